import Synchronization

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The temporary files and folders of the process that exist now.
///
/// State of the process, not of a value, because a signal ends the process and no value.
enum TemporaryFiles {
  private static let paths = Mutex<Set<String>>([])
  private static let folders = Mutex<Set<String>>([])

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

  /// Removes the files and folders and ends the process; no thread can add another in between.
  static func removeAllAndExit(code: Int32) -> Never {
    paths.withLock { paths in
      for path in paths { _ = unlink(path) }
      folders.withLock { folders in
        for folder in folders { Files.removeTree(folder) }
      }
      _exit(code)
    }
  }
}
