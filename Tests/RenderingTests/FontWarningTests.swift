import Rendering
import SceneModel
import TestSupport
import Testing

/// What the fonts lack is told at the value that asks for it. No font that comes with the tool has
/// hieroglyphs (U+13000 to U+1342F).
@Suite struct FontWarningTests {
  @Test func glyphOfALiteral() throws {
    let spec = try SpecFolder(
      """
      "layers": [ { "type": "text", "string": "a" },
        { "type": "text", "string": "\u{13080}" } ]
      """)
    #expect(
      try spec.faults() == [
        "missing-glyph 3:31 no font has a glyph for '\u{13080}' (U+13080)"
      ])
  }

  @Test func familyThatIsNotThere() throws {
    let spec = try SpecFolder(
      #""layers": [ { "type": "text", "string": "a", "font": "Nowhere Sans" } ]"#)
    let faults = try spec.faults()
    #expect(faults.count == 1)
    #expect(
      faults.first?.hasPrefix("missing-font 2:54 no font of the family 'Nowhere Sans', ") == true)
  }

  /// A text that moves and has a size of its own is laid out only when it is shown.
  @Test func textThatComesLater() throws {
    let spec = try SpecFolder(
      """
      "layers": [ { "id": "a", "type": "text", "frame": [0, 0, 90, 30], "string": "a" } ],
      "timeline": [ { "wait": 0.5 }, { "set": { "a": { "string": "\u{13080}" } } },
        { "animate": { "a": { "minX": 5 } }, "duration": 0.5 } ]
      """)
    let loading = try spec.load()
    #expect(loading.findings.diagnostics.isEmpty)
    let project = try #require(loading.project)
    #expect(project.check(times: [0, 0.4], layingOutText: true).isEmpty)
    #expect(project.check(times: [0.5], layingOutText: false).isEmpty)
    let faults = project.check(times: [0.5], layingOutText: true)
    #expect(faults.map { $0.code } == [.missingGlyph])
    #expect(faults.first?.place?.line == 3)
  }

  @Test func findingsAreToldOnce() throws {
    let spec = try SpecFolder(#""layers": [ { "type": "text", "string": "\#u{13080}" } ]"#)
    var loading = try spec.load()
    #expect(loading.findings.diagnostics.count == 1)
    loading.findings.add(try #require(loading.project).fontWarnings)
    #expect(loading.findings.diagnostics.count == 1)
    #expect(!loading.findings.forbidDrawing(strict: false))
    #expect(loading.findings.forbidDrawing(strict: true))
  }
}
