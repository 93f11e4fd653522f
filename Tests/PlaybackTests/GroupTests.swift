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
}
