import SceneModel

extension JSONParser {
  /// What stands at the next byte, for messages.
  private var found: String {
    guard let byte = next else { return "the end of the text" }
    var end = offset + 1
    if byte.isWordStart {
      while end < bytes.count, bytes[end].isWordStart { end += 1 }
    }
    return "'\(source.text(in: offset..<end).shortened)'"
  }

  func expected(_ what: String) -> Diagnostic {
    let valueFollows = next.map { $0 == UInt8(ascii: "\"") || $0.isWordStart } ?? false
    var hint: String?
    if next == UInt8(ascii: "'") {
      hint = "a text needs double quotes"
    } else if valueFollows, what.hasPrefix("','") {
      hint = "is there a ',' missing before it?"
    }
    return Diagnostic(
      .error, .syntax, at: place(offset..<offset + 1), "expected \(what), found \(found)",
      hint: hint)
  }

  func keyNeedsQuotes() -> Diagnostic {
    Diagnostic(
      .error, .syntax, at: place(offset..<offset + 1),
      "expected a key in double quotes or '}', found \(found)")
  }

  func unterminated(_ what: String, _ opening: Int) -> Diagnostic {
    .unterminated(
      what, closing: what == "list" ? "]" : "}", at: place(opening..<opening + 1))
  }
}

extension Diagnostic {
  static func emptyText(at place: SourcePlace) -> Diagnostic {
    Diagnostic(.error, .syntax, at: place, "expected an object, found the end of the text")
  }

  static func unterminated(_ what: String, closing: String, at place: SourcePlace) -> Diagnostic {
    Diagnostic(.error, .syntax, at: place, "this \(what) has no end, expected '\(closing)'")
  }

  static func textTooLarge(_ count: Int, limit: Int, at place: SourcePlace) -> Diagnostic {
    Diagnostic(
      .error, .tooLarge, at: place, "the text has \(count) bytes, must be \(limit) or less")
  }

  static func notUTF8(hint: String?, at place: SourcePlace) -> Diagnostic {
    Diagnostic(
      .error, .encoding, at: place, "the text is not UTF-8",
      hint: hint ?? "save the file as UTF-8")
  }

  static func tooDeep(limit: Int, at place: SourcePlace) -> Diagnostic {
    Diagnostic(
      .error, .depth, at: place, "lists and objects stand inside each other more than \(limit) deep"
    )
  }

  static func duplicateKey(
    _ key: String, first: SourcePlace, at place: SourcePlace
  ) -> Diagnostic {
    Diagnostic(
      .error, .duplicateKey, at: place,
      "'\(key)' is given twice, first in line \(first.line), column \(first.column)",
      hint: "leave one of them out")
  }

  static func controlCharacter(_ byte: UInt8, at place: SourcePlace) -> Diagnostic {
    let digits = String(byte, radix: 16, uppercase: true)
    let code = String(repeating: "0", count: 4 - digits.utf8.count) + digits
    return Diagnostic(
      .error, .syntax, at: place, "control character U+\(code) in a text",
      hint: byte == 0x09 ? "write it as \\t" : "write it as \\u\(code)")
  }

  static func badEscape(_ text: String, at place: SourcePlace) -> Diagnostic {
    if text.hasPrefix("\\u") {
      return text.utf8.count < 6
        ? Diagnostic(.error, .syntax, at: place, "'\\u' needs four hexadecimal digits")
        : Diagnostic(
          .error, .syntax, at: place, "'\(text)' is half of a surrogate pair",
          hint: "write the character itself")
    }
    return Diagnostic(
      .error, .syntax, at: place, "unknown escape '\(text)'",
      hint: "a backslash itself is written \\\\")
  }

  static func badNumber(_ literal: String, at place: SourcePlace) -> Diagnostic {
    var hint: String?
    if literal.hasPrefix("+") {
      hint = "leave out the '+'"
    } else if literal.hasPrefix(".") || literal.hasPrefix("-.") {
      hint = "write a 0 before the '.'"
    } else if literal.hasSuffix(".") {
      hint = "write a digit after the '.'"
    } else if literal.drop(while: { $0 == "-" }).lowercased().hasPrefix("0x") {
      hint = "write it in decimal"
    } else if let second = literal.drop(while: { $0 == "-" }).dropFirst().first,
      literal.drop(while: { $0 == "-" }).first == "0", second.isWholeNumber
    {
      hint = "leave out leading zeros"
    } else if literal.contains(where: \.isLetter) || literal.hasSuffix("%") {
      hint = "numbers have no unit: points, seconds, degrees"
    } else {
      hint = "as 0.5, -1 or 1e3"
    }
    return Diagnostic(
      .error, .syntax, at: place, "'\(literal.shortened)' is not a number as JSON has it",
      hint: hint)
  }

  static func notFinite(_ literal: String, at place: SourcePlace) -> Diagnostic {
    Diagnostic(
      .error, .outOfRange, at: place,
      "'\(literal.shortened)' is not a finite number, must be at most about 1.8e308")
  }

  static func unknownWord(_ word: String, at place: SourcePlace) -> Diagnostic {
    let lowered = word.lowercased()
    let hint =
      switch lowered {
      case "true", "false", "null": "did you mean '\(lowered)'?"
      case "none", "nil", "undefined": "did you mean 'null'?"
      case "yes", "on": "did you mean 'true'?"
      case "no", "off": "did you mean 'false'?"
      default: "a text needs double quotes"
      }
    return Diagnostic(.error, .syntax, at: place, "unknown word '\(word.shortened)'", hint: hint)
  }
}
