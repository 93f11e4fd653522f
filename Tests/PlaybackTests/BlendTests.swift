import Motion
import Playback
import Testing

/// Position and velocity at an interruption, for each way to take over.
struct BlendTests {
  /// 0 → 100 in 1 s, interrupted at 0.4 s by a step back to 20.
  static func interrupted(_ first: String, _ second: String) throws -> Timeline {
    try timeline(
      layers: #"{ "id": "a", "frame": [0, 0, 1, 1], "opacity": 0 }"#,
      timeline: """
        { "parallel": [ { "animate": { "a": { "minX": 100, "opacity": 1 } }, \(first) },
          { "animate": { "a": { "minX": 20, "opacity": 0.2 } }, "delay": 0.4, \(second) } ] }
        """)
  }

  static func speed(_ timeline: Timeline, at time: Double, back: Bool) throws -> Double {
    let step = back ? -1e-6 : 1e-6
    let values = try [0, 1, 2].map { try timeline.value("a.minX", at: time + $0 * step) }
    return (-3 * values[0] + 4 * values[1] - values[2]) / (2 * step)
  }

  struct Case: Sendable, CustomTestStringConvertible {
    var first: String
    var second: String
    var keepsVelocity: Bool
    var testDescription: String { "\(first) then \(second)" }
  }

  static let spring =
    #""timing": { "response": 0.5, "dampingFraction": 0.7, "evaluation": "analytic" }"#
  static let mass = #""timing": { "stiffness": 200, "damping": 12 }"#
  static let eased = #""duration": 1, "timing": "easeInOut""#

  @Test(arguments: [
    Case(first: eased, second: spring, keepsVelocity: true),
    Case(first: spring, second: spring, keepsVelocity: true),
    Case(first: mass, second: mass + #", "blend": "velocity""#, keepsVelocity: true),
    Case(first: eased, second: mass + #", "blend": "velocity""#, keepsVelocity: true),
    // A second curve starts at rest, so the sum of both keeps the velocity of the first.
    Case(first: eased, second: #""duration": 1"#, keepsVelocity: true),
    Case(first: mass, second: mass, keepsVelocity: true),
    Case(first: eased, second: eased + #", "blend": "replace""#, keepsVelocity: false),
    Case(first: spring, second: spring + #", "blend": "replace""#, keepsVelocity: false),
  ])
  func positionAndVelocityGoOn(_ item: Case) throws {
    let timeline = try Self.interrupted(item.first, item.second)
    let before = try timeline.value("a.minX", at: 0.4 - 1e-9)
    let at = try timeline.value("a.minX", at: 0.4)
    #expect(abs(at - before) < 1e-6)
    #expect(abs(try timeline.value("a.opacity", at: 0.4) - at / 100) < 1e-9)
    let (slow, fast) = try (
      Self.speed(timeline, at: 0.4 - 1e-8, back: true), Self.speed(timeline, at: 0.4, back: false)
    )
    #expect(abs(slow) > 20)
    #expect(abs(fast - (item.keepsVelocity ? slow : 0)) < 0.01)
    #expect(try timeline.value("a.minX", at: Double(timeline.duration) / 1e9) == 20)
  }

  /// The integrator's own state: value and velocity of the sample that shows are those the second
  /// spring starts with. Stepped here again, as SwiftUI does, with the unit of the value.
  @Test func fluidSpringsHandOverTheirState() throws {
    let timeline = try Self.interrupted(
      #""timing": "bouncy""#, #""timing": { "response": 0.4, "dampingFraction": 0.8 }"#)
    var state = (x: 0.0, v: 0.0, a: 0.0, t: 0.0)
    func step(_ response: Double, _ ratio: Double, target: Double) {
      let k = (2 * Double.pi / response) * (2 * Double.pi / response)
      let half = state.v + state.a / 600
      state.x += half / 300
      state.a = -2 * k.squareRoot() * ratio * half + k * (target - state.x)
      state.v = half + state.a / 600
      state.t += 1.0 / 300
    }
    while state.t < 0.4 { step(0.5, 0.7, target: 100) }
    #expect(abs(try timeline.value("a.minX", at: 0.4) - state.x) < 1e-9)
    state.a = 0
    state.t = 0
    while state.t < 0.1 { step(0.4, 0.8, target: 20) }
    #expect(abs(try timeline.value("a.minX", at: 0.5) - state.x) < 1e-9)
  }

  @Test func aLiveValueHandsOverItsVelocity() throws {
    let timeline = try timeline(
      layers: #"""
        { "id": "finger", "frame": [0, 0, 1, 1] },
        { "id": "a", "minX": "=finger.minX * 2", "width": 1, "height": 1 }
        """#,
      timeline: """
        { "parallel": [
          { "animate": { "finger": { "minX": 50 } }, "duration": 1, "timing": "linear" },
          { "animate": { "a": { "minX": 0 } }, "delay": 0.5, \(Self.spring) } ] }
        """)
    #expect(abs(try timeline.value("a.minX", at: 0.5) - 50) < 1e-9)
    #expect(abs(try Self.speed(timeline, at: 0.5, back: false) - 100) < 0.01)
  }

  @Test func placesMoveOnUnderAnotherName() throws {
    let timeline = try timeline(
      layers: #"{ "id": "a", "frame": [0, 0, 10, 10] }"#,
      timeline: """
        { "parallel": [
          { "animate": { "a": { "minX": 100, "width": 50 } }, "duration": 1, "timing": "linear" },
          { "animate": { "a": { "maxX": 20 } }, "delay": 0.5, \(Self.spring) } ] }
        """)
    let values = try timeline.values(["a.maxX", "a.width"], at: 0.5)
    #expect(abs(values[0] - 80) < 1e-9 && abs(values[1] - 30) < 1e-9)
    let step = 1e-6
    let later = try timeline.value("a.maxX", at: 0.5 + step)
    // 100 pt/s of the place and 40 pt/s of the size.
    #expect(abs((later - values[0]) / step - 140) < 0.1)
  }

  @Test func coloursKeepTheirVelocity() throws {
    let timeline = try timeline(
      layers: #"{ "id": "a", "backgroundColor": "black" }"#,
      timeline: """
        { "parallel": [
          { "animate": { "a": { "backgroundColor": "white" } }, \(Self.spring) },
          { "animate": { "a": { "backgroundColor": "red" } }, "delay": 0.1, \(Self.spring) } ] }
        """)
    let step = 1e-6
    let values = try [0.1 - 1e-8 - step, 0.1 - 1e-8, 0.1, 0.1 + step].map {
      try timeline.value("a.backgroundColor.green", at: $0)
    }
    #expect(abs((values[1] - values[0]) - (values[3] - values[2])) / step < 0.01)
    #expect(values[1] > 0.1)
  }
}
