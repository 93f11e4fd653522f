#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What tells one file from another, however a path leads to it: through symbolic links, hard links
/// or other letters where the file system takes them for the same.
public struct FileIdentity: Hashable, Sendable {
  let device: UInt64
  let file: UInt64
}

extension Files {
  /// Nil where nothing is there. Symbolic links are followed.
  public static func identity(of path: String) -> FileIdentity? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    return FileIdentity(
      device: UInt64(truncatingIfNeeded: status.st_dev), file: UInt64(status.st_ino))
  }
}
