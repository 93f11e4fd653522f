#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Both ends of a pipe, closed in programs that are started.
struct Pipe: ~Copyable {
  var reading: OwnedDescriptor
  var writing: OwnedDescriptor

  /// - Parameter path: What an error names.
  init(for path: String) throws(FileError) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw FileError(path: path, operation: "start", errno: errno) }
    reading = OwnedDescriptor(rawValue: ends[0])
    writing = OwnedDescriptor(rawValue: ends[1])
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
  }

  private init() {
    reading = OwnedDescriptor(rawValue: -1)
    writing = OwnedDescriptor(rawValue: -1)
  }

  /// No pipe: both descriptors are negative.
  static var none: Pipe { Pipe() }
}
