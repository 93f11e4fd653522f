import Command
import SceneModel
import Synchronization
import Testing

@Suite struct PrinterTests {
  final class Transcript: Sendable {
    private let text = Mutex("")
    func append(_ part: String) { text.withLock { $0 += part } }
    var contents: String { text.withLock { $0 } }
  }

  @Test func plainMessages() {
    let transcript = Transcript()
    let printer = Printer(style: .plain) { transcript.append($0) }
    printer.say(.warning, "the width is odd")
    printer.say(UsageError(.missingOperand(placeholder: "SPEC"), in: .render))
    printer.put("55 frames\n")
    #expect(
      transcript.contents == """
        inbetween: warning: the width is odd
        inbetween: error: SPEC is missing
        see 'inbetween help render'
        55 frames

        """)
  }

  @Test(arguments: [
    (Diagnostic.Severity.error, "\u{1B}[1;31merror\u{1B}[0m"),
    (.warning, "\u{1B}[1;33mwarning\u{1B}[0m"),
    (.note, "\u{1B}[1;36mnote\u{1B}[0m"),
  ])
  func colorIsOnTheWordOnly(_ severity: Diagnostic.Severity, _ word: String) {
    let transcript = Transcript()
    Printer(style: .colored) { transcript.append($0) }.say(severity, "x")
    #expect(transcript.contents == "inbetween: \(word): x\n")
  }

  @Test func colorIsForTerminalsWithoutNoColor() {
    func style(_ isTerminal: Bool, _ noColor: String?, _ type: String? = "xterm") -> MessageStyle {
      MessageStyle(isTerminal: isTerminal, noColor: noColor, terminalType: type)
    }
    #expect(style(true, nil) == .colored)
    #expect(style(true, "") == .colored)
    #expect(style(true, nil, nil) == .colored)
    #expect(style(true, "1") == .plain)
    #expect(style(true, "0") == .plain)
    #expect(style(true, nil, "dumb") == .plain)
    #expect(style(false, nil) == .plain)
  }
}
