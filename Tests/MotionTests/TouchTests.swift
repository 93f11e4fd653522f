import Geometry
import Motion
import Testing

struct TouchTests {
  static func track(_ samples: [(Double, Double, Double)]) throws -> TouchTrack {
    try TouchTrack(samples.map { TouchTrack.Sample(time: $0.0, point: Point(x: $0.1, y: $0.2)) })
  }

  @Test func fingerMovesInStraightLines() throws {
    let track = try Self.track([(0, 10, 300), (0.5, 10, 500), (1, 60, 500)])
    #expect(track.point(at: -1) == Point(x: 10, y: 300))
    #expect(track.point(at: 0.25) == Point(x: 10, y: 400))
    #expect(track.point(at: 0.75) == Point(x: 35, y: 500))
    #expect(track.point(at: 9) == Point(x: 60, y: 500))
    #expect(track.velocity(at: 0.25) == Point(x: 0, y: 400))
    #expect(track.velocity(at: 0.5) == Point(x: 100, y: 0))
    #expect(track.velocity(at: 1) == .zero)
    #expect(track.velocity(at: -1) == .zero)
  }

  @Test func releaseWeighsTheLastTwoMovingLegs() throws {
    // Legs of 100, 200 and 400 pt/s: ¾·400 + ¼·200.
    let track = try Self.track([(0, 0, 0), (0.1, 0, 10), (0.2, 0, 30), (0.3, 0, 70)])
    #expect(abs(track.releaseVelocity.y - 350) < 1e-9)
    // Standing still at the end does not count.
    let held = try Self.track([(0, 0, 0), (0.1, 0, 10), (0.2, 0, 30), (0.3, 0, 70), (0.6, 0, 70)])
    #expect(held.releaseVelocity == track.releaseVelocity)
    #expect(try Self.track([(0, 0, 0), (0.1, 5, 0)]).releaseVelocity == Point(x: 50, y: 0))
    #expect(try Self.track([(0, 3, 4)]).releaseVelocity == .zero)
  }

  @Test func tracksMustGoForward() {
    #expect(throws: ParameterError.wrongCount(parameter: "touch", count: 0, allowed: "1 or more")) {
      try TouchTrack([])
    }
    #expect(
      throws: ParameterError.outOfRange(parameter: "time", value: 0.1, allowed: "> 0.1 s")
    ) { try Self.track([(0, 0, 0), (0.1, 0, 1), (0.1, 0, 2)]) }
  }

  struct Series: Sendable, CustomTestStringConvertible {
    var samples: [(time: Double, value: Double)]
    var velocity: Double
    var testDescription: String { "\(samples)" }
  }

  /// Measured on SwiftUI.
  @Test(arguments: [
    Series(samples: [(1, 1), (2, 2)], velocity: 1),
    Series(samples: [(1, 1), (2, 2), (3, 4)], velocity: 1.25),
    Series(samples: [(1, 1), (2, 2), (4, 4)], velocity: 1),
    Series(samples: [(1, 1), (1.1, 2)], velocity: 10),
  ])
  func velocitySampler(_ series: Series) {
    var sampler = VelocitySampler()
    #expect(sampler.velocity == 0)
    for (time, value) in series.samples { sampler.add(value, at: time) }
    #expect(abs(sampler.velocity - series.velocity) < 1e-12)
  }

  @Test func velocitySamplerForgets() {
    var sampler = VelocitySampler()
    for (time, value) in [(0.0, -500.0), (1, 1), (2, 2), (3, 4)] { sampler.add(value, at: time) }
    #expect(abs(sampler.velocity - 1.25) < 1e-12)
  }
}
