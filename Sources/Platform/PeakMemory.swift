#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

public enum PeakMemory {
  /// The most bytes of real memory that the process has had at one time.
  public static var bytes: Int {
    var usage = rusage()
    // Darwin counts bytes, Linux kibibytes (getrusage(2)); only there is the constant an enum.
    #if canImport(Darwin)
      let unit = 1
      _ = getrusage(RUSAGE_SELF, &usage)
    #else
      let unit = 1024
      _ = getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    #endif
    return Int(usage.ru_maxrss) * unit
  }
}
