import Foundation
import FrameDiff
import Pixels
import SceneModel
import TestSupport
import Testing

@testable import Regression
@testable import Report

/// The page in a browser. Where there is none, the page's own text is all that can be judged.
struct ReportPageTests {
  private static let browser = ["chromium", "chromium-browser", "google-chrome"].compactMap {
    name in
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
      .map { "\($0)/\(name)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
  }.first

  /// A thousand frames of which every third differs.
  private static func report(frameCount: Int, pictures: Bool = true) throws -> RegressionReport {
    let plain = Image(
      width: 20, height: 10, bytes: (0..<200).flatMap { _ in [200, 200, 200, 255] as [UInt8] })
    let marked = Image(
      width: 20, height: 10,
      bytes: (0..<200).flatMap {
        $0 % 20 < 4 ? [255, 0, 0, 255] : [200, 200, 200, 255] as [UInt8]
      })
    let comparison = FrameComparer().compare(expected: plain, actual: marked)
    let frames = (0..<frameCount).map { index in
      FrameResult(
        key: .index(index), position: index, time: Double(index) / 60,
        verdict: index % 3 == 1 ? .changed : .identical,
        comparison: index % 3 == 1 ? comparison : .identical(size: plain.size), presence: .both,
        layers: index % 3 == 1 ? [["card"]] : [], values: [])
    }
    let sequence = FrameSequence(
      name: "<card> & co.json", size: plain.size, frameRate: "60/1",
      frames: frames.map { .init(key: $0.key, time: $0.time) })
    let curve = (0..<frameCount).map { Double($0) }
    let values = ValueComparison(
      changes: [
        ValueChange(
          name: "card.minX", frames: [1...4], maxDelta: 2, frame: 1, before: "1", after: "3",
          curveBefore: curve, curveAfter: curve.map { $0 + 2 })
      ],
      spec: [
        SpecChange(
          kind: .changed, path: "/a", before: "1", after: "</script>",
          place: SourcePlace(file: "card.json", line: 12, column: 3, length: 1, path: "/a"))
      ])
    let result = SequenceComparison(
      expected: Side(sequence), actual: Side(sequence), settings: DiffSettings(),
      faults: [.count(expected: 3, actual: 2)], frames: frames, values: values, cause: .spec)
    var report = SequenceReport(name: sequence.name, comparison: result)
    if pictures {
      report.pictures = try frames.filter { $0.verdict == .changed }.map {
        FramePictures(position: $0.position, expected: try plain.png(), actual: try marked.png())
      }
    }
    return RegressionReport(tool: "test 1", sequences: [report])
  }

  /// The page after its script has run, with what `script` adds.
  private func dom(_ page: String, then script: String = "") throws -> String {
    let folder = try TemporaryFolder()
    let extra = "<script>\(script)</script></body>"
    try folder.write(page.replacing("</body>", with: extra), to: "report.html")
    let process = Process()
    process.executableURL = URL(filePath: try #require(Self.browser))
    process.arguments = [
      "--headless", "--no-sandbox", "--disable-gpu", "--window-size=1280,900",
      "--user-data-dir=\(folder("profile"))", "--virtual-time-budget=3000", "--dump-dom",
      "file://" + folder("report.html"),
    ]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }

  @Test func thePageNeedsNothingElse() throws {
    let page = HTMLReport.text(of: try Self.report(frameCount: 6))
    for forbidden in ["src=\"http", "href=", "@import", "url(http", "fetch(", "<link"] {
      #expect(!page.contains(forbidden), "\(forbidden)")
    }
    #expect(page.components(separatedBy: "</script>").count == 3)
  }

  @Test func matchingFramesCostNoPictures() throws {
    let few = HTMLReport.text(of: try Self.report(frameCount: 4))
    #expect(few.components(separatedBy: "data:image/png").count - 1 == 2)
  }

  @Test(.enabled(if: browser != nil)) func theWorstFrameIsShownFirst() throws {
    let page = try dom(HTMLReport.text(of: try Self.report(frameCount: 9)))
    #expect(page.contains("data-ready="))
    #expect(page.contains(">Frame 1 · 0.017 s<"))
    #expect(page.contains("40 px in 1 cluster 0,0 4×10 [card], max delta 200"))
    #expect(page.contains("class=\"box\""))
    #expect(page.contains("<div class=\"place\">card.json:12</div><div>/a</div>"))
    #expect(page.contains("<strong>&lt;/script&gt;</strong>"))
    #expect(page.contains("there are 2 frames, expected 3"))
    #expect(page.contains("class=\"curve\""))
  }

  @Test(.enabled(if: browser != nil)) func keysStepAndChangeTheView() throws {
    let script = """
      const press = key => document.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
      const said = [];
      press("ArrowDown"); said.push($("place").textContent);
      press("ArrowRight"); said.push($("stage").textContent);
      press("ArrowUp"); said.push($("place").textContent);
      press("5"); said.push(document.querySelector(".pictures").className);
      press("+"); said.push(document.querySelector(".pictures").style.filter);
      press("2"); said.push(document.querySelectorAll(".divider").length);
      press("b"); said.push(document.querySelectorAll(".box").length);
      press(" "); said.push($("play").textContent);
      document.body.append(said.join(" | "));
      """
    let page = try dom(HTMLReport.text(of: try Self.report(frameCount: 9)), then: script)
    let expected = [
      "Frame 4 · 0.067 s", "This frame is identical: the report holds no picture of it.",
      "Frame 4 · 0.067 s", "pictures difference", "brightness(9)", "1", "0", "Pause",
    ]
    #expect(page.contains(expected.joined(separator: " | ")))
  }

  /// From the start of the navigation to the end of the script, in the browser's own clock.
  @Test(.enabled(if: browser != nil)) func aThousandFramesOpenInASecond() throws {
    let page = try dom(HTMLReport.text(of: try Self.report(frameCount: 1000)))
    let mark = try #require(page.range(of: "data-ready=\""))
    let time = try #require(Int(page[mark.upperBound...].prefix { $0.isNumber }))
    #expect(time < 1000, "\(time) ms")
    #expect(page.components(separatedBy: "<li data-frame=").count - 1 == 333)
  }
}
