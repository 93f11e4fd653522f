#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A call to the system about a file, a stream or a process that failed.
public struct FileError: Error, Hashable, Sendable {
  /// The file, or the words for a stream ("standard output") or a command.
  public let path: String
  /// What was tried, as a verb that takes the path as its object: "read", "write", "rename".
  public let operation: String
  /// The system's error number.
  public let errno: Int32
  /// The cause in words, without a period.
  public let reason: String

  /// - Parameter reason: The system's words for `errno` when nil.
  public init(path: String, operation: String, errno: Int32, reason: String? = nil) {
    self.path = path
    self.operation = operation
    self.errno = errno
    self.reason = reason ?? String(cString: strerror(errno))
  }

  /// Of a file that is to be read and is not there.
  public static func missing(_ path: String) -> FileError {
    FileError(path: path, operation: "read", errno: ENOENT)
  }

  /// The file, or a folder on the way to it, does not exist.
  public var isMissing: Bool { errno == ENOENT || errno == ENOTDIR }

  /// The file exists already.
  public var isExisting: Bool { errno == EEXIST }

  /// The disk or the quota is full.
  public var isNoSpace: Bool { errno == ENOSPC || errno == EDQUOT }

  /// The reader of a pipe has closed it.
  public var isBrokenPipe: Bool { errno == EPIPE }

  /// The rights of the user do not suffice.
  public var isDenied: Bool { errno == EACCES || errno == EPERM || errno == EROFS }

  /// The file is larger than the caller allowed.
  public var isTooLarge: Bool { errno == EFBIG }
}

extension FileError: CustomStringConvertible {
  /// "cannot write 'frames/frame_00001.png': No space left on device"
  public var description: String { "cannot \(operation) '\(path)': \(reason)" }
}
