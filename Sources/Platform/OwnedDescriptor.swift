#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// An open file that is closed with the value.
struct OwnedDescriptor: ~Copyable {
  private(set) var rawValue: Int32

  init(rawValue: Int32) {
    self.rawValue = rawValue
  }

  /// Opens the file for reading.
  init(reading path: String) throws(FileError) {
    rawValue = try Self.opened(path, flags: O_RDONLY, operation: "read")
  }

  /// Opens the file for writing. A new file gets the rights 0666 less the umask.
  init(writing path: String, flags: Int32) throws(FileError) {
    rawValue = try Self.opened(path, flags: O_WRONLY | flags, operation: "write")
  }

  deinit {
    if rawValue >= 0 { _ = close(rawValue) }
  }

  /// Closes the file and reports what a network file system reports only now.
  mutating func closeReporting(path: String) throws(FileError) {
    let descriptor = rawValue
    rawValue = -1
    // After EINTR the descriptor is gone on Linux: closing again could hit another file.
    guard close(descriptor) == 0 || errno == EINTR else {
      throw FileError(path: path, operation: "write", errno: errno)
    }
  }

  /// Closes the file now and ignores errors.
  mutating func closeNow() {
    if rawValue >= 0 { _ = close(rawValue) }
    rawValue = -1
  }

  /// Gives the descriptor to somebody else, who closes it.
  mutating func take() -> Int32 {
    defer { rawValue = -1 }
    return rawValue
  }

  private static func opened(
    _ path: String, flags: Int32, operation: String
  ) throws(FileError) -> Int32 {
    while true {
      let descriptor = open(path, flags | O_CLOEXEC, 0o666)
      if descriptor >= 0 { return descriptor }
      guard errno == EINTR else {
        throw FileError(path: path, operation: operation, errno: errno)
      }
    }
  }
}
