import Command
import Testing

@Suite struct ExitCodeTests {
  /// Promised to scripts. Signals are 128 + number: SIGINT 2, SIGPIPE 13, SIGTERM 15 (POSIX).
  @Test func numbersNeverChange() {
    let promised: [Int32] = [0, 1, 2, 3, 70, 130, 141, 143]
    #expect(ExitCode.allCases.map(\.rawValue) == promised)
  }
}
