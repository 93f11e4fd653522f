/// A part of an expression's text, in UTF-8 bytes from the start of the text.
///
/// The text is what follows the `=` of the spec. An empty range is a place between two bytes.
public typealias SourceRange = Range<Int>

extension String {
  /// The part of the text in a range of UTF-8 bytes; empty where the range is not in the text.
  func slice(_ range: SourceRange) -> String {
    guard range.upperBound <= utf8.count else { return "" }
    let start = utf8.index(utf8.startIndex, offsetBy: range.lowerBound)
    let end = utf8.index(start, offsetBy: range.count)
    return String(self[start..<end])
  }
}
