#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

public enum Terminal {
  /// Whether the descriptor is a terminal that a person looks at.
  public static func isTTY(_ descriptor: FileDescriptor) -> Bool {
    isatty(descriptor.rawValue) == 1
  }

  /// The columns of the terminal at standard error, else what `COLUMNS` says, else nil.
  public static var width: Int? {
    var size = winsize()
    if ioctl(FileDescriptor.standardError.rawValue, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 {
      return Int(size.ws_col)
    }
    return Environment.value("COLUMNS").flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
  }
}
