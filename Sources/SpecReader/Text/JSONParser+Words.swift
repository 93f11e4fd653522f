import SceneModel

extension JSONParser {
  /// Reads a number by RFC 8259's grammar; anything near it is told as a fault.
  mutating func number() -> Located.Kind {
    let start = offset
    while let byte = next, byte.isNumberPart { offset += 1 }
    let literal = source.text(in: start..<offset)
    guard literal.isJSONNumber, let number = Double(literal) else {
      if literal.hasSuffix("Infinity") {
        diagnostics.append(.notFinite(literal, at: place(start..<offset)))
      } else {
        diagnostics.append(.badNumber(literal, at: place(start..<offset)))
      }
      return .invalid
    }
    guard number.isFinite else {
      diagnostics.append(.notFinite(literal, at: place(start..<offset)))
      return .invalid
    }
    return .number(number, literal: literal)
  }

  /// Reads `true`, `false` or `null`; any other word is told as a fault.
  mutating func word() -> Located.Kind {
    let start = offset
    while let byte = next, byte.isWordStart || byte.isNumberPart { offset += 1 }
    let word = source.text(in: start..<offset)
    switch word {
    case "true": return .boolean(true)
    case "false": return .boolean(false)
    case "null": return .null
    case "NaN", "Infinity", "nan", "inf", "infinity":
      diagnostics.append(.notFinite(word, at: place(start..<offset)))
    default:
      diagnostics.append(.unknownWord(word, at: place(start..<offset)))
    }
    return .invalid
  }
}

extension UInt8 {
  /// A letter, an underscore, or a part of a letter outside ASCII.
  var isWordStart: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "_"), 0x80...0xFF:
      true
    default: false
    }
  }

  /// What a number starts with, rightly or wrongly.
  var isNumberStart: Bool {
    isDigit || self == UInt8(ascii: "-") || self == UInt8(ascii: "+") || self == UInt8(ascii: ".")
  }

  /// What a number may be written with, rightly or wrongly.
  fileprivate var isNumberPart: Bool {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"),
      UInt8(ascii: "."), UInt8(ascii: "%"):
      true
    default: isWordStart
    }
  }

  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}

extension String {
  /// `-? (0 | [1-9][0-9]*) (. [0-9]+)? ([eE] [+-]? [0-9]+)?`
  fileprivate var isJSONNumber: Bool {
    var rest = utf8[...]
    func digits() -> Int {
      let count = rest.prefix(while: \.isDigit).count
      rest = rest.dropFirst(count)
      return count
    }
    if rest.first == UInt8(ascii: "-") { rest = rest.dropFirst() }
    let leading = rest.first
    let whole = digits()
    guard whole == 1 || (whole > 1 && leading != UInt8(ascii: "0")) else { return false }
    if rest.first == UInt8(ascii: ".") {
      rest = rest.dropFirst()
      guard digits() > 0 else { return false }
    }
    if rest.first == UInt8(ascii: "e") || rest.first == UInt8(ascii: "E") {
      rest = rest.dropFirst()
      if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-") {
        rest = rest.dropFirst()
      }
      guard digits() > 0 else { return false }
    }
    return rest.isEmpty
  }
}
