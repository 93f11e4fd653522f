import Expressions
import Geometry
import Motion
import SceneModel
import SpecReader
import TestSupport
import Testing

/// A spec over a template, and what may be wrong with it.
@Suite struct TemplateTests {
  static func read(_ text: String, overrides: Overrides = Overrides()) -> SpecReader.Result {
    SpecReader.read(text, file: "spec.json", overrides: overrides)
  }

  @Test(arguments: Template.allCases) func isWithoutFault(_ template: Template) {
    let result = SpecReader.read(template.text, file: "template.json")
    #expect(result.scene != nil && result.diagnostics.isEmpty, "\(result.told)")
  }

  @Test(arguments: Template.allCases) func everyVariantIsWithoutFault(_ template: Template) {
    let outline = TemplateOutline(template)
    #expect(!outline.variants.isEmpty)
    for variant in outline.variants {
      let result = SpecReader.read(
        template.text, file: "template.json", overrides: Overrides(variants: [variant]))
      #expect(result.scene != nil && result.diagnostics.isEmpty, "\(result.told)")
    }
  }

  /// On every device there is, and on a canvas without one.
  @Test(arguments: Template.allCases) func isForEveryDevice(_ template: Template) {
    for device in Device.all.map({ Overrides(device: $0.name) })
      + [Overrides(size: .init(width: 500, height: 700))]
    {
      let result = SpecReader.read(template.text, file: "template.json", overrides: device)
      #expect(result.scene != nil && result.diagnostics.isEmpty, "\(result.told)")
    }
  }

  @Test(arguments: Template.allCases) func documentsItsVariables(_ template: Template) {
    let outline = TemplateOutline(template)
    #expect(outline.variables.count >= 15)
    #expect(Set(outline.variables.map(\.name)).count == outline.variables.count)
  }

  /// A fault that only the template's text can have is told where the value was given.
  @Test(arguments: [
    (#""start": 7"#, "/variables/start", "7"),
    (#""detents": [300, 200]"#, "/variables/detents", "200"),
    (#""detents": []"#, "/variables/detents", "empty"),
  ])
  func faultsAreToldWhereTheValueWasGiven(_ variable: String, _ path: String, _ words: String) {
    let result = Self.read(
      #"{ "version": 1, "template": "overlay-sheet", "variables": { \#(variable) } }"#)
    #expect(!result.diagnostics.isEmpty)
    for diagnostic in result.diagnostics {
      #expect(diagnostic.place?.file == "spec.json", "\(result.told)")
      #expect(diagnostic.place?.path.hasPrefix(path) == true, "\(result.told)")
    }
    #expect(result.diagnostics.contains { $0.message.contains(words) }, "\(result.told)")
  }

  /// Out of the range that the template documents, and so out of that of the step it is used in.
  @Test func aValueIsToldOnce() {
    let result = Self.read(
      #"{ "version": 1, "template": "flipping-notch", "variables": { "drop": -3 } }"#)
    #expect(result.diagnostics.map(\.place?.path) == ["/variables/drop"], "\(result.told)")
  }

  /// The canvas' other keys stay; a size takes the place of the device.
  @Test func whatStandsInTheSpecWins() throws {
    let result = Self.read(
      """
      { "version": 1, "template": "flipping-notch", "title": "Mine",
        "canvas": { "size": [300, 600], "scale": 2 }, "variables": { "drop": 1.5 },
        "variants": { "quick": { "drop": 0.1 } } }
      """)
    let scene = try #require(result.scene, "\(result.told)")
    #expect(scene.title == "Mine")
    #expect(scene.canvas.size == .init(width: 300, height: 600))
    #expect(scene.canvas.scale == 2)
    #expect(scene.canvas.background != nil)
    func value(_ name: String) -> String? {
      scene.variables.first { $0.name == name }?.formula.value?.description
    }
    #expect(value("drop") == "1.5")
    #expect(value("flip") == "0.6")
  }

  @Test func variantsOfBothAreKnown() throws {
    let text = """
      { "version": 1, "template": "flipping-notch", "variants": { "quick": { "drop": 0.1 } } }
      """
    let result = Self.read(text, overrides: Overrides(variants: ["slow", "quick"]))
    let scene = try #require(result.scene, "\(result.told)")
    let values = ["drop", "flip"].map { name in
      scene.variables.first { $0.name == name }?.formula.value?.description
    }
    #expect(values == ["0.1", "3.6"])
  }

  struct Fault: Sendable, CustomTestStringConvertible {
    /// Stands in a spec over the template `notch-transition`.
    var spec: String
    var code: DiagnosticCode
    var message: String
    var hint: String?
    var testDescription: String { message }
  }

  static let faults = [
    Fault(
      spec: #""variables": { ⟦"toRectangel"⟧: 1 }"#, code: .unknownName,
      message: "template 'notch-transition' has no variable 'toRectangel'",
      hint: "did you mean 'toRectangle'?"),
    Fault(
      spec: #""variables": { ⟦"entirely"⟧: 1 }"#, code: .unknownName,
      message: "template 'notch-transition' has no variable 'entirely'",
      hint: "'inbetween list templates --verbose' shows them"),
    Fault(
      spec: #""variables": { "toRectangle": ⟦61⟧ }"#, code: .outOfRange,
      message: "'toRectangle' is 61, must be 0.01 to 60 s"),
    Fault(
      spec: #""variables": { "topOffset": ⟦"=canvas.width * 10"⟧ }"#, code: .outOfRange,
      message: "'topOffset' is 3930, must be 0 to 2000 pt"),
    Fault(
      spec: #""variables": { "innerStyle": ⟦"plane"⟧ }"#, code: .unknownWord,
      message: "unknown innerStyle 'plane'", hint: "did you mean 'plain'?"),
    Fault(
      spec: #"⟦"layers"⟧: []"#, code: .conflictingKeys,
      message: "'layers' stands beside 'template', which gives them",
      hint: "'inbetween expand' writes out all of a template, to be changed"),
    Fault(
      spec: #"⟦"timelines"⟧: []"#, code: .unknownKey, message: "unknown key 'timelines' in a spec",
      hint: "did you mean 'timeline'?"),
    Fault(
      spec: #""variants": { "x": { ⟦"toNotsch"⟧: 1 } }"#, code: .unknownName,
      message: "unknown variable 'toNotsch'", hint: "did you mean 'toNotch'?"),
  ]

  @Test(arguments: faults) func isToldAtItsPlace(_ fault: Fault) throws {
    let marked = MarkedText(
      "{ \"version\": 1, \"template\": \"notch-transition\", \(fault.spec) }")
    let result = Self.read(marked.text)
    #expect(result.diagnostics.count == 1, "\(result.told)")
    let diagnostic = try #require(result.diagnostics.first)
    #expect(diagnostic.code == fault.code)
    #expect(diagnostic.message == fault.message)
    #expect(diagnostic.hint == fault.hint)
    let (place, expected) = (try #require(diagnostic.place), try #require(marked.place))
    #expect(place.file == "spec.json")
    #expect(place.line == expected.line && place.column == expected.column, "\(result.told)")
    #expect(place.length == expected.length)
  }

  @Test func anUnknownTemplateIsTold() throws {
    let result = Self.read(#"{ "version": 1, "template": "noch-transition" }"#)
    #expect(result.scene == nil)
    let diagnostic = try #require(result.diagnostics.first)
    #expect(diagnostic.message == "unknown template 'noch-transition'")
    #expect(diagnostic.hint == "did you mean 'notch-transition'?")
    #expect(diagnostic.place?.column == 29)
  }

  @Test func theVersionIsTheSpecsOwn() throws {
    let result = Self.read(#"{ "template": "notch-transition" }"#)
    #expect(result.diagnostics.map(\.message) == ["'version' is missing in a spec"])
  }

  @Test func aValueOfTheCommandLineIsJudged() throws {
    let result = Self.read(
      #"{ "version": 1, "template": "notch-transition" }"#,
      overrides: Overrides(assignments: [.init(variable: "content", value: "61")]))
    let diagnostic = try #require(result.diagnostics.first)
    #expect(result.diagnostics.count == 1)
    #expect(diagnostic.message == "'content' is 61, must be 0 to 60 s")
    #expect(diagnostic.place?.file == "--set content")
  }

  /// Each number of a list is judged.
  @Test func aListIsJudgedByItsElements() throws {
    let result = Self.read(
      """
      { "version": 1, "template": "overlay-sheet",
        "variables": { "detents": [100, -5, 300] } }
      """)
    #expect(
      result.diagnostics.contains { $0.message == "'detents' is -5, must be 0 to 10000 pt" },
      "\(result.told)")
  }
}

/// `parameters` in a spec of one's own.
@Suite struct ParameterTests {
  static func told(_ parameters: String, variables: String = #""drop": 1"#) -> [String] {
    let spec = SpecText(
      variables: "{\(variables)}", more: "\"parameters\": {\(parameters)},")
    return read(spec).diagnostics.map(\.message)
  }

  @Test func judgeTheirVariables() {
    #expect(Self.told(#""drop": { "summary": "how long", "unit": "s", "maximum": 1 }"#) == [])
    #expect(
      Self.told(#""drop": { "summary": "how long", "unit": "s", "minimum": 2 }"#)
        == ["'drop' is 1, must be 2 s or more"])
    #expect(
      Self.told(#""drop": { "summary": "how long" }, "dorp": { "summary": "what" }"#)
        == ["unknown variable 'dorp'"])
    #expect(
      Self.told(#""drop": { "summary": "how long", "minimum": 3, "maximum": 2 }"#)
        == ["'maximum' is 2, must be at least 'minimum', 3"])
    #expect(
      Self.told(#""drop": { "unit": "s" }"#) == ["'summary' is missing in a parameter"])
  }

  /// What depends on time cannot be judged beforehand.
  @Test func leaveWhatDependsOnTime() {
    let spec = SpecText(
      variables: #"{ "low": "=a.minY - 5" }"#, layers: #"[{ "id": "a" }]"#,
      more: #""parameters": { "low": { "summary": "an edge", "minimum": 0 } },"#)
    #expect(read(spec).diagnostics.isEmpty)
  }
}

/// `expand`: the spec with its template written out.
@Suite struct ExpansionTests {
  static func expand(_ text: String, _ overrides: Overrides = Overrides()) throws -> String {
    let (text, result) = SpecReader.expand(
      Array(text.utf8), file: "spec.json", overrides: overrides)
    return try #require(text, "\(result.told)")
  }

  @Test(arguments: Template.allCases) func stands(_ template: Template) throws {
    let text = try Self.expand(
      "{ \"version\": 1, \"template\": \"\(template.rawValue)\" }")
    #expect(!text.contains("\"template\""))
    let result = SpecReader.read(text, file: "full.json")
    #expect(result.scene != nil && result.diagnostics.isEmpty, "\(result.told)")
    // Written out once more it is the same.
    #expect(try Self.expand(text) == text)
  }

  @Test func hasWhatTheCommandLineSays() throws {
    let spec = #"{ "version": 1, "template": "flipping-notch" }"#
    let overrides = Overrides(
      variants: ["dark"], assignments: [.init(variable: "drop", value: "0.70")],
      size: .init(width: 300, height: 500), scale: 1.5,
      frameRate: .init(numerator: 60000, denominator: 1001), background: "red")
    let text = try Self.expand(spec, overrides)
    let before = SpecReader.read(spec, file: "spec.json", overrides: overrides)
    let after = SpecReader.read(text, file: "full.json")
    let (one, two) = (try #require(before.scene), try #require(after.scene, "\(after.told)"))
    #expect(one.canvas.size == two.canvas.size && one.canvas.scale == two.canvas.scale)
    #expect(one.canvas.frameRate == two.canvas.frameRate)
    #expect(one.canvas.background?.value == two.canvas.background?.value)
    #expect(one.appearance == .dark && two.appearance == .dark)
    #expect(one.variables.map(\.formula.value) == two.variables.map(\.formula.value))
    // Digits stay as they are written.
    #expect(text.contains("\"drop\": 0.70"))
  }

  @Test func aChosenAppearanceIsWrittenWhereThereWereNoVariables() throws {
    let text = try Self.expand(
      #"{ "version": 1, "canvas": { "size": [10, 10], "background": "systemBackground" } }"#,
      Overrides(assignments: [.init(variable: "appearance", value: "dark")]))
    let scene = try #require(SpecReader.read(text, file: "full.json").scene)
    #expect(scene.appearance == .dark)
  }
}

/// Functions' names are free: what is followed by a `(` is a function.
@Suite struct FunctionNameTests {
  @Test func areIdsAndVariablesToo() throws {
    let spec = SpecText(
      variables: #"{ "min": 3, "sum": "=min(min, text.width)" }"#,
      layers: #"[{ "id": "text", "width": 40 }, { "id": "b", "width": "=max(sum, text.minX)" }]"#)
    let result = read(spec)
    let scene = try #require(result.scene, "\(result.told)")
    #expect(scene.variables.map(\.name) == ["appearance", "min", "sum"])
  }
}
