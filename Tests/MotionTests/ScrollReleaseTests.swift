import Geometry
import Motion
import Testing

struct ScrollReleaseTests {
  /// Flight, edge and bounce in one, from the values at the release alone. A frame's time is known
  /// to a millisecond, which is 3 pt here.
  @Test func impactIsThatOfUIScrollView() {
    let release = ScrollRelease(offset: 39088, velocity: 3125, range: 0...39148)
    for (frame, offset) in ScrollVectors.edgeImpact.enumerated() {
      #expect(abs(release.offset(at: 0.00712 + Double(frame) / 60) - offset) < 2)
    }
    #expect(release.finalOffset == 39148)
  }

  /// UIKit looks once a frame whether the edge is passed, and bounces with the speed of that frame,
  /// here 23.79 ms after the release: so its bounce is met to a pixel. At the instant of the edge,
  /// which does not depend on a frame rate, the speed is 0.8 % higher, and the shape 0.8 pt off.
  @Test func uiScrollViewBouncesWithTheSpeedOfTheNextFrame() {
    let frame = 0.00712 + 1.0 / 60
    let crossing = 0.01295
    for (speed, most) in [
      (3125 * Double.pow(0.998, 1000 * frame), 0.35),
      (3125 - 60 * 0.002 / 0.998 * 1000, 1.2),
    ] {
      let bounce = EdgeBounce(edge: 39148, offset: 39148, velocity: speed)
      for (number, offset) in ScrollVectors.edgeImpact.enumerated().dropFirst().dropLast() {
        let shown = bounce.offset(at: Double(number) / 60 - crossing)
        #expect(abs(shown - offset) < most, "frame \(number)")
      }
    }
  }

  struct Release: Sendable, CustomTestStringConvertible {
    var offset: Double
    var velocity: Double
    var rate = DecelerationRate.normal
    var bounces = true
    var final: Double
    var testDescription: String { "from \(offset) with \(velocity) pt/s" }
  }

  static let releases: [Release] = [
    Release(offset: 500, velocity: 0, final: 500),
    Release(offset: 500, velocity: 200, final: 500 + 190 * 0.499),
    Release(offset: 500, velocity: -200, rate: .fast, final: 500 - 190 * 0.099),
    Release(offset: 500, velocity: 3000, final: 1000),
    Release(offset: 500, velocity: -3000, final: 0),
    Release(offset: 500, velocity: 3000, bounces: false, final: 1000),
    Release(offset: 0, velocity: -400, final: 0),
    Release(offset: 0, velocity: -400, bounces: false, final: 0),
    Release(offset: 1000, velocity: 0, final: 1000),
    Release(offset: -120, velocity: 0, final: 0),
    Release(offset: -120, velocity: -900, final: 0),
    Release(offset: 1080, velocity: 500, final: 1000),
    // Thrown back with more speed than the bounce takes up: it flies on inside, or through.
    Release(offset: -20, velocity: 1200, final: .nan),
    Release(offset: -20, velocity: 9000, final: 1000),
  ]

  @Test(arguments: releases) func comesToRest(_ vector: Release) {
    let release = Self.release(vector)
    if vector.final.isNaN {
      #expect(release.finalOffset > 100 && release.finalOffset < 1000)
    } else {
      #expect(abs(release.finalOffset - vector.final) < 1e-9)
    }
    #expect(release.offset(at: release.duration) == release.finalOffset)
    #expect(release.offset(at: 1e6) == release.finalOffset)
    #expect(release.velocity(at: release.duration) == 0)
    #expect(release.offset(at: 0) == vector.offset)
  }

  /// From leg to leg the offset does not jump, and the speed does only by what stopping takes.
  @Test(arguments: releases) func movesWithoutAJump(_ vector: Release) {
    let release = Self.release(vector)
    let step = 1.0 / 4000
    var time = step
    while time < release.duration + 0.1 {
      let (a, b) = (release.offset(at: time - step), release.offset(at: time))
      let speed = max(abs(release.velocity(at: time - step)), abs(release.velocity(at: time)))
      #expect(abs(b - a) <= speed * step * 1.01 + 0.06, "at \(time)")
      time += step
    }
  }

  @Test func withoutBounceNothingLeavesTheRange() {
    let release = ScrollRelease(offset: 500, velocity: 3000, range: 0...1000, bounces: false)
    for time in stride(from: 0.0, to: 3, by: 0.01) { #expect(release.offset(at: time) <= 1000) }
  }

  @Test func contentThatFitsBounces() {
    let release = ScrollRelease(offset: 0, velocity: 800, range: 0...0)
    #expect(release.offset(at: 0.09) > 20)
    #expect(release.finalOffset == 0)
  }

  private static func release(_ vector: Release) -> ScrollRelease {
    ScrollRelease(
      offset: vector.offset, velocity: vector.velocity, range: 0...1000, rate: vector.rate,
      bounces: vector.bounces)
  }
}
