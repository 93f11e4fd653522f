import Geometry
import Motion
import Testing

struct PathAnimationTests {
  static func p(_ x: Double, _ y: Double) -> Point { Point(x: x, y: y) }

  /// A line of 100 pt and a quarter of something like a circle.
  static let lineAndCurve = Path([
    .move(to: p(0, 0)), .line(to: p(100, 0)),
    .curve(to: p(200, 100), control1: p(150, 0), control2: p(200, 50)),
  ])
  static let angle = Path([.move(to: p(0, 0)), .line(to: p(10, 0)), .line(to: p(10, 90))])
  static let arch = Path([
    .move(to: p(0, 0)), .curve(to: p(100, 0), control1: p(0, 100), control2: p(100, 100)),
  ])

  struct Row: Sendable, CustomTestStringConvertible {
    var name: String
    var keyTimes: [Double]?
    var mode: CalculationMode
    var tolerance: Double
    var positions: [(x: Double, y: Double)]
    var testDescription: String { name }
  }

  static let times: [Double] = [0, 0.1, 0.25, 0.5, 0.6, 0.75, 0.9, 0.99]

  /// Measured on QuartzCore, given to a hundredth of a point; its arc length is coarser.
  @Test(arguments: [
    Row(
      name: "linear", mode: .linear, tolerance: 0.02,
      positions: [
        (0, 0), (20, 0), (50, 0), (100, 0), (129.6, 5.6), (168.75, 31.25), (194.4, 70.4),
        (199.94, 97),
      ]),
    Row(
      name: "key times", keyTimes: [0, 0.2, 1], mode: .linear, tolerance: 0.02,
      positions: [
        (0, 0), (50, 0), (109.36, 0.57), (153.61, 18.46), (168.75, 31.25), (186.88, 54.65),
        (197.75, 81.35), (199.98, 98.13),
      ]),
    Row(
      name: "paced", mode: .paced, tolerance: 0.061,
      positions: [
        (0, 0), (25.49, 0), (63.72, 0), (126.87, 4.62), (149.72, 15.82), (177.88, 41.5),
        (195.99, 74.98), (199.96, 97.46),
      ]),
    Row(
      name: "discrete", mode: .discrete, tolerance: 0,
      positions: [
        (0, 0), (0, 0), (0, 0), (100, 0), (100, 0), (100, 0), (100, 0), (100, 0),
      ]),
  ])
  func positionsAreThoseOfCoreAnimation(_ row: Row) throws {
    let animation = PathAnimation(
      path: Self.lineAndCurve, keyTimes: row.keyTimes, calculationMode: row.mode)
    for (time, expected) in zip(Self.times, row.positions) {
      let position = try #require(animation.position(at: time))
      #expect(abs(position.x - expected.x) <= row.tolerance, "x at \(time)")
      #expect(abs(position.y - expected.y) <= row.tolerance, "y at \(time)")
    }
  }

  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var path: Path
    var keyTimes: [Double]?
    var timings: [Easing] = []
    var mode: CalculationMode = .linear
    var time: Double
    var position: Point
    var tolerance = 1e-6
    var testDescription: String { name }
  }

  /// What the tests of a re-implementation of Core Animation expect.
  @Test(arguments: [
    Case(name: "linear", path: angle, time: 0.25, position: p(5, 0)),
    Case(name: "paced", path: angle, mode: .paced, time: 0.25, position: p(10, 15)),
    Case(
      name: "key times", path: angle, keyTimes: [0, 0.8, 1], time: 0.25, position: p(3.125, 0)),
    Case(
      name: "timing functions", path: angle, timings: [.easeIn, .easeOut], time: 0.25,
      position: p(3.153568, 0)),
    Case(name: "discrete", path: angle, mode: .discrete, time: 0.75, position: p(10, 0)),
    Case(name: "curve by parameter", path: arch, time: 0.25, position: p(15.625, 56.25)),
    Case(
      name: "curve by length", path: arch, mode: .paced, time: 0.25,
      position: p(10.647822, 48.460465), tolerance: 0.15),
    Case(
      name: "two subpaths",
      path: Path([
        .move(to: p(0, 0)), .line(to: p(10, 0)), .move(to: p(100, 100)), .line(to: p(100, 110)),
      ]), time: 0.25, position: p(5, 0)),
    Case(
      name: "closed",
      path: Path([.move(to: p(0, 0)), .line(to: p(10, 0)), .line(to: p(0, 10)), .close]),
      time: 5.0 / 6, position: p(0, 5)),
  ])
  func positionsAreThoseOfAnotherEngine(_ vector: Case) throws {
    let animation = PathAnimation(
      path: vector.path, keyTimes: vector.keyTimes,
      timingFunctions: vector.timings.map { TimingCurve($0) }, calculationMode: vector.mode)
    let position = try #require(animation.position(at: vector.time))
    #expect(abs(position.x - vector.position.x) < vector.tolerance)
    #expect(abs(position.y - vector.position.y) < vector.tolerance)
  }

  /// The model's scale is (2, 3), the path goes down.
  @Test(arguments: [
    (PathAnimation.RotationMode.auto, [0.0, 3, -2, 0]), (.autoReverse, [0, -3, 2, 0]),
    (.none, [2, 0, 0, 3]),
  ])
  func layerTurnsWithThePath(_ mode: PathAnimation.RotationMode, _ matrix: [Double]) {
    let path = Path([.move(to: Self.p(0, 0)), .line(to: Self.p(0, 100))])
    let animation = PathAnimation(path: path, rotationMode: mode)
    let shown = animation.transform(at: 0.5, model: .scale(x: 2, y: 3))
    for (entry, expected) in zip([shown.a, shown.b, shown.c, shown.d], matrix) {
      #expect(abs(entry - expected) < 1e-12)
    }
  }

  @Test func tangentLooksInwardWhereTheCurveStandsStill() {
    // Both control points lie on the ends: a straight line with a speed of 0 at both.
    let path = Path([
      .move(to: Self.p(0, 0)),
      .curve(to: Self.p(10, 10), control1: Self.p(0, 0), control2: Self.p(10, 10)),
    ])
    let animation = PathAnimation(path: path, rotationMode: .auto)
    for time in [0, 0.5, 1] {
      #expect(abs(animation.rotation(at: time) - .pi / 4) < 1e-12)
    }
  }

  @Test(arguments: CalculationMode.allCases)
  func pathWithoutAStrokeHasNoEffect(_ mode: CalculationMode) {
    let animation = PathAnimation(path: Path([.move(to: .zero)]), calculationMode: mode)
    #expect(animation.position(at: 0.5) == nil)
  }
}
