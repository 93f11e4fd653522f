#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A new folder that only this user can read, for as long as the value lives.
///
/// The value removes the folder and all that lies in it with itself. So does ``Signals`` when a
/// signal ends the process.
public struct ScratchFolder: ~Copyable {
  public let path: String

  /// - Parameter parent: Where it is made; it must exist.
  public init(in parent: String) throws(FileError) {
    // mkdtemp makes a folder that was not there, under a name that nobody can guess.
    let template = Files.join(parent, "inbetween-XXXXXX")
    var bytes = Array(template.utf8CString)
    guard mkdtemp(&bytes) != nil else {
      throw FileError(path: template, operation: "make the folder", errno: errno)
    }
    path = String(decoding: bytes.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    TemporaryFiles.insert(folder: path)
  }

  deinit {
    Files.removeTree(path)
    TemporaryFiles.remove(folder: path)
  }
}

extension Files {
  /// Removes a folder and all that lies in it, as far as that is possible. Symbolic links are
  /// removed, not what they point to.
  static func removeTree(_ folder: String) {
    for name in (try? list(folder)) ?? [] {
      let path = join(folder, name)
      var status = stat()
      if lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR {
        removeTree(path)
      } else {
        _ = unlink(path)
      }
    }
    _ = rmdir(folder)
  }
}
