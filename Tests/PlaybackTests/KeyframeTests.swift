import Drawing
import Expressions
import Geometry
import Motion
import Playback
import Testing

/// `values` and `path`, from the text to a layer's values.
struct KeyframeTests {
  static func moved(_ value: String, key: String = "position", more: String = "") throws
    -> Timeline
  {
    try timeline(
      layers: #"{ "id": "a", "frame": [-5, -5, 10, 10] }"#,
      timeline: """
        { "animate": { "a": { "\(key)": \(value) } }, "duration": 1, "timing": "linear" \(more) }
        """)
  }

  struct Course: Sendable, CustomTestStringConvertible {
    var keys: String
    /// At 0.25, 0.5, 0.75 s.
    var values: [Double]
    var testDescription: String { keys }
  }

  /// Values 0, 10, 40 of one number; the cubics are Hermite's with the tangents
  /// (v[i+1] − v[i−1]) / (t[i+1] − t[i−1]), by hand.
  @Test(arguments: [
    Course(keys: "", values: [5, 10, 25]),
    Course(keys: #", "keyTimes": [0, 0.25, 1]"#, values: [10, 20, 30]),
    Course(
      keys: #", "keyTimes": [0, 0.5, 1], "timings": [{ "steps": 1, "jump": "start" }]"#,
      values: [10, 10, 25]),
    Course(keys: #", "calculationMode": "discrete""#, values: [0, 10, 40]),
    Course(
      keys: #", "calculationMode": "discrete", "keyTimes": [0, 0.3, 0.6, 1]"#,
      values: [0, 10, 40]),
    Course(keys: #", "calculationMode": "paced""#, values: [10, 20, 30]),
    // Tangents 20, 40, 60 a second: h00·v0 + h10·0.5·m0 + h01·v1 + h11·0.5·m1 at s = 0.5.
    Course(keys: #", "calculationMode": "cubic""#, values: [3.75, 10, 23.75]),
    // Tension 1 makes all tangents 0.
    Course(
      keys: #", "calculationMode": "cubic", "tension": [1, 1, 1]"#, values: [5, 10, 25]),
  ])
  func passesItsValues(_ course: Course) throws {
    let timeline = try Self.moved(#"{ "values": [0, 10, 40] \#(course.keys) }"#, key: "minX")
    for (time, expected) in zip([0.25, 0.5, 0.75], course.values) {
      #expect(abs(try timeline.value("a.minX", at: time) - expected) < 1e-9, "at \(time)")
    }
    #expect(try timeline.value("a.minX", at: 1) == 40)
  }

  /// 3-4-5 triangles: 5 of 15 after a third of the time, in both coordinates at once.
  @Test func pacedGoesByTheWholeDistance() throws {
    let timeline = try Self.moved(
      #"{ "values": [[0, 0], [3, 4], [9, 12]], "calculationMode": "paced" }"#)
    let at = try timeline.values(["a.position.x", "a.position.y"], at: 1.0 / 3)
    #expect(abs(at[0] - 3) < 1e-9 && abs(at[1] - 4) < 1e-9)
  }

  @Test func wordsAreHeld() throws {
    let timeline = try timeline(
      layers: #"{ "id": "a", "type": "text", "string": "x" }"#,
      timeline: #"""
        { "animate": { "a": { "string": { "values": ["one", "two"], "calculationMode": "discrete" } } },
          "duration": 1, "timing": "linear" }
        """#)
    let trace = try Trace(timeline)
    let rows = try trace.rows(at: [0.25, 0.75, 1])
    #expect(rows == [[.text("one")], [.text("two")], [.text("two")]])
  }

  @Test func theStepsTimingLiesOverTheWhole() throws {
    // easeIn at 0.5 is 0.3153568… of the whole: three tenths of the way are the first of 2 ways.
    let timeline = try timeline(
      layers: #"{ "id": "a", "frame": [0, 0, 1, 1] }"#,
      timeline: """
        { "animate": { "a": { "minX": { "values": [0, 100, 0] } } }, "duration": 1,
          "timing": "easeIn" }
        """)
    let eased = TimingCurve(.easeIn).progress(at: 0.5, duration: 1)
    #expect(abs(try timeline.value("a.minX", at: 0.5) - 200 * eased) < 1e-9)
    #expect(abs(eased - 0.3153568) < 1e-6)
  }

  /// A quarter circle of radius 100 by its parameter: at ½ it is 100·√½ from the centre both ways,
  /// and the tangent points 45° down and right.
  @Test func aPathIsFollowedAndTurnsTheLayer() throws {
    let timeline = try Self.moved(
      #"{ "path": "M0,0 A100 100 0 0 1 100 100 L 100 200", "rotationMode": "auto", "keyTimes": [0, 0.5, 1] }"#
    )
    let at = try timeline.values(["a.position.x", "a.position.y"], at: 0.25)
    let half = 100 * 0.5.squareRoot()
    #expect(abs(at[0] - half) < 1e-9 && abs(at[1] - (100 - half)) < 1e-9)
    guard case .group(let turned) = try timeline.displayList(at: 0.25).items[0],
      case .group(let down) = try timeline.displayList(at: 0.75).items[0],
      case .group(let after) = try timeline.displayList(at: 1).items[0]
    else {
      Issue.record("no groups")
      return
    }
    #expect(abs(turned.transform.a - 0.5.squareRoot()) < 1e-9)
    #expect(abs(turned.transform.b - 0.5.squareRoot()) < 1e-9)
    #expect(abs(down.transform.a) < 1e-12 && abs(down.transform.b - 1) < 1e-12)
    // The model does not turn.
    #expect(after.transform.a == 1 && after.transform.b == 0)
  }
}
