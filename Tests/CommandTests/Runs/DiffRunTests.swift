import Foundation
import Pixels
import TestSupport
import Testing

/// `diff`, `verify` and `approve` as a user runs them: exit codes and what is written.
struct DiffRunTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Self.spec(ratio: "0.6"), to: "card.json")
    try folder.write(Self.spec(ratio: "0.62"), to: "new.json")
  }

  private static func spec(ratio: String, asset: String = "") -> String {
    """
    { "version": 1, "canvas": { "size": [60, 30], "scale": 1, "fps": 20, "background": "white" },
      "layers": [ { "id": "card", "frame": [5, 5, 20, 20], "backgroundColor": "red" } ],
      "timeline": [ { "animate": { "card": { "minX": 30 } }, "duration": 0.4,
        "timing": { "dampingRatio": \(ratio) } } ] }
    """
  }

  private func run(
    _ words: String..., environment: [String: String] = ["CI": ""]
  ) throws -> BuiltTool.Outcome {
    try BuiltTool.run(words, in: folder, environment: environment)
  }

  // MARK: diff

  @Test func equalSpecsGiveZeroAndOthersOne() throws {
    #expect(try run("diff", "card.json", "card.json").exitCode == 0)
    let outcome = try run("diff", "card.json", "new.json")
    #expect(outcome.exitCode == 1)
    #expect(outcome.outputText.contains("new.json:4: /timeline/0/timing/dampingRatio: 0.6 → 0.62"))
    #expect(outcome.outputText.contains("card.minX: frames 1–"))
    #expect(outcome.outputText.contains("[card]"))
  }

  @Test func missingAndWrongInputsAreErrors() throws {
    #expect(try run("diff", "card.json", "gone.json").exitCode == 3)
    #expect(try run("diff", "card.json", "gone.png").exitCode == 3)
    try folder.write("{ \"version\": 1 }", to: "wrong.json")
    #expect(try run("diff", "card.json", "wrong.json").exitCode == 2)
    #expect(try run("diff", "card.json").exitCode == 2)
    #expect(try run("diff", "card.json", "new.json", "--threshold", "2").exitCode == 2)
  }

  @Test func foldersManifestsAndSpecsCompare() throws {
    #expect(try run("render", "card.json", "-o", "old/").exitCode == 0)
    #expect(try run("render", "new.json", "-o", "new/").exitCode == 0)
    #expect(try run("diff", "old/", "old/").exitCode == 0)
    #expect(try run("diff", "old/", "new/").exitCode == 1)
    #expect(try run("diff", "old/manifest.json", "new/manifest.json").exitCode == 1)
    #expect(try run("diff", "old/manifest.json", "card.json").exitCode == 0)
    #expect(try run("diff", "old/", "new.json").exitCode == 1)
    try FileManager.default.removeItem(atPath: folder("old/frame_00003.png"))
    let outcome = try run("diff", "old/", "new/")
    #expect(outcome.exitCode == 3)
    #expect(outcome.errors.contains("frame_00003.png"))
  }

  /// A difference and an unreadable file: the error wins.
  @Test func aBrokenPictureIsAnError() throws {
    #expect(try run("still", "card.json", "--at", "0", "-o", "a.png").exitCode == 0)
    let bytes = try folder.bytes("a.png")
    try folder.write(Array(bytes.dropLast(8)), to: "cut.png")
    #expect(try run("diff", "a.png", "cut.png").exitCode == 3)
    #expect(try run("diff", "cut.png", "cut.png").exitCode == 3)
    #expect(try run("diff", "a.png", "a.png").exitCode == 0)
  }

  @Test func reportsAreWritten() throws {
    let outcome = try run(
      "diff", "card.json", "new.json", "--report", "out/r.html", "--report", "out/r.json",
      "--report", "out/r.xml", "--report", "out/r.md", "--pictures", "out/pictures",
      "--annotations", "github")
    #expect(outcome.exitCode == 1)
    #expect(outcome.outputText.contains("::error file=new.json,"))
    #expect(try folder.text("out/r.md").hasPrefix("### Transitions: 1 of 1 differ"))
    #expect(try folder.text("out/r.xml").contains("<testcase classname=\"inbetween\""))
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(folder.bytes("out/r.json"))) as? [String: Any])
    #expect(json["schemaVersion"] as? Int == 1)
    #expect(json["verdict"] as? String == "different")
    #expect(folder.names(in: "out/pictures").contains("worst.apng"))
  }

  @Test func jsonIsAloneOnStandardOutput() throws {
    let outcome = try run("diff", "card.json", "new.json", "--json")
    let json = try JSONSerialization.jsonObject(with: Data(outcome.output)) as? [String: Any]
    #expect((json?["sequences"] as? [Any])?.count == 1)
  }

  @Test func valuesAloneNeedNoDrawing() throws {
    let outcome = try run("diff", "card.json", "new.json", "--values-only")
    #expect(outcome.exitCode == 1)
    #expect(!outcome.outputText.contains("px in"))
    #expect(try run("diff", "card.json", "card.json", "--values-only").exitCode == 0)
  }

  @Test func aRevisionOfGitIsTheOtherSide() throws {
    let setUp = """
      git init -q . && git add card.json &&
      git -c user.name=t -c user.email=t@example.org commit -qm first && cp new.json card.json
      """
    #expect(try BuiltTool.shell(setUp, in: folder).exitCode == 0)
    let outcome = try run("diff", "card.json", "--against", "HEAD")
    #expect(outcome.exitCode == 1)
    #expect(outcome.outputText.contains("dampingRatio: 0.6 → 0.62"))
    #expect(try run("diff", "card.json", "--against", "nowhere").exitCode == 3)
    let scratch = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(!scratch.contains { $0.hasPrefix("inbetween-") })
  }

  /// All kinds of files that a spec names are those of the revision: a recorded touch, which is
  /// read with the spec, a picture, and a font.
  @Test func aRevisionHasTheFilesItNames() throws {
    let font = try #require(
      ["opentype/inter/Inter-Regular.otf", "truetype/dejavu/DejaVuSans.ttf"]
        .map { "/usr/share/fonts/\($0)" }.first { FileManager.default.fileExists(atPath: $0) })
    let spec = """
      { "version": 1, "canvas": { "scale": 1, "fps": 20 },
        "assets": { "dot": "art/dot.svg" }, "fonts": ["art/letters.otf"],
        "layers": [
          { "id": "list", "frame": [0, 0, 60, 30], "scroll": {}, "sublayers": [
            { "type": "svg", "contents": "dot", "frame": [0, 0, 60, 90] } ] } ],
        "timeline": [ { "drag": "list", "touch": { "file": "tracks/pull.csv" } } ] }
      """
    try folder.write(spec, to: "pull.json")
    try folder.write("0,30,25\n0.1,30,20\n0.3,30,5\n", to: "tracks/pull.csv")
    let svg = #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle r="8"/></svg>"#
    try folder.write(svg, to: "art/dot.svg")
    let setUp = """
      cp '\(font)' art/letters.otf && git init -q . && git add pull.json tracks art &&
      git -c user.name=t -c user.email=t@example.org commit -qm first &&
      printf '0,30,25\\n0.1,30,20\\n0.3,30,2\\n' > tracks/pull.csv && mkdir scratch
      """
    let made = try BuiltTool.shell(setUp, in: folder)
    try #require(made.exitCode == 0, "\(made.errors)")
    // The size is given on the command line only.
    let words = ["diff", "pull.json", "--size", "60x30", "--against", "HEAD"]
    let environment = ["CI": "", "TMPDIR": folder("scratch")]
    let outcome = try BuiltTool.run(words, in: folder, environment: environment)
    #expect(outcome.exitCode == 1, "\(outcome.errors)")
    #expect(outcome.outputText.contains("list."), "\(outcome.outputText)")
    #expect(folder.names(in: "scratch") == [])

    // A revision that lacks one of them leaves nothing behind either.
    let remove = """
      git rm -q --cached art/letters.otf &&
      git -c user.name=t -c user.email=t@example.org commit -qm second
      """
    #expect(try BuiltTool.shell(remove, in: folder).exitCode == 0)
    let lacking = try BuiltTool.run(words, in: folder, environment: environment)
    #expect(lacking.exitCode == 3)
    #expect(lacking.errors.contains("art/letters.otf"), "\(lacking.errors)")
    #expect(folder.names(in: "scratch") == [])
  }

  /// What cannot be told of a frame has its place in the spec, whoever finds it out.
  @Test func aFaultOfAFrameHasItsPlace() throws {
    try folder.write(FailureTests.divided, to: "divided.json")
    for words in [
      ["sweep", "divided.json", "--set", "drop=0.3..0.4:0.1", "--property", "bar.minY"],
      ["sweep", "divided.json", "--set", "drop=0.3..0.4:0.1", "-o", "sheet.png"],
      ["trace", "divided.json"], ["diff", "divided.json", "card.json"],
      ["approve", "divided.json"], ["render", "divided.json"],
    ] {
      let outcome = try BuiltTool.run(words, in: folder, environment: ["CI": ""])
      #expect(outcome.exitCode == 2, "\(words)")
      #expect(outcome.errors.contains("divided.json:9:"), "\(words) \(outcome.errors)")
      #expect(outcome.errors.contains("\"=1 / (card.minY - 10)\""), "\(words) \(outcome.errors)")
    }
  }

  // MARK: verify and approve

  @Test func approvedSpecsVerify() throws {
    let missing = try run("verify", "card.json")
    #expect(missing.exitCode == 3)
    #expect(missing.errors.contains("inbetween approve card.json"))
    #expect(try run("approve", "card.json").exitCode == 0)
    #expect(try run("verify", "card.json").exitCode == 0)
    try folder.write(Self.spec(ratio: "0.5"), to: "card.json")
    let outcome = try run("verify", "card.json")
    #expect(outcome.exitCode == 1)
    #expect(outcome.outputText.contains("the spec changed"))
    #expect(outcome.outputText.contains("card.minX"))
  }

  @Test func anEqualGoldenIsNotTouched() throws {
    _ = try run("approve", "card.json")
    let old = Date(timeIntervalSince1970: 1000)
    try FileManager.default.setAttributes(
      [.modificationDate: old], ofItemAtPath: folder("card.golden"))
    #expect(try run("approve", "card.json").errors.contains("not touched"))
    let attributes = try FileManager.default.attributesOfItem(atPath: folder("card.golden"))
    #expect(attributes[.modificationDate] as? Date == old)
  }

  /// A golden of digests has no picture to compare: the new frames are there, and it is said.
  @Test func picturesOfATextGoldenAreTheNewFrames() throws {
    _ = try run("approve", "card.json", "--key-frames", "2")
    try folder.write(Self.spec(ratio: "0.5"), to: "card.json")
    let outcome = try run("verify", "card.json", "--pictures", "seen/")
    #expect(outcome.exitCode == 1)
    #expect(try run("render", "card.json", "-o", "now/").exitCode == 0)
    let names = folder.names(in: "seen").filter { $0.hasSuffix(".png") }
    #expect(names.count > 2)
    #expect(
      outcome.errors.contains("\(names.count - 1) frames show only what is drawn now"),
      "\(outcome.errors)")
    for name in names where name != "frame_00002.png" {
      let (seen, now) = (
        try Image(png: folder.bytes("seen/\(name)")), try Image(png: folder.bytes("now/\(name)"))
      )
      #expect(seen.bytes == now.bytes, "\(name)")
    }
    // Three panels of 60 px with 8 px between them.
    #expect(try Image(png: folder.bytes("seen/frame_00002.png")).width == 196)
    // A second run replaces what the first has written.
    #expect(try run("verify", "card.json", "--pictures", "seen/").exitCode == 1)
  }

  @Test func approvalsAreToldAsJSON() throws {
    func line(_ outcome: String, written: Int, pictures: Int) -> String {
      """
      {"spec": "card.json", "golden": "card.golden", "outcome": "\(outcome)", "frameCount": 9, \
      "writtenFrames": \(written), "pictures": \(pictures)}
      """
    }
    let created = try run("approve", "card.json", "--json", "--key-frames", "0,-1")
    #expect(created.exitCode == 0)
    #expect(created.outputText.contains("\"schemaVersion\": 1"))
    #expect(created.outputText.contains(line("created", written: 9, pictures: 2)))
    #expect(
      try run("approve", "card.json", "--json").outputText.contains(
        line("unchanged", written: 0, pictures: 2)))
    try folder.write(Self.spec(ratio: "0.5"), to: "card.json")
    let updated = try run("verify", "card.json", "--update", "--json")
    #expect(updated.exitCode == 0)
    #expect(updated.outputText.contains("\"outcome\": \"updated\""), "\(updated.outputText)")
    // Where nothing may be written, it is the comparison.
    try folder.write(Self.spec(ratio: "0.6"), to: "card.json")
    let compared = try run("approve", "card.json", "--json", environment: ["CI": "1"])
    #expect(compared.exitCode == 1)
    #expect(compared.outputText.contains("\"verdict\": \"different\""))
    #expect(!compared.outputText.contains("\"goldens\""))
  }

  @Test func nothingIsWrittenInCI() throws {
    let first = try run("approve", "card.json", environment: ["CI": "true"])
    #expect(first.exitCode == 3)
    #expect(!folder.exists("card.golden"))
    _ = try run("approve", "card.json")
    let before = try folder.text("card.golden")
    try folder.write(Self.spec(ratio: "0.5"), to: "card.json")
    #expect(
      try run("verify", "card.json", "--update", environment: ["CI": "true"]).exitCode == 1)
    #expect(try folder.text("card.golden") == before)
    #expect(try run("verify", "card.json", "--update").exitCode == 0)
    #expect(try folder.text("card.golden") != before)
  }

  @Test func aFolderOfPicturesIsAGolden() throws {
    #expect(try run("render", "card.json", "-o", "golden/").exitCode == 0)
    #expect(try run("verify", "card.json", "--golden", "golden/").exitCode == 0)
    try folder.write(Self.spec(ratio: "0.5"), to: "card.json")
    let outcome = try run("verify", "card.json", "--golden", "golden/")
    #expect(outcome.exitCode == 1)
    #expect(outcome.outputText.contains("px in"))
    #expect(try run("approve", "card.json", "--golden", "golden/").exitCode == 0)
    #expect(try run("verify", "card.json", "--golden", "golden/").exitCode == 0)
    // What was approved is what 'render' writes.
    #expect(try run("render", "card.json", "-o", "fresh/").exitCode == 0)
    for name in folder.names(in: "fresh") {
      #expect(try folder.bytes("fresh/\(name)") == folder.bytes("golden/\(name)"), "\(name)")
    }
  }

  @Test func manySpecsHaveManyGoldens() throws {
    #expect(try run("approve", "card.json", "new.json", "--golden", "goldens/").exitCode == 0)
    #expect(folder.names(in: "goldens") == ["card.golden", "new.golden"])
    #expect(try run("verify", "card.json", "new.json", "--golden", "goldens/").exitCode == 0)
    let shared = try run("approve", "card.json", "new.json", "--golden", "one.golden")
    #expect(shared.exitCode == 2)
  }

  @Test func anotherToolVersionFailsUnlessAllowed() throws {
    _ = try run("approve", "card.json")
    let other = try folder.text("card.golden").replacing("tool inbetween", with: "tool other")
    try folder.write(other, to: "card.golden")
    let outcome = try run("verify", "card.json")
    #expect(outcome.exitCode == 1)
    #expect(outcome.outputText.contains("the tool is"))
    #expect(try run("verify", "card.json", "--any-version").exitCode == 0)
  }
}
