import Drawing
import Geometry

/// What decides the coverage of a path on a canvas.
struct PathMaskKey: Hashable {
  let path: Geometry.Path
  let style: PathItem.Style
  let map: AffineTransform
}

// A path's coverage is found once, whatever the clip (cairo's depends on it in the last bits), and
// kept while the path does not change.
extension Canvas {
  mutating func draw(
    _ item: PathItem, map: AffineTransform, within visible: Rect
  ) throws(RasterError) {
    guard item.color.alpha > 0, let bounds = item.inkRect?.pixelBounds(map: map),
      isShown(bounds, in: visible), let box = PixelBox(bounds, within: self.box)
    else { return }
    let key = PathMaskKey(path: item.path, style: item.style, map: map)
    let mask: PlacedSurface
    if let known = caches.pathMasks.value(for: key) {
      mask = known
    } else {
      mask = try coverage(of: item, map: map, in: box)
      caches.pathMasks.insert(mask, for: key, cost: box.width * box.height)
    }
    context.setSource(item.color)
    context.mask(mask.surface, x: mask.x, y: mask.y)
  }

  /// The coverage of a path, drawn by itself.
  func coverage(
    of item: PathItem, map: AffineTransform, in box: PixelBox
  ) throws(RasterError) -> PlacedSurface {
    let mask = try Surface(.a8, width: box.width, height: box.height)
    let context = try Context(mask)
    let map = map.then(.translation(x: -Double(box.x), y: -Double(box.y)))
    context.setSource(.black)
    var outline = Path()
    outline.add(item.path)
    context.add(outline, map: map)
    switch item.style {
    case .fill(let rule): context.fill(evenOdd: rule == .evenOdd)
    case .stroke(let stroke):
      var stroke = stroke
      if stroke.dashCount(on: item.path) > 1e6 { stroke.dashPattern = [] }
      context.stroke(stroke, map: map)
    }
    try context.check("draw a path")
    return PlacedSurface(mask, x: box.x, y: box.y)
  }
}

extension Stroke {
  /// About how many dashes and gaps a path takes: a million more cost a second and are no longer
  /// seen as such.
  fileprivate func dashCount(on path: Geometry.Path) -> Double {
    let period = dashPattern.reduce(0, +)
    guard period > 0 else { return 0 }
    let length = path.segments.reduce(0) { length, segment in
      length + .hypot(segment.control1.x - segment.start.x, segment.control1.y - segment.start.y)
        + .hypot(segment.control2.x - segment.control1.x, segment.control2.y - segment.control1.y)
        + .hypot(segment.end.x - segment.control2.x, segment.end.y - segment.control2.y)
    }
    return length / period * Double(dashPattern.count)
  }
}
