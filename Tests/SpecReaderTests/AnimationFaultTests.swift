import SceneModel
import SpecReader
import TestSupport
import Testing

/// What can be wrong with an animation is told at the value's place, and nothing else is.
struct AnimationFaultTests {
  struct Fault: Sendable, CustomTestStringConvertible {
    /// A step with the fault between ⟦ and ⟧.
    var step: String
    var code: DiagnosticCode
    var message: String
    var testDescription: String { message }
    var spec: SpecText { SpecText(layers: #"[{"id": "a"}]"#, timeline: "[\(step)]") }

    init(_ step: String, _ code: DiagnosticCode, _ message: String) {
      self.step = step
      self.code = code
      self.message = message
    }

    static func timing(_ timing: String, _ code: DiagnosticCode, _ message: String) -> Fault {
      Fault(#"{"animate": {"a": {"opacity": 0}}, "timing": \#(timing)}"#, code, message)
    }

    static func curve(_ timing: String, _ code: DiagnosticCode, _ message: String) -> Fault {
      Fault(
        #"{"animate": {"a": {"opacity": 0}}, "duration": 1, "timing": \#(timing)}"#, code, message)
    }

    static func value(
      _ key: String, _ value: String, _ code: DiagnosticCode, _ message: String
    ) -> Fault {
      Fault(#"{"animate": {"a": {"\#(key)": \#(value)}}, "duration": 1}"#, code, message)
    }

    static func keys(_ keys: String, _ code: DiagnosticCode, _ message: String) -> Fault {
      Fault(#"{"animate": {"a": {"opacity": 0}}, "duration": 1, \#(keys)}"#, code, message)
    }
  }

  static let timings: [Fault] = [
    .timing(
      #"{"mass": ⟦-1⟧}"#, .outOfRange, "'mass' is -1, must be 0.0001 or more"),
    .timing(
      #"{"stiffness": ⟦0⟧}"#, .outOfRange, "'stiffness' is 0, must be 0.0001 or more"),
    .timing(#"{"damping": ⟦-1⟧}"#, .outOfRange, "'damping' is -1, must be 0 or more"),
    .timing(
      #"⟦{⟧"response": 0.5}"#, .missingKey,
      "'dampingFraction' is missing in a spring with 'response'"
    ),
    .timing(
      #"{"bouncy": 0.5, ⟦"snappy"⟧: 0.5}"#, .conflictingKeys,
      "a spring has one name, this one is both 'bouncy' and 'snappy'"),
    .timing(
      #"{"bouncy": 0.5, "evaluation": ⟦"exact"⟧}"#, .unknownWord, "unknown evaluation 'exact'"),
    .timing(
      #"{"perceptualDuration": 0.5, "bounce": ⟦2⟧}"#, .outOfRange,
      "'bounce' is 2, must be -1 to 1"),
    .timing(
      #"{"interpolatingSpring": ⟦{⟧"damping": 1}}"#, .missingKey,
      "'stiffness' is missing in an interpolating spring"),
    .curve(#"{"steps": ⟦1.5⟧}"#, .outOfRange, "'steps' is 1.5, must be a whole number"),
    .curve(
      #"{"steps": ⟦1⟧, "jump": "none"}"#, .outOfRange,
      "'steps' is 1, must be 2 or more where 'jump' is 'none'"),
    .curve(#"{"linear": ⟦[⟧0]}"#, .outOfRange, "'linear' has 1 entries, must have 2 or more"),
    .curve(#"⟦"circularEaseOff"⟧"#, .unknownWord, "unknown timing 'circularEaseOff'"),
  ]

  static let values: [Fault] = [
    .value(
      "minX", #"{"values": [0, 1, 2], "keyTimes": ⟦[⟧0, 1]}"#, .outOfRange,
      "'keyTimes' has 2 entries, must have 3, one a keyframe"),
    .value(
      "minX", #"{"values": [0, 1, 2], "keyTimes": [0, 0.6, ⟦0.5⟧]}"#, .outOfRange,
      "'keyTimes' falls from 0.6 to 0.5, must never fall"),
    .value(
      "minX", #"{"values": [0, 1], "keyTimes": [0, ⟦1.5⟧]}"#, .outOfRange,
      "'keyTimes' is 1.5, must be 0 to 1"),
    .value(
      "minX", #"{"values": ⟦[⟧0]}"#, .outOfRange, "'values' has 1 entries, must have 2 or more"),
    .value(
      "minX", #"{"values": [0, ⟦"red"⟧]}"#, .wrongType,
      "'minX' is the text 'red', must be a number"),
    .value(
      "opacity", #"{"values": [0, ⟦1.5⟧]}"#, .outOfRange, "'opacity' is 1.5, must be 0 to 1"),
    .value(
      "position", #"{"values": [[0, 0], [1, 1]], ⟦"path"⟧: "M0 0h1"}"#, .conflictingKeys,
      "'position' has 'values' or a 'path', not both"),
    .value(
      "minX", #"{⟦"from"⟧: 1, "values": [0, 1]}"#, .conflictingKeys,
      "'from' cannot stand beside keyframes, which say where 'minX' starts and ends"),
    .value(
      "minX", #"{"path": ⟦"M0 0h1"⟧}"#, .wrongType,
      "'minX' is a number, only a point follows a path"),
    .value(
      "position", #"{"path": "M0 0 ⟦é⟧"}"#, .pathSyntax,
      "'path': 'é' is no path command, must be one of M L H V C S Q T A Z"),
    .value(
      "position", #"{"path": ⟦"M0 0"⟧}"#, .outOfRange,
      "'path' draws nothing, must have a stroke"),
    .value(
      "position", #"{"path": "M0 0h1v1", "keyTimes": ⟦[⟧0, 1]}"#, .outOfRange,
      "'keyTimes' has 2 entries, must have 3, one a keyframe"),
    .value(
      "minX", #"{"values": [0, 1], "timings": ⟦[⟧"linear", "linear"]}"#, .outOfRange,
      "'timings' has 2 entries, must have at most 1"),
    .value(
      "minX", #"{"values": [0, 1], "timings": [⟦"bouncy"⟧]}"#, .conflictingKeys,
      "a spring with its own duration cannot lead from one keyframe to the next"),
    .value(
      "minX", #"{"values": [0, 1], "calculationMode": ⟦"smooth"⟧}"#, .unknownWord,
      "unknown calculationMode 'smooth'"),
    Fault(
      #"{"animate": {"a": {⟦"transform.skew"⟧: 1}}, "duration": 1}"#, .unknownKey,
      "unknown property 'transform.skew'"),
    Fault(
      #"{"animate": {"a": {⟦"hidden"⟧: {"values": [true, false]}}}, "duration": 1}"#,
      .notAnimatable, "'hidden' has nothing between two values"),
  ]

  static let keys: [Fault] = [
    .keys(
      #"⟦"additive"⟧: true"#, .conflictingKeys,
      "'additive' needs 'explicit': true, otherwise the model takes the last value"),
    .keys(
      #""explicit": true, ⟦"blend"⟧: "replace""#, .conflictingKeys,
      "'blend' cannot stand beside 'explicit', which adds to what is running"),
    .keys(
      #"⟦"blend"⟧: "velocity""#, .conflictingKeys,
      "'blend' 'velocity' needs a spring, which can start with a velocity"),
    .keys(#""repeatCount": ⟦-1⟧"#, .outOfRange, "'repeatCount' is -1, must be 0 or more"),
    .keys(#""repeatCount": ⟦"twice"⟧"#, .unknownWord, "unknown repeatCount 'twice'"),
    .keys(#""fillMode": ⟦"after"⟧, "explicit": true"#, .unknownWord, "unknown fillMode 'after'"),
    .keys(
      #"⟦"scrubsLinearly"⟧: true"#, .conflictingKeys, "'scrubsLinearly' needs 'fractionComplete'"),
    Fault(
      #"{"animate": {"a": {"opacity": 0}}, "fractionComplete": 0.5, ⟦"duration"⟧: 1}"#,
      .conflictingKeys,
      "'duration' cannot stand beside 'fractionComplete', which takes the place of time"),
    Fault(
      #"{"animate": {"a": {"opacity": 0}}, "fractionComplete": 0.5, ⟦"timing"⟧: "linear"}"#,
      .conflictingKeys,
      "'timing' has no effect on 'fractionComplete' without 'scrubsLinearly': false"),
    Fault(
      #"{"parallel": [], ⟦"repeatCount"⟧: 2}"#, .missingDuration,
      "'repeatCount' needs a group, which 'parallel' with a 'duration' is"),
    Fault(
      #"{"parallel": [⟦{⟧"set": {"a": {"hidden": true}}}], "duration": 1}"#, .conflictingKeys,
      "'set' cannot stand in a group, whose time may repeat or run backwards"),
    Fault(
      #"{"transition": ⟦{⟧"layer": "a", "style": "push"}, "duration": 1}"#, .missingKey,
      "'subtype' is missing: the style 'push' starts from an edge"),
    Fault(
      #"{"transition": {"layer": "a", "style": "fade", ⟦"subtype"⟧: "fromLeft"}, "duration": 1}"#,
      .conflictingKeys, "the style 'fade' has no 'subtype'"),
    Fault(
      #"{"transition": {"layer": "a", "style": "flipFromTop", ⟦"perspective"⟧: 1}, "duration": 1}"#,
      .conflictingKeys, "'perspective' needs the projection 'perspective'"),
  ]

  @Test(arguments: timings + values + keys)
  func isToldOnceAtItsPlace(_ fault: Fault) throws {
    let marked = MarkedText(fault.spec.text)
    let result = SpecReader.read(marked.text, file: "spec.json")
    #expect(result.diagnostics.count == 1, "\(result.told)")
    let diagnostic = try #require(result.diagnostics.first)
    #expect(diagnostic.code == fault.code && diagnostic.message == fault.message)
    let (place, expected) = (try #require(diagnostic.place), try #require(marked.place))
    #expect(place.line == expected.line && place.column == expected.column, "\(result.told)")
    #expect(place.length == max(1, expected.length), "\(result.told)")
    #expect(result.scene == nil)
  }
}
