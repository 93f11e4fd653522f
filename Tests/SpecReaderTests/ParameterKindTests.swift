import SceneModel
import SpecReader
import Testing

/// A value of a wrong kind is told where it is given, and nothing else follows from it.
@Suite struct ParameterKindTests {
  private func faults(
    _ spec: String, _ assignments: [(String, String)] = []
  ) -> [String] {
    let overrides = Overrides(
      assignments: assignments.map { .init(variable: $0.0, value: $0.1) })
    return SpecReader.read(spec, file: "a.json", overrides: overrides).diagnostics.map {
      "\($0.place.map { "\($0.file):\($0.line):\($0.column)" } ?? "nowhere"): \($0.message)"
    }
  }

  private func template(_ variables: String) -> String {
    "{\"version\": 1, \"template\": \"overlay-sheet\", \"variables\": {\(variables)}}"
  }

  @Test(arguments: [
    ("\"speed\": \"fast\"", "'speed' is the text 'fast', must be a number"),
    ("\"speed\": true", "'speed' is true, must be a number"),
    ("\"speed\": [400]", "'speed' is a list, must be a number"),
    ("\"travel\": null", "'travel' is null, must be a number"),
    ("\"name\": 5", "'name' is the number 5, must be a text"),
  ]) func ofATemplate(variables: String, message: String) {
    let found = faults(template(variables))
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("a.json:1:") ?? false)
    #expect(found.first?.hasSuffix(": \(message)") ?? false, "\(found)")
  }

  static let spec = """
    {"version": 1, "canvas": {"size": [9, 9]},
     "variables": {"n": 5, "w": "q", "c": "red", "l": [1, 2], "e": "=n * 2"},
     "parameters": {"n": {"summary": "x", "minimum": 1}, "w": {"summary": "x", "words": ["q"]},
       "c": {"summary": "x"}, "l": {"summary": "x", "maximum": 3},
       "e": {"summary": "x", "unit": "pt"}},
     "layers": [{"id": "b", "width": "=n / 2 + l[0] + e", "backgroundColor": "=c"}]}
    """

  @Test(arguments: [
    ("n", "fast", "'n' is the text 'fast', must be a number"),
    ("w", "4", "'w' is the number 4, must be a text"),
    ("w", "x", "unknown w 'x'"),
    ("c", "true", "'c' is true, must be a text"),
    ("l", "[1, \"x\"]", "'l' is the text 'x', must be a number"),
    ("l", "[4]", "'l' is 4, must be 3 or less"),
    ("e", "big", "'e' is the text 'big', must be a number"),
  ]) func ofASpecsOwn(name: String, value: String, message: String) {
    let found = faults(Self.spec, [(name, value)])
    #expect(found.count == 1, "\(found)")
    #expect(found.first?.hasPrefix("--set \(name):1:") ?? false, "\(found)")
    #expect(found.first?.contains(message) ?? false, "\(found)")
  }

  @Test func rightValuesAreTaken() {
    #expect(faults(Self.spec).isEmpty)
    #expect(faults(Self.spec, [("n", "=2 + 1"), ("l", "[3]"), ("c", "#fff")]).isEmpty)
    #expect(faults(template("\"speed\": \"=300 + 1\", \"name\": \"Halt\"")).isEmpty)
  }

  /// What an expression comes to is judged as well.
  @Test func expressionsAreJudgedByTheirValues() {
    let found = faults(Self.spec.replacing("n / 2 + ", with: ""), [("n", "\"=w\"")])
    #expect(found.contains { $0.hasSuffix("'n' is 'q', must be a number") }, "\(found)")
  }

  @Test func aDeviceBesideASizeIsOneFault() {
    let spec = """
      {"version": 1, "template": "overlay-sheet",
       "canvas": {"device": "iphone-15-pro", "size": [1, 2]}}
      """
    #expect(faults(spec) == ["a.json:2:40: the canvas has a 'device', which gives its 'size'"])
  }

  @Test(arguments: [
    ("{\"version\": 0x1}", "write it in decimal"), ("{\"version\": 01}", "leave out leading zeros"),
    ("{\"version\": -007}", "leave out leading zeros"),
    ("{\"version\": 0pt}", "numbers have no unit"),
  ]) func hintsOfNumbers(text: String, hint: String) {
    let found = SpecReader.read(text, file: "a").diagnostics.compactMap(\.hint)
    #expect(found.contains { $0.hasPrefix(hint) }, "\(found)")
  }

  /// The bytes are those of `{"`.
  @Test(
    arguments: [
      ([0x7B, 0, 0, 0, 0x22, 0, 0, 0], "UTF-32"), ([0, 0, 0, 0x7B, 0, 0, 0, 0x22], "UTF-32"),
      ([0xFF, 0xFE, 0, 0, 0x7B, 0, 0, 0], "UTF-32"), ([0x7B, 0, 0x22, 0], "UTF-16"),
      ([0, 0x7B, 0, 0x22], "UTF-16"), ([0xFE, 0xFF, 0, 0x7B], "UTF-16"),
    ] as [([UInt8], String)]) func otherEncodingsAreTold(bytes: [UInt8], name: String)
  {
    let hint = SpecReader.read(bytes, file: "a").diagnostics.first?.hint
    #expect(hint == "this looks like \(name); save the file as UTF-8")
  }

  @Test func aZeroByteIsNoEncoding() {
    let found = SpecReader.read([0x7B, 0, 0x7D], file: "a").diagnostics
    #expect(found.map(\.code) == [.syntax])
  }

  @Test(arguments: ["", "x,y"]) func variantsCanBeChosen(name: String) {
    let spec = """
      {"version": 1, "canvas": {"size": [9, 9]}, "variables": {"a": 1},
       "variants": {"\(name)": {"a": 2}}}
      """
    #expect(faults(spec).count == 1)
  }

  /// Numbers whose differences or products could overflow are refused wherever they stand.
  @Test(arguments: [
    "{\"animate\": {\"a\": {\"minX\": {\"from\": -1.7e308, \"to\": 1}}}, \"duration\": 1}",
    "{\"animate\": {\"a\": {\"minX\": {\"by\": 1e300}}}, \"duration\": 1}",
    "{\"animate\": {\"a\": {\"minX\": 1}}, \"duration\": 1, \"timing\": {\"linear\": [0, 1e308]}}",
    "{\"set\": {\"a\": {\"position\": [1e13, 0]}}}",
  ]) func hugeNumbersAreRefused(step: String) {
    let spec = """
      {"version": 1, "canvas": {"size": [9, 9]}, "layers": [{"id": "a"}], "timeline": [\(step)]}
      """
    let found = faults(spec)
    #expect(found.count == 1, "\(found)")
    #expect(found.first?.contains("must be -1e+12 to 1e+12") ?? false, "\(found)")
  }

  @Test func controlCharactersAreShownAsText() {
    let spec = "{\"version\": 1, \"canvas\": {\"size\": [9, 9]}, \"a\\u001b[31m\\nb\\u202e\": 1}"
    let result = SpecReader.read(spec, file: "a\u{1B}.json")
    let text = DiagnosticText.render(result.diagnostics, sources: result.sources)
    #expect(text.contains("unknown key 'a\\u{1b}[31m\\u{a}b\\u{202e}'"))
    #expect(text.hasPrefix("a\\u{1b}.json:1:"))
    #expect(!text.unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\u{202E}" })
    #expect(text.split(separator: "\n").allSatisfy { !$0.hasPrefix("b") })
  }

  /// Variables that hold each other twice come to 2⁶⁰ elements, and texts to as many bytes.
  @Test(arguments: [
    "=a0 + a0", "=[a0, a0]", "[\"=a0\", \"=a0\"]", "{\"x\": \"=a0\", \"y\": \"=a0\"}",
  ])
  func nothingDoublesForEver(value: String) {
    let first = value.contains("+") ? "\"text\"" : "[1, 2]"
    let others = (1...60).map { number in
      let quoted = value.hasPrefix("=") ? "\"\(value)\"" : value
      return ", \"a\(number)\": " + quoted.replacing("a0", with: "a\(number - 1)")
    }
    let spec = """
      {"version": 1, "canvas": {"size": [9, 9]}, "variables": {"a0": \(first)\(others.joined())}}
      """
    let found = SpecReader.read(spec, file: "a").diagnostics
    #expect(found.map(\.code) == [.tooLarge])
  }

  /// CAGradientLayer's locations "must be monotonically increasing" (its documentation).
  @Test func locationsDoNotFall() {
    func found(_ locations: String) -> [String] {
      faults(
        """
        {"version": 1, "canvas": {"size": [9, 9]}, "layers": [{"type": "axialGradient",
         "colors": ["red", "blue", "red"], "locations": \(locations)}]}
        """)
    }
    #expect(found("[0, 0.5, 0.5]").isEmpty)
    #expect(found("[0, 1, 0.5]").count == 1)
  }

  @Test func aLayerThatIsGivenNothingIsAWarning() {
    let spec = """
      {"version": 1, "canvas": {"size": [9, 9]}, "layers": [{"id": "a"}],
       "timeline": [{"animate": {"a": {}}, "duration": 1}]}
      """
    let result = SpecReader.read(spec, file: "a")
    #expect(result.diagnostics.map(\.code) == [.noEffect])
    #expect(result.diagnostics.map(\.severity) == [.warning])
    #expect(result.scene != nil)
  }
}
