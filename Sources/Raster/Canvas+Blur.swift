import Drawing
import Geometry

/// What decides the pixels of a blurred group on a canvas.
struct BlurredGroupKey: Hashable {
  let items: [DisplayItem]
  let clip: Shape?
  let map: AffineTransform
  /// In points.
  let radius: Double
  let box: PixelBox
}

extension Canvas {
  /// Draws a group's items as one picture that is blurred.
  ///
  /// The picture is drawn by itself, also where it lies off the canvas and shines in.
  ///
  /// - Parameter map: From the group's coordinates to pixels.
  mutating func drawBlurred(
    _ group: Group, map: AffineTransform, within visible: Rect
  ) throws(RasterError) {
    guard let bounds = group.contentBounds(map: map), isShown(bounds, in: visible),
      let box = PixelBox(bounds, within: self.box)
    else { return }
    let key = BlurredGroupKey(
      items: group.items, clip: group.clip, map: map, radius: group.blurRadius, box: box)
    let picture: PlacedSurface
    if let known = caches.blurredGroups.value(for: key) {
      picture = known
    } else {
      picture = try blurred(group, map: map, to: box)
      caches.blurredGroups.insert(picture, for: key, cost: picture.cost)
    }
    context.save()
    defer { context.restore() }
    if let shown = PixelBox(box.rect, within: visible) { context.clip(to: shown) }
    context.setSource(picture)
    context.paint()
  }

  private mutating func blurred(
    _ group: Group, map: AffineTransform, to box: PixelBox
  ) throws(RasterError) -> PlacedSurface {
    let (x, y) = GaussianKernel.pair(radius: group.blurRadius, map: map)
    // What lies further away than the blur reaches does not count.
    func reach(_ kernel: GaussianKernel, side: Int) -> Double {
      Double(min(kernel.step * (kernel.reach + 2), max(0, (32_000 - side) / 2)))
    }
    let (reachX, reachY) = (reach(x, side: box.width), reach(y, side: box.height))
    let near = Rect(
      minX: box.rect.minX - reachX, minY: box.rect.minY - reachY,
      maxX: box.rect.maxX + reachX, maxY: box.rect.maxY + reachY)
    var sharp = group
    sharp.blurRadius = 0
    guard let content = sharp.contentBounds(map: map), let drawn = PixelBox(content, within: near)
    else { return PlacedSurface(try Surface(.argb32, width: 1, height: 1), x: box.x, y: box.y) }
    let cells = CellBox(drawn, x.step, y.step).pixels(x.step, y.step)
    let source = try picture(ofItemsIn: sharp, map: map, box: cells)
    return try PixelBlur(source, for: box, x: x, y: y).pixels(of: box)
  }
}
