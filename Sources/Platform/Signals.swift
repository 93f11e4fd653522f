import Synchronization

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// SIGINT, SIGTERM and SIGPIPE, for a process that finishes its frame before it ends.
///
/// A thread waits for the signals, so no code runs in a signal handler. The first one sets
/// ``received``, which the program looks at between frames. A second one, or five seconds
/// without an end (a writer may hang on a reader that does not read), removes the temporary
/// files and ends the process.
public enum Signals {
  private static let firstSignal = Atomic<Int32>(0)
  private static let isInstalled = Atomic<Bool>(false)
  private static let secondsToFinish: UInt32 = 5

  /// Takes over the signals. To be called first in `main`: threads made before keep theirs.
  ///
  /// A signal that the parent set to be ignored, as `nohup` and a shell's `&` do, stays so.
  public static func install() {
    guard !isInstalled.exchange(true, ordering: .relaxed) else { return }
    _ = signal(SIGPIPE, SIG_IGN)
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in [SIGINT, SIGTERM] where !isIgnored(number) {
      sigaddset(&signals, number)
    }
    pthread_sigmask(SIG_BLOCK, &signals, nil)
    let awaited = signals
    _ = PosixThread.start { watch(awaited) }
  }

  /// The first signal that came, if one has.
  public static var received: Int32? {
    let number = firstSignal.load(ordering: .acquiring)
    return number == 0 ? nil : number
  }

  /// The exit code by which shells know the signal: 130 for SIGINT, 143 for SIGTERM.
  public static func exitCode(for signal: Int32) -> Int32 { 128 + signal }

  private static func watch(_ signals: sigset_t) {
    var signals = signals
    while true {
      var number: Int32 = 0
      guard sigwait(&signals, &number) == 0 else { continue }
      let code = exitCode(for: number)
      guard firstSignal.exchange(number, ordering: .acquiringAndReleasing) == 0 else {
        TemporaryFiles.removeAllAndExit(code: code)
      }
      _ = PosixThread.start {
        sleep(secondsToFinish)
        TemporaryFiles.removeAllAndExit(code: code)
      }
    }
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
