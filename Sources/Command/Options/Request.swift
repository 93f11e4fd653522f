/// A command line, read to the end: everything that can be wrong with its words is judged.
public enum Request: Hashable, Sendable {
  case render(RenderOptions)
  case still(StillOptions)
  case check(CheckOptions)
  case inspect(InspectOptions)
  case trace(TraceOptions)
  case diff(DiffOptions)
  /// `verify` and `approve`.
  case verify(VerifyOptions)
  case sweep(SweepOptions)
  case bench(BenchOptions)
  case expand(ExpandOptions)
  case new(NewOptions)
  case list(ListOptions)
  case schema
  /// Nil for the overview.
  case help(Subcommand?)
  case version

  /// - Parameter words: The words of a command line, without the program's name.
  /// - Throws: ``UsageError`` for the first thing that is wrong.
  public init(words: [String]) throws(UsageError) {
    let invocation = try Invocation(words: words)
    switch invocation.subcommand {
    case .render: self = .render(try RenderOptions(invocation))
    case .still: self = .still(try StillOptions(invocation))
    case .check: self = .check(try CheckOptions(invocation))
    case .inspect: self = .inspect(try InspectOptions(invocation))
    case .trace: self = .trace(try TraceOptions(invocation))
    case .diff: self = .diff(try DiffOptions(invocation))
    case .verify, .approve: self = .verify(try VerifyOptions(invocation))
    case .sweep: self = .sweep(try SweepOptions(invocation))
    case .bench: self = .bench(try BenchOptions(invocation))
    case .expand: self = .expand(try ExpandOptions(invocation))
    case .new: self = .new(try NewOptions(invocation))
    case .list: self = .list(try ListOptions(invocation))
    case .schema: self = .schema
    case .help: self = .help(invocation.operands.first.flatMap(Subcommand.init(rawValue:)))
    case .version: self = .version
    }
  }
}
