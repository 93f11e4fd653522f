import Motion
import Testing

struct ScrollTests {
  static func pixels(_ offset: Double) -> Double { (3 * offset).rounded() / 3 }

  /// Pixel for pixel: the finger's way less the 10 pt until the drag is recognised.
  @Test func rubberBandIsThatOfUIScrollView() {
    let band = RubberBand(limit: 852)
    for (finger, offset) in ScrollVectors.drag {
      let travel = 120 - finger + TouchTrack.recognitionDistance
      #expect(abs(Self.pixels(band.offset(forTravel: travel)) - offset) < 6e-4, "at \(finger)")
    }
  }

  /// Tables of other libraries, to the digits they give.
  @Test(arguments: [
    (960.0, 5.0, 2.74), (960, 10, 5.47), (960, 100, 52.02), (960, 400, 178.98), (960, 960, 340.65),
    (100, 10, 5.213), (300, 70, 34.121),
  ])
  func rubberBandIsThatOfOthers(_ limit: Double, _ travel: Double, _ offset: Double) {
    #expect(abs(RubberBand(limit: limit).offset(forTravel: travel) - offset) < 5.1e-3)
  }

  @Test(arguments: [-900.0, -80, -0.5, 0, 3, 160.5, 4000])
  func rubberBandIsInverted(_ travel: Double) {
    let band = RubberBand(limit: 852)
    let offset = band.offset(forTravel: travel)
    #expect(abs(band.travel(forOffset: offset) - travel) < 1e-9 * (1 + abs(travel)))
    #expect(abs(offset) < 852)
  }

  /// 80 pt of offset need (1/(1 − 80/852) − 1)·852/0.55 = 160.5 pt of the finger.
  @Test func rubberBandAtItsLimits() {
    #expect(abs(RubberBand(limit: 852).travel(forOffset: 80) - 160.5276) < 1e-3)
    #expect(RubberBand(limit: 852).travel(forOffset: 852) == .infinity)
    #expect(RubberBand(limit: 852).travel(forOffset: -900) == -.infinity)
    #expect(RubberBand(limit: 0).offset(forTravel: 50) == 0)
  }

  /// A pixel is 0.33 pt. The first frame's time is known to a millisecond; it is fitted within that.
  @Test func flightIsThatOfUIScrollView() {
    let fast = Deceleration(start: 5326, velocity: 3000)
    for (frame, offset) in ScrollVectors.fastFlight.enumerated() {
      #expect(abs(fast.offset(at: 0.00144 + Double(frame) / 60) - offset) < 0.32, "frame \(frame)")
    }
    let slow = Deceleration(start: 5074, velocity: 750)
    for (frame, offset) in ScrollVectors.slowFlight.enumerated() {
      #expect(abs(slow.offset(at: 0.0097 + Double(frame) / 60) - offset) < 0.32, "frame \(frame)")
    }
  }

  struct Flight: Sendable, CustomTestStringConvertible {
    var start: Double
    var velocity: Double
    var announced: Double
    var final: Double
    var duration: Double
    var testDescription: String { "\(velocity) pt/s" }
  }

  /// Measured: the announced target, the rest, and the duration to a frame's part.
  @Test(arguments: [
    Flight(start: 5326, velocity: 3000, announced: 6819.6667, final: 6818, duration: 2.852),
    Flight(start: 5074, velocity: 750, announced: 5443.6667, final: 5443.3333, duration: 2.16),
  ])
  func flightEndsWhereUIScrollViewEnds(_ vector: Flight) {
    let flight = Deceleration(start: vector.start, velocity: vector.velocity)
    #expect(abs(Self.pixels(flight.announcedTarget) - vector.announced) < 1e-4)
    #expect(abs(Self.pixels(flight.finalOffset) - vector.final) < 1e-4)
    #expect(abs(flight.duration - vector.duration) < 0.004)
    #expect(flight.offset(at: flight.duration) == flight.finalOffset)
    #expect(abs(flight.velocity(at: flight.duration - 1e-9) - 10) < 1e-6)
    #expect(flight.velocity(at: flight.duration) == 0)
    // Thrown the other way it is the mirror image.
    let back = Deceleration(start: -vector.start, velocity: -vector.velocity)
    #expect(back.offset(at: 1) == -flight.offset(at: 1))
    #expect(back.announcedTarget == -flight.announcedTarget)
  }

  /// −v/(1000 ln d), where a throw that never stops would end, as another library's tests have it (10
  /// pt/s more, as it takes none off), and ln(10/v)/(1000 ln d), how long one that stops takes.
  @Test func closedFormsOfAFlight() {
    for (velocity, end) in [(2000.0, 998.999), (1000, 499.499)] {
      let flight = Deceleration(start: 0, velocity: velocity + 10)
      #expect(abs(flight.announcedTarget - end) < 1e-3)
    }
    for (velocity, duration) in [(3000.0, 2.8490383945085207), (750, 2.1565845924095384)] {
      #expect(abs(Deceleration(start: 0, velocity: velocity).duration - duration) < 1e-12)
    }
  }

  /// (v/1000)·d/(1 − d), as "Designing Fluid Interfaces" has it.
  @Test(arguments: [
    (100.0, DecelerationRate.normal, 49.9), (100, .fast, 9.9), (500, .fast, 49.5),
    (1000, .normal, 499), (1000, .fast, 99), (2000, .fast, 198), (3000, .normal, 1497),
    (3000, .fast, 297),
  ])
  func projection(_ velocity: Double, _ rate: DecelerationRate, _ distance: Double) {
    let projected = Deceleration.projectedDistance(velocity: velocity, rate: rate)
    #expect(abs(projected - distance) < 1e-9)
  }

  @Test func flightKnowsWhenItPasses() throws {
    let flight = Deceleration(start: 100, velocity: -2000, rate: .fast)
    let time = try #require(flight.time(atOffset: 0))
    #expect(abs(flight.offset(at: time)) < 1e-9)
    #expect(flight.time(atOffset: 100) == 0)
    #expect(flight.time(atOffset: 101) == nil)
    #expect(flight.time(atOffset: flight.finalOffset - 0.1) == nil)
    #expect(Deceleration(start: 0, velocity: 10).duration == 0)
  }

  /// With the speed at the edge and the crossing's time as fitted to the frames. A pixel is 0.33 pt;
  /// the last frame of each is UIKit's own end, where it jumps by more than a pixel.
  @Test func bounceIsThatOfUIScrollView() {
    let impact = EdgeBounce(edge: 39148, offset: 39148, velocity: 2980.5)
    for (frame, offset) in ScrollVectors.edgeImpact.enumerated().dropFirst().dropLast() {
      let time = Double(frame) / 60 - 0.01295
      #expect(abs(impact.offset(at: time) - offset) < 0.33, "frame \(frame)")
    }
    let held = EdgeBounce(edge: 0, offset: -235, velocity: 1706.3)
    for (frame, offset) in ScrollVectors.heldRelease.enumerated().dropLast() {
      #expect(abs(held.offset(at: 0.00713 + Double(frame) / 60) - offset) < 0.33, "frame \(frame)")
    }
  }

  /// x'' + 2ωx' + ω²x = 0, and rest where both limits are kept from then on.
  @Test(arguments: [(0.0, 2980.5), (-235, 1706.3), (-235, 0), (40, 500), (3, -900), (0.01, 0.2)])
  func bounceSolvesItsEquationAndRests(_ distance: Double, _ velocity: Double) {
    let bounce = EdgeBounce(edge: 7, offset: 7 + distance, velocity: velocity)
    let w = EdgeBounce.angularFrequency
    let step = 1e-5
    for time in stride(from: 0.01, to: bounce.duration - 0.01, by: 0.05) {
      let (a, v, b) = (
        bounce.offset(at: time - step), bounce.velocity(at: time), bounce.offset(at: time + step)
      )
      #expect(abs((b - a) / (2 * step) - v) < 1e-4 * (1 + abs(velocity)))
      let force = -2 * w * v - w * w * (bounce.offset(at: time) - 7)
      let acceleration =
        (bounce.velocity(at: time + step) - bounce.velocity(at: time - step)) / (2 * step)
      #expect(abs(acceleration - force) < 1e-3 * (1 + abs(velocity)))
    }
    #expect(bounce.offset(at: bounce.duration) == 7)
    #expect(bounce.velocity(at: bounce.duration) == 0)
    guard bounce.duration > 0 else { return }
    let last = bounce.duration - 1e-6
    let isNear = abs(bounce.offset(at: last) - 7) < 0.05 && abs(bounce.velocity(at: last)) < 1
    #expect(!isNear)
    #expect(abs(bounce.offset(at: last) - 7) < 0.051)
    #expect(abs(bounce.velocity(at: last)) < 1.1)
  }
}
