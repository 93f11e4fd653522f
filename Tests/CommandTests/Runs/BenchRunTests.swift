import TestSupport
import Testing

/// `inbetween bench`, run as a program. Its times are not judged, only what it counts.
struct BenchRunTests {
  static let spec = """
    {
      "version": 1,
      "canvas": { "size": [40, 30], "fps": 10 },
      "layers": [ { "id": "card", "width": 10, "height": 10, "backgroundColor": "red" } ],
      "timeline": [ { "wait": 0.3 }, { "animate": { "card": { "minX": 20 } }, "duration": 0.4 } ]
    }
    """

  /// 0.7 s at 10 fps are 8 frames (⌈7⌉ + 1). Four of them, up to 0.3 s, show the start, so three
  /// are as the one before; one worker draws them in order.
  @Test(arguments: ["png", "rgba", "bgra"])
  func countsFrames(format: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.spec, to: "card.json")
    let outcome = try BuiltTool.run(
      ["bench", "card.json", "--format", format, "--rounds", "2", "-j", "2", "--json"], in: folder)
    #expect(outcome.errors == "")
    try #require(outcome.exitCode == 0)
    let text = outcome.outputText
    for fact in [
      "\"frameCount\": 8", "\"width\": 40", "\"height\": 30", "\"format\": \"\(format)\"",
      "\"rounds\": 2", "\"unchangedFrames\": 3", "{\"count\": 1,", "{\"count\": 2,",
    ] {
      #expect(text.contains(fact), "\(fact) in \(text)")
    }
    #expect(folder.names() == ["card.json"])
  }

  @Test func doesNotDrawForSVG() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.spec, to: "card.json")
    let outcome = try BuiltTool.run(
      ["bench", "card.json", "--format", "svg", "--rounds", "1", "--json"], in: folder)
    try #require(outcome.exitCode == 0)
    #expect(outcome.outputText.contains("\"unchangedFrames\": null"))
  }

  /// At 0.5 s, half of the way, 1 is divided by 0, in line 4 of the spec.
  @Test func tellsFaultsOfFramesAtTheirPlace() throws {
    let folder = try TemporaryFolder()
    let live = Self.spec.replacing(
      "\"width\": 10", with: "\"width\": \"=1 / (card.minX - 10)\""
    )
    .replacing("\"duration\": 0.4", with: "\"duration\": 0.4, \"timing\": \"linear\"")
    try folder.write(live, to: "card.json")
    let outcome = try BuiltTool.run(["bench", "card.json"], in: folder)
    #expect(outcome.exitCode == 2)
    #expect(outcome.errors.hasPrefix("card.json:4:"), "\(outcome.errors)")
    #expect(outcome.errors.contains("=1 / (card.minX - 10)"))
  }

  @Test(arguments: [
    (["bench", "-"], "-"), (["bench", "card.json", "--rounds", "0"], "1 to 1000"),
    (["bench", "card.json", "--rounds", "x"], "number of rounds"),
  ])
  func refuses(words: [String], message: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.spec, to: "card.json")
    let outcome = try BuiltTool.run(words, in: folder)
    #expect(outcome.exitCode == 2)
    #expect(outcome.errors.contains(message))
  }
}
