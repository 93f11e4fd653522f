/// Breaks text into lines.
enum TextWrap {
  /// Breaks at spaces; a word longer than a line has a line of its own.
  ///
  /// - Parameter width: In columns, a character each.
  static func lines(_ text: String, width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if line.isEmpty {
        line = String(word)
      } else if line.count + 1 + word.count <= width {
        line += " " + word
      } else {
        lines.append(line)
        line = String(word)
      }
    }
    if !line.isEmpty { lines.append(line) }
    return lines
  }

  /// The text with every line behind `indent` spaces; no newline at the end.
  static func paragraph(_ text: String, width: Int, indent: Int = 0) -> String {
    let margin = String(repeating: " ", count: indent)
    return lines(text, width: width - indent).map { margin + $0 }.joined(separator: "\n")
  }

  /// A label and its explanation in a column beside it; under it where the label is too long.
  static func entry(label: String, text: String, column: Int, width: Int) -> String {
    let explanation = lines(text, width: width - column)
    let margin = String(repeating: " ", count: column)
    if label.count + 2 > column {
      return ([label] + explanation.map { margin + $0 }).joined(separator: "\n")
    }
    let first = label + margin.dropFirst(label.count) + (explanation.first ?? "")
    return ([first] + explanation.dropFirst().map { margin + $0 }).joined(separator: "\n")
  }
}
