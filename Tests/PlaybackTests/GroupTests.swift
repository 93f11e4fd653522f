import Playback
import Testing

/// `parallel` and `sequence` with a duration: groups that clip, repeat and run backwards.
struct GroupTests {
  static let layers = #"{ "id": "a", "minX": 7, "width": 1, "height": 1, "opacity": 0.5 }"#

  static func group(_ keys: String, _ steps: String, kind: String = "parallel") throws -> Timeline {
    try timeline(
      layers: layers,
      timeline: """
        { "\(kind)": [ \(steps) ] \(keys) }, { "id": "next", "wait": 5 }
        """)
  }

  static let move = """
    { "animate": { "a": { "minX": { "from": 0, "to": 100 } } }, "duration": 1,
      "timing": "linear", "explicit": true }
    """

  struct Row: Sendable, CustomTestStringConvertible {
    var keys: String
    /// At 0, 0.25 … 2 s.
    var values: [Double]
    var length: Double
    var testDescription: String { keys }
  }

  /// A child of 1 s, by hand from the definition: the group's time cuts it, repeats it, turns it.
  @Test(arguments: [
    Row(
      keys: #", "duration": 0.5"#, values: [0, 25, 50, 7, 7, 7, 7, 7, 7], length: 0.5),
    Row(
      keys: #", "duration": 1.5"#, values: [0, 25, 50, 75, 100, 7, 7, 7, 7], length: 1.5),
    Row(
      keys: #", "duration": 0.5, "repeatCount": 2"#, values: [0, 25, 0, 25, 50, 7, 7, 7, 7],
      length: 1),
    Row(
      keys: #", "duration": 0.5, "autoreverses": true"#,
      values: [0, 25, 50, 25, 0, 7, 7, 7, 7], length: 1),
    Row(
      keys: #", "duration": 1, "speed": 2"#, values: [0, 50, 100, 7, 7, 7, 7, 7, 7], length: 0.5),
    Row(
      keys: #", "duration": 1, "speed": -1"#, values: [0, 75, 50, 25, 0, 7, 7, 7, 7], length: 1),
    Row(
      keys: #", "duration": 0.5, "repeatCount": "infinity""#,
      values: [0, 25, 0, 25, 0, 25, 0, 25, 0], length: 0),
    Row(
      keys: #", "duration": 0.5, "fillMode": "forwards", "removedOnCompletion": false"#,
      values: [0, 25, 50, 50, 50, 50, 50, 50, 50], length: 0.5),
  ])
  func clipsItsChildren(_ row: Row) throws {
    let timeline = try Self.group(row.keys, Self.move)
    for (index, expected) in row.values.enumerated() {
      let time = Double(index) / 4
      #expect(abs(try timeline.value("a.minX", at: time) - expected) < 1e-9, "at \(time)")
    }
    #expect(try #require(timeline.marks.first).time == row.length)
  }

  @Test func aSequenceRepeatsAsAWhole() throws {
    let timeline = try Self.group(
      #", "duration": 1, "repeatCount": 3"#,
      """
      { "animate": { "a": { "minX": { "from": 0, "to": 100 } } }, "duration": 0.5, "timing": "linear" },
      { "animate": { "a": { "minX": 0 } }, "duration": 0.5, "timing": "linear" }
      """, kind: "sequence")
    for cycle in 0..<3 {
      let start = Double(cycle)
      for (offset, expected) in [(0.125, 25.0), (0.5, 100), (0.75, 50)] {
        #expect(abs(try timeline.value("a.minX", at: start + offset) - expected) < 1e-9)
      }
    }
    #expect(try timeline.value("a.minX", at: 3) == 0)
    #expect(timeline.marks.first?.time == 3)
  }

  @Test func whatBeginsAfterTheEndIsCutOff() throws {
    let timeline = try Self.group(
      #", "duration": 0.5"#,
      #"{ "animate": { "a": { "opacity": 1 } }, "duration": 1, "delay": 0.5 }"#)
    #expect(try timeline.value("a.opacity", at: 3) == 0.5)
  }

  @Test func aChildFillsWithinItsGroup() throws {
    let child = """
      { "animate": { "a": { "minX": { "from": 0, "to": 100 } } }, "duration": 0.5,
        "delay": 0.5, "explicit": true, "fillMode": "both" }
      """
    let timeline = try Self.group(#", "duration": 2, "repeatCount": 2"#, child)
    for start in [0.0, 2] {
      #expect(try timeline.value("a.minX", at: start + 0.25) == 0)
      #expect(abs(try timeline.value("a.minX", at: start + 0.75) - 50) < 1e-9)
      #expect(try timeline.value("a.minX", at: start + 1.5) == 100)
    }
    #expect(try timeline.value("a.minX", at: 4.5) == 7)
  }

  @Test func groupsNest() throws {
    let timeline = try Self.group(
      #", "duration": 1, "speed": 2"#,
      """
      { "parallel": [ \(Self.move) ], "duration": 0.25, "repeatCount": 2, "delay": 0.5 }
      """)
    // The outer second takes half a second; the inner group starts at 0.25 s.
    #expect(try timeline.value("a.minX", at: 0.2) == 7)
    #expect(abs(try timeline.value("a.minX", at: 0.3) - 10) < 1e-9)
    #expect(abs(try timeline.value("a.minX", at: 0.4) - 5) < 1e-9)
    #expect(try timeline.value("a.minX", at: 0.55) == 7)
  }

  /// Rows of time, opacity and x of a `CAAnimationGroup` of 2 s, measured on Core Animation: a fade
  /// of 1 s that begins after 0.5 s, over a model of 0.5, and a move whose duration is 0.
  static let measured: [(time: Double, opacity: Double, x: Double)] = [
    (0.25, 0.5, 12.5), (0.5, 0, 25), (1, 0.5, 50), (1.4, 0.9, 70), (1.6, 0.5, 80),
  ]

  @Test(arguments: ["", #", "duration": 0"#])
  func aChildWithoutADurationTakesTheGroups(_ duration: String) throws {
    let timeline = try Self.group(
      #", "duration": 2"#,
      """
      { "animate": { "a": { "opacity": { "from": 0, "to": 1 } } }, "explicit": true,
        "delay": 0.5, "duration": 1 },
      { "animate": { "a": { "minX": { "from": 0, "to": 100 } } }, "explicit": true\(duration) }
      """)
    for row in Self.measured {
      let values = try timeline.values(["a.opacity", "a.minX"], at: row.time)
      #expect(abs(values[0] - row.opacity) < 1e-6 && abs(values[1] - row.x) < 1e-6, "\(row)")
    }
  }

  /// By hand: the innermost group with a duration gives it, through `sequence` and a repeated
  /// group, to what changes the model as well.
  @Test func theInnermostGroupGivesItsDuration() throws {
    let timeline = try Self.group(
      #", "duration": 4"#,
      """
      { "sequence": [ { "animate": { "a": { "minX": { "from": 0, "to": 100 } } },
          "timing": "linear" } ] },
      { "parallel": [ { "animate": { "a": { "opacity": { "from": 0, "to": 1 } } },
          "explicit": true } ], "duration": 0.5, "repeatCount": 2 }
      """)
    for (time, opacity, x) in [(0.25, 0.5, 6.25), (0.75, 0.5, 18.75), (2, 0.5, 50)] {
      let values = try timeline.values(["a.opacity", "a.minX"], at: time)
      #expect(abs(values[0] - opacity) < 1e-9 && abs(values[1] - x) < 1e-9, "at \(time)")
    }
  }

  /// A change of the model with the duration 0 is one at once, as `UIView.animate` has it.
  @Test func aChangeOfTheModelMayTakeNoTime() throws {
    let timeline = try Self.group(
      #", "duration": 2"#, #"{ "animate": { "a": { "minX": 50 } }, "duration": 0 }"#)
    #expect(try timeline.value("a.minX", at: 0.5) == 50)
  }

  /// A damping ratio takes the group's duration, a spring with its own keeps it.
  @Test func springsInAGroup() throws {
    let grouped = try Self.group(
      #", "duration": 2"#,
      """
      { "animate": { "a": { "minX": 50 } }, "timing": { "dampingRatio": 1 } },
      { "animate": { "a": { "opacity": 1 } }, "timing": { "stiffness": 400, "damping": 40 } }
      """)
    let alone = try timeline(
      layers: Self.layers,
      timeline: """
        { "parallel": [
            { "animate": { "a": { "minX": 50 } }, "timing": { "dampingRatio": 1 }, "duration": 2 },
            { "animate": { "a": { "opacity": 1 } },
              "timing": { "stiffness": 400, "damping": 40 } } ] }
        """)
    for time in [0.1, 0.5, 1.5] {
      let names = ["a.minX", "a.opacity"]
      #expect(try grouped.values(names, at: time) == alone.values(names, at: time), "at \(time)")
    }
  }
}
