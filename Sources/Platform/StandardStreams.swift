#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The descriptors 0, 1 and 2.
public enum StandardStreams {
  /// Takes the places of those that the parent has closed; to be called before anything is opened.
  ///
  /// Else the next file or pipe that is opened would be standard input or output. What stands in
  /// their places can only be used the other way round, so that a read or write fails as it would
  /// have: with `EBADF`.
  public static func occupy() {
    for (number, direction) in [(0, O_WRONLY), (1, O_RDONLY), (2, O_RDONLY)] as [(Int32, Int32)]
    where fcntl(number, F_GETFD) == -1 && errno == EBADF {
      // The lowest free number is taken (POSIX, open), and those below are taken already.
      _ = open("/dev/null", direction)
    }
  }
}
