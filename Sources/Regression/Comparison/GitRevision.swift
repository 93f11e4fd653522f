import Platform
public import Rendering
import SceneModel
public import SpecReader

/// A spec as it stands in a revision of its git repository, with the files it names.
///
/// The files are put into a folder of their own, which goes with the value.
public struct GitRevision: ~Copyable {
  public let spec: SpecFile
  private let folder: ScratchFolder

  /// - Parameters:
  ///   - revision: As git reads it: `HEAD`, `main~2`, a hash.
  ///   - path: The spec, in a work tree.
  ///   - overrides: What the command line says of the spec.
  ///   - temporaryFolder: Where the files may be put.
  public init(
    _ revision: String, of path: String, overrides: Overrides = Overrides(),
    temporaryFolder: String
  ) throws(RegressionError) {
    guard !revision.hasPrefix("-"), !revision.contains(":") else {
      throw .misuse("'\(revision)' is no revision")
    }
    let home = Files.directory(of: path)
    let bytes = try Self.show(revision, Files.name(of: path), in: home)
    // What the spec names as it is read: recorded touches.
    var files: [String: [UInt8]] = [:]
    let result = SpecReader.read(bytes, file: path, overrides: overrides) {
      (file, place) throws(Diagnostic) in
      do throws(RegressionError) {
        let content = try Self.show(revision, file, in: home)
        files[file] = content
        return content
      } catch {
        throw Diagnostic(.error, .unreadableFile, at: place, error.description)
      }
    }
    let named = (result.scene?.assets.map(\.path) ?? []) + (result.scene?.fonts.map(\.path) ?? [])
    for file in Set(named) where files[file] == nil && Self.isInside(file) {
      files[file] = try Self.show(revision, file, in: home)
    }
    let folder = try RegressionError.wrap { () throws(FileError) in
      try ScratchFolder(in: temporaryFolder)
    }
    for (file, content) in files.sorted(by: { $0.key < $1.key }) where Self.isInside(file) {
      let target = Files.join(folder.path, file)
      try RegressionError.wrap { () throws(FileError) in
        try Files.writeAtomically(content, to: target, makingFolders: true)
      }
    }
    spec = SpecFile(name: path, bytes: bytes, folder: folder.path)
    self.folder = folder
  }

  /// Whether a file lies in the spec's folder. Whoever reads the spec refuses others.
  private static func isInside(_ file: String) -> Bool {
    let path = Files.standardised(file)
    return !path.hasPrefix("/") && path != ".." && !path.hasPrefix("../")
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
