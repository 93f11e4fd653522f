import Foundation
import SceneModel
import SpecReader
import TestSupport
import Testing

/// The text of `docs/reference.md`, from the tables that the tool itself goes by.
struct Reference {
  /// One of the tool's lists.
  struct Topic {
    var name: String
    var heading: String
    /// Each column's title, and its key in the list's JSON.
    var columns: [(title: String, key: String)]
  }

  static let topics = [
    Topic(
      name: "layers", heading: "Layer types", columns: [("type", "name"), ("draws", "summary")]),
    Topic(
      name: "easings", heading: "Easings",
      columns: [("name", "name"), ("control points", "controlPoints")]),
    Topic(
      name: "springs", heading: "SwiftUI's springs",
      columns: [("name", "name"), ("duration, s", "duration"), ("bounce", "bounce")]),
    Topic(
      name: "functions", heading: "Functions of expressions",
      columns: [("function", "usage"), ("gives", "summary")]),
    Topic(
      name: "formats", heading: "Output formats",
      columns: [("format", "name"), ("writes", "summary")]
    ),
    Topic(
      name: "templates", heading: "Templates",
      columns: [("template", "name"), ("shows", "summary")]),
    Topic(name: "symbols", heading: "Symbols", columns: [("name", "name")]),
    Topic(
      name: "colors", heading: "Names of colours",
      columns: [("name", "name"), ("light", "light"), ("dark", "dark")]),
    Topic(
      name: "devices", heading: "Devices",
      columns: [
        ("name", "name"), ("device", "title"), ("size, pt", "size"), ("scale", "scale"),
        ("cutout", "screenClass"),
      ]),
  ]

  static func text() throws -> String {
    let lists = try topics.map { topic in
      "## \(topic.heading)\n\n" + table(topic, rows: try rows(of: topic.name))
    }
    let codes = DiagnosticCode.allCases.map { "`\($0.rawValue)`" }.joined(separator: ", ")
    return """
      # Reference

      Written by `scripts/docs` from the tables the tool goes by; a test compares them. What the
      keys mean together is in [spec.md](spec.md).

      Every value may be an expression after `=`, except where it says otherwise.

      ## Steps

      A step is an object with exactly one of `set`, `animate`, `transition`, `drag`, `wait`, `if`,
      `parallel` and `sequence`, or a list of steps that run one after the other.

      ## Timings

      A timing is \(KeyReference.timing).

      ## Keys

      \(KeyReference.text)
      \(lists.joined(separator: "\n"))
      ## Codes of diagnostics

      Stable names for scripts, in `check --json` and at the end of each message: \(codes).

      """
  }

  private static func rows(of topic: String) throws -> [[String: Any]] {
    let outcome = try BuiltTool.run(["list", topic, "--json"], in: TemporaryFolder())
    let json = try JSONSerialization.jsonObject(with: Data(outcome.output))
    return try #require(json as? [[String: Any]])
  }

  private static func table(_ topic: Topic, rows: [[String: Any]]) -> String {
    let titles = topic.columns.map(\.title).joined(separator: " | ")
    let rule = topic.columns.map { _ in "---" }.joined(separator: "|")
    let lines = rows.map { row in
      "| "
        + topic.columns.map { cell(row[$0.key], isCode: $0 == topic.columns[0]) }
        .joined(separator: " | ") + " |\n"
    }
    return "| \(titles) |\n|\(rule)|\n" + lines.joined()
  }

  private static func cell(_ value: Any?, isCode: Bool) -> String {
    let text: String
    switch value {
    case is NSNull: text = "–"
    case let list as [Any]: text = list.map { "\($0)" }.joined(separator: ", ")
    case let value?: text = "\(value)"
    case nil: text = ""
    }
    return isCode ? "`\(text)`" : text.replacing("|", with: "\\|")
  }
}
