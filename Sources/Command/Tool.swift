import Platform
import Rendering
import SceneModel
import SpecReader

/// The tool: reads a command line and does what it asks for.
public enum Tool {
  /// The version of the tool, by semver.org.
  public static let version = "0.1.0"
  /// As manifests name it.
  public static let release = "inbetween \(version)"

  /// - Parameter words: The words of the command line, without the program's name.
  /// - Returns: What the process has to exit with; everything has been said by then.
  public static func run(_ words: [String]) -> ExitCode {
    let printer = standardErrorPrinter
    do throws(UsageError) {
      let request = try Request(words: words)
      return perform(request, Console(printer: printer, verbosity: request.verbosity))
    } catch {
      printer.say(error)
      return .invalidInput
    }
  }

  private static func perform(_ request: Request, _ console: Console) -> ExitCode {
    do throws(Failure) {
      switch request {
      case .render(let options): try RenderCommand(options: options, console: console).run()
      case .still(let options): try StillCommand(options: options, console: console).run()
      case .check(let options):
        return try CheckCommand(options: options, console: console).run()
      case .inspect(let options): try InspectCommand(options: options, console: console).run()
      case .trace(let options): try TraceCommand(options: options, console: console).run()
      case .diff(let options): return try DiffCommand(options: options, console: console).run()
      case .verify(let options):
        return try VerifyCommand(options: options, console: console).run()
      case .sweep(let options): try SweepCommand(options: options, console: console).run()
      case .bench(let options): try BenchCommand(options: options, console: console).run()
      case .expand(let options): try ExpandCommand(options: options, console: console).run()
      case .new(let options): try NewCommand(options: options, console: console).run()
      case .list(let options): try ListCommand(options: options, console: console).run()
      case .schema: try SchemaCommand(console: console).run()
      case .help(let subcommand):
        try console.print(subcommand.map(HelpText.text(for:)) ?? HelpText.overview)
      case .version: try console.print(release + "\n")
      }
      return .success
    } catch {
      if request.printsRun, let diagnostic = error.diagnostic {
        let document = RunDocument(
          findings: Findings([diagnostic], sources: SourceTable(), file: ""))
        // Where standard output cannot be written, the exit code is left.
        try? console.print(document.text)
      } else {
        error.tell(console.printer)
      }
      return error.exitCode
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
}

extension Request {
  /// Whether what a run comes to is a document on standard output, errors included.
  fileprivate var printsRun: Bool {
    switch self {
    case .render(let options): options.printsJSON
    case .still(let options): options.printsJSON
    case .check, .inspect, .trace, .diff, .verify, .sweep, .bench, .expand, .new, .list, .schema,
      .help, .version:
      false
    }
  }

  fileprivate var verbosity: Verbosity {
    switch self {
    case .render(let options): options.verbosity
    case .still(let options): options.verbosity
    case .check(let options): options.verbosity
    case .inspect(let options): options.verbosity
    case .trace(let options): options.verbosity
    case .diff(let options): options.comparison.verbosity
    case .verify(let options): options.comparison.verbosity
    case .sweep(let options): options.verbosity
    case .bench(let options): options.verbosity
    case .expand(let options): options.verbosity
    case .new, .list, .schema, .help, .version: .normal
    }
  }
}
