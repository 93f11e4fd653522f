import Motion
import Playback
import SceneModel
import Testing

/// Explicit animations: the model stays, `CAMediaTiming` decides what shows.
struct ExplicitTests {
  /// A layer at 50 with an explicit linear animation from 0 to 100.
  static func explicit(
    _ keys: String, value: String = #"{ "from": 0, "to": 100 }"#, duration: Double = 1
  ) throws -> Timeline {
    try timeline(
      layers: #"{ "id": "a", "minX": 50, "width": 1, "height": 1 }"#,
      timeline: """
        { "animate": { "a": { "minX": \(value) } }, "duration": \(duration), "explicit": true
          \(keys) }, { "wait": 10 }
        """)
  }

  struct Row: Sendable, CustomTestStringConvertible {
    var keys: String
    /// At 0, 0.25, 0.5 … 2.5 s.
    var values: [Double]
    var testDescription: String { keys }
  }

  /// Worked out from CAMediaTiming's definition; 50 is the model, shown where nothing runs.
  static let rows = [
    Row(keys: "", values: [0, 25, 50, 75, 100, 50, 50, 50, 50, 50, 50]),
    Row(
      keys: #", "repeatCount": 2"#, values: [0, 25, 50, 75, 0, 25, 50, 75, 100, 50, 50]),
    Row(
      keys: #", "repeatCount": 1.5"#, values: [0, 25, 50, 75, 0, 25, 50, 50, 50, 50, 50]),
    Row(
      keys: #", "autoreverses": true"#, values: [0, 25, 50, 75, 100, 75, 50, 25, 0, 50, 50]),
    Row(
      keys: #", "repeatDuration": 1.25"#, values: [0, 25, 50, 75, 0, 25, 50, 50, 50, 50, 50]),
    Row(keys: #", "speed": 2"#, values: [0, 50, 100, 50, 50, 50, 50, 50, 50, 50, 50]),
    // At the very start the cycle has not been left yet (measured).
    Row(keys: #", "speed": -1"#, values: [0, 75, 50, 25, 0, 50, 50, 50, 50, 50, 50]),
    Row(keys: #", "timeOffset": 0.5"#, values: [50, 75, 0, 25, 50, 50, 50, 50, 50, 50, 50]),
    Row(
      keys: #", "fillMode": "forwards""#, values: [0, 25, 50, 75, 100, 50, 50, 50, 50, 50, 50]),
    Row(
      keys: #", "fillMode": "forwards", "removedOnCompletion": false"#,
      values: [0, 25, 50, 75, 100, 100, 100, 100, 100, 100, 100]),
    Row(
      keys: #", "fillMode": "backwards", "removedOnCompletion": false"#,
      values: [0, 25, 50, 75, 100, 50, 50, 50, 50, 50, 50]),
    Row(
      keys: #", "additive": true"#, values: [50, 75, 100, 125, 150, 50, 50, 50, 50, 50, 50]),
    Row(
      keys: #", "repeatCount": 2, "cumulative": true"#,
      values: [0, 25, 50, 75, 100, 125, 150, 175, 200, 50, 50]),
    Row(
      keys: #", "repeatCount": "infinity""#, values: [0, 25, 50, 75, 0, 25, 50, 75, 0, 25, 50]),
  ]

  @Test(arguments: rows) func showsByItsMediaTiming(_ row: Row) throws {
    let timeline = try Self.explicit(row.keys)
    for (index, expected) in row.values.enumerated() {
      let time = Double(index) / 4
      #expect(abs(try timeline.value("a.minX", at: time) - expected) < 1e-9, "at \(time)")
    }
  }

  struct Basic: Sendable, CustomTestStringConvertible {
    var value: String
    var start, end: Double
    var testDescription: String { value }
  }

  /// The table of CABasicAnimation for a model of 50, which stays.
  @Test(arguments: [
    Basic(value: #"{ "from": 10, "to": 20 }"#, start: 10, end: 20),
    Basic(value: #"{ "from": 10, "by": 5 }"#, start: 10, end: 15),
    Basic(value: #"{ "to": 20, "by": 5 }"#, start: 15, end: 20),
    Basic(value: #"{ "from": 10 }"#, start: 10, end: 50),
    Basic(value: #"{ "to": 20 }"#, start: 50, end: 20),
    Basic(value: #"{ "by": 5 }"#, start: 50, end: 55),
  ])
  func fromToAndByFillEachOtherIn(_ basic: Basic) throws {
    let timeline = try Self.explicit("", value: basic.value)
    #expect(try timeline.value("a.minX", at: 0) == basic.start)
    #expect(abs(try timeline.value("a.minX", at: 0.5) - (basic.start + basic.end) / 2) < 1e-12)
    // The end instant still shows the animation.
    #expect(try timeline.value("a.minX", at: 1) == basic.end)
    #expect(try timeline.value("a.minX", at: 1.001) == 50)
  }

  @Test func noDurationIsThatOfATransaction() throws {
    let timeline = try Self.explicit("", duration: 0)
    #expect(abs(try timeline.value("a.minX", at: 0.125) - 50) < 1e-12)
    #expect(try timeline.value("a.minX", at: 0.25) == 100)
  }

  @Test func theLaterOfTwoReplacesTheEarlier() throws {
    let timeline = try timeline(
      layers: #"{ "id": "a", "minX": 50, "width": 1, "height": 1 }"#,
      timeline: """
        { "parallel": [
          { "animate": { "a": { "minX": { "from": 0, "to": 100 } } }, "duration": 2, "explicit": true },
          { "animate": { "a": { "minX": { "from": 200, "to": 300 } } }, "duration": 1,
            "delay": 0.5, "explicit": true } ] }
        """)
    #expect(try timeline.value("a.minX", at: 0.25) == 12.5)
    #expect(try timeline.value("a.minX", at: 1) == 250)
    #expect(try timeline.value("a.minX", at: 1.75) == 50)
  }

  @Test func anAnimateOfTheModelEndsAnEndlessOne() throws {
    let timeline = try timeline(
      layers: #"{ "id": "a", "opacity": 1 }"#,
      timeline: """
        { "animate": { "a": { "opacity": { "from": 0, "to": 1 } } }, "duration": 1,
          "explicit": true, "repeatCount": "infinity" },
        { "wait": 2.5 },
        { "animate": { "a": { "opacity": 1 } }, "duration": 1, "timing": "linear" }
        """)
    // From the 0.5 it shows.
    #expect(abs(try timeline.value("a.opacity", at: 3) - 0.75) < 1e-12)
    #expect(timeline.duration == 3_500_000_000)
  }

  @Test func anEndlessOneRunsOnceMoreAtTheEndOfTheFilm() throws {
    let alone = try timeline(
      layers: #"{ "id": "a", "opacity": 1 }"#,
      timeline: """
        { "animate": { "a": { "opacity": { "from": 0, "to": 1 } } }, "duration": 0.75,
          "explicit": true, "repeatCount": "infinity", "autoreverses": true }
        """)
    #expect(alone.duration == 1_500_000_000)
    let after = try timeline(
      layers: #"{ "id": "a", "opacity": 1 }"#,
      timeline: """
        { "animate": { "a": { "opacity": { "from": 0, "to": 1 } } }, "duration": 0.75,
          "repeatCount": "infinity", "speed": 3 }, { "wait": 2 }
        """)
    #expect(after.duration == 2_250_000_000)
  }

  /// The film's end and a wait's say one thing: finite rest at 1.5 s, and the longest cycle, 2 · 0.4 s,
  /// from there, wherever in its cycle the animation is.
  @Test func theLongestCycleCountsForTheFilmAndForAWait() throws {
    let layers = #"{ "id": "a", "opacity": 1 }, { "id": "b", "minX": 0 }, { "id": "c", "minX": 0 }"#
    let steps = """
      { "parallel": [
        { "animate": { "a": { "opacity": 0 } }, "duration": 0.4, "delay": 0.3,
          "repeatCount": "infinity", "autoreverses": true },
        { "animate": { "b": { "minX": 9 } }, "duration": 0.5, "repeatCount": "infinity" },
        { "animate": { "c": { "minX": 9 } }, "duration": 1.5 } ] }
      """
    #expect(try timeline(layers: layers, timeline: steps).duration == 2_300_000_000)
    let error = #expect(throws: Diagnostic.self) {
      try timeline(
        layers: layers,
        timeline: """
          \(steps),
          { "wait": "=a.presentation.opacity + b.presentation.minX + c.presentation.minX > 99" }
          """)
    }
    #expect(error?.message.hasSuffix("what it reads has no new value after 2.3 s") ?? false)
  }
}
