import FrameDiff
import Pixels
import Testing

@testable import Regression
@testable import Report

struct TextReportTests {
  private func report(cause: SequenceComparison.Cause? = nil) -> SequenceReport {
    let size = PixelSize(width: 10, height: 10)
    var comparison = FrameComparison.identical(size: size)
    comparison.counted = 8000
    comparison.raw = 8100
    comparison.maxChannelDelta = 187
    comparison.verdict = .changed
    comparison.clusters = [
      DiffCluster(bounds: PixelRect(x: 50, y: 100, width: 200, height: 40), count: 8000)
    ]
    let frames = [
      FrameResult(
        key: .index(17), position: 0, time: 17.0 / 60, verdict: .changed, comparison: comparison,
        presence: .both, layers: [["notch"]], values: [])
    ]
    let side = Side(FrameSequence(name: "a<b>.json", frames: [.init(key: .index(17))]))
    return SequenceReport(
      name: "a<b>.json",
      comparison: SequenceComparison(
        expected: side, actual: side, settings: DiffSettings(),
        faults: [.missing(.index(3))], frames: frames, cause: cause))
  }

  /// Programs read codes: they stay when the words change.
  @Test func causesHaveCodesInJSON() {
    #expect(
      SequenceComparison.Cause.allCases.map(\.rawValue)
        == [
          "frame-rate", "size", "frames", "options", "spec", "versions", "regression",
          "pixels-only",
        ])
    let report = RegressionReport(tool: "t 1", sequences: [report(cause: .pixelsOnly)])
    #expect(JSONReport.text(of: report).contains("\"cause\": \"pixels-only\""))
  }

  @Test(arguments: [
    ("out/a.html", ReportFormat.html), ("a.json", .json), ("a.b.xml", .junit), ("a.md", .markdown),
    ("html", nil), ("a.htm", nil), ("a.json/", nil),
  ])
  func aReportsFormatIsItsEnding(file: String, format: ReportFormat?) {
    #expect(ReportFormat(file: file) == format)
  }

  @Test func aLineNamesTimeAndCause() {
    let text = TextReport.text(of: report(cause: .versions))
    #expect(
      text == """
        a<b>.json: 1 of 1 frames differ, 1 fault of the sequence
          cause: tool, library or font versions changed
          sequence:
            frame 3 is missing
          frames:
            frame 17 (t = 0.2833 s): 8000 px in 1 cluster 50,100 200×40 [notch], max delta 187

        """)
  }

  @Test func junitEscapesAndNamesTheFirstFrame() {
    let text = JUnitReport.text(of: RegressionReport(tool: "t", sequences: [report()]))
    #expect(text.contains("name=\"a&lt;b&gt;.json\""))
    #expect(text.contains("failures=\"1\""))
    #expect(text.contains("; frame 17 (t = 0.2833 s): 8000 px"))
  }

  /// The runner decodes %25, %0D, %0A, and in properties %3A and %2C.
  @Test func annotationsAreOneLine() {
    let text = Annotations.github(RegressionReport(tool: "t", sequences: [report()]))
    #expect(text.split(separator: "\n").count == 1)
    #expect(
      text.hasPrefix(
        "::error file=a<b>.json,title=1 of 1 frames differ%2C 1 fault of the sequence::"))
    #expect(text.contains("%0Aframe 17"))
  }

  @Test func markdownEscapesNames() {
    let text = MarkdownReport.text(of: RegressionReport(tool: "t", sequences: [report()]))
    #expect(text.contains("**a&lt;b>.json**: 1 of 1 frames differ"))
  }
}
