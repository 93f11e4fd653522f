import Motion
import Testing

struct CurveTests {
  static func bezier(_ points: [Double]) throws -> CubicBezier {
    try CubicBezier(points[0], points[1], points[2], points[3])
  }

  static func isClose(_ a: Double, _ b: Double, within tolerance: Double) -> Bool {
    a == b || abs(a - b) <= tolerance
  }

  @Test(arguments: NamedCurveVectors.exact)
  func namedCurveIsExact(_ row: NamedCurveVectors.Row) {
    for (fraction, expected) in zip(row.fractions, row.progress) {
      let progress = row.easing.controlPoints.progress(at: fraction)
      #expect(abs(progress - expected) < 1e-9, "at \(fraction)")
    }
  }

  @Test(arguments: NamedCurveVectors.measured)
  func namedCurveIsThatOfCoreAnimation(_ row: NamedCurveVectors.Row) {
    for (fraction, expected) in zip(row.fractions, row.progress) {
      let progress = row.easing.controlPoints.progress(at: fraction)
      #expect(abs(progress - expected) < 2e-5, "at \(fraction)")
    }
  }

  @Test(arguments: NamedCurveVectors.tenDigits)
  func namedCurveHasTenRightDigits(_ row: NamedCurveVectors.Row) {
    for (fraction, expected) in zip(row.fractions, row.progress) {
      let progress = row.easing.controlPoints.progress(at: fraction)
      #expect(abs(progress - expected) <= 1e-10, "at \(fraction)")
    }
  }

  @Test(arguments: BezierVectors.values)
  func bezierIsThatOfChromium(_ samples: BezierVectors.Samples) throws {
    let curve = try Self.bezier(samples.points)
    for (input, output) in zip(samples.inputs, samples.outputs) {
      #expect(abs(curve.progress(at: input) - output) < 1.5e-4, "at \(input)")
    }
  }

  @Test(arguments: BezierVectors.slopes)
  func slopeIsThatOfChromium(_ samples: BezierVectors.Samples) throws {
    let curve = try Self.bezier(samples.points)
    for (input, output) in zip(samples.inputs, samples.outputs) {
      #expect(abs(curve.slope(at: input) - output) < 1.5e-4, "at \(input)")
    }
  }

  @Test(arguments: BezierVectors.beyondTheEnds)
  func curveGoesOnAlongItsEndTangents(_ samples: BezierVectors.Samples) throws {
    let curve = try Self.bezier(samples.points)
    for (input, output) in zip(samples.inputs, samples.outputs) {
      #expect(curve.extrapolatedProgress(at: input) == output, "at \(input)")
    }
  }

  @Test(arguments: BezierVectors.ranges)
  func overshootIsThatOfChromium(_ range: BezierVectors.Range) throws {
    let curve = try Self.bezier(range.points)
    let values = (0...20_000).map { curve.progress(at: Double($0) / 20_000) }
    #expect(abs(try #require(values.min()) - range.least) < 1.5e-4)
    #expect(abs(try #require(values.max()) - range.greatest) < 1.5e-4)
  }

  @Test(arguments: NestedEasingVectors.cases)
  func easingUnderAnEasingIsThatOfBrowsers(_ vector: NestedEasingVectors.Case) throws {
    let input = try Self.bezier(vector.outer).progress(at: vector.milliseconds / 1000)
    let progress =
      switch vector.inner {
      case .bezier(let points): try Self.bezier(points).extrapolatedProgress(at: input)
      case .steps(let count, let jump): try Steps(count, jump: jump).progress(at: input)
      }
    #expect(abs(100 * progress - vector.left) < 0.01)
  }

  @Test(arguments: StepsVectors.rows) func stairs(_ row: StepsVectors.Row) throws {
    let steps = try Steps(row.count, jump: row.jump)
    for (fraction, expected) in zip(StepsVectors.fractions, row.progress) {
      #expect(steps.progress(at: fraction) == expected, "at \(fraction)")
    }
    for (fraction, expected) in zip(StepsVectors.fractionsBefore, row.progressBefore) {
      #expect(steps.progress(at: fraction, isBefore: true) == expected, "before, at \(fraction)")
    }
  }

  /// Against the highest of 20,001 places; near its top a parabola falls by less than 1e-7 between
  /// two of them. The second has a linear derivative (y2 = y1 + 1/3).
  @Test(
    arguments: [
      [0.3, 0, 0.7, 2], [0.5, 1.5, 0.5, 1.5 + 1.0 / 3], [0.2, 3, 0.8, -2], [0.34, 1.56, 0.64, 1],
      [0.5, -1, 0.5, 1.2], [0, 1.2, 1, 1.2], [0.5, 1, 0.5, 1.0000001],
      [0.42, 0, 0.58, 1], [0.6, -0.28, 0.735, 0.045],
    ])
  func highestProgress(_ points: [Double]) throws {
    let curve = try Self.bezier(points)
    let sampled = (0...20_000).reduce(0.0) { max($0, curve.progress(at: Double($1) / 20_000)) }
    #expect(curve.highestProgress >= sampled)
    #expect(abs(curve.highestProgress - sampled) < 1e-6)
  }

  @Test func controlPointsOutsideTheUnitIntervalAreRefused() {
    #expect(throws: ParameterError.outOfRange(parameter: "x1", value: 1.1, allowed: "0.0 to 1.0")) {
      try CubicBezier(1.1, 0, 1, 1)
    }
    for points: [Double] in [[0, 0, 1.1, 1], [-0.1, 0, 1, 1], [0, 0, -0.1, 1], [0, .nan, 1, 1]] {
      #expect(throws: ParameterError.self) { try Self.bezier(points) }
    }
  }

  @Test(arguments: [(0, Steps.Jump.end), (-1, .start), (1, .none), (0, .both)])
  func tooFewStepsAreRefused(_ count: Int, _ jump: Steps.Jump) {
    #expect(throws: ParameterError.self) { try Steps(count, jump: jump) }
  }
}
