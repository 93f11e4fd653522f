import Geometry

extension ExpressionError {
  /// What is wrong, in words.
  public var message: String {
    switch kind {
    case .tooLong(let length):
      "expression is \(length) bytes long, must be at most \(Syntax.maximumLength)"
    case .tooDeep: "expression is nested more than \(Syntax.maximumDepth) deep"
    case .unexpectedCharacter(let character): "unexpected '\(character)'"
    case .unterminatedText: "text has no closing quote"
    case .numberTooLarge(let digits): "number \(digits) is too large"
    case .unit(let number, let unit): "'\(number)\(unit)' is no number"
    case .unexpected(let word, let expected): "unexpected '\(word)', expected \(expected)"
    case .unexpectedEnd(let expected): "expression ends too early, expected \(expected)"

    case .unknownName(let name, let kind, _): "unknown \(kind) '\(name)'"
    case .invalidName(let words, _): words

    case .wrongType(let type, let expected):
      "value is \(type.phrase), must be \(Self.alternatives(expected))"
    case .operands(let sign, let left, let right):
      "'\(sign.rawValue)' takes \(sign.operandsPhrase), not \(left.phrase) and \(right.phrase)"
    case .operand(let sign, let type):
      "'\(sign.rawValue)' takes \(sign == .not ? "a boolean" : "a number"), not \(type.phrase)"
    case .arguments(let function, let count):
      "'\(function.rawValue)' has \(count) argument\(count == 1 ? "" : "s"), must be "
        + "\(function.usage)"
    case .argument(let function, let parameter, let type, let expected):
      "\(parameter) of '\(function.rawValue)' is \(type.phrase), must be "
        + Self.alternatives(expected)
    case .differentTypes(let first, let second):
      "values are \(first.phrase) and \(second.phrase), must be of one type"
    case .unknownMember(let name, let type): "\(type.phrase) has no '\(name)'"
    case .notIndexable(let type): "\(type.phrase) has no elements, '[ ]' needs a list"
    case .everyCopy: "'[*]' names several layers, an expression needs one"
    case .text(let error): error.message

    case .failure(let error): error.message
    case .notConstant(let name): "value depends on '\(name)', which is not known before the start"
    }
  }

  /// What to do, as a phrase, where something can be said.
  public var hint: String? {
    switch kind {
    case .unexpectedCharacter(let character):
      switch character {
      case "=": "'==' compares"
      case "&": "'&&' joins two conditions"
      case "|": "'||' joins two conditions"
      case "\"", "`", "‘", "’", "“", "”": "texts stand in single quotes"
      case "−", "–": "write the minus sign as '-'"
      case "×": "write the times sign as '*'"
      default: nil
      }
    case .unexpected("and", _): "'&&' joins two conditions"
    case .unexpected("or", _): "'||' joins two conditions"
    case .unterminatedText: "inside of a text '' stands for a quote"
    case .unit: "numbers have no unit: points, seconds, degrees"
    case .unknownName(let name, _, let known): Spelling.hint(for: name, known: known)
    case .unknownMember(let name, let type): Spelling.hint(for: name, known: type.memberNames)
    case .text(let error):
      error.unknown.flatMap { Spelling.hint(for: $0.name, known: $0.known) }
    case .operands(.add, .text, .number), .operands(.add, .number, .text):
      "text(number, decimals) makes a text of a number"
    case .invalidName(_, let hint): hint
    case .failure(let error): error.hint
    case .tooLong, .tooDeep, .numberTooLarge, .unexpected, .unexpectedEnd, .wrongType,
      .operands, .operand, .arguments, .argument, .differentTypes, .notIndexable,
      .everyCopy, .notConstant:
      nil
    }
  }

  /// `a number, a text or a colour`.
  private static func alternatives(_ types: [ValueType]) -> String {
    let phrases = types.map(\.phrase)
    guard let last = phrases.last, phrases.count > 1 else { return phrases.first ?? "a value" }
    return phrases.dropLast().joined(separator: ", ") + " or " + last
  }
}

extension BinaryOperator {
  fileprivate var operandsPhrase: String {
    switch self {
    case .or, .and: "two booleans"
    case .equal, .notEqual: "two values of one type"
    case .add: "two numbers or two texts"
    case .less, .lessOrEqual, .greater, .greaterOrEqual, .subtract, .multiply, .divide:
      "two numbers"
    }
  }
}
