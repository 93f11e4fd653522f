import FrameDiff
import Regression

/// The result for a terminal.
public struct TextReport {
  /// How many lines of one kind are shown.
  private static let limit = 12

  public static func text(of report: SequenceReport) -> String {
    let comparison = report.comparison
    var lines = ["\(report.name): \(report.headline)"]
    if let cause = comparison.cause { lines.append("  cause: \(cause.summary)") }
    lines += section("sequence", comparison.faults.map(\.description))
    if let values = comparison.values {
      lines += section("spec", values.spec.map(\.description))
      lines += section("animations", values.animations.map(\.description))
      lines += section(
        "values",
        values.added.map { "\($0) added" } + values.removed.map { "\($0) removed" }
          + values.changes.map(\.description))
    }
    lines += section(
      "frames",
      comparison.frames.filter { $0.verdict != .identical && $0.presence == .both }
        .map(\.description))
    return lines.joined(separator: "\n") + "\n"
  }

  private static func section(_ title: String, _ entries: [String]) -> [String] {
    guard !entries.isEmpty else { return [] }
    let rest = entries.count - limit
    return ["  \(title):"] + entries.prefix(limit).map { "    \($0)" }
      + (rest > 0 ? ["    … and \(rest) more"] : [])
  }
}
