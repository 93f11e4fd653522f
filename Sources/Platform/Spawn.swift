import Synchronization

#if canImport(Darwin)
  import Darwin
#else
  @preconcurrency import Glibc
#endif

// Darwin has pointers where Linux has structures.
#if canImport(Darwin)
  private typealias FileActions = posix_spawn_file_actions_t?
  private typealias Attributes = posix_spawnattr_t?
#else
  private typealias FileActions = posix_spawn_file_actions_t
  private typealias Attributes = posix_spawnattr_t
#endif

/// Starts programs with pipes.
enum Spawn {
  struct Started {
    let process: pid_t
    /// The ends of the pipes on this side; the caller closes them.
    let standardInput: Int32
    let standardError: Int32
    let standardOutput: Int32?
  }

  /// Held while pipes are made and a program is started: between `pipe` and the mark
  /// "close on exec" another thread's program could inherit an end, and then a reader would
  /// never see the end of its input.
  private static let lock = Mutex<Void>(())

  static func start(
    _ path: String, arguments: [String], standardOutput: ChildProcess.StandardOutput
  ) throws(FileError) -> Started {
    let result = lock.withLock { _ -> Result<Started, FileError> in
      do throws(FileError) {
        return .success(
          try startLocked(path, arguments: arguments, standardOutput: standardOutput))
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }

  private static func startLocked(
    _ path: String, arguments: [String], standardOutput: ChildProcess.StandardOutput
  ) throws(FileError) -> Started {
    var input = try Pipe(for: path)
    var error = try Pipe(for: path)
    var output: Pipe
    #if os(Linux)
      // F_SETPIPE_SZ of fcntl(2), which Swift does not see; one call then hands over 1 MiB.
      // A refusal (the user's pipe quota) only costs time.
      _ = fcntl(input.writing.rawValue, 1031, 1 << 20)
    #endif

    #if canImport(Darwin)
      var actions: FileActions = nil
      var attributes: Attributes = nil
    #else
      var actions = FileActions()
      var attributes = Attributes()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, input.reading.rawValue, 0)
    posix_spawn_file_actions_adddup2(&actions, error.writing.rawValue, 2)
    switch standardOutput {
    case .discarded:
      output = Pipe.none
      posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    case .inherited:
      output = Pipe.none
      // A copy onto itself keeps the descriptor open in the program.
      posix_spawn_file_actions_adddup2(&actions, 1, 1)
    case .captured:
      output = try Pipe(for: path)
      posix_spawn_file_actions_adddup2(&actions, output.writing.rawValue, 1)
    }

    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    configure(&attributes)

    var process: pid_t = 0
    let status = withCStrings([path] + arguments) { argv in
      posix_spawn(&process, path, &actions, &attributes, argv, currentEnvironment)
    }
    guard status == 0 else { throw FileError(path: path, operation: "start", errno: status) }
    return Started(
      process: process, standardInput: input.writing.take(), standardError: error.reading.take(),
      standardOutput: output.reading.rawValue >= 0 ? output.reading.take() : nil)
  }

  /// Signals as a program expects them: none blocked, as they are on some threads of Swift's
  /// concurrency, and a closed pipe ends it, whatever ``Signals`` has set here. A process group
  /// of its own keeps the terminal's Ctrl-C from it.
  private static func configure(_ attributes: inout Attributes) {
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    var defaults = sigset_t()
    sigemptyset(&defaults)
    sigaddset(&defaults, SIGPIPE)
    posix_spawnattr_setsigdefault(&attributes, &defaults)
    posix_spawnattr_setpgroup(&attributes, 0)
    var flags = Int32(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP)
    #if canImport(Darwin)
      flags |= Int32(POSIX_SPAWN_CLOEXEC_DEFAULT)
    #endif
    posix_spawnattr_setflags(&attributes, Int16(flags))
  }

  private static var currentEnvironment: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? {
    #if canImport(Darwin)
      _NSGetEnviron().pointee
    #else
      environ
    #endif
  }

  private static func withCStrings<Result>(
    _ strings: [String],
    _ body: (UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Result
  ) -> Result {
    var pointers = strings.map { strdup($0) } + [nil]
    defer { for pointer in pointers { free(pointer) } }
    return pointers.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress else { preconditionFailure("argv is never empty") }
      return body(base)
    }
  }
}
