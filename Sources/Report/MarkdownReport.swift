import Geometry
import Regression

/// The result as a comment on a pull request.
public enum MarkdownReport {
  public static func text(of report: RegressionReport) -> String {
    let failing = report.sequences.filter(\.comparison.isDifferent)
    var blocks = [
      failing.isEmpty
        ? "### Transitions: \(report.sequences.count) compared, all the same"
        : "### Transitions: \(failing.count) of \(report.sequences.count) differ"
    ]
    for sequence in failing { blocks.append(block(of: sequence)) }
    return blocks.joined(separator: "\n\n") + "\n"
  }

  private static func block(of report: SequenceReport) -> String {
    let comparison = report.comparison
    var lines = ["**\(report.name.markdownEscaped)**: \(report.headline)"]
    if let cause = comparison.cause { lines.append("\nCause: \(cause.summary)") }
    lines += list(comparison.faults.map(\.description))
    if let values = comparison.values {
      lines += list(values.spec.map(\.description))
      lines += list(values.animations.map(\.description))
      if !values.changes.isEmpty {
        lines += [
          "", "| value | frames | max Δ | at frame | before | after |", "|---|---|--:|--:|--:|--:|",
        ]
        lines += values.changes.prefix(20).map { change in
          "| \(change.name.markdownEscaped) | \(change.frames.frameWords) |"
            + " \(change.maxDelta?.fourDecimals ?? "") | \(change.frame) |"
            + " \(change.before.markdownEscaped) | \(change.after.markdownEscaped) |"
        }
      }
    }
    let frames = comparison.changedFrames
    if !frames.isEmpty {
      lines += ["", "<details><summary>\(frames.count) frames</summary>", ""]
      lines += frames.prefix(50).map { "- \($0.description.markdownEscaped)" }
      if frames.count > 50 { lines.append("- … and \(frames.count - 50) more") }
      lines += ["", "</details>"]
    }
    return lines.joined(separator: "\n")
  }

  private static func list(_ entries: [String]) -> [String] {
    guard !entries.isEmpty else { return [] }
    let rest = entries.count - 20
    return [""] + entries.prefix(20).map { "- \($0.markdownEscaped)" }
      + (rest > 0 ? ["- … and \(rest) more"] : [])
  }
}

extension String {
  /// What Markdown or HTML would take for its own.
  var markdownEscaped: String {
    reduce(into: "") { result, character in
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case "\n": result += " "
      case "|", "*", "_", "`", "[", "]", "\\", "~", "#": result += "\\\(character)"
      default: result.append(character)
      }
    }
  }
}
