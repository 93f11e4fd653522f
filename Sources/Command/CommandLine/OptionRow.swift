/// What the command line has to know about an option.
public struct OptionRow: Hashable, Sendable {
  /// The letter after a single dash.
  public var short: Character?
  public var section: OptionSection
  /// One entry for each meaning; of one subcommand at most one. An option takes a value in all of
  /// them or in none.
  public var uses: [OptionUse]

  public var takesValue: Bool { uses.contains { $0.placeholder != nil } }

  public func use(in subcommand: Subcommand) -> OptionUse? {
    uses.first { $0.subcommands.contains(subcommand) }
  }
}

/// An option as some of the subcommands take it.
public struct OptionUse: Hashable, Sendable {
  public var subcommands: [Subcommand]
  /// How the help text calls the value, as `RATE`; nil for a flag.
  public var placeholder: String?
  public var help: String
  /// The words allowed as value; empty where any text is.
  public var words: [String]
  /// What holds when the option is not given, in words.
  public var defaultText: String?
  public var isRepeatable: Bool
  public var isRequired: Bool

  init(
    _ subcommands: [Subcommand], value placeholder: String? = nil, _ help: String,
    words: [String] = [], defaultText: String? = nil, isRepeatable: Bool = false,
    isRequired: Bool = false
  ) {
    self.subcommands = subcommands
    self.placeholder = placeholder
    self.help = help
    self.words = words
    self.defaultText = defaultText
    self.isRepeatable = isRepeatable
    self.isRequired = isRequired
  }
}

/// The groups of a help text, in its order. The raw value is the heading.
public enum OptionSection: String, CaseIterable, Sendable {
  case output = "Output"
  case time = "Time"
  case picture = "Picture"
  case spec = "Spec"
  case comparison = "Comparison"
  case report = "Reports"
  case work = "Work"
  case messages = "Messages"
  case general = "General"
}
