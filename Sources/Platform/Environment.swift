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

  /// Whether a CI service runs the process: it sets `CI`, by custom to `true` or `1`.
  public static var isCI: Bool { !["", "0", "false"].contains(value("CI") ?? "") }
}

/// Ends the process. Buffered output of C's streams is flushed; deinitialisers do not run.
public func exit(_ code: Int32) -> Never {
  #if canImport(Darwin)
    Darwin.exit(code)
  #else
    Glibc.exit(code)
  #endif
}
