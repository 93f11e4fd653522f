import Synchronization

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The temporary files and folders of the process that exist now, and the programs it runs.
///
/// State of the process, not of a value, because a signal ends the process and no value.
enum TemporaryFiles {
  private static let paths = Mutex<Set<String>>([])
  private static let folders = Mutex<Set<String>>([])
  private static let programs = Mutex<Set<pid_t>>([])

  static func insert(_ path: String) {
    paths.withLock { _ = $0.insert(path) }
  }

  static func remove(_ path: String) {
    paths.withLock { _ = $0.remove(path) }
  }

  static func insert(folder: String) {
    folders.withLock { _ = $0.insert(folder) }
  }

  static func remove(folder: String) {
    folders.withLock { _ = $0.remove(folder) }
  }

  static func insert(program: pid_t) {
    programs.withLock { _ = $0.insert(program) }
  }

  static func remove(program: pid_t) {
    programs.withLock { _ = $0.remove(program) }
  }

  /// Ends the programs, removes the files and ends the process; no thread can add another file in
  /// between.
  static func removeAllAndExit(code: Int32) -> Never {
    // First: an encoder that has not made its file yet would make it afterwards.
    for program in programs.withLock({ $0 }) { end(program) }
    paths.withLock { paths -> Never in
      for path in paths { _ = unlink(path) }
      for folder in folders.withLock({ $0 }) { Files.removeTree(folder) }
      _exit(code)
    }
  }

  /// Kills a program and gives it a tenth of a second to be gone.
  private static func end(_ program: pid_t) {
    guard kill(program, SIGKILL) == 0 else { return }
    for _ in 0..<50 {
      var status: Int32 = 0
      // Another thread may wait for it as well, and then there is none to wait for.
      if waitpid(program, &status, WNOHANG) != 0 { return }
      usleep(2000)
    }
  }
}
