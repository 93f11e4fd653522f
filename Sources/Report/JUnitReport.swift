import Output
import Regression

/// The result as JUnit's XML: a test case for each sequence.
public enum JUnitReport {
  public static func text(of report: RegressionReport) -> String {
    let failures = report.sequences.count { $0.comparison.isDifferent }
    var lines = [
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
      "<testsuites name=\"inbetween\" tests=\"\(report.sequences.count)\" failures=\"\(failures)\">",
      "  <testsuite name=\"inbetween\" tests=\"\(report.sequences.count)\" failures=\"\(failures)\""
        + " errors=\"0\" skipped=\"0\">",
    ]
    for sequence in report.sequences {
      let head =
        "    <testcase classname=\"inbetween\" name=\"\(sequence.name.xmlEscaped(keepsLines: true))\""
      if sequence.comparison.isDifferent {
        lines += [
          head + ">",
          "      <failure type=\"difference\" message=\"\(message(of: sequence).xmlEscaped(keepsLines: true))\">"
            + TextReport.text(of: sequence).xmlEscaped(keepsLines: true) + "</failure>",
          "    </testcase>",
        ]
      } else {
        lines.append(head + "/>")
      }
    }
    lines += ["  </testsuite>", "</testsuites>"]
    return lines.joined(separator: "\n") + "\n"
  }

  /// The headline, and the first frame that fails with its time.
  private static func message(of report: SequenceReport) -> String {
    let first = report.comparison.changedFrames.first?.description
    let detail = first ?? report.comparison.faults.first?.description
    return report.headline + (detail.map { "; \($0)" } ?? "")
  }
}
