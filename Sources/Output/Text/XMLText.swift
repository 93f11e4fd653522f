extension String {
  /// Text for an element's content or a quoted attribute of XML 1.0; what that cannot hold becomes
  /// U+FFFD.
  ///
  /// - Parameter keepsLines: Leaves line breaks and tabs as they are, for people to read. Else they
  ///   are written as references, which no reader normalises.
  public func xmlEscaped(keepsLines: Bool = false) -> String {
    if isPlain { return self }
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

  /// Whether no byte belongs to a character that is written otherwise. 0xEF begins U+FFFE.
  private var isPlain: Bool {
    var copy = self
    // Without a branch a byte: pictures within a document are long.
    return copy.withUTF8 { bytes in
      var found: UInt8 = 0
      for byte in bytes {
        found |= byte < 0x20 ? 1 : 0
        found |= byte == UInt8(ascii: "&") ? 1 : 0
        found |= byte == UInt8(ascii: "<") ? 1 : 0
        found |= byte == UInt8(ascii: ">") ? 1 : 0
        found |= byte == UInt8(ascii: "\"") ? 1 : 0
        found |= byte == 0xef ? 1 : 0
      }
      return found == 0
    }
  }
}
