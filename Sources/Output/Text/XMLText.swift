extension String {
  /// Text for an element's content or a quoted attribute of XML 1.0; what that cannot hold becomes
  /// U+FFFD.
  ///
  /// - Parameter keepsLines: Leaves line breaks and tabs as they are, for people to read. Else they
  ///   are written as references, which no reader normalises.
  public func xmlEscaped(keepsLines: Bool = false) -> String {
    if utf8.allSatisfy(String.isPlain) { return self }
    var result = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\t", "\n":
        if keepsLines {
          result.unicodeScalars.append(scalar)
        } else {
          result += "&#\(scalar.value);"
        }
      case "\r" where !keepsLines: result += "&#13;"
      case "\u{0}"..<"\u{20}", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Whether a byte of UTF-8 belongs to no character that is written otherwise. 0xEF begins U+FFFE.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""): false
    default: byte >= 0x20 && byte != 0xef
    }
  }
}
