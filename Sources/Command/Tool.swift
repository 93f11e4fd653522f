import Platform
import SceneModel

/// The tool: reads a command line and does what it asks for.
public enum Tool {
  /// The version of the tool, by semver.org.
  public static let version = "0.1.0"

  /// - Parameter words: The words of the command line, without the program's name.
  /// - Returns: What the process has to exit with; everything has been said by then.
  public static func run(_ words: [String]) -> ExitCode {
    let printer = standardErrorPrinter
    do throws(UsageError) {
      return perform(try Request(words: words), printer)
    } catch {
      printer.say(error)
      return .invalidInput
    }
  }

  private static func perform(_ request: Request, _ printer: Printer) -> ExitCode {
    switch request {
    case .help(nil): return print(HelpText.overview, printer)
    case .help(.some(let subcommand)): return print(HelpText.text(for: subcommand), printer)
    case .version: return print("inbetween \(version)\n", printer)
    case .render, .still, .check, .inspect, .trace, .list, .schema:
      printer.say(.error, "this build reads command lines only")
      return .internalError
    }
  }

  private static var standardErrorPrinter: Printer {
    let style = MessageStyle(
      isTerminal: Terminal.isTTY(.standardError), noColor: Environment.value("NO_COLOR"),
      terminalType: Environment.value("TERM"))
    return Printer(style: style) { text in
      // Where standard error cannot be written, there is nobody to tell.
      try? FileDescriptor.standardError.writeAll(text)
    }
  }

  /// Writes a document to standard output.
  private static func print(_ document: String, _ printer: Printer) -> ExitCode {
    do throws(FileError) {
      try FileDescriptor.standardOutput.writeAll(document)
      return .success
    } catch {
      if error.isBrokenPipe { return .brokenPipe }
      printer.say(.error, error.description)
      return .inputOutput
    }
  }
}
