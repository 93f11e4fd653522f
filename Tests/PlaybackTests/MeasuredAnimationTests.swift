import Playback
import Testing

/// Values that QuartzCore showed for explicit animations (measured), played from a spec.
struct MeasuredAnimationTests {
  struct Basic: Sendable, CustomTestStringConvertible {
    var value: String
    var middle: Double
    var testDescription: String { value }
  }

  /// Half way, over a model of 0.5. (An animation without any of the three shows the model; a spec
  /// cannot say it.)
  @Test(arguments: [
    Basic(value: #"{ "from": 0.2 }"#, middle: 0.35), Basic(value: #"{ "to": 0.8 }"#, middle: 0.65),
    Basic(value: #"{ "by": 0.3 }"#, middle: 0.65),
    Basic(value: #"{ "from": 0.2, "by": 0.3 }"#, middle: 0.35),
    Basic(value: #"{ "to": 0.9, "by": 0.3 }"#, middle: 0.75),
  ])
  func fromToAndBy(_ basic: Basic) throws {
    let timeline = try timeline(
      layers: #"{ "id": "a", "opacity": 0.5 }"#,
      timeline: """
        { "animate": { "a": { "opacity": \(basic.value) } }, "duration": 1, "explicit": true }
        """)
    #expect(abs(try timeline.value("a.opacity", at: 0.5) - basic.middle) < 1e-6)
  }

  /// One and two over a model of 0.5, half way.
  @Test(arguments: [([0.2], 0.6), ([0.2, 0.1], 0.65)])
  func additiveAnimationsAddUp(_ ends: [Double], _ expected: Double) throws {
    let steps = ends.map { end in
      """
      { "animate": { "a": { "opacity": { "from": 0, "to": \(end) } } }, "duration": 1,
        "explicit": true, "additive": true }
      """
    }
    let timeline = try timeline(
      layers: #"{ "id": "a", "opacity": 0.5 }"#,
      timeline: #"{ "parallel": [ \#(steps.joined(separator: ", ")) ] }"#)
    #expect(abs(try timeline.value("a.opacity", at: 0.5) - expected) < 1e-6)
  }

  struct Cumulation: Sendable, CustomTestStringConvertible {
    var value: String
    var model = 0.0
    var keys = #""repeatCount": 3"#
    var shown: [(time: Double, value: Double)]
    var testDescription: String { "\(value), \(keys)" }
  }

  /// The last two by a re-implementation; all over a second.
  @Test(arguments: [
    Cumulation(value: #"{ "from": 0, "to": 10 }"#, shown: [(0.5, 5), (1.5, 15), (2.5, 25)]),
    Cumulation(
      value: #"{ "by": 10 }"#, model: 100, shown: [(0.5, 105), (1.5, 215), (2.5, 325)]),
    Cumulation(
      value: #"{ "from": 0, "to": 10 }"#, keys: #""repeatCount": 2, "autoreverses": true"#,
      shown: [(2.5, 5)]),
    Cumulation(value: #"{ "from": 10, "to": 20 }"#, shown: [(1.5, 35)]),
    Cumulation(
      value: #"{ "from": 10, "to": 20 }"#, keys: #""repeatCount": 2, "autoreverses": true"#,
      shown: [(2.5, 25)]),
  ])
  func cumulativeCyclesBuildOnTheLast(_ vector: Cumulation) throws {
    let timeline = try timeline(
      layers: #"{ "id": "a", "minX": \#(vector.model), "width": 1, "height": 1 }"#,
      timeline: """
        { "animate": { "a": { "minX": \(vector.value) } }, "duration": 1, "explicit": true,
          "cumulative": true, \(vector.keys) }
        """)
    for (time, value) in vector.shown {
      #expect(abs(try timeline.value("a.minX", at: time) - value) < 1e-6, "at \(time)")
    }
  }

  /// By a re-implementation: along a line to (10, 20) thrice, each from where the last one ended.
  @Test func cumulativePathsGoOn() throws {
    let timeline = try timeline(
      layers: #"{ "id": "a", "width": 1, "height": 1 }"#,
      timeline: """
        { "animate": { "a": { "position": { "path": "M0 0L10 20" } } }, "duration": 1,
          "explicit": true, "cumulative": true, "repeatCount": 3 }
        """)
    let shown = try timeline.values(["a.position.x", "a.position.y"], at: 1.5)
    #expect(abs(shown[0] - 15) < 1e-9 && abs(shown[1] - 30) < 1e-9)
  }

  /// A fade from 0.5 s on for a second and a move without a duration, in a group of 2 s.
  @Test(arguments: [
    (0.25, 0.5, 12.5), (0.5, 0, 25), (1, 0.5, 50), (1.4, 0.9, 70), (1.6, 0.5, 80),
  ])
  func groupOfTwo(_ time: Double, _ opacity: Double, _ x: Double) throws {
    let timeline = try timeline(
      layers: #"{ "id": "a", "opacity": 0.5, "width": 1, "height": 1 }"#,
      timeline: """
        { "parallel": [
          { "animate": { "a": { "opacity": { "from": 0, "to": 1 } } }, "delay": 0.5, "duration": 1,
            "explicit": true },
          { "animate": { "a": { "position.x": { "from": 0, "to": 100 } } }, "duration": 0,
            "explicit": true } ], "duration": 2 }
        """)
    let shown = try timeline.values(["a.opacity", "a.position.x"], at: time)
    #expect(abs(shown[0] - opacity) < 1e-6 && abs(shown[1] - x) < 1e-6)
  }

  struct Fill: Sendable, CustomTestStringConvertible {
    var mode: String
    /// At 0, 0.5, 1, 1.5 and 2.5 s.
    var shown: [Double]
    var testDescription: String { mode }
  }

  static let fills = [
    Fill(mode: "removed", shown: [0.5, 0.5, 0, 0.5, 0.5]),
    Fill(mode: "forwards", shown: [0.5, 0.5, 0, 0.5, 1]),
    Fill(mode: "backwards", shown: [0, 0, 0, 0.5, 0.5]),
    Fill(mode: "both", shown: [0, 0, 0, 0.5, 1]),
  ]

  /// From 0 to 1 over a model of 0.5, begun after a second.
  @Test(arguments: fills) func fillsBeforeAndAfter(_ fill: Fill) throws {
    let timeline = try timeline(
      layers: #"{ "id": "a", "opacity": 0.5 }"#,
      timeline: """
        { "animate": { "a": { "opacity": { "from": 0, "to": 1 } } }, "delay": 1, "duration": 1,
          "explicit": true, "fillMode": "\(fill.mode)", "removedOnCompletion": false },
        { "wait": 1 }
        """)
    for (time, expected) in zip([0, 0.5, 1, 1.5, 2.5], fill.shown) {
      #expect(abs(try timeline.value("a.opacity", at: time) - expected) < 1e-6, "at \(time)")
    }
  }

  /// A fill begins with its step and covers what another step writes in the meantime.
  @Test func aFillBeginsWithItsStep() throws {
    let timeline = try timeline(
      layers: #"{ "id": "a", "opacity": 0.5 }"#,
      timeline: """
        { "wait": 1 },
        { "parallel": [
          { "animate": { "a": { "opacity": { "from": 0, "to": 1 } } }, "delay": 1, "duration": 1,
            "explicit": true, "fillMode": "backwards", "timing": "linear" },
          { "set": { "a": { "opacity": 0.25 } }, "delay": 0.5 } ] }
        """)
    for (time, expected) in [(0.9, 0.5), (1, 0), (1.25, 0), (1.75, 0), (2.5, 0.5), (3.1, 0.25)] {
      #expect(abs(try timeline.value("a.opacity", at: time) - expected) < 1e-9, "at \(time)")
    }
  }

  struct KeyPath: Sendable, CustomTestStringConvertible {
    var key: String
    var from, to: Double
    var time: Double
    var keys = ""
    var layer = ""
    var shown: [String: Double]
    var testDescription: String { "\(key) from \(from) to \(to) \(keys)" }
  }

  /// `CAValueFunction` and component key paths, angles in degrees. (A value function takes the place
  /// of the model's whole transform; a key path leaves the other parts, which is what these show.)
  @Test(arguments: [
    KeyPath(
      key: "transform.rotation.z", from: 0, to: 180, time: 0.25,
      shown: ["transform.rotation.z": 45]),
    KeyPath(
      key: "transform.translation.y", from: 0, to: 10, time: 0.5,
      shown: ["transform.translation.y": 5, "transform.translation.x": 0]),
    // sin 0.5 = 0.479425538604203.
    KeyPath(
      key: "transform.rotation.x", from: 0, to: 57.29577951308232, time: 0.5,
      shown: ["transform.rotation.x": 28.64788975654116]),
    KeyPath(
      key: "transform.translation.x", from: 0, to: 1, time: 2.5,
      keys: #", "cumulative": true, "repeatCount": 3"#, shown: ["transform.translation.x": 2.5]),
    KeyPath(
      key: "transform.rotation.x", from: 11.459155902616466, to: 34.37746770784939, time: 0.5,
      layer: #", "transform.rotation.y": 17.2, "transform.rotation.z": 22.9"#,
      shown: [
        "transform.rotation.x": 22.918311805232932, "transform.rotation.y": 17.2,
        "transform.rotation.z": 22.9,
      ]),
    KeyPath(
      key: "transform.scale.y", from: 3, to: 7, time: 0.5,
      layer: #", "transform.scale.x": 2, "transform.scale.y": 3, "transform.scale.z": 4"#,
      shown: ["transform.scale.x": 2, "transform.scale.y": 5, "transform.scale.z": 4]),
    KeyPath(
      key: "transform.scale.x", from: 0, to: 1, time: 0.5, keys: #", "additive": true"#,
      layer: #", "transform.scale.x": 2, "transform.scale.y": 3, "transform.scale.z": 4"#,
      shown: ["transform.scale.x": 2.5, "transform.scale.y": 3, "transform.scale.z": 4]),
    KeyPath(
      key: "transform.translation.x", from: 0, to: 10, time: 1.5,
      keys: #", "cumulative": true, "repeatCount": 2"#, shown: ["transform.translation.x": 15]),
  ])
  func keyPathsMoveTheirPartAlone(_ vector: KeyPath) throws {
    let timeline = try timeline(
      layers: #"{ "id": "a" \#(vector.layer) }"#,
      timeline: """
        { "animate": { "a": { "\(vector.key)": { "from": \(vector.from), "to": \(vector.to) } } },
          "duration": 1, "explicit": true \(vector.keys) }
        """)
    for (key, expected) in vector.shown {
      #expect(abs(try timeline.value("a.\(key)", at: vector.time) - expected) < 1e-9, "\(key)")
    }
  }
}
