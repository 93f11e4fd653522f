import Synchronization

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// SIGINT, SIGTERM and SIGPIPE, for a process that finishes its frame before it ends.
///
/// SIGINT and SIGTERM remove the temporary files and end the process. While a program looks for
/// them between its frames, which it says with ``heeding(_:)``, the first one only sets
/// ``received``; a second one, or a second without an end (a frame may take long, a reader may not
/// read), ends it. A closed pipe is an error of the write, ``FileError/isBrokenPipe``, and no
/// signal.
public enum Signals {
  private static let firstSignal = Atomic<Int32>(0)
  /// How many calls of ``heeding(_:)`` run.
  private static let heedful = Atomic<Int>(0)
  private static let isInstalled = Atomic<Bool>(false)
  /// The writing end of the pipe from the handler to the thread that does the work.
  private static let handlerPipe = Atomic<Int32>(-1)
  private static let secondsToFinish: UInt32 = 1

  /// Takes over the signals; to be called first in `main`. A second call does nothing.
  ///
  /// A signal that the parent set to be ignored, as `nohup` and a shell's `&` do, stays so.
  public static func install() {
    guard !isInstalled.exchange(true, ordering: .relaxed) else { return }
    _ = signal(SIGPIPE, SIG_IGN)
    // Without a pipe or a thread the signals keep their default: they end the process.
    guard var pipe = try? Pipe(for: "signals") else { return }
    let readingEnd = pipe.reading.take()
    guard PosixThread.start({ watch(readingEnd) }) else { return }
    handlerPipe.store(pipe.writing.take(), ordering: .releasing)
    for number in [SIGINT, SIGTERM] where !isIgnored(number) { handle(number) }
  }

  /// Runs what asks for ``received`` again and again, and ends soon where there is one.
  public static func heeding<Result, Failure>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    heedful.add(1, ordering: .sequentiallyConsistent)
    defer { heedful.subtract(1, ordering: .sequentiallyConsistent) }
    return try body()
  }

  /// The first signal that came, if one has.
  public static var received: Int32? {
    let number = firstSignal.load(ordering: .acquiring)
    return number == 0 ? nil : number
  }

  /// The exit code by which shells know the signal: 130 for SIGINT, 143 for SIGTERM.
  public static func exitCode(for signal: Int32) -> Int32 { 128 + signal }

  /// Called by the handler, on any thread at any time: only what is async-signal-safe.
  fileprivate static func pass(_ number: Int32) {
    let code = errno
    var byte = UInt8(truncatingIfNeeded: number)
    _ = write(handlerPipe.load(ordering: .acquiring), &byte, 1)
    errno = code
  }

  private static func watch(_ pipe: Int32) {
    while true {
      var number: UInt8 = 0
      guard read(pipe, &number, 1) == 1 else { continue }
      let code = exitCode(for: Int32(number))
      let earlier = firstSignal.exchange(Int32(number), ordering: .sequentiallyConsistent)
      guard earlier == 0, heedful.load(ordering: .sequentiallyConsistent) > 0 else {
        TemporaryFiles.removeAllAndExit(code: code)
      }
      _ = PosixThread.start {
        sleep(secondsToFinish)
        TemporaryFiles.removeAllAndExit(code: code)
      }
    }
  }

  private static func handle(_ number: Int32) {
    var action = sigaction()
    #if canImport(Darwin)
      action.__sigaction_u.__sa_handler = passSignal
    #else
      action.__sigaction_handler.sa_handler = passSignal
    #endif
    action.sa_flags = Int32(SA_RESTART)
    sigaction(number, &action, nil)
  }

  private static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    guard sigaction(number, nil, &action) == 0 else { return false }
    #if canImport(Darwin)
      let handler = action.__sigaction_u.__sa_handler
    #else
      let handler = action.__sigaction_handler.sa_handler
    #endif
    return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}

private func passSignal(_ number: Int32) {
  Signals.pass(number)
}
