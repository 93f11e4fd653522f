/// Lines and curves in points, y down, in the terms of `CGPath`.
public struct Path: Hashable, Sendable {
  public enum Element: Hashable, Sendable {
    case move(to: Point)
    case line(to: Point)
    case quadCurve(to: Point, control: Point)
    case curve(to: Point, control1: Point, control2: Point)
    /// A line back to where the subpath began.
    case close
  }

  public var elements: [Element]

  public init(_ elements: [Element] = []) {
    self.elements = elements
  }
}

/// One stroke of the pen: a line, or a cubic Bézier curve.
public struct PathSegment: Hashable, Sendable {
  public var start: Point
  public var control1: Point
  public var control2: Point
  public var end: Point
  public var isLine: Bool

  init(from start: Point, to end: Point) {
    self.init(start: start, control1: start, control2: end, end: end, isLine: true)
  }

  init(start: Point, control1: Point, control2: Point, end: Point, isLine: Bool = false) {
    self.start = start
    self.control1 = control1
    self.control2 = control2
    self.end = end
    self.isLine = isLine
  }

  /// The point at a parameter, 0...1; along a line it is the part of its length.
  public func point(at parameter: Double) -> Point {
    let s = parameter
    let r = 1 - s
    if isLine {
      return Point(x: r * start.x + s * end.x, y: r * start.y + s * end.y)
    }
    let (b0, b1, b2, b3) = (r * r * r, 3 * r * r * s, 3 * r * s * s, s * s * s)
    return Point(
      x: b0 * start.x + b1 * control1.x + b2 * control2.x + b3 * end.x,
      y: b0 * start.y + b1 * control1.y + b2 * control2.y + b3 * end.y)
  }

  /// The derivative by the parameter.
  public func derivative(at parameter: Double) -> Point {
    if isLine { return Point(x: end.x - start.x, y: end.y - start.y) }
    let s = parameter
    let r = 1 - s
    let (b0, b1, b2) = (3 * r * r, 6 * r * s, 3 * s * s)
    return Point(
      x: b0 * (control1.x - start.x) + b1 * (control2.x - control1.x) + b2 * (end.x - control2.x),
      y: b0 * (control1.y - start.y) + b1 * (control2.y - control1.y) + b2 * (end.y - control2.y))
  }

  /// The direction of travel as an angle in radians, 0 along x, growing clockwise on a screen.
  ///
  /// Where the pen stands still (a control point lies on its end) it is the direction in which it
  /// moves just inside the segment.
  public func tangentAngle(at parameter: Double) -> Double {
    for inward in [0, 1e-4, 1e-2] {
      let nudged = parameter < 0.5 ? parameter + inward : parameter - inward
      let direction = derivative(at: nudged)
      if direction.x != 0 || direction.y != 0 {
        return .atan2(y: direction.y, x: direction.x)
      }
    }
    return 0
  }
}

extension Path {
  /// The path as strokes in drawing order. Quadratic curves are written as cubic ones; a `move`
  /// adds none.
  public var segments: [PathSegment] {
    var result: [PathSegment] = []
    var current = Point.zero
    var subpathStart = Point.zero
    for element in elements {
      switch element {
      case .move(let point):
        current = point
        subpathStart = point
      case .line(let point):
        result.append(PathSegment(from: current, to: point))
        current = point
      case .quadCurve(let point, let control):
        func third(_ end: Point) -> Point {
          Point(x: (end.x + 2 * control.x) / 3, y: (end.y + 2 * control.y) / 3)
        }
        result.append(
          PathSegment(
            start: current, control1: third(current), control2: third(point), end: point))
        current = point
      case .curve(let point, let control1, let control2):
        result.append(
          PathSegment(start: current, control1: control1, control2: control2, end: point))
        current = point
      case .close:
        result.append(PathSegment(from: current, to: subpathStart))
        current = subpathStart
      }
    }
    return result
  }
}
