import PlatformShim

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Writes much to a stream: without a copy where that is a pipe and the system can.
///
/// A pipe is enlarged to 1 MiB, the most that Linux allows everybody, so that writer and reader
/// change places less often, and shared pages are put into it as they are. How long the reader needs
/// them cannot be known: it may move them on into another pipe (`pv` does) and have read nothing yet
/// when ours is empty. So lent pages are never written again, but replaced by fresh ones; with huge
/// pages that costs a third of the copy it saves, with small ones three times as much as the copy.
public struct StreamWriter: Sendable {
  private let output: FileDescriptor
  private var lendsPages: Bool

  /// - Parameter output: Stays open.
  public init(to output: FileDescriptor) {
    self.output = output
    var status = stat()
    let isPipe = fstat(output.rawValue, &status) == 0 && status.st_mode & S_IFMT == S_IFIFO
    if isPipe { _ = pf_pipe_enlarge(output.rawValue, StreamWriter.pipeSize) }
    lendsPages = isPipe && StreamWriter.hasHugePages
  }

  /// The default of Linux' `/proc/sys/fs/pipe-max-size`, in bytes.
  private static let pipeSize: Int32 = 1 << 20

  /// Whether the system makes huge pages for who asks for them.
  ///
  /// Source: Linux, Documentation/admin-guide/mm/transhuge.rst: the chosen one of `always`,
  /// `madvise` and `never` is in brackets.
  private static let hasHugePages: Bool = {
    let setting = try? Files.read(
      "/sys/kernel/mm/transparent_hugepage/enabled", limit: 4096)
    let chosen = setting.map { String(decoding: $0, as: UTF8.self) } ?? ""
    return chosen.contains("[always]") || chosen.contains("[madvise]")
  }()

  /// Writes all bytes; waits while the reader has enough.
  ///
  /// - Throws: As ``FileDescriptor/writeAll(_:)``.
  public mutating func write(_ pages: SharedPages) throws(FileError) {
    try pages.withUnsafeBytes { (bytes) throws(FileError) in
      var rest = bytes[...]
      if lendsPages {
        pages.lend()
        while lendsPages, !rest.isEmpty {
          rest = rest.dropFirst(try lend(UnsafeRawBufferPointer(rebasing: rest)))
        }
      }
      try output.writeAll(UnsafeRawBufferPointer(rebasing: rest))
    }
  }

  public func write(_ bytes: [UInt8]) throws(FileError) {
    try output.writeAll(bytes)
  }

  /// - Returns: How many bytes the pipe has taken.
  private mutating func lend(_ bytes: UnsafeRawBufferPointer) throws(FileError) -> Int {
    let count = pf_pipe_splice(output.rawValue, bytes.baseAddress, bytes.count)
    if count >= 0 { return count }
    switch errno {
    case EINTR: break
    case EAGAIN: output.waitUntilWritable()
    // Forbidden or not there, as in some sandboxes.
    case ENOSYS, EINVAL, EPERM: lendsPages = false
    default: throw FileError(path: output.name, operation: "write", errno: errno)
    }
    return 0
  }
}
