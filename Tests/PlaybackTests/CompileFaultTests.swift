import Playback
import SceneModel
import SpecReader
import TestSupport
import Testing

/// Faults that only show when steps run, in values that expressions give: each is told at its place,
/// with what was expected or what to do.
struct CompileFaultTests {
  struct Fault: Sendable, CustomTestStringConvertible {
    /// The spec with the fault between ⟦ and ⟧.
    var spec: String
    var message: String
    var testDescription: String { message }

    init(layers: String = #"{"id": "a"}"#, _ steps: String, _ message: String) {
      spec = """
        {"version": 1, "canvas": {"size": [100, 200]},
        "variables": {"zero": 0, "one": 1, "quick": "easeIn", "slow": [0.3, 0, 0.7, 1]},
        "layers": [\(layers)],
        "timeline": [\(steps)]}
        """
      self.message = message
    }

    static func animate(_ values: String, _ keys: String, _ message: String) -> Fault {
      Fault(#"{"animate": {"a": {\#(values)}}, \#(keys)}"#, message)
    }
  }

  static let faults: [Fault] = [
    Fault(
      layers: #"{"id": "a", "speed": ⟦"=a.minX"⟧}"#, "",
      "'speed' reads what is shown, must be known when the film starts"),
    Fault(
      layers: #"{"id": "a", "timeOffset": ⟦"=a.minX * 2"⟧}"#, "",
      "'timeOffset' reads what is shown, must be known when the film starts"),
    Fault(
      layers: #"{"id": "a", "speed": ⟦2000⟧}"#, "",
      "with the layers around it the layer's speed is 2000, must be 0, or 0.001 to 1000 either way"),
    Fault(
      layers: #"{"id": "a", "speed": ⟦"=one / 1e9"⟧}"#, "",
      "with the layers around it the layer's speed is 1e-09, must be 0, or 0.001 to 1000 either way"
    ),
    .animate(
      #"⟦"opacity"⟧: 0"#, #""timing": {"damping": 8, "initialVelocity": {"dx": 1, "dy": 2}}"#,
      "'opacity' moves along no axis, the timing's 'initialVelocity' is one for each"),
    .animate(
      #""minX": 5"#, #""timing": {"mass": ⟦"=a.minX - 1"⟧}"#, "mass is -1, must be > 0"),
    .animate(
      #""minX": 5"#, #""timing": {"stiffness": ⟦"=a.minX"⟧}"#,
      "stiffness is 0, must be > 0"),
    .animate(
      #""minX": 5"#, #""timing": {"response": 1, "dampingFraction": ⟦"=a.minX - 1"⟧}"#,
      "dampingFraction is -1, must be 0 or greater"),
    .animate(
      #""minX": 5"#, #""duration": 1, "timing": ["=one", 0, ⟦"=one + 1"⟧, 1]"#,
      "'timing.x2' is 2, must be 0 to 1"),
    .animate(
      #""minX": 5"#, #""duration": 1, "timing": "=⟦1 / a.minX⟧ > 2 ? quick : slow""#,
      "division by zero in '1 / a.minX' (a.minX = 0)"),
    .animate(
      #""minX": 5"#, #""duration": 1, "timing": ⟦"=a.minX > 1 ? 'linear' : 'bouncy'"⟧"#,
      "one of the two timings brings its own duration and the other does not"),
    .animate(
      #""minX": {"values": [0, 1, 2], "keyTimes": [0, "=0.6 + a.minX", ⟦"=0.5 + a.minX"⟧]}"#,
      #""duration": 1"#, "a key time is 0.5, must be 0.6 to 1"),
    .animate(
      #""minX": 5"#, #""duration": 1, "speed": ⟦"=a.minX + 5000"⟧"#,
      "speed is 5000, must be 0, or 0.001 to 1000 either way"),
  ]

  static func told(_ spec: String) throws -> (first: Diagnostic, text: String) {
    let result = SpecReader.read(spec, file: "spec.json")
    var diagnostics = result.diagnostics
    if let scene = result.scene {
      do {
        _ = try Timeline(scene, assetSizes: [:], text: FixedAdvanceText())
      } catch {
        diagnostics.append(error)
      }
    }
    let text = DiagnosticText.render(diagnostics, sources: result.sources)
    #expect(diagnostics.count == 1, "\(text)")
    return (try #require(diagnostics.first, "\(spec)"), text)
  }

  @Test(arguments: faults) func isToldAtItsPlace(_ fault: Fault) throws {
    let marked = MarkedText(fault.spec)
    let (diagnostic, text) = try Self.told(marked.text)
    #expect(diagnostic.message == fault.message)
    let (place, expected) = (try #require(diagnostic.place), try #require(marked.place))
    #expect(place.line == expected.line && place.column == expected.column, "\(text)")
    #expect(diagnostic.hint != nil || diagnostic.message.contains("must "), "\(text)")
  }

  @Test func theirTextsAreTheRecordedOnes() throws {
    let texts = try Self.faults.map { try Self.told(MarkedText($0.spec).text).text }
    try expectGolden(texts.joined(separator: "\n"), named: "faults.txt")
  }
}
