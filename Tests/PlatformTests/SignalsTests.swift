import Foundation
import Platform
import Testing

/// Each in a process of its own: signals belong to the process.
struct SignalsTests {
  @Test func theFirstSignalIsNotedByThoseWhoHeedIt() async {
    await #expect(processExitsWith: .exitCode(7)) {
      Signals.install()
      #expect(Signals.received == nil)
      Signals.heeding {
        kill(getpid(), SIGTERM)
        while true {
          if let signal = Signals.received { Platform.exit(signal == SIGTERM ? 7 : 1) }
          usleep(1000)
        }
      }
    }
  }

  /// Nobody looks for it: in a read, in a loop without an end.
  @Test func theFirstSignalEndsWhatDoesNotHeedIt() async {
    await #expect(processExitsWith: .exitCode(143)) {
      Signals.install()
      Signals.heeding {}
      kill(getpid(), SIGTERM)
      while true { usleep(1000) }
    }
  }

  /// Who says to heed it and does not, for a frame may take long, ends a little later.
  @Test func patienceEnds() async {
    await #expect(processExitsWith: .exitCode(130)) {
      Signals.install()
      Signals.heeding {
        kill(getpid(), SIGINT)
        while true { usleep(1000) }
      }
    }
  }

  /// The end leaves nothing behind: no file that is being written, no folder of ours.
  @Test func aSignalCleansUp() async throws {
    let folder = try TestFolder()
    setenv("INBETWEEN_TEST_FOLDER", folder.path, 1)
    await #expect(processExitsWith: .exitCode(130)) {
      Signals.install()
      let folder = try #require(Environment.value("INBETWEEN_TEST_FOLDER"))
      let temporary = try TemporaryFile(for: folder + "/frame.png")
      try Files.writeAtomically([1], to: temporary.path)
      try Files.writeAtomically([1], to: folder + "/complete")
      let scratch = try ScratchFolder(in: folder)
      try Files.makeDirectory(scratch.path + "/assets")
      try Files.writeAtomically([1], to: scratch.path + "/assets/picture.png")
      kill(getpid(), SIGINT)
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
