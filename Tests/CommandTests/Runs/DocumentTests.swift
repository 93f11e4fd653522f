import Foundation
import TestSupport
import Testing

/// What `inspect`, `trace`, `list` and `schema` print.
@Suite struct DocumentTests {
  struct Document: Sendable, CustomTestStringConvertible {
    var words: String
    var golden: String
    var testDescription: String { words }
  }

  static let documents = [
    Document(words: "inspect card.json", golden: "inspect.txt"),
    Document(words: "inspect card.json --json", golden: "inspect.json"),
    Document(words: "inspect card.json --at 50%", golden: "inspect-at.txt"),
    Document(words: "inspect card.json --at 50% --json", golden: "inspect-at.json"),
    Document(words: "trace card.json", golden: "trace.csv"),
    Document(words: "trace card.json --format json --frames 0,-2-", golden: "trace.json"),
    Document(
      words: "trace card.json --property bar.backgroundColor --property card.maxY --to 1f",
      golden: "trace-property.csv"),
    Document(words: "list easings", golden: "list-easings.txt"),
    Document(words: "list springs", golden: "list-springs.txt"),
    Document(words: "list layers", golden: "list-layers.txt"),
    Document(words: "list formats", golden: "list-formats.txt"),
    Document(words: "list templates", golden: "list-templates.txt"),
    Document(words: "list properties", golden: "list-properties.txt"),
    Document(words: "list easings --json", golden: "list-easings.json"),
    Document(words: "version", golden: "version.txt"),
    Document(words: "--version", golden: "version.txt"),
  ]

  @Test(arguments: documents) func isAsExpected(_ document: Document) throws {
    let folder = try SampleSpec.folder()
    let run = try BuiltTool.run(document.words.split(separator: " ").map(String.init), in: folder)
    #expect(run.exitCode == 0)
    #expect(run.errors.isEmpty)
    try expectGolden(run.outputText, named: document.golden)
  }

  @Test(arguments: [([], "explain.txt"), (["--json"], "explain.json")])
  func explains(_ options: [String], golden: String) throws {
    let folder = try SampleSpec.folder(["springs.json": SampleSpec.springs])
    let run = try BuiltTool.run(["inspect", "springs.json", "--explain"] + options, in: folder)
    #expect(run.exitCode == 0)
    #expect(run.errors.isEmpty)
    try expectGolden(run.outputText, named: golden)
  }

  @Test func aSpecWithoutAnimationsIsExplained() throws {
    let spec = #"{ "version": 1, "canvas": { "size": [4, 4] }, "layers": [] }"#
    let run = try BuiltTool.run(
      ["inspect", "still.json", "--explain"], in: SampleSpec.folder(["still.json": spec]))
    #expect(run.exitCode == 0)
    #expect(run.outputText == "still.json: no animations\n")
  }

  @Test(arguments: ["devices", "functions", "properties"])
  func listsAreJSON(topic: String) throws {
    let folder = try TemporaryFolder()
    let table = try BuiltTool.run(["list", topic], in: folder)
    let run = try BuiltTool.run(["list", topic, "--json"], in: folder)
    let list = try #require(
      JSONSerialization.jsonObject(with: Data(run.output)) as? [[String: Any]])
    // The table has a line with the titles.
    #expect(list.count == table.outputText.split(separator: "\n").count - 1)
    #expect(list.count > 10)
  }

  @Test func schemaIsJSON() throws {
    let run = try BuiltTool.run(["schema"], in: TemporaryFolder())
    let schema = try #require(
      JSONSerialization.jsonObject(with: Data(run.output)) as? [String: Any])
    #expect(schema["$schema"] as? String == "https://json-schema.org/draft/2020-12/schema")
  }

  @Test func traceGoesIntoAFile() throws {
    let folder = try SampleSpec.folder()
    let run = try BuiltTool.run(["trace", "card.json", "-o", "new/values.csv"], in: folder)
    #expect(run.exitCode == 0)
    #expect(run.output.isEmpty)
    let direct = try BuiltTool.run(["trace", "card.json"], in: folder)
    #expect(try folder.bytes("new/values.csv") == direct.output)
    let again = try BuiltTool.run(["trace", "card.json", "-o", "new/values.csv"], in: folder)
    #expect(again.exitCode == 2)
    #expect(again.errors.contains("--overwrite"))
  }
}
