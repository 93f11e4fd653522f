#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A folder that this process writes into, or one name in it, which no other process that asks may
/// have at the same time.
///
/// Held as a lock of flock(2), which the system frees when the process ends, however it ends. A
/// file system without such locks grants every claim. Given up with the value.
public final class Claim: Sendable {
  private let descriptor: Int32
  /// A file made for the lock, which goes with it.
  private let lockFile: String?

  /// Claims a folder that exists.
  ///
  /// - Parameter isShared: Others may have it, too, if they share it as well.
  /// - Throws: An error with ``FileError/isBusy`` where another has it.
  public init(folder: String, isShared: Bool = false) throws(FileError) {
    var file = try OwnedDescriptor(reading: folder)
    try Self.lock(file.rawValue, isShared: isShared, path: folder)
    descriptor = file.take()
    lockFile = nil
  }

  /// Claims a name through a file of that name, which is made and goes with the claim.
  ///
  /// - Throws: An error with ``FileError/isBusy`` where another has it.
  public init(lockFile path: String) throws(FileError) {
    while true {
      var file = try OwnedDescriptor(writing: path, flags: O_CREAT)
      try Self.lock(file.rawValue, isShared: false, path: path)
      // Whoever had it before may have removed the file between the two calls.
      var (own, present) = (stat(), stat())
      guard fstat(file.rawValue, &own) == 0, stat(path, &present) == 0, own.st_ino == present.st_ino
      else { continue }
      TemporaryFiles.insert(path)
      descriptor = file.take()
      lockFile = path
      return
    }
  }

  deinit {
    if let lockFile {
      _ = unlink(lockFile)
      TemporaryFiles.remove(lockFile)
    }
    _ = close(descriptor)
  }

  private static func lock(
    _ descriptor: Int32, isShared: Bool, path: String
  ) throws(FileError) {
    while flock(descriptor, (isShared ? LOCK_SH : LOCK_EX) | LOCK_NB) != 0 {
      if errno == EWOULDBLOCK {
        throw FileError(
          path: path, operation: "write", errno: EWOULDBLOCK, reason: "another run is writing there"
        )
      }
      if errno != EINTR { return }
    }
  }
}

extension FileError {
  /// Another process has what was to be claimed.
  public var isBusy: Bool { errno == EWOULDBLOCK }
}
