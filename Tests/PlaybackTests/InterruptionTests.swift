import Expressions
import Motion
import Playback
import Testing

/// What happens when a property that moves is animated again.
struct InterruptionTests {
  /// UIKit: the first animation goes on as an offset that dies out. Expected from the sum of both
  /// curves, written out here: 100·e(t) + (−100)·(1 … ) in additive form.
  @Test func aSecondAnimationComposes() throws {
    let timeline = try timeline(
      layers: #"{ "id": "a", "frame": [0, 0, 1, 1] }"#,
      timeline: """
        { "parallel": [
          { "animate": { "a": { "minX": 100 } }, "duration": 1, "timing": "linear" },
          [ { "wait": 0.5 },
            { "animate": { "a": { "minX": 0 } }, "duration": 1, "timing": "linear" } ] ] }
        """)
    // Model 0; offsets (0 − 100)(1 − t) of the first and (100 − 0)(1 − (t − 0.5)) of the second.
    for time in [0.5, 0.6, 0.75, 0.9, 0.999] {
      let expected = -100 * (1 - time) + 100 * (1.5 - time)
      #expect(abs(try timeline.value("a.minX", at: time) - expected) < 1e-9, "\(time)")
    }
    for time in [1.0, 1.2, 1.4] {
      #expect(abs(try timeline.value("a.minX", at: time) - 100 * (1.5 - time)) < 1e-9)
    }
    #expect(try timeline.value("a.minX", at: 1.5) == 0)
  }

  @Test func setEndsEveryAnimation() throws {
    let timeline = try timeline(
      layers: #"{ "id": "a", "frame": [0, 0, 1, 1] }"#,
      timeline: """
        { "parallel": [
          { "animate": { "a": { "minX": 100 } }, "duration": 1 },
          [ { "wait": 0.5 }, { "set": { "a": { "minX": 7 } } } ] ] }
        """)
    #expect(try timeline.value("a.minX", at: 0.75) == 7)
    #expect(try timeline.value("a.minX", at: 1) == 7)
  }

  struct Basic: Sendable, CustomTestStringConvertible {
    var value: String
    var start, end, after: Double
    var testDescription: String { value }
  }

  /// The table of CABasicAnimation, the property standing at 50.
  @Test(arguments: [
    Basic(value: #"{ "from": 10, "to": 20 }"#, start: 10, end: 20, after: 20),
    Basic(value: #"{ "from": 10, "by": 5 }"#, start: 10, end: 15, after: 15),
    Basic(value: #"{ "to": 20, "by": 5 }"#, start: 15, end: 20, after: 20),
    Basic(value: #"{ "from": 10 }"#, start: 10, end: 50, after: 50),
    Basic(value: #"{ "to": 20 }"#, start: 50, end: 20, after: 20),
    Basic(value: #"{ "by": 5 }"#, start: 50, end: 55, after: 55),
  ])
  func fromToAndByFillEachOtherIn(_ basic: Basic) throws {
    let timeline = try timeline(
      layers: #"{ "id": "a", "minX": 50, "width": 1, "height": 1 }"#,
      timeline: """
        { "animate": { "a": { "minX": \(basic.value) } }, "duration": 1, "timing": "linear" }
        """)
    #expect(try timeline.value("a.minX", at: 0) == basic.start)
    #expect(abs(try timeline.value("a.minX", at: 0.5) - (basic.start + basic.end) / 2) < 1e-12)
    #expect(try timeline.value("a.minX", at: 1) == basic.after)
  }

  @Test func coloursRunInGammaSRGB() throws {
    let timeline = try timeline(
      layers: #"{ "id": "a", "backgroundColor": "red" }"#,
      timeline: """
        { "animate": { "a": { "backgroundColor": "#0000ff80" } }, "duration": 1,
          "timing": "linear" }
        """)
    let trace = try Trace(timeline)
    #expect(
      trace.columns
        == ["red", "green", "blue", "alpha"].map { "a.backgroundColor.\($0)" })
    let row = try trace.rows(at: [0.5])[0]
    let half = (1 + 128.0 / 255) / 2
    let expected: [Value] = [.number(0.5), .number(0), .number(0.5), .number(half)]
    #expect(row == expected)
  }
}
