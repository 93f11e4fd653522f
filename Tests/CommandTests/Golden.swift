import Foundation
import Testing

/// Compares a text with `Goldens/<name>`.
///
/// `RECORD_GOLDENS=all` writes the file, `missing` only one that is not there; both still fail, so
/// that a recording run is never taken for a passing one.
func expectGolden(
  _ text: String, named name: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Goldens").appendingPathComponent(name)
  let golden = try? String(contentsOf: file, encoding: .utf8)
  let mode = ProcessInfo.processInfo.environment["RECORD_GOLDENS"]
  if mode == "all" || (mode == "missing" && golden == nil) {
    try text.write(to: file, atomically: true, encoding: .utf8)
    Issue.record(
      "recorded \(name); run again without RECORD_GOLDENS", sourceLocation: sourceLocation)
    return
  }
  #expect(
    text == golden, "\(name) differs; look at the change, then run with RECORD_GOLDENS=all",
    sourceLocation: sourceLocation)
}
