#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A program that is fed through its standard input, such as a video encoder.
///
/// What it says on standard error is read all the time by a thread that keeps the end of it,
/// so a talkative program never blocks. A value that goes away without ``wait()`` kills the
/// program.
public struct ChildProcess: ~Copyable {
  /// Where standard output goes.
  public enum StandardOutput: Hashable, Sendable {
    case discarded
    /// To the standard output of this process.
    case inherited
    /// To ``Outcome/standardOutput``, of which the last bytes up to the limit are kept.
    case captured(limit: Int)
  }

  /// How a program ended.
  public enum Status: Hashable, Sendable {
    case exited(Int32)
    case signalled(Int32)

    public var isSuccess: Bool { self == .exited(0) }
  }

  /// What is known when a program has ended.
  public struct Outcome: Hashable, Sendable {
    public let status: Status
    /// The last 4096 bytes of standard error.
    public let standardErrorTail: String
    /// Empty unless it was captured.
    public let standardOutput: [UInt8]
  }

  /// The name as it was given.
  public let executable: String
  private let process: pid_t
  private var input: OwnedDescriptor
  private var feed: StreamWriter
  private let errorTail: PipeTail
  private let outputTail: PipeTail?
  private var isRunning = true

  /// Starts a program, in a process group of its own, so that a Ctrl-C reaches only this
  /// process, which can then end the program in order.
  ///
  /// - Parameters:
  ///   - executable: A path, or a name that is looked for in `PATH`.
  ///   - arguments: Without the name of the program.
  public init(
    _ executable: String, arguments: [String], standardOutput: StandardOutput = .discarded
  ) throws(FileError) {
    guard let path = Self.find(executable) else {
      throw FileError(
        path: executable, operation: "start", errno: ENOENT,
        reason: executable.contains("/") ? nil : "not found in PATH")
    }
    let spawned = try Spawn.start(path, arguments: arguments, standardOutput: standardOutput)
    self.executable = executable
    process = spawned.process
    TemporaryFiles.insert(program: spawned.process)
    errorTail = PipeTail(reading: spawned.standardError, limit: 4096)
    switch standardOutput {
    case .discarded, .inherited: outputTail = nil
    case .captured(let limit):
      outputTail = spawned.standardOutput.map { PipeTail(reading: $0, limit: limit) }
    }
    input = OwnedDescriptor(rawValue: spawned.standardInput)
    feed = StreamWriter(
      to: FileDescriptor(rawValue: spawned.standardInput, name: executable))
  }

  deinit {
    if isRunning {
      _ = Platform.kill(process)
      _ = Self.reap(process)
    }
  }

  /// The process number.
  public var identifier: Int32 { process }

  /// Feeds standard input; waits while the program has enough to do.
  ///
  /// - Throws: An error with ``FileError/isBrokenPipe`` when the program has closed its input
  ///   or has ended; ``wait()`` then tells why. Needs ``Signals/install()``.
  public func write(_ bytes: [UInt8]) throws(FileError) {
    try feed.write(bytes)
  }

  /// As ``write(_:)`` of bytes, without a copy where the system can.
  public mutating func write(_ pages: SharedPages) throws(FileError) {
    try feed.write(pages)
  }

  /// Tells the program that there is no more input.
  public mutating func closeInput() {
    input.closeNow()
  }

  /// Ends the program at once. ``wait()`` is still to be called.
  public func kill() {
    _ = Platform.kill(process)
  }

  /// Closes the input and waits until the program has ended.
  public mutating func wait() throws(FileError) -> Outcome {
    closeInput()
    guard let status = Self.reap(process) else {
      throw FileError(path: executable, operation: "wait for", errno: errno)
    }
    isRunning = false
    return Outcome(
      status: status,
      standardErrorTail: String(decoding: errorTail.finish(), as: UTF8.self),
      standardOutput: outputTail?.finish() ?? [])
  }

  /// The path of a program, as a shell finds it. Nil where there is none that may be executed.
  public static func find(_ executable: String) -> String? {
    func isExecutable(_ path: String) -> Bool {
      Files.isRegularFile(path) && access(path, X_OK) == 0
    }
    if executable.contains("/") { return isExecutable(executable) ? executable : nil }
    guard !executable.isEmpty, let path = Environment.value("PATH") else { return nil }
    for directory in path.split(separator: ":", omittingEmptySubsequences: false) {
      let candidate = Files.join(directory.isEmpty ? "." : String(directory), executable)
      // A name without a slash would be looked for again instead of taken as a path.
      let found = candidate.contains("/") ? candidate : "./" + candidate
      if isExecutable(found) { return found }
    }
    return nil
  }

  private static func reap(_ process: pid_t) -> Status? {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 {
      guard errno == EINTR else {
        TemporaryFiles.remove(program: process)
        return nil
      }
    }
    TemporaryFiles.remove(program: process)
    // The macros of wait(2): the low seven bits are the signal, the next byte the exit code.
    let signal = status & 0x7f
    return signal == 0 ? .exited((status >> 8) & 0xff) : .signalled(signal)
  }
}

private func kill(_ process: pid_t) -> Bool {
  #if canImport(Darwin)
    Darwin.kill(process, SIGKILL) == 0
  #else
    Glibc.kill(process, SIGKILL) == 0
  #endif
}
