import Regression
import Rendering
import SceneModel

/// Workflow commands of GitHub Actions, one a sequence that differs.
public enum Annotations {
  public static func github(_ report: RegressionReport) -> String {
    report.sequences.filter(\.comparison.isDifferent).map { sequence in
      let comparison = sequence.comparison
      let file = comparison.actual.project?.spec.name ?? comparison.actual.sequence.name
      let details =
        comparison.faults.map(\.description)
        + (comparison.values?.spec.map(\.description) ?? [])
        + (comparison.values?.changes.map(\.description) ?? [])
        + (sequence.worst.map { [$0.description] } ?? [])
      let message = details.prefix(10).joined(separator: "\n")
      // Beside the line of the spec that changed, where there is one in this file.
      let line = comparison.values?.spec.first { $0.kind != .removed && $0.place?.file == file }?
        .place.map { ",line=\($0.line)" }
      return
        "::error file=\(property(file))\(line ?? ""),title=\(property(sequence.headline))"
        + "::\(data(message))\n"
    }.joined()
  }

  /// Percent, carriage return and newline, as the runner decodes them.
  private static func data(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  private static func property(_ text: String) -> String {
    data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
