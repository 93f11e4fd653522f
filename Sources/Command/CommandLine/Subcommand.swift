import SpecReader

/// What the tool can do. The raw value is the word on the command line.
///
/// Adding a subcommand: add a case here, then follow the compiler; its options are chosen in
/// ``OptionTable``.
public enum Subcommand: String, CaseIterable, Sendable {
  case render, still, check, inspect, trace, diff, verify, approve, sweep, bench, expand, new, list
  case schema, help, version
}

/// The arguments of a subcommand that are no options.
public struct OperandRow: Hashable, Sendable {
  /// How the help text calls one, as `SPEC`.
  public var placeholder: String
  public var help: String
  /// The words allowed; empty where any text is.
  public var words: [String]
  /// How many may be given. The upper bound is `Int.max` where there is no limit.
  public var count: ClosedRange<Int>
}

extension Subcommand {
  /// Nil for a subcommand without arguments.
  public var operands: OperandRow? {
    switch self {
    case .render, .still, .inspect, .trace, .expand:
      OperandRow(
        placeholder: "SPEC", help: "the transition spec; '-' reads standard input", words: [],
        count: 1...1)
    case .sweep, .bench:
      // Read again and again.
      OperandRow(placeholder: "SPEC", help: "the transition spec", words: [], count: 1...1)
    case .check:
      OperandRow(
        placeholder: "SPEC", help: "transition specs; '-' reads standard input", words: [],
        count: 1...Int.max)
    case .diff:
      OperandRow(
        placeholder: "INPUT",
        help:
          "what is expected, and what is there: specs, pictures, folders of pictures, manifest.json "
          + "files or goldens; one spec with --against", words: [], count: 1...2)
    case .verify, .approve:
      OperandRow(
        placeholder: "SPEC", help: "transition specs", words: [], count: 1...Int.max)
    case .new:
      OperandRow(
        placeholder: "TEMPLATE", help: "the template to start from",
        words: Template.allCases.map(\.rawValue), count: 1...1)
    case .list:
      OperandRow(
        placeholder: "TOPIC", help: "what to list", words: ListTopic.allCases.map(\.rawValue),
        count: 1...1)
    case .help:
      OperandRow(
        placeholder: "SUBCOMMAND", help: "the subcommand to explain",
        words: Subcommand.allCases.map(\.rawValue), count: 0...1)
    case .schema, .version: nil
    }
  }
}
