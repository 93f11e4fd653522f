import Playback
import SceneModel
import SpecReader
import Testing

/// A timing chosen between others by an expression, read when the step starts: the motion is that of
/// the chosen one written out.
struct TimingChoiceTests {
  static let variables = """
    "quick": { "dampingRatio": 0.5 }, "slow": [0.3, 0, 0.7, 1],
    "heavy": { "stiffness": 60, "damping": 9 }, "light": { "bouncy": 0.4 }, "fast": true
    """

  static func film(_ keys: String, layers: String = "", before: String = "") throws -> Timeline {
    try timeline(
      layers: #"{ "id": "a", "width": 1, "height": 1 \#(layers) }"#,
      timeline: #"\#(before) { "animate": { "a": { "minX": 100 } }, \#(keys) }"#,
      variables: variables)
  }

  struct Choice: Sendable, CustomTestStringConvertible {
    var timing: String
    var chosen: String
    var duration = #", "duration": 0.5"#
    var testDescription: String { timing }
  }

  @Test(arguments: [
    Choice(timing: #""=fast ? quick : slow""#, chosen: #"{ "dampingRatio": 0.5 }"#),
    Choice(timing: #""= !fast ? quick : slow""#, chosen: "[0.3, 0, 0.7, 1]"),
    Choice(
      timing: #""=fast ? heavy : light""#, chosen: #"{ "stiffness": 60, "damping": 9 }"#,
      duration: ""),
    Choice(timing: #""=a.minX > 5 ? heavy : light""#, chosen: #"{ "bouncy": 0.4 }"#, duration: ""),
    Choice(
      timing: #""=a.minX > 5 ? heavy : (fast ? 'snappy' : light)""#, chosen: #""snappy""#,
      duration: ""),
    Choice(timing: #""=fast ? 'easeIn' : slow""#, chosen: #""easeIn""#),
  ])
  func movesByTheChosenOne(_ choice: Choice) throws {
    let chosen = try Self.film(#""timing": \#(choice.timing) \#(choice.duration)"#)
    let plain = try Self.film(#""timing": \#(choice.chosen) \#(choice.duration)"#)
    #expect(chosen.duration == plain.duration)
    for frame in 0...30 {
      let time = Double(frame) / 60
      #expect(try chosen.value("a.minX", at: time) == plain.value("a.minX", at: time))
    }
  }

  /// The condition is read when the step starts, for each copy by itself.
  @Test func isReadWhenTheStepStartsForEachCopy() throws {
    let timeline = try timeline(
      layers: #"{ "id": "row", "repeat": 2, "width": 1, "height": 1, "minY": 0 }"#,
      timeline: """
        { "set": { "row[0]": { "minY": 10 } } },
        { "animate": { "row[*]": { "minX": 100 } }, "duration": 1,
          "timing": "=self.minY > 5 ? early : late" }
        """, variables: #""early": { "steps": 1, "jump": "start" }, "late": { "steps": 1 }"#)
    #expect(try timeline.values(["row[0].minX", "row[1].minX"], at: 0.5) == [100, 0])
  }

  struct Fault: Sendable, CustomTestStringConvertible {
    var timing: String
    var column: Int
    var message: String
    var testDescription: String { timing }
  }

  /// Each part is told at its own place in the text.
  @Test(arguments: [
    Fault(
      timing: "=fast ? quick : heavy", column: 7,
      message: "one of the two timings brings its own duration and the other does not"),
    Fault(timing: "=fast ? quick : slw", column: 24, message: "unknown name 'slw'"),
    Fault(
      timing: "=3 ? quick : slow", column: 9,
      message: "'timing': value is a number, must be a boolean"),
  ])
  func faultsAreToldAtTheirPart(_ fault: Fault) throws {
    let result = SpecReader.read(
      """
      { "version": 1, "canvas": { "size": [400, 300] }, "variables": { \(Self.variables) },
        "layers": [ { "id": "a" } ], "timeline": [
        { "animate": { "a": { "minX": 1 } }, "duration": 1,
          "timing":
            "\(fault.timing)" } ] }
      """, file: "spec.json")
    let first = try #require(result.diagnostics.first)
    #expect(first.message == fault.message)
    #expect(
      first.place?.line == 6 && first.place?.column == fault.column,
      "\(String(describing: first.place))")
  }
}
