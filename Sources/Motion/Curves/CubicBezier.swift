/// A timing curve: the cubic Bézier from (0, 0) to (1, 1), progress y over time fraction x.
public struct CubicBezier: Hashable, Sendable {
  /// Within 0...1, so that x grows along the curve and y is a function of it.
  public let x1: Double
  /// Any number: a curve may overshoot.
  public let y1: Double
  /// Within 0...1.
  public let x2: Double
  public let y2: Double

  /// The first control point, then the second.
  ///
  /// - Throws: ``ParameterError`` where x1 or x2 leaves 0...1 or a number is not finite.
  public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) throws(ParameterError) {
    try ParameterError.check("x1", x1, "0.0 to 1.0", (0...1).contains(x1))
    try ParameterError.check("y1", y1, "a finite number", true)
    try ParameterError.check("x2", x2, "0.0 to 1.0", (0...1).contains(x2))
    try ParameterError.check("y2", y2, "a finite number", true)
    self.init(known: x1, y1, x2, y2)
  }

  /// Control points that need no check.
  init(known x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.x1 = x1
    self.y1 = y1
    self.x2 = x2
    self.y2 = y2
  }

  /// Progress at a fraction of the duration. `fraction` is clamped to 0...1; the result may leave
  /// 0...1 where a control point does. Error below 1e-12, the ends are exact.
  public func progress(at fraction: Double) -> Double {
    let x = min(max(fraction, 0), 1)
    guard x > 0, x < 1, !isDiagonal else { return x }
    return Self.axis(y1, y2, at: parameter(at: x))
  }

  /// Progress per fraction of the duration (dy/dx), taken at the clamped fraction.
  ///
  /// At the ends it is the slope of the end tangent; infinite where that is vertical.
  public func slope(at fraction: Double) -> Double {
    let x = min(max(fraction, 0), 1)
    if isDiagonal { return 1 }
    if x == 0 { return startSlope }
    if x == 1 { return endSlope }
    let s = parameter(at: x)
    let dx = Self.axisSlope(x1, x2, at: s)
    let dy = Self.axisSlope(y1, y2, at: s)
    return dx == 0 ? (dy < 0 ? -.infinity : .infinity) : dy / dx
  }

  /// The greatest progress on the way; 1 where the curve does not overshoot.
  ///
  /// At the parameter s, y' is 3 (a s² + b s + y1) with a = 3 y1 − 3 y2 + 1 and b = 2 y2 − 4 y1.
  public var highestProgress: Double {
    guard max(y1, y2) > 1 else { return 1 }
    let a = 3 * y1 - 3 * y2 + 1
    let b = 2 * y2 - 4 * y1
    let root = (b * b - 4 * a * y1).squareRoot()
    // Without cancellation; where a is 0 one of them is not finite.
    let q = -(b + (b < 0 ? -root : root)) / 2
    return [q / a, y1 / q].reduce(1) { highest, s in
      s > 0 && s < 1 ? max(highest, Self.axis(y1, y2, at: s)) : highest
    }
  }

  var isDiagonal: Bool { x1 == y1 && x2 == y2 }

  /// The curve's parameter s with x(s) = x.
  private func parameter(at x: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    // Bisection, not Newton: the same bits on every machine, and no start point that fails.
    for _ in 0..<53 {
      let middle = (low + high) / 2
      if Self.axis(x1, x2, at: middle) < x { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  private static func axis(_ p1: Double, _ p2: Double, at s: Double) -> Double {
    let r = 1 - s
    return 3 * r * r * s * p1 + 3 * r * s * s * p2 + s * s * s
  }

  private static func axisSlope(_ p1: Double, _ p2: Double, at s: Double) -> Double {
    let r = 1 - s
    return 3 * r * r * p1 + 6 * r * s * (p2 - p1) + 3 * s * s * (1 - p2)
  }
}
