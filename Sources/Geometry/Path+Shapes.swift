extension Path {
  /// The ellipse that touches a rectangle's sides, from its rightmost point clockwise as
  /// `CGPathAddEllipseInRect` draws it; nothing for an empty rectangle.
  public init(ovalIn rect: Rect) {
    self.init()
    guard !rect.isEmpty else { return }
    let (rx, ry) = (rect.width / 2 * Self.quarterControl, rect.height / 2 * Self.quarterControl)
    func point(_ x: Double, _ y: Double) -> Point { Point(x: x, y: y) }
    let right = point(rect.maxX, rect.midY)
    let bottom = point(rect.midX, rect.maxY)
    let left = point(rect.minX, rect.midY)
    let top = point(rect.midX, rect.minY)
    elements = [
      .move(to: right),
      .curve(
        to: bottom, control1: point(right.x, right.y + ry), control2: point(bottom.x + rx, bottom.y)
      ),
      .curve(
        to: left, control1: point(bottom.x - rx, bottom.y), control2: point(left.x, left.y + ry)),
      .curve(to: top, control1: point(left.x, left.y - ry), control2: point(top.x - rx, top.y)),
      .curve(to: right, control1: point(top.x + rx, top.y), control2: point(right.x, right.y - ry)),
      .close,
    ]
  }

  /// A rectangle with circular corners of one radius, clamped to half the shorter side; nothing for
  /// an empty rectangle.
  ///
  /// Its structure does not depend on the radius, so that any two can be interpolated: a radius of 0
  /// counts as 1e-9 pt.
  public init(roundedRect rect: Rect, cornerRadius: Double) {
    if rect.isEmpty {
      self.init()
    } else {
      self.init(roundedRect: rect, CornerRadii(max(cornerRadius, 1e-9)))
    }
  }

  /// A control point this far along the tangent makes a cubic of a quarter circle: 4/3·(√2 − 1).
  private static let quarterControl = 0.5522847498307936
}
