extension Path {
  /// A rectangle with rounded corners, clockwise from the end of the top left one; radii are
  /// clamped to half the shorter side.
  public init(roundedRect rect: Rect, _ radii: CornerRadii) {
    self.init()
    let radii = radii.clamped(to: rect.size)
    let extents = radii.extents(in: rect.size)
    let half = min(rect.width, rect.height) / 2
    elements.append(.move(to: Point(x: rect.minX + extents.minXminY, y: rect.minY)))
    func corner(_ x: Double, _ y: Double, _ radius: Double, _ u: Point, _ v: Point) -> Corner {
      Corner(point: Point(x: x, y: y), u: u, v: v, radius: radius, room: half)
    }
    let (right, down) = (Point(x: 1, y: 0), Point(x: 0, y: 1))
    let (left, up) = (Point(x: -1, y: 0), Point(x: 0, y: -1))
    for corner in [
      corner(rect.maxX, rect.minY, radii.maxXminY, left, down),
      corner(rect.maxX, rect.maxY, radii.maxXmaxY, up, left),
      corner(rect.minX, rect.maxY, radii.minXmaxY, right, up),
      corner(rect.minX, rect.minY, radii.minXminY, down, right),
    ] {
      elements += corner.elements(radii.curve)
    }
    elements.append(.close)
  }
}

/// A corner of a rectangle, with the directions back along the edge before it and forth along the
/// edge after it.
private struct Corner {
  var point: Point
  var u: Point
  var v: Point
  var radius: Double
  /// How far it may reach along its edges.
  var room: Double

  /// A control point this far along the tangent makes a cubic of a quarter circle: 4/3·(√2 − 1).
  private static let circle = 0.5522847498

  private func place(_ along: Double, _ across: Double) -> Point {
    Point(
      x: point.x + radius * (along * u.x + across * v.x),
      y: point.y + radius * (along * u.y + across * v.y))
  }

  /// A line to where the corner begins, and its curve.
  func elements(_ curve: CornerCurve) -> [Path.Element] {
    guard radius > 0 else { return [.line(to: point)] }
    let places: [ContinuousCorner.Place]
    switch curve {
    case .continuous where room > radius: places = ContinuousCorner(room: room / radius).places
    case .circular, .continuous:
      let near = 1 - Self.circle
      return [
        .line(to: place(1, 0)),
        .curve(to: place(0, 1), control1: place(near, 0), control2: place(0, near)),
      ]
    }
    let points = places.map { place($0.u, $0.v) }
    return [
      .line(to: points[0]),
      .curve(to: points[3], control1: points[1], control2: points[2]),
      .line(to: points[4]),
      .curve(to: points[7], control1: points[5], control2: points[6]),
      .line(to: points[8]),
      .curve(to: points[11], control1: points[9], control2: points[10]),
    ]
  }
}
