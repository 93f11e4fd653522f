import Drawing
import Geometry

extension Canvas {
  /// Adds up the two states on a surface of their own, each by its share, and lays that over what
  /// is below: a pixel that both cover fully stays fully covered on the way.
  mutating func draw(
    _ dissolve: Dissolve, map: AffineTransform, within visible: Rect
  ) throws(RasterError) {
    guard let bounds = dissolve.inkBounds(map: map),
      let box = PixelBox(bounds.intersection(visible), within: self.box)
    else { return }
    let progress = min(1, max(0, dissolve.progress))
    context.save()
    defer { context.restore() }
    context.clip(to: box)
    let outer = try beginBackdrops(for: dissolve.from + dissolve.to, map: map)
    defer { below = outer }
    context.pushGroup()
    context.setOperator(.add)
    try draw(dissolve.from, share: 1 - progress, map: map, within: box.rect)
    try draw(dissolve.to, share: progress, map: map, within: box.rect)
    context.setOperator(.over)
    context.popGroupToSource()
    context.paint()
  }

  private mutating func draw(
    _ items: [DisplayItem], share: Double, map: AffineTransform, within visible: Rect
  ) throws(RasterError) {
    guard share > 0 else { return }
    context.pushGroup()
    context.setOperator(.over)
    try draw(items, map: map, within: visible, clip: nil)
    context.popGroupToSource()
    context.paint(opacity: share)
  }
}
