/// Cuts an expression's text into tokens.
struct Lexer {
  private let scalars: [Unicode.Scalar]
  private var index = 0
  /// UTF-8 bytes before `index`.
  private var offset = 0

  /// The tokens of a text; the last is `.end`.
  static func tokens(of text: String) throws(ExpressionError) -> [Token] {
    guard text.utf8.count <= Syntax.maximumLength else {
      throw ExpressionError(.tooLong(text.utf8.count), at: 0..<text.utf8.count)
    }
    var lexer = Lexer(text)
    var tokens: [Token] = []
    while true {
      let token = try lexer.next()
      tokens.append(token)
      if token.kind == .end { return tokens }
    }
  }

  private init(_ text: String) {
    scalars = Array(text.unicodeScalars)
  }

  private var current: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }
  private var following: Unicode.Scalar? { index + 1 < scalars.count ? scalars[index + 1] : nil }

  private mutating func advance() {
    guard let scalar = current else { return }
    offset += UTF8.width(scalar)
    index += 1
  }

  private mutating func next() throws(ExpressionError) -> Token {
    while let scalar = current, scalar.properties.isWhitespace { advance() }
    let start = offset
    guard let scalar = current else { return Token(kind: .end, range: start..<start) }
    let kind: Token.Kind
    if scalar.isDigit {
      kind = try number(from: start)
    } else if scalar.startsName {
      kind = name()
    } else if scalar == "'" {
      kind = try quotedText(from: start)
    } else {
      kind = try sign(scalar, from: start)
    }
    return Token(kind: kind, range: start..<offset)
  }

  private mutating func name() -> Token.Kind {
    let start = index
    while let scalar = current, scalar.continuesName { advance() }
    switch word(from: start) {
    case "true": return .boolean(true)
    case "false": return .boolean(false)
    case let word: return .name(word)
    }
  }

  /// Digits, a fraction, an exponent, as in JSON; leading zeros are let pass.
  private mutating func number(from start: Int) throws(ExpressionError) -> Token.Kind {
    let first = index
    skipDigits()
    if current == ".", following?.isDigit == true {
      advance()
      skipDigits()
    }
    if current == "e" || current == "E" {
      let signed = following == "+" || following == "-"
      let digit = index + (signed ? 2 : 1)
      if digit < scalars.count, scalars[digit].isDigit {
        advance()
        if signed { advance() }
        skipDigits()
      }
    }
    let digits = word(from: first)
    guard let value = Double(digits), value.isFinite else {
      throw ExpressionError(.numberTooLarge(digits), at: start..<offset)
    }
    if let scalar = current, scalar.startsName {
      let unit = index
      while let scalar = current, scalar.continuesName { advance() }
      throw ExpressionError(
        .unit(number: digits, unit: word(from: unit)), at: start..<offset)
    }
    return .number(value)
  }

  private mutating func skipDigits() {
    while let scalar = current, scalar.isDigit { advance() }
  }

  /// A text in single quotes, in which two quotes stand for one.
  private mutating func quotedText(from start: Int) throws(ExpressionError) -> Token.Kind {
    advance()
    var text = String.UnicodeScalarView()
    while let scalar = current {
      advance()
      if scalar == "'" {
        guard current == "'" else { return .text(String(text)) }
        advance()
      }
      text.append(scalar)
    }
    throw ExpressionError(.unterminatedText, at: start..<offset)
  }

  private mutating func sign(
    _ scalar: Unicode.Scalar, from start: Int
  ) throws(ExpressionError) -> Token.Kind {
    advance()
    if let second = current, let pair = BinaryOperator(rawValue: "\(scalar)\(second)") {
      advance()
      return .binary(pair)
    }
    if let single = BinaryOperator(rawValue: String(scalar)) { return .binary(single) }
    switch scalar {
    case "!": return .not
    case "?": return .question
    case ":": return .colon
    case ",": return .comma
    case ".": return .dot
    case "(": return .leftParenthesis
    case ")": return .rightParenthesis
    case "[": return .leftBracket
    case "]": return .rightBracket
    default:
      throw ExpressionError(.unexpectedCharacter(String(scalar)), at: start..<offset)
    }
  }

  private func word(from start: Int) -> String {
    var word = String.UnicodeScalarView()
    word.append(contentsOf: scalars[start..<index])
    return String(word)
  }
}

extension Unicode.Scalar {
  fileprivate var isDigit: Bool { ("0"..."9").contains(self) }

  /// A letter (Unicode Standard Annex 31) or `_`.
  fileprivate var startsName: Bool {
    isASCII
      ? ("a"..."z").contains(self) || ("A"..."Z").contains(self) || self == "_"
      : properties.isXIDStart
  }

  fileprivate var continuesName: Bool {
    isASCII ? startsName || isDigit : properties.isXIDContinue
  }
}

extension String {
  /// Whether an expression can name this: a letter or `_`, then letters, digits and `_`; not
  /// `true` or `false`.
  public var isExpressionName: Bool {
    guard let first = unicodeScalars.first, first.startsName else { return false }
    return unicodeScalars.allSatisfy(\.continuesName) && self != "true" && self != "false"
  }
}
