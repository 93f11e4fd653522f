import Foundation

/// A folder for one test, removed with the value.
public final class TemporaryFolder: Sendable {
  /// Without a slash at the end.
  public let path: String

  public init() throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "inbetween-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    path = folder.path()
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The path of a file in the folder.
  public func callAsFunction(_ name: String) -> String { "\(path)/\(name)" }

  public func write(_ text: String, to name: String) throws {
    try write(Array(text.utf8), to: name)
  }

  /// Writes a file, and the folders on the way to it.
  public func write(_ bytes: [UInt8], to name: String) throws {
    let file = URL(filePath: self(name))
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
  }

  public func link(_ name: String, to destination: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: self(name), withDestinationPath: destination)
  }

  public func bytes(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(filePath: self(name))))
  }

  public func text(_ name: String) throws -> String {
    String(decoding: try bytes(name), as: UTF8.self)
  }

  public func exists(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: self(name))
  }

  /// The sorted names in a folder in it; none where there is no such folder.
  public func names(in name: String = "") -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: self(name))) ?? []).sorted()
  }
}
