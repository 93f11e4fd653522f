import TestSupport
import Testing

@Suite struct CheckRunTests {
  /// Two errors, in the reverse order of their places.
  static let wrong = """
    {
      "version": 1,
      "canvas": { "size": [9, 9] },
      "timeline": [ { "animate": { "box": { "opacity": 2 } }, "duration": 1 } ],
      "layers": [ { "id": "box", "frame": [0, 0, 9, 9], "aplha": 1 } ]
    }
    """

  /// No font of the tests has a hieroglyph.
  static let hieroglyph = """
    { "version": 1, "canvas": { "size": [9, 9] },
      "layers": [ { "type": "text", "frame": [0, 0, 99, 30], "string": "\u{13080}" } ] }
    """

  let folder: TemporaryFolder

  init() throws {
    folder = try SampleSpec.folder([
      "card.json": SampleSpec.card, "wrong.json": Self.wrong, "eye.json": Self.hieroglyph,
    ])
  }

  @Test func saysThatAllIsWell() throws {
    let run = try BuiltTool.run(["check", "card.json"], in: folder)
    #expect(run.exitCode == 0)
    #expect(run.output.isEmpty)
    #expect(run.errors == "card.json: no errors, 10 frames\n")
  }

  /// An explicit animation that snaps back is told with its place by `check` and `render`, and
  /// forbids nothing.
  @Test(arguments: [["check", "back.json"], ["render", "back.json", "-o", "out"]])
  func tellsTrapsAsNotes(_ arguments: [String]) throws {
    try folder.write(
      """
      { "version": 1, "canvas": { "size": [9, 9] },
        "layers": [ { "id": "a", "frame": [0, 0, 9, 9] } ],
        "timeline": [ { "animate": { "a": { "cornerRadius": { "from": 0, "to": 3 } } },
          "explicit": true, "duration": 0.1 } ] }
      """, to: "back.json")
    let run = try BuiltTool.run(arguments + ["--strict"], in: folder)
    #expect(run.exitCode == 0)
    let note = "back.json:3:39: note: a.cornerRadius: snaps back from 3 to 0 when it ends"
    #expect(run.errors.ranges(of: note).count == 1, "\(run.errors)")
  }

  /// A material and a text in perspective; areas of one colour in perspective are outlines, and a
  /// layer that is so at one time only counts.
  @Test func namesTheLayersThatArePicturesInSVG() throws {
    try folder.write(
      """
      { "version": 1, "canvas": { "size": [90, 90] },
        "layers": [
          { "id": "bar", "frame": [0, 0, 9, 9], "material": "thin" },
          { "id": "plain", "frame": [0, 0, 9, 9], "backgroundColor": "red",
            "transform.rotation.y": 30, "transform.perspective": 1 },
          { "id": "row", "repeat": 2, "frame": [0, 0, 50, 20],
            "sublayers": [ { "id": "name", "type": "text", "string": "a" } ] } ],
        "timeline": [
          { "set": { "row[1]": { "transform.perspective": 1, "transform.rotation.y": 30 } } },
          { "wait": 0.5 } ] }
      """, to: "mixed.json")
    let run = try BuiltTool.run(["check", "mixed.json"], in: folder)
    #expect(
      run.errors
        == "mixed.json: no errors, 31 frames\n"
        + "mixed.json: pictures in SVG frames: 'bar', 'row[1]'\n")
  }

  @Test func tellsAllErrorsOfAllSpecs() throws {
    let run = try BuiltTool.run(["check", "wrong.json", "card.json", "none.json"], in: folder)
    #expect(run.exitCode == 3)
    try expectGolden(run.errors, named: "check.txt")
  }

  @Test func tellsAllErrorsAsJSON() throws {
    let run = try BuiltTool.run(["check", "wrong.json", "card.json", "--json"], in: folder)
    #expect(run.exitCode == 2)
    #expect(run.errors.isEmpty)
    try expectGolden(run.outputText, named: "check.json")
  }

  @Test func missingGlyphsAreWarnings() throws {
    let warning =
      "eye.json:2:68: warning: no font has a glyph for '\u{13080}' (U+13080) [missing-glyph]\n"
    let check = try BuiltTool.run(["check", "eye.json"], in: folder)
    #expect(check.exitCode == 0)
    #expect(check.errors.hasPrefix(warning))
    let render = try BuiltTool.run(["render", "eye.json"], in: folder)
    #expect(render.exitCode == 0)
    #expect(render.errors.contains(warning))
  }

  @Test(arguments: ["check", "render"]) func strictTakesWarningsForErrors(command: String) throws {
    let run = try BuiltTool.run([command, "eye.json", "--strict", "-q"], in: folder)
    #expect(run.exitCode == 2)
    #expect(run.errors.contains("warning: no font has a glyph"))
    #expect(run.errors.hasSuffix("error: there are warnings, which --strict takes for errors\n"))
    #expect(!folder.exists("frames"))
  }
}
