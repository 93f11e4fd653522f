import Foundation
import TestSupport
import Testing

@Suite struct RenderRunTests {
  let folder: TemporaryFolder

  init() throws { folder = try SampleSpec.folder() }

  @discardableResult
  func render(_ words: String...) throws -> BuiltTool.Outcome {
    try BuiltTool.run(["render", "card.json"] + words, in: folder)
  }

  /// `frame_00000.png`…
  static func names(_ numbers: some Sequence<Int>, ending: String = ".png") -> [String] {
    numbers.map { "frame_" + String(repeating: "0", count: 5 - "\($0)".count) + "\($0)" + ending }
  }

  func manifest(_ name: String = "frames/manifest.json") throws -> [String: Any] {
    let data = Data(try folder.bytes(name))
    return try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
  }

  /// The same digests, and so the same pixels, in fewer bytes.
  @Test func smallFilesHaveTheSamePixels() throws {
    try render("-q")
    try render("-o", "small/", "--png-size", "small", "-q")
    func digests(_ name: String) throws -> [String] {
      let frames = try #require(manifest(name)["frames"] as? [[String: Any]])
      return frames.compactMap { $0["digest"] as? String }
    }
    #expect(try digests("frames/manifest.json") == digests("small/manifest.json"))
    func size(_ folderName: String) throws -> Int {
      try Self.names(0..<10).reduce(0) { try $0 + folder.bytes("\(folderName)/\($1)").count }
    }
    #expect(try size("small") < size("frames"))
  }

  @Test(arguments: [
    ["render", "card.json", "-o", "film.mp4"],
    ["render", "card.json", "-o", "svg/", "--format", "svg"],
    ["still", "card.json", "--at", "0s", "-o", "card.svg"],
    ["bench", "card.json", "--format", "bgra"],
  ])
  func smallFilesThatAreNoPNGAreRefused(_ words: [String]) throws {
    let run = try BuiltTool.run(words + ["--png-size", "small"], in: folder)
    #expect(run.exitCode == 2)
    #expect(run.errors.contains("'--png-size': no output is PNG"), "\(run.errors)")
    #expect(folder.names(in: ".").filter { $0 != "card.json" }.isEmpty)
  }

  @Test func writesFramesAndManifest() throws {
    let run = try render()
    #expect(run.exitCode == 0)
    #expect(run.output.isEmpty)
    #expect(folder.names(in: "frames") == Self.names(0..<10) + ["manifest.json"])
    #expect(run.errors.hasPrefix("10 frames, t = 0 … 0.3 s @ 30 fps, 48 × 40 px\n"))
    #expect(
      run.errors.contains("\nffmpeg -framerate 30/1 -start_number 0 -i frames/frame_%05d.png"))
    let manifest = try manifest()
    #expect(manifest["frameCount"] as? Int == 10)
    #expect(manifest["width"] as? Int == 48)
    #expect(manifest["height"] as? Int == 40)
    #expect(manifest["fps"] as? String == "30/1")
    #expect(manifest["convention"] as? String == "inclusive")
    let spec = try #require(manifest["spec"] as? [String: Any])
    #expect(spec["path"] as? String == "card.json")
    let variables = try #require(spec["variables"] as? [String: Any])
    #expect(variables["drop"] as? Double == 0.3)
    #expect(variables["paper"] as? String == "white")
  }

  struct Choice: Sendable, CustomTestStringConvertible {
    var words: [String]
    var numbers: [Int]
    var testDescription: String { words.joined(separator: " ") }
  }

  /// Frame i is at i/30 s: 0.1 s is frame 3, half of 0.3 s lies between frames 4 and 5.
  @Test(arguments: [
    Choice(words: ["--frames", "0-2,-1"], numbers: [0, 1, 2, 9]),
    Choice(words: ["--from", "0.1s"], numbers: Array(3...9)),
    Choice(words: ["--to", "50%"], numbers: Array(0...4)),
    Choice(words: ["--from", "3f", "--to", "0.2"], numbers: Array(3...6)),
    Choice(words: ["--from", "step:close"], numbers: [9]),
    Choice(words: ["--exclude-end"], numbers: Array(0...8)),
    Choice(words: ["--start-number", "7", "--frames", "1"], numbers: [8]),
    Choice(words: ["--fps", "10"], numbers: Array(0...3)),
    Choice(words: ["--set", "drop=0.1"], numbers: Array(0...3)),
    Choice(words: ["--shard", "2/4"], numbers: [3, 4, 5]),
  ])
  func drawsTheFramesAskedFor(_ choice: Choice) throws {
    let run = try BuiltTool.run(["render", "card.json"] + choice.words, in: folder)
    #expect(run.exitCode == 0, "\(run.errors)")
    let images = folder.names(in: "frames").filter { $0.hasSuffix(".png") }
    #expect(images == Self.names(choice.numbers))
  }

  /// A part of the film has the frames that the whole has.
  @Test func partsAreTheWholesFrames() throws {
    try render("-o", "whole/")
    try render("-o", "part/", "--frames", "3-5")
    try render("-o", "parts/", "--shard", "1/3")
    try render("-o", "parts/", "--shard", "2/3")
    try render("-o", "parts/", "--shard", "3/3")
    for name in Self.names(3...5) {
      #expect(try folder.bytes("part/\(name)") == folder.bytes("whole/\(name)"))
    }
    for name in Self.names(0...9) {
      #expect(try folder.bytes("parts/\(name)") == folder.bytes("whole/\(name)"))
    }
    #expect(folder.exists("parts/manifest.2-of-3.json"))
    #expect(!folder.exists("parts/manifest.json"))
  }

  @Test func writesSeveralOutputsAtOnce() throws {
    let both = try render("-o", "png/", "-o", "svg/card_##.svg", "-o", "other_%d.png")
    #expect(both.exitCode == 0, "\(both.errors)")
    #expect(folder.names(in: "png").count == 11)
    #expect(folder.names(in: "svg").first == "card_00.svg")
    #expect(try folder.bytes("other_9.png") == folder.bytes("png/frame_00009.png"))
    #expect(both.errors.contains("svg/card_%02d.svg: 10 frames"))
  }

  @Test func refusesToOverwrite() throws {
    try render()
    let first = try folder.bytes("frames/manifest.json")
    let again = try render("--set", "paper=black")
    #expect(again.exitCode == 2)
    #expect(again.errors.hasPrefix("inbetween: error: 'frames/frame_00000.png' (and "))
    #expect(again.errors.contains("--overwrite"))
    #expect(try folder.bytes("frames/manifest.json") == first)
    #expect(try render("--set", "paper=black", "--overwrite").exitCode == 0)
    #expect(try folder.bytes("frames/manifest.json") != first)
  }

  @Test func overridesAreInTheManifest() throws {
    let run = try render(
      "--variant", "night", "--set", "drop=0.1", "--size", "30x10", "--scale", "1", "--fps", "29.97"
    )
    #expect(run.exitCode == 0, "\(run.errors)")
    let manifest = try manifest()
    #expect(manifest["width"] as? Int == 30)
    #expect(manifest["fps"] as? String == "30000/1001")
    let spec = try #require(manifest["spec"] as? [String: Any])
    #expect(spec["variants"] as? [String] == ["night"])
    let variables = try #require(spec["variables"] as? [String: Any])
    #expect(variables["drop"] as? Double == 0.1)
    #expect(variables["paper"] as? String == "#102030")
  }

  @Test func readsStandardInput() throws {
    let run = try BuiltTool.run(
      ["render", "-", "-o", "in/"], in: folder, input: SampleSpec.card)
    #expect(run.exitCode == 0, "\(run.errors)")
    try render("-o", "file/")
    for name in Self.names(0..<10) {
      #expect(try folder.bytes("in/\(name)") == folder.bytes("file/\(name)"))
    }
  }

  @Test func printsTheSummaryAsJSON() throws {
    let run = try render("--json")
    #expect(run.exitCode == 0)
    #expect(run.errors.isEmpty)
    try expectGolden(run.outputText, named: "render.json")
  }

  @Test func tellsWhatATransparentCanvasMeans() throws {
    let video = try render("--variant", "clear", "-o", "film.mp4")
    // Without ffmpeg the film cannot be written, and only then.
    if video.exitCode == 0 {
      #expect(video.errors.contains("transparent parts are black"))
      #expect(folder.exists("film.mp4"))
    } else {
      #expect(video.exitCode == 3)
      #expect(video.errors.contains("ffmpeg"))
    }
  }

  @Test func quietSaysNothing() throws {
    let run = try render("-q")
    #expect(run.exitCode == 0)
    #expect(run.errors.isEmpty)
  }

  @Test func progressIsOnStandardError() throws {
    let run = try render("--progress", "json", "-q")
    #expect(run.output.isEmpty)
    let lines = run.errors.split(separator: "\n")
    #expect(lines.last?.contains("\"done\": 10, \"total\": 10") == true)
  }
}
