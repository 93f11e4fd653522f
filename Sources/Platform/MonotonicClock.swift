#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Time for progress lines and measurements. No frame may depend on it.
public enum MonotonicClock {
  /// Nanoseconds since a moment in the past that stays the same while the process runs.
  public static var now: UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }
}
