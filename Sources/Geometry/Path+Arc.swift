extension Path {
  /// Adds an arc of an ellipse as curves, at most a quarter of a turn each; a line where a radius
  /// is 0, nothing where both ends are equal.
  ///
  /// A quarter of a circle drawn so is at most 2.7e-4 of its radius off.
  ///
  /// Source: SVG 2, section B.2 (centre from ends; radii too short to reach grow).
  ///
  /// - Parameters:
  ///   - radii: Along the ellipse's own axes.
  ///   - rotation: Of the ellipse's axes, in degrees, clockwise.
  ///   - isLarge: Takes the way of more than half a turn.
  ///   - isClockwise: As seen on a screen, y down.
  mutating func addArc(
    from start: Point, to end: Point, radii: Size, rotation: Double, isLarge: Bool,
    isClockwise: Bool
  ) {
    guard start != end else { return }
    guard radii.width > 0, radii.height > 0 else {
      elements.append(.line(to: end))
      return
    }
    let angle = rotation * .pi / 180
    let (cosine, sine) = (Double.cos(angle), Double.sin(angle))
    // Half the way back from the end, along the ellipse's axes, in radii.
    let half = Point(x: (start.x - end.x) / 2, y: (start.y - end.y) / 2)
    var x = (cosine * half.x + sine * half.y) / radii.width
    var y = (cosine * half.y - sine * half.x) / radii.height
    var (width, height) = (radii.width, radii.height)
    let reach = Double.hypot(x, y)
    if reach > 1 {
      (width, height) = (width * reach, height * reach)
      (x, y) = (x / reach, y / reach)
    }
    // On the unit circle the ends are (x, y) and (−x, −y) from the middle between them.
    let square = x * x + y * y
    guard square > 0 else {
      elements.append(.line(to: end))
      return
    }
    let offset = (max(0, 1 - square) / square).squareRoot() * (isLarge == isClockwise ? -1 : 1)
    let centre = Point(x: offset * y, y: -offset * x)
    let startAngle = Double.atan2(y: y - centre.y, x: x - centre.x)
    var sweep = Double.atan2(y: -y - centre.y, x: -x - centre.x) - startAngle
    if isClockwise, sweep < 0 { sweep += 2 * .pi }
    if !isClockwise, sweep > 0 { sweep -= 2 * .pi }

    let middle = Point(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2)
    func placed(_ x: Double, _ y: Double) -> Point {
      let (x, y) = ((x + centre.x) * width, (y + centre.y) * height)
      return Point(x: middle.x + cosine * x - sine * y, y: middle.y + sine * x + cosine * y)
    }
    let count = max(1, Int((sweep.magnitude / (.pi / 2) - 1e-9).rounded(.up)))
    let step = sweep / Double(count)
    let reachOfControl = 4 / 3 * Double.tan(step / 4)
    for index in 0..<count {
      let (from, to) = (
        startAngle + Double(index) * step, startAngle + Double(index + 1) * step
      )
      let (c0, s0, c1, s1) = (
        Double.cos(from), Double.sin(from), Double.cos(to), Double.sin(to)
      )
      elements.append(
        .curve(
          to: index == count - 1 ? end : placed(c1, s1),
          control1: placed(c0 - reachOfControl * s0, s0 + reachOfControl * c0),
          control2: placed(c1 + reachOfControl * s1, s1 - reachOfControl * c1)))
    }
  }
}
