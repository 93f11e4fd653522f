import SceneModel
import SpecReader
import TestSupport
import Testing

/// Every fault is told once, at its place, in words that name the value and what was expected.
@Suite struct SpecFaultTests {
  struct Fault: Sendable, CustomTestStringConvertible {
    var spec: SpecText
    var code: DiagnosticCode
    var message: String
    var hint: String?
    var testDescription: String { message }

    init(
      _ spec: SpecText, _ code: DiagnosticCode, _ message: String, hint: String? = nil
    ) {
      self.spec = spec
      self.code = code
      self.message = message
      self.hint = hint
    }

    static func layer(
      _ layer: String, _ code: DiagnosticCode, _ message: String, hint: String? = nil
    ) -> Fault {
      Fault(SpecText(layers: "[\(layer)]"), code, message, hint: hint)
    }

    /// With the layers `a`, `t` (a text) and `row` (three copies with `cell` in each).
    static func step(
      _ step: String, _ code: DiagnosticCode, _ message: String, hint: String? = nil
    ) -> Fault {
      Fault(
        SpecText(
          layers: #"""
            [{"id": "a"}, {"id": "t", "type": "text"},
             {"id": "row", "repeat": 3, "sublayers": [{"id": "cell"}]}]
            """#, timeline: "[\(step)]"), code, message, hint: hint)
    }

    static func variable(
      _ variables: String, _ code: DiagnosticCode, _ message: String, hint: String? = nil
    ) -> Fault {
      Fault(SpecText(variables: variables), code, message, hint: hint)
    }

    static func canvas(
      _ canvas: String, _ code: DiagnosticCode, _ message: String, hint: String? = nil
    ) -> Fault {
      Fault(SpecText(canvas: canvas), code, message, hint: hint)
    }
  }

  static let layerFaults: [Fault] = [
    .layer(#"⟦3⟧"#, .wrongType, "'layer' is the number 3, must be an object"),
    .layer(
      #"{"id": ⟦"1a"⟧}"#, .nameClash, "'1a' cannot be an id, must not start with a digit",
      hint: "expressions read it as a number; as '_1a'"),
    .layer(
      #"{⟦"alpha"⟧: 0.5}"#, .unknownKey, "unknown key 'alpha' in a layer",
      hint: "did you mean 'opacity'?"),
    .layer(
      #"{⟦"cornerRadios"⟧: 3}"#, .unknownKey, "unknown key 'cornerRadios' in a layer",
      hint: "did you mean 'cornerRadius'?"),
    .layer(#"{"opacity": ⟦1.4⟧}"#, .outOfRange, "'opacity' is 1.4, must be 0 to 1"),
    .layer(
      #"{"opacity": ⟦"0.5"⟧}"#, .wrongType, "'opacity' is the text '0.5', must be a number",
      hint: "write it without quotes"),
    .layer(#"{"opacity": ⟦null⟧}"#, .wrongType, "'opacity' is null, must be a number"),
    .layer(#"{"hidden": ⟦1⟧}"#, .wrongType, "'hidden' is the number 1, must be true or false"),
    .layer(#"{"width": ⟦-1⟧}"#, .outOfRange, "'width' is -1, must be 0 pt or more"),
    .layer(
      #"{"frame": [0, 0, 10, ⟦-1⟧]}"#, .outOfRange, "'frame.height' is -1, must be 0 pt or more"),
    .layer(
      #"{"frame": ⟦[⟧0, 0, 10]}"#, .wrongType,
      "'frame' has 3 numbers, must be a list of 4 numbers [x, y, width, height]"),
    .layer(
      #"{"frame": ⟦5⟧}"#, .wrongType,
      "'frame' is the number 5, must be a list of 4 numbers [x, y, width, height]"),
    .layer(
      #"{"cornerRadius": [1, 2, 3, ⟦true⟧]}"#, .wrongType,
      "'cornerRadius.minXmaxY' is true, must be a number"),
    .layer(
      #"{"backgroundColor": ⟦"wihte"⟧}"#, .unknownWord, "unknown colour 'wihte'",
      hint: "did you mean 'white'?"),
    .layer(
      #"{"type": ⟦"txt"⟧}"#, .unknownWord, "unknown type 'txt'", hint: "did you mean 'text'?"),
    .layer(
      #"{⟦"string"⟧: "x"}"#, .wrongLayerKind,
      "'string' is for layers of type 'text', this one is a 'box'"),
    .layer(
      #"{"type": "text", "textAlignment": ⟦"centre"⟧}"#, .unknownWord,
      "unknown textAlignment 'centre'", hint: "did you mean 'center'?"),
    .layer(
      #"{"type": "text", "fontWeight": ⟦"bolt"⟧}"#, .unknownWord, "unknown fontWeight 'bolt'",
      hint: "did you mean 'bold'?"),
    .layer(
      #"{"type": "text", "font": ["Inter", ⟦3⟧]}"#, .wrongType,
      "'font' is the number 3, must be a text"),
    .layer(
      #"{"type": "image", "contents": ⟦"logo"⟧}"#, .unknownName, "unknown asset 'logo'",
      hint: "pictures are named in 'assets'"),
    .layer(
      #"{"type": "image", "contents": {"snapshot": ⟦"b"⟧}}"#, .unknownName, "unknown layer 'b'"),
    .layer(
      #"{"type": "image", "contents": ⟦{⟧}}"#, .missingKey,
      "'snapshot' is missing in a snapshot"),
    .layer(
      #"{"minX": 0, "midX": 1, ⟦"width"⟧: 5}"#, .conflictingKeys,
      "'minX', 'midX', 'width' are 3 of an axis' edges and sizes, must be at most 2"),
    .layer(
      #"{"frame": [0, 0, 1, 1], ⟦"width"⟧: 5}"#, .conflictingKeys,
      "'width' says again what 'frame' says"),
    .layer(
      #"{"width": 1, ⟦"bounds.size.width"⟧: 5}"#, .conflictingKeys,
      "'bounds.size.width' says again what 'width' says"),
    .layer(
      #"{"id": ⟦"index"⟧}"#, .nameClash, "'index' is a reserved word, a layer needs another id"),
    .layer(
      #"{"id": ⟦"opacity"⟧}"#, .nameClash,
      "'opacity' is the start of a property's name, a layer needs another id"),
    .layer(
      #"{"id": ⟦"a.b"⟧}"#, .nameClash,
      #"'a.b' cannot be an id, must have no blanks and none of . [ ] ( ) { } ' " * / ="#),
    .layer(#"{"id": ⟦""⟧}"#, .outOfRange, "'id' is empty, must have at least one character"),
    .layer(
      #"{"id": "a"}, {"mask": {"id": ⟦"a"⟧}}"#, .duplicateID,
      "the id 'a' is given twice, first in line 3, column 19"),
    .layer(
      #"{"repeat": ⟦2.5⟧}"#, .outOfRange, "'repeat' is 2.5, must be a whole number, 0 to 10000"),
    .layer(
      #"{"repeat": ⟦"x"⟧}"#, .wrongType,
      "'repeat' is the text 'x', must be a whole number or a list"),
    .layer(
      #"{"repeat": ⟦[⟧1, "a"]}"#, .wrongType,
      "'repeat' is a list of different types: a number, and at index 1 a text"),
    .layer(
      #"{"id": "a", "repeat": ⟦"=b.width"⟧}, {"id": "b"}"#, .dependsOnTime,
      "'repeat' is read once, before the film starts, and must not depend on time; it reads 'b.width'"
    ),
    .layer(
      #"{"repeat": 10000, "sublayers": [{"repeat": ⟦1000⟧}]}"#, .tooLarge,
      "the spec has more than 100000 layers, copies counted"),
    .layer(
      #"{"style": {⟦"sublayers"⟧: []}}"#, .unknownKey, "unknown key 'sublayers' in a style"),
    .layer(
      #"{"minX": 3, "style": {⟦"frame"⟧: "=parent.bounds"}}"#, .conflictingKeys,
      "the style's 'frame' is partly replaced, which needs a list of numbers"),
  ]

  static let expressionFaults: [Fault] = [
    .layer(
      #"{"style": ⟦"=lable"⟧}"#, .unknownName, "unknown variable 'lable'"),
    .layer(
      #"{"type": ⟦"=lable"⟧}"#, .wrongType, "'type' is an expression, must be a text"),
    .layer(
      #"{"opacity": "=1 +⟦⟧"}"#, .expressionSyntax,
      "expression ends too early, expected a value"),
    .layer(
      #"{"opacity": "=⟦clam⟧(1, 2, 3)"}"#, .unknownName, "unknown function 'clam'",
      hint: "did you mean 'clamp'?"),
    .layer(
      #"{"opacity": "=⟦\u0062ar⟧ + 1"}"#, .unknownName, "unknown name 'bar'"),
    .layer(
      #"{"opacity": "=⟦parent.bounds⟧"}"#, .expressionType,
      "'opacity': value is a rect, must be a number"),
    .layer(#"{"opacity": "=⟦1 / 0⟧"}"#, .expressionFailure, "division by zero in '1 / 0'"),
    .layer(#"{"opacity": ⟦"=0.7 * 2"⟧}"#, .outOfRange, "'opacity' is 1.4, must be 0 to 1"),
    .layer(
      #"{"type": "image", "contents": ⟦"=t.string"⟧}, {"id": "t", "type": "text"}"#,
      .dependsOnTime, "an asset's name must be known before the film starts"),
    .layer(
      #"{"type": "image", "contents": ⟦"=parent.width"⟧}"#, .expressionType,
      "'contents' is a number, must be an asset's name, {\"symbol\": name} or "
        + "{\"snapshot\": id}"),
    .layer(
      #"{"minX": "=⟦parent⟧"}"#, .unknownName,
      "a layer is no value, write '.' and one of its properties after it"),
    .layer(
      #"{"minX": "=parent.⟦midx⟧"}"#, .unknownName, "unknown property 'midx'",
      hint: "did you mean 'midX'?"),
    .layer(
      #"{"minX": "=⟦index⟧"}"#, .unknownName, "'index' means something only in copies"),
    .layer(
      #"{"repeat": 2, "minX": "=⟦item⟧"}"#, .unknownName,
      "'item' means something only in copies of a list"),
    .layer(
      #"{"minX": "=a.⟦presentation⟧.minX"}, {"id": "a"}"#, .unknownName,
      "'presentation' means something only in steps"),
    .layer(
      #"{"id": "row", "repeat": 2}, {"minX": "=⟦row⟧.minX"}"#, .unknownName,
      "'row' has copies, write 'row[0]' or another index"),
    .layer(
      #"{"id": "row"}, {"minX": "=row⟦[0]⟧.minX"}"#, .unknownName,
      "'row' has no copies, leave out the '[ ]'"),
    .layer(
      #"{"minX": "=canvas.⟦widht⟧"}"#, .unknownName, "unknown canvas value 'widht'",
      hint: "did you mean 'width'?"),
  ]

  static let variableFaults: [Fault] = [
    .variable(
      #"{⟦"item"⟧: 1}"#, .nameClash, "'item' is a reserved word, a variable needs another name"),
    .variable(
      #"{⟦"a-b"⟧: 1}"#, .nameClash,
      "'a-b' cannot name a variable, must be letters, digits and '_'"),
    .variable(#"{"a": ⟦null⟧}"#, .wrongType, "'a' is null, must be a value"),
    .variable(
      #"{"a": ⟦[⟧1, true]}"#, .wrongType,
      "'a' is a list of different types: a number, and at index 1 a boolean"),
    .variable(
      #"{"a": "=b", "b": "=c", "c": ⟦"=a + 1"⟧}"#, .expressionCycle,
      "the variables depend on each other: a → b → c → a"),
    .variable(
      #"{"a": "=⟦self⟧.width"}"#, .unknownName,
      "'self' means something only in values of a layer"),
    .variable(
      #"{"appearance": ⟦"drak"⟧}"#, .unknownWord, "unknown appearance 'drak'",
      hint: "did you mean 'dark'?"),
    Fault(
      SpecText(variables: #"{"drop": 1}"#, more: #""variants": {"slow": {⟦"drob"⟧: 2}},"#),
      .unknownName, "unknown variable 'drob'", hint: "did you mean 'drop'?"),
    Fault(
      SpecText(variables: #"{"card": 1}"#, layers: #"[{"id": ⟦"card"⟧}]"#), .nameClash,
      "'card' is a variable, a layer needs another id"),
  ]

  static let documentFaults: [Fault] = [
    .canvas("⟦{⟧}", .missingKey, "the canvas has neither 'device' nor 'size'"),
    .canvas(
      #"{"device": ⟦"iphone-15-por"⟧}"#, .unknownWord, "unknown device 'iphone-15-por'",
      hint: "did you mean 'iphone-15-pro'?"),
    .canvas(
      #"{"device": "iphone-x", ⟦"size"⟧: [1, 1]}"#, .conflictingKeys,
      "the canvas has a 'device', which gives its 'size'"),
    .canvas(
      #"{"device": "iphone-x", "chrome": ⟦"screens"⟧}"#, .unknownWord,
      "unknown chrome 'screens'", hint: "did you mean 'screen'?"),
    .canvas(
      #"{"size": [10, 10], ⟦"chrome"⟧: "device"}"#, .missingKey,
      "the canvas has a 'chrome' but no 'device' to draw",
      hint: "give a 'device' in place of 'size'"),
    .canvas(
      #"{"size": [10, 10], ⟦"orientation"⟧: "landscape"}"#, .missingKey,
      "the canvas has an 'orientation' but no 'device' to turn",
      hint: "give a 'device' in place of 'size', or the two sides of 'size' the other way round"),
    .canvas(
      #"{"device": "iphone-x", "orientation": "landscape", ⟦"chrome"⟧: "screen"}"#,
      .conflictingKeys, "'chrome' is drawn of an upright device only",
      hint: "leave 'chrome' or 'orientation' out"),
    .canvas(
      #"{"device": "iphone-x", "orientation": ⟦"landscapeleft"⟧}"#, .unknownWord,
      "unknown orientation 'landscapeleft'", hint: "did you mean 'landscapeLeft'?"),
    .canvas(
      #"{"size": [⟦0⟧, 10]}"#, .outOfRange, "'size.width' is 0, must be 1 to 32767 pt"),
    .canvas(
      #"⟦{⟧"size": [30000, 10], "scale": 2}"#, .tooLarge,
      "the canvas' longer side has 60000 pixels, must be at most 32767"),
    .canvas(
      #"{"size": [10, 10], "fps": ⟦"60000/1O01"⟧}"#, .wrongType,
      "'fps' is '60000/1O01', must be a number or a fraction as '60000/1001'"),
    .canvas(
      #"{"size": [10, 10], "fps": ⟦"1000/1"⟧}"#, .outOfRange, "'fps' is 1000, must be 1 to 240 fps"),
    .canvas(
      #"{"size": [10, 10], "fps": ⟦0⟧}"#, .outOfRange, "'fps' is 0, must be 1 to 240 fps"),
    .canvas(
      #"{"size": [10, 10], "duration": ⟦-1⟧}"#, .outOfRange,
      "'duration' is -1, must be 0 to 86400 s"),
    .canvas(
      #"{"size": ["=⟦canvas⟧.width", 1]}"#, .unknownName, "the canvas cannot read itself"),
    Fault(
      SpecText(more: #"⟦"layer"⟧: [],"#), .unknownKey, "unknown key 'layer' in a spec",
      hint: "did you mean 'layers'?"),
    Fault(
      SpecText(more: #""assets": {"a": ⟦"../a.png"⟧},"#), .outsideFolder,
      "'../a.png' lies outside of the spec's folder",
      hint: "paths are relative to the spec, without '..'"),
    Fault(
      SpecText(more: #""fonts": [⟦"/etc/a.ttf"⟧],"#), .outsideFolder,
      "'/etc/a.ttf' lies outside of the spec's folder",
      hint: "paths are relative to the spec, without '..'"),
  ]

  static let stepFaults: [Fault] = [
    .step(
      #"⟦{⟧"anmiate": {}}"#, .stepKind,
      "a step needs one of 'set', 'animate', 'transition', 'drag', 'wait', 'if', 'parallel', 'sequence'",
      hint: "did you mean 'animate'?"),
    .step(
      #"{"wait": 1, ⟦"set"⟧: {}}"#, .stepKind,
      "a step has one kind, this one is both 'wait' and 'set'"),
    .step("⟦3⟧", .wrongType, "'step' is the number 3, must be a step or a list of steps"),
    .step(
      #"{"set": {"a": {"hidden": true}}, ⟦"duration"⟧: 1}"#, .unknownKey,
      "unknown key 'duration' in a step with 'set'"),
    .step(#"{"set": {⟦"b"⟧: {}}}"#, .unknownName, "unknown layer 'b'"),
    .step(
      #"{"set": {"a": {⟦"center"⟧: [1, 2]}}}"#, .unknownKey, "unknown property 'center'",
      hint: "did you mean 'position'?"),
    .step(
      #"{"set": {"a": {⟦"string"⟧: "x"}}}"#, .wrongLayerKind,
      "a layer of type 'box' has no 'string'"),
    .step(
      #"{"set": {"a": {"opacity": ⟦2⟧}}}"#, .outOfRange, "'opacity' is 2, must be 0 to 1"),
    .step(
      #"{"set": {⟦"row"⟧: {"opacity": 0}}}"#, .ambiguousCopy, "'row' has copies, write which",
      hint: "as 'row[0]', or [*] for all"),
    .step(
      #"{"set": {⟦"cell"⟧: {"opacity": 0}}}"#, .ambiguousCopy,
      "'row' around it has copies, write which", hint: "as 'row[0].cell', or [*] for all"),
    .step(
      #"{"set": {⟦"row[3]"⟧: {"opacity": 0}}}"#, .outOfRange,
      "the index of 'row' is 3, must be 0 to 2"),
    .step(
      #"{"set": {⟦"a[0]"⟧: {"opacity": 0}}}"#, .unknownName,
      "'a' has no copies, leave out the '[ ]'"),
    .step(
      #"{"set": {⟦"row[x]"⟧: {"opacity": 0}}}"#, .unknownName, "'row[x]' names no layer",
      hint: "as 'card', 'row[2].title' or 'row[*]'"),
    .step(
      #"{"set": {⟦"a.cell"⟧: {"opacity": 0}}}"#, .unknownName, "'cell' does not lie in 'a'"),
    .step(
      #"⟦{⟧"animate": {"a": {"opacity": 0}}}"#, .missingDuration,
      "'duration' is missing in a step with 'animate'"),
    .step(
      #"{"animate": {"a": {"opacity": 0}}, ⟦"duration"⟧: 1, "timing": {"stiffness": 100}}"#,
      .superfluousDuration, "this timing brings its own duration, the step must not have one"),
    .step(
      #"{"animate": {"a": {⟦"hidden"⟧: true}}, "duration": 1}"#, .notAnimatable,
      "'hidden' has nothing between two values",
      hint: "write it with 'set', or with a transition"),
    .step(
      #"{"animate": {"a": {"opacity": ⟦{⟧}}}, "duration": 1}"#, .missingKey,
      "'opacity' needs one of 'from', 'to', 'by'"),
    .step(
      #"{"animate": {"a": {"opacity": {"from": 0, "to": 1, ⟦"by"⟧: 1}}}, "duration": 1}"#,
      .conflictingKeys, "'by' cannot stand beside both 'from' and 'to'"),
    .step(
      #"{"animate": {"a": {"backgroundColor": {"by": ⟦"red"⟧}}}, "duration": 1}"#, .wrongType,
      "a colour has no 'by', write 'from' and 'to'"),
    .step(
      #"{"animate": {"a": {"opacity": 0}}, "duration": ⟦-1⟧}"#, .outOfRange,
      "'duration' is -1, must be 0 to 86400 s"),
    .step(
      #"{"animate": {"a": {"opacity": 0}}, "duration": 1, "timing": ⟦"easInOut"⟧}"#, .unknownWord,
      "unknown timing 'easInOut'", hint: "did you mean 'easeInOut'?"),
    .step(
      #"{"animate": {"a": {"opacity": 0}}, "duration": 1, "timing": [⟦2⟧, 0, 1, 1]}"#, .outOfRange,
      "'timing.x1' is 2, must be 0 to 1"),
    .step(
      #"{"animate": {"a": {"opacity": 0}}, "timing": ⟦{⟧"stifness": 1}}"#, .missingKey,
      "a timing object needs 'steps', 'linear', 'dampingRatio', a spring's name or its parameters",
      hint: "did you mean 'stiffness'?"),
    .step(
      #"{"animate": {"a": {"opacity": 0}}, "duration": 1, "blend": ⟦"add"⟧}"#, .unknownWord,
      "unknown blend 'add'", hint: "known: additive, velocity, replace"),
    .step(
      #"{"animate": {"row[*]": {"opacity": 0}, "a": {"opacity": 0}}, "duration": 1, "delay": "=⟦index⟧ * 0.1"}"#,
      .unknownName, "'index' means something only in copies"),
    .step(
      #"{"wait": ⟦"x"⟧}"#, .wrongType,
      "'wait' is the text 'x', must be a number of seconds or a condition after '='"),
    .step(
      #"{"wait": ⟦"=a.backgroundColor"⟧}"#, .expressionType,
      "'wait' is a colour, must be a number of seconds or a condition"),
    .step(
      #"{"if": "=⟦a.width⟧", "then": []}"#, .expressionType,
      "'if': value is a number, must be a boolean"),
    .step(#"⟦{⟧"if": true}"#, .missingKey, "'then' is missing in a step with 'if'"),
    .step(
      #"{"transition": {"layer": ⟦"row[*]"⟧, "style": "crossDissolve"}, "duration": 1}"#,
      .ambiguousCopy, "'[*]' names several layers, one is needed"),
    .step(
      #"{"transition": {"layer": "a", "style": ⟦"flipFromBotom"⟧}, "duration": 1}"#, .unknownWord,
      "unknown style 'flipFromBotom'", hint: "did you mean 'flipFromBottom'?"),
    .step(
      #"{"transition": {"layer": "a", "style": "crossDissolve", "set": {⟦"t"⟧: {"hidden": true}}}, "duration": 1}"#,
      .unknownName, "'t' does not lie in 'a', whose back side 'set' makes",
      hint: "write it with a 'set' step, or move it with 'animate'"),
    .step(
      #"{"id": "x", "wait": 1}, {"id": ⟦"x"⟧, "wait": 1}"#, .duplicateID,
      "the step id 'x' is given twice, first in line 5, column 21"),
    .step(#"{"set": ⟦{⟧}}"#, .noEffect, "'set' writes nothing"),
  ]

  @Test(
    arguments: layerFaults + shapeFaults + mediaFaults + timeFaults + expressionFaults
      + variableFaults
      + documentFaults
      + stepFaults)
  func isToldOnceAtItsPlace(_ fault: Fault) throws {
    try Self.judge(fault)
  }

  static func judge(_ fault: Fault) throws {
    let marked = MarkedText(fault.spec.text)
    let result = SpecReader.read(marked.text, file: "spec.json")
    let diagnostic = try #require(
      result.diagnostics.first { $0.code == fault.code }, "\(result.told)")
    #expect(result.diagnostics.count == 1, "\(result.told)")
    #expect(diagnostic.message == fault.message)
    if let hint = fault.hint { #expect(diagnostic.hint == hint) }
    let (place, expected) = (try #require(diagnostic.place), try #require(marked.place))
    #expect(place.file == "spec.json")
    #expect(place.line == expected.line && place.column == expected.column, "\(result.told)")
    #expect(place.length == max(1, expected.length), "\(result.told)")
    #expect((result.scene == nil) == (diagnostic.severity == .error))
  }
}
