import Foundation
import TestSupport
import Testing

/// An option that would say nothing is an error: who gives it believes that it does something.
@Suite struct IgnoredOptionTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try SampleSpec.folder([
      "card.json": SampleSpec.card,
      "new.json": SampleSpec.card.replacing("\"minY\": 10", with: "\"minY\": 12"),
    ])
    for name in ["card", "new"] { _ = try run("render \(name).json -o \(name)/ --frames 0-3 -q") }
    _ = try run("approve card.json")
  }

  private func run(_ words: String) throws -> BuiltTool.Outcome {
    try BuiltTool.run(
      words.split(separator: " ").map(String.init), in: folder, environment: ["CI": ""])
  }

  @Test(arguments: [
    ("diff card/ new/ --device nope", "option '--device': neither input is a spec"),
    ("diff card/ new/ --variant nope", "option '--variant': neither input is a spec"),
    ("diff card/ new/ --set zz=1", "option '--set': neither input is a spec"),
    ("diff card/ new/ --fps 7", "option '--fps': neither input is a spec"),
    ("diff card/ card.golden --background zzz", "option '--background': neither input is a spec"),
    ("diff card/ new/ --ignore card", "'card' would be a layer, and no input is a spec"),
    ("diff card.json new.json --ignore crad", "no layer is called 'crad'; did you mean 'card'?"),
    ("verify card.json --ignore crad", "no layer is called 'crad'"),
    ("verify card.json --key-frames 0", "option '--key-frames': without --update"),
    ("diff card.json new.json --values-only --metric yiq", "'--values-only' and '--metric'"),
    ("diff card.json new.json --values-only --pictures p", "'--values-only' and '--pictures'"),
    ("check card.json --set drop=1 --set drop=2", "option '--set': 'drop' is given twice"),
    ("approve card.json --frames 99", "frame is 99, must be 0 to 9"),
    ("sweep card.json --set drop=1..2", "'1..2' has no step, write '1..2:STEP'"),
    ("render card.json -j 1000000000", "the number of jobs is 1000000000, must be 1 to 1024"),
  ]) func isAnError(words: String, says: String) throws {
    let outcome = try run(words)
    #expect(outcome.exitCode == 2)
    #expect(outcome.errors.contains(says), "\(outcome.errors)")
  }

  @Test func thoseThatSaySomethingStay() throws {
    #expect(try run("diff card/ card.json --set drop=0.3 --any-version").exitCode == 1)
    #expect(try run("diff card.json new.json --ignore card --ignore bar").exitCode == 1)
    #expect(try run("verify card.json --update --key-frames 0").exitCode == 0)
  }

  /// Both ends of a range are tried, also where the steps do not meet the last.
  @Test func aSweepHasBothEnds() throws {
    let outcome = try run("sweep card.json --set drop=0.2..0.45:0.1")
    let values = outcome.outputText.split(separator: "\n").dropFirst()
      .compactMap { $0.split(separator: " ").first.map(String.init) }
    #expect(values == ["0.2", "0.3", "0.4", "0.45"])
  }

  /// What the inputs tell of the cause, and never a regression where they differ.
  @Test(arguments: [
    ("verify card.json --fps 60", "another frame rate"),
    ("verify card.json --scale 1", "another size"),
    ("verify card.json --background black", "options such as --set"),
    ("verify card.json --variant night", "options such as --set"),
    ("diff card/ card.json", "other frames of the film"),
    ("diff card/manifest.json card.json", "other frames of the film"),
  ]) func theCauseIsNamed(words: String, cause: String) throws {
    let outcome = try run(words)
    #expect(outcome.exitCode == 1)
    if words.hasPrefix("diff card/ ") { return }  // A folder alone knows nothing of its making.
    #expect(outcome.outputText.contains("cause: \(cause)"), "\(outcome.outputText)")
  }

  @Test func keyFramesAreCountedApart() throws {
    let outcome = try run("approve card.json --key-frames 0,5")
    #expect(outcome.errors == "card.golden: 0 of 10 frames written, 2 pictures kept\n")
  }

  @Test func aMissingGoldenIsToldWithItsPlace() throws {
    let outcome = try run("verify card.json --golden other")
    #expect(outcome.errors.contains("'inbetween approve card.json --golden other' writes one"))
  }

  /// The same film gives the same bytes, whatever way leads to the spec.
  @Test func theManifestHasTheSpecsName() throws {
    let run = try BuiltTool.shell(
      "mkdir sub && cd sub && $tool render ../card.json -o ../other/ --frames 0-3 -q", in: folder)
    #expect(run.exitCode == 0)
    #expect(try folder.bytes("other/manifest.json") == folder.bytes("card/manifest.json"))
  }

  /// Limits of a film are told at what decides them, in text and in JSON.
  @Test func limitsHaveAPlace() throws {
    try folder.write(
      "{\"version\": 1, \"canvas\": {\"size\": [9, 9]},\n \"timeline\": [{\"wait\": 86400}]}",
      to: "long.json")
    #expect(try run("check long.json").errors.hasPrefix("long.json:2:14: error: the film has"))
    #expect(
      try run("check long.json --json").outputText.contains("\"file\": \"long.json\", \"line\": 2"))
    #expect(
      try run("render card.json --scale 1000").errors.hasPrefix(
        "card.json:4:13: error: a frame has 24000 × 20000"))
  }

  /// A folder that cannot be written is told before ffmpeg is asked.
  @Test func aVideosFolderIsJudgedFirst() throws {
    try folder.write("", to: "file")
    let outcome = try run("render card.json -o file/film.mp4")
    #expect(outcome.exitCode == 3)
    #expect(!outcome.errors.contains("ffmpeg"), "\(outcome.errors)")
  }

  /// Under --json standard output has one document, whatever goes wrong.
  @Test(arguments: [
    ("still none.json --at 0 -o a.png --json", 3, "unreadable-file"),
    ("still card.json --at 0 -o card.json/a.png --json", 3, "output"),
    ("render card.json -o card/ --json", 2, "output"),
    ("render card.json -o b/ --frames 99 --json", 2, "usage"),
  ]) func runsAreDocumentsUnderJSON(words: String, exitCode: Int32, code: String) throws {
    let outcome = try run(words)
    #expect(outcome.exitCode == exitCode)
    #expect(outcome.errors.isEmpty, "\(outcome.errors)")
    let document =
      try JSONSerialization.jsonObject(with: Data(outcome.output)) as? [String: Any]
    let diagnostics = document?["diagnostics"] as? [[String: Any]]
    #expect(diagnostics?.count == 1)
    #expect(diagnostics?.first?["code"] as? String == code)
    #expect(document?["summary"] is NSNull)
  }
}
