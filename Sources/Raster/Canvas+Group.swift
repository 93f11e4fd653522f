import Drawing
import Geometry

// Why clips are not cairo's. A path given to `cairo_clip` cuts every item by itself, so along a
// curved edge each item lets what is below it shine through: a white card over a black one in the
// same round clip has a dark fringe. Core Animation antialiases once, after the items were put
// together. The same result without a surface for the group: draw the items over whole pixels,
// then blend back, by the coverage of what lies outside the clip, the pixels that were there
// before. Since (1 − c)·below + c·(group over below) equals (c·group) over below, this is exact,
// and only the pixels along the edge are touched twice.

extension Canvas {
  mutating func draw(
    _ group: Group, map: AffineTransform, within visible: Rect
  ) throws(RasterError) {
    let opacity = min(group.opacity, 1)
    guard opacity > 0 else { return }
    guard group.projection == nil else {
      return try drawProjected(group, opacity: opacity, map: map, within: visible)
    }
    let map = group.transform.then(map)
    // A group squeezed to a line or a point, or thrown to infinity, has no area.
    guard map.inverted != nil else { return }
    let isComposited = group.isComposited
    guard isComposited || group.clip != nil || group.shadow != nil || group.blurRadius > 0 else {
      return try draw(group.items, map: map, within: visible, clip: nil)
    }
    var shown = visible
    if isComposited {
      guard let bounds = group.drawnBounds(map: map) else { return }
      shown = bounds.intersection(shown)
    }
    guard let box = PixelBox(shown, within: self.box) else { return }

    context.save()
    defer { context.restore() }
    context.clip(to: box)
    let outer = isComposited ? try beginBackdrops(for: group.items, map: map) : below
    defer { below = outer }
    if isComposited { context.pushGroup() }
    if let shadow = group.shadow {
      try draw(shadow, of: group, map: map, within: box.rect)
    }
    if group.blurRadius > 0 {
      try drawBlurred(group, map: map, within: box.rect)
    } else {
      try drawItems(of: group, map: map, within: box.rect)
    }
    if let mask = group.mask {
      below = nil
      context.pushGroup()
      try draw(mask, map: map, within: box.rect, clip: nil)
      context.popGroupToSource()
      context.setOperator(.destinationIn)
      context.paint()
      context.setOperator(.over)
    }
    if isComposited { context.popGroup(group.blendMode, opacity: opacity) }
  }

  /// Draws a group's items, cut by its clip and nothing else.
  mutating func drawItems(
    of group: Group, map: AffineTransform, within visible: Rect
  ) throws(RasterError) {
    guard let clip = group.clip else {
      return try draw(group.items, map: map, within: visible, clip: nil)
    }
    let edge = ClipEdge(clip, map: map)
    guard let box = PixelBox(edge.box, within: visible) else { return }
    context.save()
    defer { context.restore() }
    context.clip(to: box)
    try draw(group.items, map: map, within: box.rect, clipped: edge)
  }

  private mutating func draw(
    _ items: [DisplayItem], map: AffineTransform, within visible: Rect, clipped edge: ClipEdge
  ) throws(RasterError) {
    var saved: [PlacedSurface] = []
    for region in edge.regions {
      guard let box = PixelBox(region, within: visible) else { continue }
      saved.append(try context.copyTarget(box))
    }
    try draw(items, map: map, within: visible, clip: edge.shape)
    guard !saved.isEmpty else { return }
    for pixels in saved {
      context.blendBack(
        pixels, where: try edge.coverage(of: pixels.box, map: map))
    }
  }
}
