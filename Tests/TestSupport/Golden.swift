import Foundation
public import Testing

/// Compares a text with a golden; see ``goldenBytes(named:in:recording:file:sourceLocation:)``.
public func expectGolden(
  _ text: String, named name: String, file: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  guard
    let golden = try goldenBytes(
      named: name, recording: { Array(text.utf8) }, file: file, sourceLocation: sourceLocation)
  else { return }
  #expect(
    text == String(decoding: golden, as: UTF8.self), "\(Golden.difference(of: name))",
    sourceLocation: sourceLocation)
}

/// The bytes of a golden: `Goldens/<name>` in the nearest folder with goldens around the file that
/// calls it, or a file of another folder; nil, and the test fails, where there are none to compare with.
///
/// `RECORD_GOLDENS=all` writes the golden, `missing` only one that is not there. A test that records
/// fails, so a recording run is never taken for a passing one; where `CI` is `true` nothing is
/// recorded.
///
/// - Parameter recording: What is written where the golden is recorded.
public func goldenBytes(
  named name: String, in folder: String? = nil, recording: () throws -> [UInt8],
  file: String = #filePath, sourceLocation: SourceLocation = #_sourceLocation
) throws -> [UInt8]? {
  let folder = folder.map { URL(filePath: $0) } ?? Golden.folder(around: file)
  let golden = try #require(folder).appending(path: name)
  let bytes = try? Data(contentsOf: golden)
  switch Golden.recorded {
  case .missing where bytes == nil, .all:
    try FileManager.default.createDirectory(
      at: golden.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(try recording()).write(to: golden)
    Issue.record(
      "recorded \(name); run again without RECORD_GOLDENS", sourceLocation: sourceLocation)
    return nil
  case .missing, nil:
    if bytes == nil {
      Issue.record(
        "no golden \(name); RECORD_GOLDENS=missing writes it", sourceLocation: sourceLocation)
    }
    return bytes.map { Array($0) }
  }
}

/// What goldens have in common.
public enum Golden {
  enum Recorded: String {
    case all, missing
  }

  static var recorded: Recorded? {
    let environment = ProcessInfo.processInfo.environment
    guard environment["CI"] != "true" else { return nil }
    return environment["RECORD_GOLDENS"].flatMap { Recorded(rawValue: $0) }
  }

  /// What to say where a golden differs.
  public static func difference(of name: String) -> String {
    "\(name) differs; if the change is meant, RECORD_GOLDENS=all writes the golden anew"
  }

  static func folder(around file: String) -> URL? {
    var folder = URL(filePath: file)
    while folder.pathComponents.count > 1 {
      folder.deleteLastPathComponent()
      let goldens = folder.appending(path: "Goldens")
      if FileManager.default.fileExists(atPath: goldens.path()) { return goldens }
    }
    return nil
  }
}
