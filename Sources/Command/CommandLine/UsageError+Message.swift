/// The words of usage errors.
extension UsageError {
  /// One line, without the tool's name and without a period.
  public var message: String {
    switch kind {
    case .noSubcommand:
      return "no subcommand given"
    case .unknownSubcommand(let word, let near):
      let isSpec = near == nil && (word.hasSuffix(".json") || word.hasSuffix(".jsonc"))
      let command = isSpec ? "inbetween render \(word)" : nil
      return "unknown subcommand \(word.quoted)" + Self.hint(near ?? command)
    case .unknownOption(let word, let near):
      return "unknown option \(word.quoted)" + Self.hint(near?.spelling)
    case .optionNotTaken(let option, let subcommand):
      let takers = OptionTable.subcommands(taking: option).map(\.rawValue.quoted)
      return "'\(subcommand.rawValue)' takes no option '\(option.spelling)'; "
        + "it belongs to \(takers.joined(separator: ", "))"
    case .missingValue(let option, let placeholder):
      return "option '\(option.spelling)' needs a value: '\(option.spelling) \(placeholder)'"
    case .unexpectedValue(let option, let value):
      return "option '\(option.spelling)' takes no value, but \(value.quoted) is given"
    case .equalsSign(let short, let option, let value):
      return "the value of '-\(short)' starts with '='; write "
        + "\("-\(short) \(value)".quoted) or \("\(option.spelling)=\(value)".quoted)"
    case .givenTwice(let option):
      return "option '\(option.spelling)' is given twice"
    case .missingOption(let option, let placeholder):
      return "option '\(option.spelling) \(placeholder)' is missing"
    case .unknownWord(let option, let word, let near, let known):
      return "option '\(option.spelling)' cannot be \(word.quoted)"
        + Self.hint(near, orKnown: known)
    case .invalidValue(let option, let error):
      return "option '\(option.spelling)': \(error.message)"
    case .conflict(let one, let other):
      return "options '\(one.spelling)' and '\(other.spelling)' exclude each other"
    case .standardOutputTwice:
      return "standard output can carry one thing only"
    case .missingOperand(let placeholder):
      return "\(placeholder) is missing"
    case .unexpectedOperand(let word):
      return "unexpected argument \(word.quoted)"
    case .unknownOperand(let placeholder, let word, let near, let known):
      return "\(placeholder) cannot be \(word.quoted)" + Self.hint(near, orKnown: known)
    }
  }

  /// The line that says where to read on.
  public var advice: String {
    let topic = subcommand.map { " " + $0.rawValue } ?? ""
    return "see 'inbetween help\(topic)'"
  }

  private static func hint(_ near: String?, orKnown known: [String] = []) -> String {
    if let near { return "; did you mean \(near.quoted)?" }
    return known.isEmpty ? "" : "; known: \(known.joined(separator: ", "))"
  }
}
