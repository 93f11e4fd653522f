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

  /// A rectangle with circular corners, clockwise from the end of its upper left corner; the radius
  /// is clamped to half the shorter side. Nothing for an empty rectangle.
  ///
  /// Its structure does not depend on the radius, so that any two can be interpolated.
  public init(roundedRect rect: Rect, cornerRadius: Double) {
    self.init()
    guard !rect.isEmpty else { return }
    let radius = max(0, min(cornerRadius, rect.width / 2, rect.height / 2))
    elements.append(.move(to: Point(x: rect.minX + radius, y: rect.minY)))
    let corners: [(x: Double, y: Double, from: Point, to: Point)] = [
      (rect.maxX, rect.minY, Point(x: -1, y: 0), Point(x: 0, y: 1)),
      (rect.maxX, rect.maxY, Point(x: 0, y: -1), Point(x: -1, y: 0)),
      (rect.minX, rect.maxY, Point(x: 1, y: 0), Point(x: 0, y: -1)),
      (rect.minX, rect.minY, Point(x: 0, y: 1), Point(x: 1, y: 0)),
    ]
    for corner in corners {
      func place(_ direction: Point, _ distance: Double) -> Point {
        Point(x: corner.x + distance * direction.x, y: corner.y + distance * direction.y)
      }
      let near = radius * (1 - Self.quarterControl)
      elements.append(.line(to: place(corner.from, radius)))
      elements.append(
        .curve(
          to: place(corner.to, radius), control1: place(corner.from, near),
          control2: place(corner.to, near)))
    }
    elements.append(.close)
  }

  /// A control point this far along the tangent makes a cubic of a quarter circle: 4/3·(√2 − 1).
  private static let quarterControl = 0.5522847498307936
}
