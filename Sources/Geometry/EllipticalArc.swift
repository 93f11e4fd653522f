/// A part of an ellipse between two points.
///
/// Source: SVG 1.1, F.6.5 (from end points to a centre) and F.6.6 (radii that are too small).
struct EllipticalArc {
  private let center: Point
  private let radii: Size
  /// Of the ellipse's first axis against x.
  private let cosine: Double
  private let sine: Double
  /// In radians, on the ellipse.
  private let startAngle: Double
  private let sweep: Double
  private let end: Point

  /// Nil where the points are the same or a radius is 0.
  ///
  /// - Parameter rotation: In degrees, clockwise on a screen.
  init?(
    from start: Point, to end: Point, radii given: Size, rotation: Double, isLarge: Bool,
    isClockwise: Bool
  ) {
    guard start != end, given.width > 0, given.height > 0 else { return nil }
    let angle = rotation.truncatingRemainder(dividingBy: 360) * .pi / 180
    let (sine, cosine) = (Double.sin(angle), Double.cos(angle))
    let (dx, dy) = ((start.x - end.x) / 2, (start.y - end.y) / 2)
    // The start about the middle of the chord, in the ellipse's axes.
    let x = cosine * dx + sine * dy
    let y = cosine * dy - sine * dx
    var radii = given
    let reach =
      x * x / (radii.width * radii.width) + y * y / (radii.height * radii.height)
    if reach > 1 {
      radii = Size(
        width: radii.width * reach.squareRoot(), height: radii.height * reach.squareRoot())
    }
    let (a, b) = (radii.width * radii.width, radii.height * radii.height)
    let left = max(0, (a * b - a * y * y - b * x * x) / (a * y * y + b * x * x))
    let factor = (isLarge == isClockwise ? -1 : 1) * left.squareRoot()
    let cx = factor * radii.width * y / radii.height
    let cy = -factor * radii.height * x / radii.width
    let from = Double.atan2(y: (y - cy) / radii.height, x: (x - cx) / radii.width)
    let to = Double.atan2(y: (-y - cy) / radii.height, x: (-x - cx) / radii.width)
    var sweep = to - from
    if isClockwise, sweep < 0 { sweep += 2 * .pi }
    if !isClockwise, sweep > 0 { sweep -= 2 * .pi }
    center = Point(
      x: cosine * cx - sine * cy + (start.x + end.x) / 2,
      y: sine * cx + cosine * cy + (start.y + end.y) / 2)
    self.radii = radii
    self.cosine = cosine
    self.sine = sine
    self.sweep = sweep
    self.end = end
    startAngle = from
  }

  /// Cubic curves of at most a quarter turn each.
  var curves: [Path.Element] {
    let count = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
    let step = sweep / Double(count)
    // The handle's length that makes the cubic meet the arc's middle.
    let quarter = step / 4
    let handle = 4 / 3 * Double.sin(quarter) / Double.cos(quarter)
    return (0..<count).map { index in
      let from = startAngle + Double(index) * step
      let to = from + step
      return .curve(
        to: index == count - 1 ? end : point(to, ahead: 0),
        control1: point(from, ahead: handle), control2: point(to, ahead: -handle))
    }
  }

  /// The point at an angle, moved along the tangent by a part of the radius.
  private func point(_ angle: Double, ahead: Double) -> Point {
    let (s, c) = (Double.sin(angle), Double.cos(angle))
    let x = radii.width * (c - ahead * s)
    let y = radii.height * (s + ahead * c)
    return Point(
      x: center.x + cosine * x - sine * y, y: center.y + sine * x + cosine * y)
  }
}
