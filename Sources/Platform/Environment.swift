#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

public enum Environment {
  /// The variable's value, or nil where it is not set. May be empty.
  public static func value(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}

/// Ends the process. Buffered output of C's streams is flushed; deinitialisers do not run.
public func exit(_ code: Int32) -> Never {
  #if canImport(Darwin)
    Darwin.exit(code)
  #else
    Glibc.exit(code)
  #endif
}
