#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The file system, through the calls of POSIX.
///
/// Paths are UTF-8. A name in a folder that is not UTF-8 is shown repaired and cannot be opened.
public enum Files {
  /// Whether something is there; the target for a symbolic link.
  public static func exists(_ path: String) -> Bool {
    mode(of: path) != nil
  }

  /// Whether a folder, or a symbolic link to one, is there.
  public static func isDirectory(_ path: String) -> Bool {
    mode(of: path).map { $0 & S_IFMT == S_IFDIR } ?? false
  }

  /// Whether a plain file, or a symbolic link to one, is there.
  public static func isRegularFile(_ path: String) -> Bool {
    mode(of: path).map { $0 & S_IFMT == S_IFREG } ?? false
  }

  /// Makes the folder; a folder that is there already is fine.
  ///
  /// - Parameter withIntermediates: Also makes the folders on the way.
  public static func makeDirectory(
    _ path: String, withIntermediates: Bool = true
  ) throws(FileError) {
    if isDirectory(path) { return }
    let parent = Self.directory(of: path)
    if withIntermediates, parent != path, !isDirectory(parent) {
      try makeDirectory(parent)
    }
    // Another process may have made it between the two calls.
    guard mkdir(path, 0o777) == 0 || (errno == EEXIST && isDirectory(path)) else {
      throw FileError(path: path, operation: "make the folder", errno: errno)
    }
  }

  /// The names in a folder, without `.` and `..`, in the order of their bytes.
  public static func list(_ directory: String) throws(FileError) -> [String] {
    guard let stream = opendir(directory) else {
      throw FileError(path: directory, operation: "list", errno: errno)
    }
    defer { closedir(stream) }
    var names: [String] = []
    while true {
      errno = 0
      guard let entry = readdir(stream) else { break }
      let name = withUnsafePointer(to: &entry.pointee.d_name) { field in
        UnsafeRawPointer(field).withMemoryRebound(to: UInt8.self, capacity: 1) {
          String(decodingCString: $0, as: UTF8.self)
        }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    guard errno == 0 else {
      throw FileError(path: directory, operation: "list", errno: errno)
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Removes a file, or a symbolic link, not what it points to.
  public static func remove(_ path: String) throws(FileError) {
    guard unlink(path) == 0 else {
      throw FileError(path: path, operation: "remove", errno: errno)
    }
  }

  /// Removes a folder that is empty.
  public static func removeDirectory(_ path: String) throws(FileError) {
    guard rmdir(path) == 0 else {
      throw FileError(path: path, operation: "remove the folder", errno: errno)
    }
  }

  /// Gives a file a second name: a hard link, or a copy where the file system has none.
  ///
  /// A file under the new name is replaced in one step.
  public static func link(from source: String, to destination: String) throws(FileError) {
    var temporary = try TemporaryFile(for: destination)
    // linkat without AT_SYMLINK_FOLLOW would link the symbolic link itself on Linux.
    if linkat(AT_FDCWD, source, AT_FDCWD, temporary.path, AT_SYMLINK_FOLLOW) == 0 {
      try temporary.commit()
    } else {
      try writeAtomically(read(source, limit: .max), to: destination)
    }
  }

  static func mode(of path: String) -> mode_t? {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode : nil
  }
}
