import Foundation
public import Testing

/// Compares a text with `Goldens/<name>` in the nearest folder with goldens around the file that
/// calls it.
///
/// `RECORD_GOLDENS=all` writes the golden, `missing` only one that is not there. A test that records
/// fails, so a recording run is never taken for a passing one; where `CI` is `true` nothing is
/// recorded.
public func expectGolden(
  _ text: String, named name: String, file: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let golden = try #require(folder(around: file)).appending(path: name)
  let expected = try? String(contentsOf: golden, encoding: .utf8)
  let environment = ProcessInfo.processInfo.environment
  let mode = environment["CI"] == "true" ? nil : environment["RECORD_GOLDENS"]
  if mode == "all" || (mode == "missing" && expected == nil) {
    try Data(text.utf8).write(to: golden)
    Issue.record(
      "recorded \(name); run again without RECORD_GOLDENS", sourceLocation: sourceLocation)
    return
  }
  #expect(
    text == expected,
    "\(name) differs; if the change is meant, RECORD_GOLDENS=all writes the golden anew",
    sourceLocation: sourceLocation)
}

private func folder(around file: String) -> URL? {
  var folder = URL(filePath: file)
  while folder.pathComponents.count > 1 {
    folder.deleteLastPathComponent()
    let goldens = folder.appending(path: "Goldens")
    if FileManager.default.fileExists(atPath: goldens.path()) { return goldens }
  }
  return nil
}
