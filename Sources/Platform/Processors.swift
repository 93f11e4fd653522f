#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

public enum Processors {
  /// How many processors this process may use, 1 or more.
  ///
  /// The smallest of: those that are online, those its affinity mask allows (`taskset`, Slurm)
  /// and, rounded up, what the quota of its control group grants (containers).
  public static var count: Int {
    var count = max(sysconf(Int32(_SC_NPROCESSORS_ONLN)), 1)
    #if os(Linux)
      // sched_getaffinity is hidden from Swift behind _GNU_SOURCE; proc(5) shows the same mask.
      if let allowed = (try? text("/proc/self/status")).flatMap(allowedProcessors(status:)) {
        count = min(count, allowed)
      }
      for path in quotaFiles(membership: (try? text("/proc/self/cgroup")) ?? "") {
        if let granted = (try? text(path)).flatMap(processorQuota(cpuMax:)) {
          count = min(count, granted)
        }
      }
    #endif
    return count
  }

  /// The number of bits in the line `Cpus_allowed:` of /proc/self/status (proc(5)): hex words
  /// of 32 processors, separated by commas.
  static func allowedProcessors(status: String) -> Int? {
    for line in status.split(separator: "\n") where line.hasPrefix("Cpus_allowed:") {
      let mask = line.dropFirst("Cpus_allowed:".count)
      let count = mask.reduce(0) { $0 + ($1.hexDigitValue?.nonzeroBitCount ?? 0) }
      return count > 0 ? count : nil
    }
    return nil
  }

  /// The processors that a `cpu.max` file grants: quota over period in microseconds, rounded
  /// up. Nil for "max". (Linux kernel, admin-guide/cgroup-v2, "CPU Interface Files".)
  static func processorQuota(cpuMax: String) -> Int? {
    let fields = cpuMax.split(whereSeparator: \.isWhitespace).compactMap { Int($0) }
    guard fields.count == 2, fields[0] > 0, fields[1] > 0 else { return nil }
    return (fields[0] + fields[1] - 1) / fields[1]
  }

  /// The `cpu.max` files of the process's group and of those above it, whose quotas also count.
  ///
  /// - Parameter membership: The text of /proc/self/cgroup; version 2 has the line `0::/path`.
  static func quotaFiles(membership: String) -> [String] {
    guard let line = membership.split(separator: "\n").first(where: { $0.hasPrefix("0::/") })
    else { return [] }
    var group = Files.standardised(String(line.dropFirst("0::".count)))
    var files: [String] = []
    while group != "/" {
      files.append("/sys/fs/cgroup\(group)/cpu.max")
      group = Files.directory(of: group)
    }
    return files + ["/sys/fs/cgroup/cpu.max"]
  }

  private static func text(_ path: String) throws(FileError) -> String {
    String(decoding: try Files.read(path, limit: 1 << 20), as: UTF8.self)
  }
}
