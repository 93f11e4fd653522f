#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A name beside a file that is to be written, for as long as the file is incomplete.
///
/// The value removes the temporary file with itself unless ``commit()`` has renamed it. So
/// does ``Signals`` when a signal ends the process.
public struct TemporaryFile: ~Copyable {
  /// Where to write: `.<name>.<process>.tmp` in the folder of the destination.
  public let path: String
  /// The final file.
  public let destination: String
  private var isPending = true

  /// Reserves the name, and removes what a killed process may have left under it.
  ///
  /// - Throws: When the destination is there and no plain file, so that a rename can never
  ///   replace a folder, a device or a pipe.
  public init(for destination: String) throws(FileError) {
    var destination = destination
    if Files.exists(destination) {
      guard Files.isRegularFile(destination) else {
        throw FileError(
          path: destination, operation: "write",
          errno: Files.isDirectory(destination) ? EISDIR : EINVAL,
          reason: Files.isDirectory(destination) ? nil : "not a plain file")
      }
      destination = try Files.realPath(destination)
    }
    self.destination = destination
    path = Self.path(for: destination)
    TemporaryFiles.insert(path)
    _ = unlink(path)
  }

  deinit {
    if isPending {
      _ = unlink(path)
      TemporaryFiles.remove(path)
    }
  }

  /// Gives the file its final name, in one step, replacing what was there.
  public mutating func commit() throws(FileError) {
    guard rename(path, destination) == 0 else {
      throw FileError(path: destination, operation: "write", errno: errno)
    }
    isPending = false
    TemporaryFiles.remove(path)
  }

  /// Makes the file, empty, so that what keeps it from being made is known before another program
  /// is told to write it.
  public borrowing func make() throws(FileError) { _ = try open() }

  borrowing func open() throws(FileError) -> OwnedDescriptor {
    do {
      return try OwnedDescriptor(writing: path, flags: O_CREAT | O_EXCL)
    } catch {
      // Users know the file by its final name.
      throw FileError(path: destination, operation: error.operation, errno: error.errno)
    }
  }

  private static func path(for destination: String) -> String {
    let suffix = ".\(getpid()).tmp"
    // File systems allow 255 bytes a name; the long name is cut at a character.
    var name = Files.name(of: destination)
    while name.utf8.count + suffix.utf8.count > 254 { name.removeLast() }
    return Files.join(Files.directory(of: destination), ".\(name)\(suffix)")
  }
}
