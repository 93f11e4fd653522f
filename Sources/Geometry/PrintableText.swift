extension String {
  /// The text with what would move a terminal's cursor, colour it or turn lines around written as
  /// `\u{…}`: control characters, separators of lines, and Unicode's explicit directions
  /// (UAX #9, 2.1 to 2.4).
  ///
  /// - Parameter keepingLines: Leaves line feeds as they are.
  public func printable(keepingLines: Bool = false) -> String {
    guard unicodeScalars.contains(where: \.isUnprintable) else { return self }
    var text = ""
    for scalar in unicodeScalars {
      let isKept = !scalar.isUnprintable || (keepingLines && scalar == "\n")
      text += isKept ? String(scalar) : "\\u{\(String(scalar.value, radix: 16))}"
    }
    return text
  }
}

extension Unicode.Scalar {
  fileprivate var isUnprintable: Bool {
    if isASCII { return value < 0x20 || value == 0x7F }
    let category = properties.generalCategory
    return category == .control || category == .lineSeparator || category == .paragraphSeparator
      || (0x202A...0x202E).contains(value) || (0x2066...0x2069).contains(value)
  }
}
