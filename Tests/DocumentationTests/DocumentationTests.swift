import Foundation
import SpecReader
import TestSupport
import Testing

/// The documents say what the tool does.
@Suite struct DocumentationTests {
  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  static let documents = ["README.md", "CONTRIBUTING.md", "CHANGELOG.md", "docs/spec.md"]

  @Test func theReferenceIsCurrent() throws {
    let text = try Reference.text()
    guard
      let written = try goldenBytes(
        named: "reference.md", in: Self.root.path() + "docs", recording: { Array(text.utf8) })
    else { return }
    #expect(
      text == String(decoding: written, as: UTF8.self), "docs/reference.md is old; run scripts/docs"
    )
  }

  /// Every block of JSON that is a whole spec.
  @Test(arguments: documents) func specsInTheTextAreRight(_ document: String) throws {
    let text = try String(contentsOf: Self.root.appending(path: document), encoding: .utf8)
    for block in text.split(separator: "```json").dropFirst() {
      let spec = block.prefix(upTo: block.range(of: "```")?.lowerBound ?? block.endIndex)
      guard spec.contains("\"version\"") else { continue }
      let result = SpecReader.read(String(spec), file: document)
      #expect(
        result.diagnostics.isEmpty,
        "\(DiagnosticText.render(result.diagnostics, sources: result.sources))")
    }
  }

  /// Links within the package lead to files.
  @Test(
    arguments: documents + [
      "docs/architecture.md", "docs/diff.md", "docs/reference.md", "examples/ci/README.md",
    ])
  func linksLeadSomewhere(_ document: String) throws {
    let file = Self.root.appending(path: document)
    let text = try String(contentsOf: file, encoding: .utf8)
    for match in text.matches(of: /\]\(([^)#]+)[^)]*\)/) where !match.1.contains("://") {
      let target = file.deletingLastPathComponent().appending(path: String(match.1))
      #expect(FileManager.default.fileExists(atPath: target.path()), "\(match.1)")
    }
  }

  /// Every subcommand that help names is explained in README, with the same words.
  @Test func theReadmeNamesEverySubcommand() throws {
    let help = try BuiltTool.run(["help"], in: TemporaryFolder()).outputText
    let readme = try String(contentsOf: Self.root.appending(path: "README.md"), encoding: .utf8)
    let lines = help.split(separator: "\n").drop { $0 != "Subcommands:" }.dropFirst()
    let names = lines.prefix { $0.hasPrefix("  ") }.compactMap { $0.split(separator: " ").first }
    #expect(names.contains("render"))
    for name in names { #expect(readme.contains("`inbetween \(name)"), "\(name)") }
  }
}
