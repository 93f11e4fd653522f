import Platform
public import Rendering
import SceneModel
import SpecReader

/// A spec as it stands in a revision of its git repository, with its assets and fonts.
///
/// The files are put into a folder of their own, which goes with the value.
public struct GitRevision: ~Copyable {
  public let spec: SpecFile
  private let folder: String
  private let files: [String]

  /// - Parameters:
  ///   - revision: As git reads it: `HEAD`, `main~2`, a hash.
  ///   - path: The spec, in a work tree.
  ///   - temporaryFolder: Where the files may be put.
  public init(
    _ revision: String, of path: String, temporaryFolder: String
  ) throws(RegressionError) {
    guard !revision.hasPrefix("-"), !revision.contains(":") else {
      throw .misuse("'\(revision)' is no revision")
    }
    let home = Files.directory(of: path)
    let name = Files.name(of: path)
    let bytes = try Self.show(revision, name, in: home)
    let result = SpecReader.read(bytes, file: path)
    let needed = (result.scene?.assets.map(\.path) ?? []) + (result.scene?.fonts.map(\.path) ?? [])
    let folder = Files.join(temporaryFolder, "inbetween-\(MonotonicClock.now)")
    Signals.remove(atEnd: folder)
    var files: [String] = []
    for file in Set(needed).sorted() {
      let content = try Self.show(revision, file, in: home)
      let target = Files.join(folder, file)
      try RegressionError.wrap { () throws(FileError) in
        try Files.makeDirectory(Files.directory(of: target))
        try Files.writeAtomically(content, to: target)
      }
      files.append(target)
    }
    try RegressionError.wrap { () throws(FileError) in try Files.makeDirectory(folder) }
    self.folder = folder
    self.files = files
    spec = SpecFile(name: path, bytes: bytes, folder: folder)
  }

  deinit {
    for file in files { try? Files.remove(file) }
    // Deepest first; a folder that is not empty stays, as somebody else's file lies in it.
    let folders = Set(files.map { Files.directory(of: $0) } + [folder])
    for folder in folders.sorted(by: { $0.count > $1.count }) {
      try? Files.removeDirectory(folder)
    }
  }

  private static func show(
    _ revision: String, _ file: String, in folder: String
  ) throws(RegressionError) -> [UInt8] {
    let outcome = try RegressionError.wrap { () throws(FileError) in
      var git = try ChildProcess(
        "git", arguments: ["-C", folder, "show", "\(revision):./\(file)"],
        standardOutput: .captured(limit: 1 << 28))
      return try git.wait()
    }
    guard outcome.status.isSuccess else {
      let reason = outcome.standardErrorTail.split(separator: "\n").last.map(String.init)
      throw .unreadable(path: "\(revision):\(file)", reason: reason ?? "git failed")
    }
    return outcome.standardOutput
  }
}
