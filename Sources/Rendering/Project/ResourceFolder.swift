import Platform
import SceneModel

/// The folder that a spec's assets and fonts must lie in.
struct ResourceFolder {
  /// As the user would write it.
  private let path: String
  /// From the root, without symbolic links; ends with a slash.
  private let root: String

  init(_ path: String) throws(FileError) {
    self.path = path
    let real = try Files.realPath(path)
    root = real.hasSuffix("/") ? real : real + "/"
  }

  /// The path of a file of the spec.
  ///
  /// - Parameters:
  ///   - name: Relative to the folder.
  ///   - place: Where the spec names it.
  /// - Throws: A diagnostic where there is no such file, where it lies outside of the folder once
  ///   symbolic links are followed, and for a folder, a device or a pipe, which may never end.
  func find(_ name: String, at place: SourcePlace) throws(Diagnostic) -> String {
    let file = Files.join(path, name)
    let real: String
    do throws(FileError) {
      real = try Files.realPath(file)
    } catch {
      throw .unreadable(error, at: place)
    }
    guard real.hasPrefix(root) || real + "/" == root else {
      throw Diagnostic(
        .error, .outsideFolder, at: place,
        "'\(name)' is a link that leads out of the spec's folder")
    }
    guard Files.isRegularFile(file) else {
      let kind = Files.isDirectory(file) ? "a folder" : "not a regular file"
      throw Diagnostic(
        .error, .unreadableFile, at: place, "cannot read '\(file)': it is \(kind)")
    }
    return file
  }
}

extension Diagnostic {
  static func unreadable(_ error: FileError, at place: SourcePlace?) -> Diagnostic {
    Diagnostic(.error, .unreadableFile, at: place, error.description)
  }
}
