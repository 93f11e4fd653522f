import Motion
import Testing

/// The expectations of the web-platform-tests css/css-easing for `linear()`. A stop with two
/// positions is written as two stops, as CSS defines it.
struct LinearEasingTests {
  typealias Stop = LinearEasing.Stop

  struct Case: Sendable, CustomTestStringConvertible {
    var text: String
    var stops: [Stop]
    /// Inputs in percent, outputs.
    var points: [(input: Double, output: Double)]
    var testDescription: String { text }
  }

  static let impliedPositions: [Case] = [
    Case(text: "0, 1", stops: [Stop(0), Stop(1)], points: [(0, 0), (100, 1)]),
    Case(
      text: "0 0% 50%, 1 50% 100%",
      stops: [Stop(0, at: 0), Stop(0, at: 0.5), Stop(1, at: 0.5), Stop(1, at: 1)],
      points: [(0, 0), (50, 0), (50, 1), (100, 1)]),
    Case(
      text: "0, 0.5 25% 75%, 1 100% 100%",
      stops: [Stop(0), Stop(0.5, at: 0.25), Stop(0.5, at: 0.75), Stop(1, at: 1), Stop(1, at: 1)],
      points: [(0, 0), (25, 0.5), (75, 0.5), (100, 1), (100, 1)]),
    Case(
      text: "0, 1.3, 1, 0.92, 1, 0.99, 1, 0.998, 1 100% 100%",
      stops: [0, 1.3, 1, 0.92, 1, 0.99, 1, 0.998].map { Stop($0) } + [
        Stop(1, at: 1), Stop(1, at: 1),
      ],
      points: [
        (0, 0), (12.5, 1.3), (25, 1), (37.5, 0.92), (50, 1), (62.5, 0.99), (75, 1), (87.5, 0.998),
        (100, 1), (100, 1),
      ]),
    Case(
      text: "0, 1.3, 1, 0.92, 1, 0.99, 1, 1.004, 0.998, 1 100% 100%",
      stops: [0, 1.3, 1, 0.92, 1, 0.99, 1, 1.004, 0.998].map { Stop($0) } + [
        Stop(1, at: 1), Stop(1, at: 1),
      ],
      points: [
        (0, 0), (11.1111, 1.3), (22.2222, 1), (33.3333, 0.92), (44.4444, 1), (55.5556, 0.99),
        (66.6667, 1), (77.7778, 1.004), (88.8889, 0.998), (100, 1), (100, 1),
      ]),
    Case(
      text: "0, 0 40%, 1, 0.5, 1",
      stops: [Stop(0), Stop(0, at: 0.4), Stop(1), Stop(0.5), Stop(1)],
      points: [(0, 0), (40, 0), (60, 1), (80, 0.5), (100, 1)]),
    Case(
      text: "0, 0.1 -10%, 1", stops: [Stop(0), Stop(0.1, at: -0.1), Stop(1)],
      points: [(0, 0), (0, 0.1), (100, 1)]),
    Case(
      text: "0, 0.9 110%, 1", stops: [Stop(0), Stop(0.9, at: 1.1), Stop(1)],
      points: [(0, 0), (110, 0.9), (110, 1)]),
  ]

  @Test(arguments: impliedPositions) func positionsAreImplied(_ vector: Case) throws {
    let points = try LinearEasing(vector.stops).points
    #expect(points.map(\.output) == vector.points.map(\.output))
    for (point, expected) in zip(points, vector.points) {
      #expect(abs(100 * point.input - expected.input) < 5e-5)
    }
  }

  @Test func outputs() throws {
    let up = try LinearEasing([Stop(0), Stop(1.5), Stop(1)])
    let down = try LinearEasing([Stop(1), Stop(-0.5), Stop(0)])
    let fractions: [Double] = [0, 0.25, 0.5, 0.75, 1]
    #expect(fractions.map { up.progress(at: $0) } == [0, 0.75, 1.5, 1.25, 1])
    #expect(fractions.map { down.progress(at: $0) } == [1, 0.25, -0.5, -0.25, 0])
  }

  @Test func stairsOfLinesAreSteps() throws {
    let stops = (0..<5).flatMap { (index: Int) -> [Stop] in
      let output = Double(index + 1) / 5
      return [Stop(output, at: Double(index) / 5), Stop(output, at: Double(index + 1) / 5)]
    }
    let lines = try LinearEasing(stops)
    let steps = try Steps(5, jump: .start)
    for fraction: Double in [0, 0.2, 0.4, 0.6, 0.8, 1] {
      #expect(abs(lines.progress(at: fraction) - steps.progress(at: fraction)) < 1e-4)
    }
  }

  @Test func positionsThatFallAreRaised() throws {
    let below = try LinearEasing([Stop(0), Stop(0.1, at: -0.1), Stop(1)])
    let atStart = try LinearEasing([Stop(0), Stop(0.1, at: 0), Stop(1)])
    for fraction: Double in [0, 0.1, 0.55, 1] {
      #expect(below.progress(at: fraction) == atStart.progress(at: fraction))
    }
    let beyond = try LinearEasing([Stop(0), Stop(0.9, at: 1.1), Stop(1)])
    for (fraction, expected): (Double, Double) in [(0, 0), (0.55, 0.45), (1.1, 1)] {
      #expect(abs(beyond.progress(at: fraction) - expected) < 1e-12)
    }
  }

  @Test func outerLinesGoOn() throws {
    let curve = try LinearEasing([Stop(0), Stop(1, at: 0.5), Stop(1.5)])
    #expect(abs(curve.progress(at: -0.5) - -1) < 1e-12)
    #expect(abs(curve.progress(at: 1.5) - 2) < 1e-12)
  }

  @Test(arguments: [[], [Stop(0)], [Stop(1, at: 1)], [Stop(0), Stop(.nan)]])
  func tooShortOrBrokenListsAreRefused(_ stops: [Stop]) {
    #expect(throws: ParameterError.self) { try LinearEasing(stops) }
  }
}
