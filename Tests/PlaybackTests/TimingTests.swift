import Geometry
import Motion
import Playback
import Testing

/// Every timing a spec can write, from the text to the values of a layer.
struct TimingTests {
  static func fade(_ timing: String, duration: String = #", "duration": 1"#) throws -> Timeline {
    try timeline(
      layers: #"{ "id": "a", "frame": [0, 0, 1, 1] }"#,
      timeline: """
        { "animate": { "a": { "minX": 100 } } \(duration), "timing": \(timing) }
        """)
  }

  struct Curve: Sendable, CustomTestStringConvertible {
    var timing: String
    /// Of 100 after a quarter, half and three quarters of the duration.
    var values: [Double]
    var testDescription: String { timing }
  }

  /// Values from the definitions, worked out by hand: a quarter circle, a staircase, lines.
  @Test(arguments: [
    Curve(
      timing: #""circularEaseIn""#,
      values: [3.175416344814577, 13.397459621556141, 33.85621722338523]),
    Curve(
      timing: #""circularEaseOut""#,
      values: [66.14378277661477, 86.60254037844386, 96.82458365518542]),
    Curve(timing: #""circularEaseInOut""#, values: [6.698729810778066, 50, 93.30127018922194]),
    Curve(timing: #"{ "steps": 4 }"#, values: [25, 50, 75]),
    Curve(timing: #"{ "steps": 4, "jump": "start" }"#, values: [50, 75, 100]),
    Curve(timing: #"{ "steps": 4, "jump": "both" }"#, values: [40, 60, 80]),
    Curve(timing: #"{ "steps": 2, "jump": "none" }"#, values: [0, 100, 100]),
    Curve(timing: #"{ "linear": [0, [0.8, 0.5], 1] }"#, values: [40, 80, 90]),
    Curve(timing: #"{ "linear": [0, 2, 1] }"#, values: [100, 200, 150]),
    Curve(timing: "[0, 0, 1, 1]", values: [25, 50, 75]),
  ])
  func curvesRunOverTheDuration(_ curve: Curve) throws {
    let timeline = try Self.fade(curve.timing)
    for (time, expected) in zip([0.25, 0.5, 0.75], curve.values) {
      #expect(abs(try timeline.value("a.minX", at: time) - expected) < 1e-9, "at \(time)")
    }
    #expect(try timeline.value("a.minX", at: 1) == 100)
    #expect(timeline.duration == 1_000_000_000)
  }

  struct OwnSpring: Sendable, CustomTestStringConvertible {
    var timing: String
    /// ω₀ and ζ.
    var frequency, ratio: Double
    /// How long the step lasts, in seconds.
    var length: Double
    var testDescription: String { timing }
  }

  /// ω₀ = 2π / response; lengths: the perceptual duration, of a mass its settling duration
  /// ln((1 + ζ/√(1 − ζ²)) / 0.001) / (ζω₀).
  @Test(arguments: [
    OwnSpring(
      timing: #"{ "bouncy": 0.8, "evaluation": "analytic" }"#, frequency: 7.853981633974483,
      ratio: 0.7, length: 0.8),
    OwnSpring(
      timing: #"{ "snappy": 0.4, "extraBounce": 0.1, "evaluation": "analytic" }"#,
      frequency: 15.707963267948966, ratio: 0.75, length: 0.4),
    OwnSpring(
      timing: #"{ "response": 0.5, "dampingFraction": 0.6, "evaluation": "analytic" }"#,
      frequency: 12.566370614359172, ratio: 0.6, length: 0.5),
    OwnSpring(
      timing: #"{ "duration": 0.5, "bounce": 0.4, "evaluation": "analytic" }"#,
      frequency: 12.566370614359172, ratio: 0.6, length: 0.5),
    OwnSpring(
      timing: #"{ "interpolatingSpring": { "stiffness": 100, "damping": 10 } }"#, frequency: 10,
      ratio: 0.5, length: 0.6283185307179586),
    OwnSpring(
      timing: #"{ "perceptualDuration": 0.5, "bounce": 0.4 }"#, frequency: 12.566370614359172,
      ratio: 0.6, length: 0.990390847667775),
    OwnSpring(
      timing: #"{ "mass": 1, "stiffness": 100, "damping": 10 }"#, frequency: 10, ratio: 0.5,
      length: 1.472700334678093),
  ])
  func springsBringTheirOwnTime(_ spring: OwnSpring) throws {
    let timeline = try timeline(
      layers: #"{ "id": "a", "frame": [0, 0, 1, 1] }, { "id": "b", "frame": [0, 0, 1, 1] }"#,
      timeline: """
        { "animate": { "a": { "minX": 100 } }, "timing": \(spring.timing) },
        { "id": "next", "set": { "b": { "minX": 1 } } }
        """)
    let damped = spring.frequency * (1 - spring.ratio * spring.ratio).squareRoot()
    let decay = spring.ratio * spring.frequency
    for time in [0.05, 0.1, 0.2, 0.37] {
      let angle = damped * time
      let value =
        100
        - 100 * Double.exp(-decay * time)
        * (Double.cos(angle) + decay / damped * Double.sin(angle))
      #expect(abs(try timeline.value("a.minX", at: time) - value) < 1e-9, "at \(time)")
    }
    let next = try #require(timeline.marks.first)
    #expect(abs(next.time - spring.length) < 1e-6)
    // The film ends at rest, exactly at the target.
    #expect(timeline.duration > Int(spring.length * 1e9) - 1)
    #expect(try timeline.value("a.minX", at: Double(timeline.duration) / 1e9) == 100)
  }

  struct Preset: Sendable, CustomTestStringConvertible {
    var timing: String
    /// The perceptual duration, and when it rests, which for points was worked out with the step
    /// of 1/300 s on the value times 128.
    var length, rest: Double
    var testDescription: String { timing }
  }

  /// Rest times of SwiftUI's own springs over 1 pt, to a frame of 60 a second.
  @Test(arguments: [
    Preset(timing: #""smooth""#, length: 0.5, rest: 1.30),
    Preset(timing: #""snappy""#, length: 0.5, rest: 1.05),
    Preset(timing: #""bouncy""#, length: 0.5, rest: 1.13),
    Preset(timing: #""interactiveSpring""#, length: 0.15, rest: 0.37),
  ])
  func namedSpringsAreFluid(_ preset: Preset) throws {
    let timeline = try timeline(
      layers: #"{ "id": "a", "frame": [0, 0, 1, 1] }, { "id": "b", "frame": [0, 0, 1, 1] }"#,
      timeline: """
        { "animate": { "a": { "minX": 1 } }, "timing": \(preset.timing) },
        { "id": "next", "set": { "b": { "minX": 1 } } }
        """)
    #expect(try #require(timeline.marks.first).time == preset.length)
    #expect(abs(Double(timeline.duration) / 1e9 - preset.rest) < 1.0 / 60 + 0.005)
    // Held between sub-steps: the integrator's first step lands at 0.
    #expect(try timeline.value("a.minX", at: 0.001) == 0)
  }

  @Test func aTimingIsAVariable() throws {
    let timeline = try timeline(
      layers: #"{ "id": "a", "frame": [0, 0, 1, 1] }"#,
      timeline: #"{ "animate": { "a": { "minX": 1 } }, "timing": "=course" }"#,
      variables: #""course": "bouncy""#)
    #expect(timeline.duration > 1_000_000_000)
  }
}
