import Foundation
import Platform
import Testing

/// Each in a process of its own: signals belong to the process.
struct SignalsTests {
  @Test func theFirstSignalIsNoted() async {
    await #expect(processExitsWith: .exitCode(143)) {
      Signals.install()
      #expect(Signals.received == nil)
      kill(getpid(), SIGTERM)
      while true {
        if let signal = Signals.received { Platform.exit(Signals.exitCode(for: signal)) }
        usleep(1000)
      }
    }
  }

  /// The second ends the process, and a file that is being written leaves nothing behind.
  @Test func theSecondSignalCleansUpAndEnds() async throws {
    let folder = try TestFolder()
    setenv("INBETWEEN_TEST_FOLDER", folder.path, 1)
    await #expect(processExitsWith: .exitCode(130)) {
      Signals.install()
      let folder = try #require(Environment.value("INBETWEEN_TEST_FOLDER"))
      let temporary = try TemporaryFile(for: folder + "/frame.png")
      try Files.writeAtomically([1], to: temporary.path)
      try Files.writeAtomically([1], to: folder + "/complete")
      for _ in 0..<2 {
        kill(getpid(), SIGINT)
        usleep(100_000)
      }
      while true { sleep(1) }
    }
    #expect(folder.names == ["complete"])
  }

  @Test func ignoredSignalsStayIgnored() async {
    await #expect(processExitsWith: .exitCode(7)) {
      signal(SIGINT, SIG_IGN)
      Signals.install()
      for _ in 0..<3 { kill(getpid(), SIGINT) }
      usleep(100_000)
      Platform.exit(Signals.received == nil ? 7 : 1)
    }
  }
}
