extension Invocation {
  /// Reads the words of a command line, the program's name left out.
  ///
  /// Manners are GNU's: options and arguments in any order, `--name value` and `--name=value`,
  /// `-n value` and `-nvalue`, flags together as in `-qv`, nothing is an option after `--`, and
  /// `-` is an argument. Names are never abbreviated, so that scripts survive new options. A value
  /// may start with a dash unless it is spelled like one of our options.
  ///
  /// `--help` and `--version` anywhere win over missing arguments.
  public init(words: [String]) throws(UsageError) {
    var reader = InvocationReader(words: words)
    try reader.readWords()
    self = try reader.invocation()
  }
}

/// The state while the words are read from first to last.
private struct InvocationReader {
  private let words: [String]
  private var next = 0
  private var subcommand: Subcommand?
  private var operands: [String] = []
  private var options: [(option: Option, value: String?)] = []

  init(words: [String]) { self.words = words }

  mutating func readWords() throws(UsageError) {
    while let word = take() {
      if word == "--" {
        while let operand = take() { try readOperand(operand) }
      } else if word.hasPrefix("--") {
        try readLong(word)
      } else if word.hasPrefix("-"), word != "-" {
        try readShort(word)
      } else {
        try readOperand(word)
      }
    }
  }

  private mutating func take() -> String? {
    guard next < words.count else { return nil }
    defer { next += 1 }
    return words[next]
  }

  private func error(_ kind: UsageError.Kind) -> UsageError { UsageError(kind, in: subcommand) }

  /// The first argument is the subcommand.
  private mutating func readOperand(_ word: String) throws(UsageError) {
    if subcommand != nil {
      operands.append(word)
      return
    }
    guard let known = Subcommand(rawValue: word) else {
      let near = Suggestion.nearest(to: word, in: Subcommand.allCases.map(\.rawValue))
      throw error(.unknownSubcommand(word, near: near))
    }
    subcommand = known
  }

  private mutating func readLong(_ word: String) throws(UsageError) {
    let parts = word.dropFirst(2).split(
      separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = parts.first.map(String.init) ?? ""
    guard let option = Option(rawValue: name) else { throw unknownOption("--" + name) }
    let attached = parts.count > 1 ? String(parts[1]) : nil
    guard OptionTable.row(for: option).takesValue else {
      if let attached { throw error(.unexpectedValue(option, value: attached)) }
      options.append((option, nil))
      return
    }
    if let attached {
      options.append((option, attached))
    } else {
      options.append((option, try takeValue(of: option)))
    }
  }

  private mutating func readShort(_ word: String) throws(UsageError) {
    var letters = word.dropFirst()
    while let letter = letters.popFirst() {
      guard let option = OptionTable.option(short: letter) else {
        throw unknownOption("-\(letter)")
      }
      guard OptionTable.row(for: option).takesValue else {
        options.append((option, nil))
        continue
      }
      if letters.first == "=" {
        throw error(
          .equalsSign(short: letter, option, value: String(letters.dropFirst())))
      }
      options.append((option, letters.isEmpty ? try takeValue(of: option) : String(letters)))
      return
    }
  }

  private mutating func takeValue(of option: Option) throws(UsageError) -> String {
    guard next < words.count, !Self.isOption(words[next]), let value = take() else {
      throw error(.missingValue(option, placeholder: placeholder(of: option)))
    }
    return value
  }

  private func placeholder(of option: Option) -> String {
    let row = OptionTable.row(for: option)
    let use = subcommand.flatMap { row.use(in: $0) } ?? row.uses.first
    return use?.placeholder ?? "VALUE"
  }

  /// Whether a word is spelled like one of our options, or is `--`.
  private static func isOption(_ word: String) -> Bool {
    if word == "--" { return true }
    if word.hasPrefix("--") {
      return Option(rawValue: String(word.dropFirst(2).prefix { $0 != "=" })) != nil
    }
    guard word.hasPrefix("-"), let letter = word.dropFirst().first else { return false }
    return OptionTable.option(short: letter) != nil
  }

  private func unknownOption(_ word: String) -> UsageError {
    let candidates = subcommand.map { OptionTable.options(of: $0) } ?? Option.allCases
    let near = Suggestion.nearest(
      to: String(word.drop { $0 == "-" }), in: candidates.map(\.rawValue))
    return error(.unknownOption(word, near: near.flatMap(Option.init(rawValue:))))
  }

  /// Puts together what was read, and checks it against the tables.
  func invocation() throws(UsageError) -> Invocation {
    if options.contains(where: { $0.option == .help }) {
      return Invocation(.help, operands: subcommand.map { [$0.rawValue] } ?? [])
    }
    if options.contains(where: { $0.option == .version }) { return Invocation(.version) }
    guard let subcommand else { throw error(.noSubcommand) }
    var invocation = Invocation(subcommand)
    for (option, value) in options {
      guard let use = OptionTable.row(for: option).use(in: subcommand) else {
        throw error(.optionNotTaken(option, by: subcommand))
      }
      guard let value else {
        invocation.options[option] = []
        continue
      }
      if invocation.has(option), !use.isRepeatable { throw error(.givenTwice(option)) }
      if !use.words.isEmpty, !use.words.contains(value) {
        let near = Suggestion.nearest(to: value, in: use.words)
        throw error(.unknownWord(option, value, near: near, known: use.words))
      }
      invocation.options[option, default: []].append(value)
    }
    invocation.operands = try checkedOperands(of: subcommand)
    for option in OptionTable.options(of: subcommand) where !invocation.has(option) {
      guard let use = OptionTable.row(for: option).use(in: subcommand), use.isRequired else {
        continue
      }
      throw error(.missingOption(option, placeholder: use.placeholder ?? ""))
    }
    return invocation
  }

  private func checkedOperands(of subcommand: Subcommand) throws(UsageError) -> [String] {
    guard let row = subcommand.operands else {
      if let word = operands.first { throw error(.unexpectedOperand(word)) }
      return []
    }
    if operands.count < row.count.lowerBound {
      throw error(.missingOperand(placeholder: row.placeholder))
    }
    if operands.count > row.count.upperBound {
      throw error(.unexpectedOperand(operands[row.count.upperBound]))
    }
    for word in operands where !row.words.isEmpty && !row.words.contains(word) {
      let near = Suggestion.nearest(to: word, in: row.words)
      throw error(
        .unknownOperand(placeholder: row.placeholder, word, near: near, known: row.words))
    }
    return operands
  }
}
