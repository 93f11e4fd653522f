import Playback
import SceneModel
import SpecReader
import Testing

/// `fractionComplete`: an expression in place of time.
struct ScrubTests {
  static func scrubbed(_ keys: String, then: String = "") throws -> Timeline {
    try timeline(
      layers: #"""
        { "id": "finger", "frame": [0, 0, 1, 1] },
        { "id": "a", "minX": 10, "width": 1, "height": 1, "backgroundColor": "black" }
        """#,
      timeline: """
        { "animate": { "a": { "minX": 110, "backgroundColor": "white" } },
          "fractionComplete": "=finger.minX / 100" \(keys) },
        { "animate": { "finger": { "minX": { "from": -50, "to": 150 } } }, "duration": 2,
          "timing": "linear" } \(then)
        """)
  }

  @Test func followsItsFractionLinearlyAndClamped() throws {
    let timeline = try Self.scrubbed("")
    for (time, expected) in [(0.25, 10.0), (0.5, 10), (1, 60), (1.25, 85), (1.75, 110)] {
      #expect(abs(try timeline.value("a.minX", at: time) - expected) < 1e-9, "at \(time)")
    }
    #expect(abs(try timeline.value("a.backgroundColor.red", at: 1.25) - 0.75) < 1e-9)
  }

  /// A property animator: `isReversed` turns its fraction into 1 − f, and it then runs back to where
  /// it came from. From 10 to 110 at a quarter, reversed from there on: at three quarters of the way
  /// back, then at the start when the finger has gone all the way.
  @Test func reversedIsOneLessTheFraction() throws {
    let timeline = try timeline(
      layers: #"""
        { "id": "finger", "frame": [0, 0, 1, 1] },
        { "id": "a", "minX": 10, "width": 1, "height": 1 }
        """#,
      timeline: """
        { "animate": { "a": { "minX": 110 } },
          "fractionComplete": "=reversed ? 1 - finger.minX / 100 : finger.minX / 100" },
        { "animate": { "finger": { "minX": 100 } }, "duration": 1, "timing": "linear" }
        """, variables: #""reversed": true"#)
    for (time, expected) in [(0, 110.0), (0.25, 85), (0.75, 35), (1, 10)] {
      #expect(abs(try timeline.value("a.minX", at: time) - expected) < 1e-9, "at \(time)")
    }
  }

  /// At a quarter of the way from 0 to 100: 25 linearly, and y = 0.12916193 of the cubic
  /// (0.42, 0, 0.58, 1) through the curve.
  @Test(arguments: [(true, 25.0), (false, 12.916193)])
  func aQuarterOfTheWay(_ isLinear: Bool, _ expected: Double) throws {
    let timeline = try timeline(
      layers: #"{ "id": "a", "minX": 0, "width": 1, "height": 1 }"#,
      timeline: """
        { "animate": { "a": { "minX": 100 } }, "fractionComplete": 0.25,
          "scrubsLinearly": \(isLinear) }
        """)
    #expect(abs(try timeline.value("a.minX", at: 0) - expected) < 1e-6)
  }

  @Test func followsTheCurveOnRequest() throws {
    let timeline = try Self.scrubbed(
      #", "scrubsLinearly": false, "timing": { "steps": 2, "jump": "end" }"#)
    for (time, expected) in [(0.75, 10.0), (1, 60), (1.25, 60), (1.5, 110)] {
      #expect(abs(try timeline.value("a.minX", at: time) - expected) < 1e-9, "at \(time)")
    }
  }

  @Test func aLaterAnimateGoesOnFromWhereItStands() throws {
    let timeline = try timeline(
      layers: #"""
        { "id": "finger", "frame": [0, 0, 1, 1] }, { "id": "a", "frame": [0, 0, 1, 1] }
        """#,
      timeline: """
        { "animate": { "a": { "minX": 100 } }, "fractionComplete": "=finger.minX / 100" },
        { "parallel": [
          { "animate": { "finger": { "minX": 100 } }, "duration": 1, "timing": "linear" },
          { "animate": { "a": { "minX": 200 } }, "duration": 1, "delay": 0.5, "timing": "linear" } ] }
        """)
    #expect(abs(try timeline.value("a.minX", at: 0.25) - 25) < 1e-9)
    #expect(abs(try timeline.value("a.minX", at: 0.5) - 50) < 1e-9)
    #expect(abs(try timeline.value("a.minX", at: 1) - 125) < 1e-9)
  }

  @Test func drivesKeyframesAndPaths() throws {
    let timeline = try timeline(
      layers: #"""
        { "id": "finger", "frame": [0, 0, 1, 1] }, { "id": "a", "frame": [0, 0, 0, 0] }
        """#,
      timeline: """
        { "animate": { "a": { "position": { "path": "M0 0h100v100", "rotationMode": "auto" },
                              "opacity": { "values": [1, 0, 1], "keyTimes": [0, 0.8, 1] } } },
          "fractionComplete": "=finger.minX" },
        { "animate": { "finger": { "minX": 1 } }, "duration": 1, "timing": "linear" }
        """)
    let values = try timeline.values(["a.position.x", "a.position.y", "a.opacity"], at: 0.75)
    #expect(abs(values[0] - 100) < 1e-9 && abs(values[1] - 50) < 1e-9)
    #expect(abs(values[2] - 0.0625) < 1e-9)
  }

  @Test func mustNotReadWhatItDrives() throws {
    #expect {
      try timeline(
        layers: #"{ "id": "a", "frame": [0, 0, 1, 1] }"#,
        timeline: #"{ "animate": { "a": { "minX": 1 } }, "fractionComplete": "=a.maxX / 100" }"#)
    } throws: { error in
      (error as? Diagnostic)?.code == .expressionCycle
    }
  }
}
