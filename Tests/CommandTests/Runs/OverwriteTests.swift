import Foundation
import TestSupport
import Testing

/// What a run must never write over: the files it reads, and files of other kinds.
@Suite struct OverwriteTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try SampleSpec.folder([
      "card.json": SampleSpec.card,
      "new.json": SampleSpec.card.replacing("\"minY\": 10", with: "\"minY\": 12"),
      "drag.json": Self.drag, "touch.json": "[[0, 5, 5], [0.1, 5, 9]]",
    ])
    for name in ["card", "new"] {
      _ = try run("render \(name).json -o \(name)/ --frames 0-3 -q")
    }
    _ = try run("still card.json --at 0 -o picture.png")
    let picture = """
      { "version": 1, "canvas": { "size": [9, 9] }, "assets": { "p": "picture.png" },
        "layers": [ { "type": "image", "contents": "p" } ] }
      """
    try folder.write(picture, to: "picture.json")
    try folder.link("link.json", to: "card.json")
  }

  private static let drag = """
    { "version": 1, "canvas": { "size": [9, 9] }, "layers": [ { "id": "a", "scroll": {} } ],
      "timeline": [ { "drag": "a", "touch": { "file": "touch.json" } } ] }
    """

  private func run(_ words: String, ci: String = "") throws -> BuiltTool.Outcome {
    try BuiltTool.run(
      words.split(separator: " ").map(String.init), in: folder, environment: ["CI": ci])
  }

  /// Every file of the folder by its name.
  private func contents() throws -> [String: [UInt8]] {
    var contents: [String: [UInt8]] = [:]
    for case let name as String in FileManager.default.enumerator(atPath: folder.path) ?? .init() {
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: folder(name), isDirectory: &isFolder)
      if !isFolder.boolValue { contents[name] = try folder.bytes(name) }
    }
    return contents
  }

  @Test(arguments: [
    ("diff card.json new.json --report card.json", "'card.json' is the spec"),
    ("diff card.json new.json --report new.json --overwrite", "'new.json' is the spec"),
    ("diff card.json new.json --report link.json", "'link.json' is the spec"),
    ("diff card/ new/ --pictures card", "'card/frame_00001.png' is an input"),
    ("diff card/ new/ --pictures new --overwrite", "'new/frame_00001.png' is an input"),
    ("diff card/ new/ --report card/manifest.json", "'card/manifest.json' is an input"),
    ("trace card.json -o card.json --overwrite", "'card.json' is the spec"),
    ("trace card.json -o ./card.json", "'./card.json' is the spec"),
    ("trace drag.json -o touch.json --overwrite", "'touch.json' is a recorded touch of the spec"),
    ("expand card.json -o link.json --overwrite", "'link.json' is the spec"),
    ("expand drag.json -o touch.json --overwrite", "'touch.json' is a recorded touch of the spec"),
    (
      "still picture.json --at 0 -o picture.png --overwrite",
      "'picture.png' is an asset of the spec"
    ),
    (
      "sweep picture.json --set a=1..2:1 -o picture.png --overwrite",
      "'picture.png' is an asset of the spec"
    ),
  ]) func aFileThatIsReadIsNeverWritten(words: String, says: String) throws {
    try folder.write(
      try folder.text("picture.json").replacing(
        "\"assets\"", with: "\"variables\": { \"a\": 1 }, \"assets\""), to: "picture.json")
    let before = try contents()
    let outcome = try run(words)
    #expect(outcome.exitCode == 2)
    #expect(outcome.errors.contains(says), "\(outcome.errors)")
    #expect(try contents() == before)
  }

  /// A spec may have any name.
  @Test(arguments: ["still card.png --at 0 -o card.png", "render card.mp4 -o card.mp4"])
  func anyNameOfASpecIsTold(words: String) throws {
    for name in ["card.png", "card.mp4"] { try folder.write(SampleSpec.card, to: name) }
    let outcome = try run(words + " --overwrite")
    #expect(outcome.exitCode == 2)
    #expect(outcome.errors.contains("is the spec and is not written over"), "\(outcome.errors)")
    #expect(try folder.text("card.png") == SampleSpec.card)
    #expect(try folder.text("card.mp4") == SampleSpec.card)
  }

  /// A frame's name in the folder of the frames.
  @Test func anAssetAmongTheFramesStays() throws {
    try folder.write(try folder.bytes("picture.png"), to: "out/frame_00000.png")
    let spec = try folder.text("picture.json").replacing("picture.png", with: "frame_00000.png")
    try folder.write(spec, to: "out/spec.json")
    let outcome = try run("render out/spec.json -o out/ --overwrite")
    #expect(outcome.exitCode == 2)
    #expect(outcome.errors.contains("'out/frame_00000.png' is an asset"), "\(outcome.errors)")
  }

  @Test func goldensAreNoReports() throws {
    _ = try run("approve card.json --golden goldens/")
    #expect(try run("verify card.json --report card.json").exitCode == 2)
    #expect(try folder.text("card.json") == SampleSpec.card)
    let outcome = try run("verify card.json --golden card/ --report card/manifest.json")
    #expect(outcome.exitCode == 2)
    #expect(outcome.errors.contains("is the golden"), "\(outcome.errors)")
    #expect(try run("verify card.json --golden goldens/ --report card.json").exitCode == 2)
    #expect(try folder.text("card.json") == SampleSpec.card)
  }

  /// The same command again and again, as in CI, and never over what is something else.
  @Test func ownReportsAreReplacedAndOthersAreNot() throws {
    let reports = ["r.html", "r.json", "r.xml", "r.md"]
    let words =
      "diff card.json new.json --pictures p" + reports.map { " --report \($0)" }.joined()
    for _ in 0..<2 { #expect(try run(words).exitCode == 1) }
    #expect(folder.names(in: "p").contains("worst.apng"))
    for name in reports {
      try folder.write("{ \"mine\": true }", to: name)
      let outcome = try run("diff card.json new.json --report \(name)")
      #expect(outcome.exitCode == 2)
      #expect(outcome.errors.contains("'\(name)' exists and was not written by this command"))
      #expect(try folder.text(name) == "{ \"mine\": true }")
      #expect(try run("diff card.json new.json --overwrite --report \(name)").exitCode == 1)
      #expect(try folder.text(name) != "{ \"mine\": true }")
    }
    // What render wrote is no picture of a comparison, though it has such a name.
    _ = try run("render card.json -o frames/ -q")
    let outcome = try run("diff card.json new.json --pictures frames")
    #expect(outcome.exitCode == 2)
    #expect(outcome.errors.contains("'frames/frame_00001.png' exists"), "\(outcome.errors)")
    // In an empty file nothing is lost.
    try folder.write("", to: "empty.json")
    #expect(try run("diff card.json new.json --report empty.json").exitCode == 1)
  }

  /// While one run writes into a folder another is refused, unless both draw parts of one film.
  @Test func aFolderHasOneRunAtATime() throws {
    try folder.write(SampleSpec.endless, to: "endless.json")
    let first = try BuiltTool.Run(["render", "endless.json", "-o", "busy/"], in: folder)
    while first.isRunning, folder.names(in: "busy").count < 3 { usleep(1000) }
    for words in ["render card.json -o busy/ --overwrite", "render card.json -o busy --shard 1/2"] {
      let second = try run(words)
      #expect(second.exitCode == 3)
      #expect(second.errors.contains("another run is writing into 'busy/'"), "\(second.errors)")
    }
    first.terminate()
    #expect(first.end().exitCode == 143)
    #expect(try run("render card.json -o after/").exitCode == 0)

    let part = try BuiltTool.Run(
      ["render", "endless.json", "-o", "parts/", "--shard", "1/2"], in: folder)
    while part.isRunning, folder.names(in: "parts").count < 3 { usleep(1000) }
    #expect(try run("render card.json -o parts/ --shard 1/2 --overwrite").exitCode == 3)
    #expect(try run("render card.json -o parts/ --overwrite").exitCode == 3)
    #expect(
      try run("render endless.json -o parts/ --shard 9000/9000").exitCode == 0)
    part.interrupt()
    #expect(part.end().exitCode == 130)
    #expect(!folder.names(in: "parts").contains { $0.hasSuffix(".lock") })
  }
}
