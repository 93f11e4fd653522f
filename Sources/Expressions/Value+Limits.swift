extension Value {
  /// The longest text that an expression may come to, in bytes of UTF-8 (ours). A text doubled sixty
  /// times would fill any memory.
  public static let longestText = 1_000_000
  /// The most elements that a list made by an expression may have, those of the lists in it included
  /// (ours).
  public static let mostElements = 100_000

  /// The value in words, cut where they are many.
  var shownText: String {
    let longest = 60
    switch self {
    case .text(let text) where text.utf8.count > longest:
      return "'\(String(text.unicodeScalars.prefix(longest - 1)))…'"
    case .list(let values) where values.count > 8:
      return "a list of \(values.count)"
    case .number, .boolean, .text, .color, .point, .size, .rect, .transform, .path, .list,
      .dictionary, .contents:
      let text = elementCount > 100 ? "a list of lists" : description
      return text.utf8.count > longest * 4 ? String(text.prefix(longest - 1)) + "…" : text
    }
  }

  /// How many elements the lists and dictionaries in it have in all; 1 for anything else.
  public var elementCount: Int {
    switch self {
    case .list(let values): values.reduce(0) { $0 + $1.elementCount }
    case .dictionary(let fields): fields.reduce(0) { $0 + $1.value.elementCount }
    case .number, .boolean, .text, .color, .point, .size, .rect, .transform, .path, .contents: 1
    }
  }
}
