/// A command line that cannot be understood or makes no sense. The words are in
/// `UsageError+Message.swift`.
public struct UsageError: Error, Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    case noSubcommand
    /// A word that is no subcommand; `near` is the one probably meant.
    case unknownSubcommand(String, near: String?)
    /// An option as typed, with its dashes.
    case unknownOption(String, near: Option?)
    /// An option that other subcommands take.
    case optionNotTaken(Option, by: Subcommand)
    case missingValue(Option, placeholder: String)
    /// `--flag=value`.
    case unexpectedValue(Option, value: String)
    /// `-o=value`, which would name a file `=value`.
    case equalsSign(short: Character, Option, value: String)
    case givenTwice(Option)
    case missingOption(Option, placeholder: String)
    /// A value that is not among the words allowed.
    case unknownWord(Option, String, near: String?, known: [String])
    case invalidValue(Option, ValueError)
    case conflict(Option, Option)
    /// A document and frames, or two outputs, would share standard output.
    case standardOutputTwice
    case missingOperand(placeholder: String)
    case unexpectedOperand(String)
    case unknownOperand(placeholder: String, String, near: String?, known: [String])
  }

  public var kind: Kind
  /// Whose help text helps; nil where none is known.
  public var subcommand: Subcommand?

  public init(_ kind: Kind, in subcommand: Subcommand?) {
    self.kind = kind
    self.subcommand = subcommand
  }
}
