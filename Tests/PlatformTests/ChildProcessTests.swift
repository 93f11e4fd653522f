import Platform
import Testing

struct ChildProcessTests {
  /// More than any pipe holds, both ways.
  @Test func inputReachesTheProgram() throws {
    let bytes = (0..<3_000_000).map { UInt8(truncatingIfNeeded: $0 / 3) }
    var child = try ChildProcess(
      "cat", arguments: [], standardOutput: .captured(limit: bytes.count))
    try child.write(bytes)
    let outcome = try child.wait()
    #expect(outcome.status == .exited(0))
    #expect(outcome.status.isSuccess)
    #expect(outcome.standardOutput == bytes)
    #expect(outcome.standardErrorTail.isEmpty)
  }

  /// 2 MB of complaints before the input is read: without the reading thread this would hang.
  @Test func theEndOfStandardErrorIsKept() throws {
    let script = "yes complaint | head -n 200000 >&2; cat >/dev/null; echo last >&2; exit 3"
    var child = try ChildProcess("sh", arguments: ["-c", script])
    try child.write([UInt8](repeating: 0, count: 2_000_000))
    let outcome = try child.wait()
    #expect(outcome.status == .exited(3))
    #expect(outcome.standardErrorTail.utf8.count == 4096)
    #expect(outcome.standardErrorTail.hasSuffix("complaint\nlast\n"))
    #expect(outcome.standardOutput.isEmpty)
  }

  @Test func argumentsArePassedUnchanged() throws {
    var child = try ChildProcess(
      "printf", arguments: ["%s|", "a b", "", "ü'$x"], standardOutput: .captured(limit: 100))
    #expect(try child.wait().standardOutput == Array("a b||ü'$x|".utf8))
  }

  @Test func aKilledProgramIsReported() throws {
    var child = try ChildProcess("sleep", arguments: ["60"])
    child.kill()
    #expect(try child.wait().status == .signalled(9))
  }

  /// Tests run on threads that block signals; programs do not inherit that.
  @Test func programsCanBeTerminated() throws {
    var child = try ChildProcess("sh", arguments: ["-c", "kill -TERM $$; sleep 1; exit 5"])
    #expect(try child.wait().status == .signalled(15))
  }

  /// The grandchild keeps standard error open for long after the program has ended.
  @Test func grandchildrenAreNotWaitedFor() throws {
    var child = try ChildProcess(
      "sh", arguments: ["-c", "echo said >&2; sleep 60 & echo $!"],
      standardOutput: .captured(limit: 100))
    let outcome = try child.wait()
    #expect(outcome.standardErrorTail == "said\n")
    var kill = try ChildProcess(
      "kill", arguments: [String(decoding: outcome.standardOutput.dropLast(), as: UTF8.self)])
    #expect(try kill.wait().status.isSuccess)
  }

  @Test func missingProgramsAreNamed() throws {
    let error = try #require(throws: FileError.self) {
      _ = try ChildProcess("no-such-encoder", arguments: []).identifier
    }
    #expect(error.description == "cannot start 'no-such-encoder': not found in PATH")
    #expect(error.isMissing)
    #expect(ChildProcess.find("no-such-encoder") == nil)
    #expect(ChildProcess.find("/etc") == nil)
    #expect(ChildProcess.find("sh")?.hasSuffix("/sh") == true)
  }

  /// In a process of its own, because only ``Signals`` turns SIGPIPE into an error.
  @Test func aProgramThatStopsReadingBreaksThePipe() async {
    await #expect(processExitsWith: .exitCode(32)) {
      Signals.install()
      var child = try ChildProcess("true", arguments: [])
      do throws(FileError) {
        while true { try child.write([UInt8](repeating: 0, count: 100_000)) }
      } catch {
        let status = try child.wait().status
        Platform.exit(error.isBrokenPipe && status.isSuccess ? 32 : 1)
      }
    }
  }
}
