import Foundation
import Pixels
import TestSupport
import Testing

/// `sweep`: a table and a contact sheet.
@Suite struct SweepRunTests {
  /// The card takes 10 frames of 1/30 s for 0.3 s; its step `close` starts when it has moved. At
  /// the end it is at 10 pt whatever the time.
  @Test func theTableHasARowForEachValue() throws {
    let run = try BuiltTool.run(
      ["sweep", "card.json", "--set", "drop=0.1..0.4:0.1", "--property", "card.minY"],
      in: SampleSpec.folder())
    #expect(run.errors == "")
    #expect(
      run.outputText == """
        drop  frames  length, s  settled, s  open  close  card.minY
         0.1       4        0.1         0.1     0    0.1         10
         0.2       7        0.2         0.2     0    0.2         10
         0.3      10        0.3         0.3     0    0.3         10
         0.4      13        0.4         0.4     0    0.4         10

        """)
  }

  /// A critically damped spring with ω = 10 from 0 to 100 pt is 100 (1 + 10 t) e^(−10 t) from its end:
  /// 0.05 pt at its settling duration, 1 s, from which on it is there. The film goes on.
  @Test func whatMovesNoMoreIsSettled() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      { "version": 1, "canvas": { "size": [200, 20], "fps": 30 }, "variables": { "rest": 1 },
        "layers": [ { "id": "dot", "frame": [0, 0, 20, 20] } ],
        "timeline": [
          { "animate": { "dot": { "minX": 100 } },
            "timing": { "mass": 1, "stiffness": 100, "damping": 20 } },
          { "wait": "=rest" } ] }
      """, to: "dot.json")
    let run = try BuiltTool.run(
      ["sweep", "dot.json", "--set", "rest=1..2:1", "--json"], in: folder)
    let rows = try #require(
      JSONSerialization.jsonObject(with: Data(run.output)) as? [[String: Any]], "\(run.errors)")
    #expect(rows.compactMap { $0["settled"] as? Double } == [1, 1])
  }

  @Test func whatMovesForEverNeverSettles() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      { "version": 1, "canvas": { "size": [20, 20], "fps": 30 }, "variables": { "d": 1 },
        "layers": [ { "id": "dot" } ],
        "timeline": [
          { "animate": { "dot": { "opacity": 0 } }, "duration": "=d", "repeatCount": "infinity",
            "autoreverses": true } ] }
      """, to: "dot.json")
    let run = try BuiltTool.run(["sweep", "dot.json", "--set", "d=1..2:1"], in: folder)
    #expect(run.outputText.split(separator: "\n").dropFirst().allSatisfy { $0.hasSuffix(" never") })
    let json = try BuiltTool.run(["sweep", "dot.json", "--set", "d=1..2:1", "--json"], in: folder)
    #expect(json.outputText.contains("\"settled\": null"), "\(json.outputText)")
  }

  @Test func theTableIsJSON() throws {
    let run = try BuiltTool.run(
      ["sweep", "card.json", "--set", "drop=0.1..0.3:0.2", "--json"], in: SampleSpec.folder())
    let rows = try #require(
      JSONSerialization.jsonObject(with: Data(run.output)) as? [[String: Any]])
    #expect(rows.count == 2)
    #expect(rows.map { $0["frameCount"] as? Int } == [4, 10])
    let steps = try #require(rows[1]["steps"] as? [String: Double])
    #expect(steps == ["open": 0, "close": 0.3])
  }

  /// A canvas of 24 × 20 pt is shown 240 × 200 px large, six times in a row.
  @Test func theContactSheetHasARowForEachValue() throws {
    let folder = try SampleSpec.folder()
    let run = try BuiltTool.run(
      [
        "sweep", "card.json", "--set", "drop=0.1..0.3:0.1", "--set", "paper=#00ff00", "-o",
        "out/sheet.png",
      ], in: folder)
    #expect(run.errors == "")
    try #require(run.exitCode == 0)
    let image = try Image(png: folder.bytes("out/sheet.png"))
    #expect(image.height == 3 * (200 + 8) + 8)
    #expect(image.width > 6 * 240)
    let green = stride(from: 0, to: image.bytes.count, by: 4).count {
      image.bytes[$0] == 0 && image.bytes[$0 + 1] == 255 && image.bytes[$0 + 2] == 0
    }
    // Card and bar cover less than half of each picture.
    #expect(green > 18 * 240 * 200 / 2)
    #expect(green < 18 * 240 * 200)
  }

  struct Refusal: Sendable, CustomTestStringConvertible {
    var words: [String]
    var message: String
    var testDescription: String { words.joined(separator: " ") }
  }

  @Test(arguments: [
    Refusal(words: ["--set", "drop=1"], message: "one of the values must be a range"),
    Refusal(
      words: ["--set", "drop=1..2:1", "--set", "paper=1..2:1"], message: "2 are"),
    Refusal(words: ["--set", "drop=1..2:0"], message: "the step is 0, must be above 0"),
    Refusal(words: ["--set", "drop=2..1:1"], message: "the range ends at 1, must be at least 2"),
    Refusal(words: ["--set", "drop=0..1:0.0001"], message: "must be 1 to 1000"),
    Refusal(words: ["--set", "dorp=1..2:1"], message: "did you mean 'drop'?"),
    Refusal(words: ["--set", "drop=-2..-1:1"], message: "drop"),
    Refusal(words: ["--set", "drop=1..2:1", "-o", "sheet.jpg"], message: "ends in .png"),
    Refusal(
      words: ["--set", "drop=1..2:1", "--property", "card.nothing"], message: "nothing"),
    Refusal(words: [], message: "'--set NAME=VALUE' is missing"),
  ])
  func whatIsWrongIsTold(_ refusal: Refusal) throws {
    let run = try BuiltTool.run(["sweep", "card.json"] + refusal.words, in: SampleSpec.folder())
    #expect(run.exitCode == 2)
    #expect(run.errors.contains(refusal.message), "\(run.errors)")
    #expect(run.output.isEmpty)
  }
}
