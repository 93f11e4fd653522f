/// A text in which `⟦` and `⟧` stand around the place a diagnostic must point at.
public struct MarkedText {
  public private(set) var text: String
  /// 1-based, counted in Unicode scalars from the marks; nil where there is no mark.
  public private(set) var place: (line: Int, column: Int, length: Int)?

  public init(_ marked: String) {
    text = ""
    var (line, column) = (1, 1)
    var start: (line: Int, column: Int)?
    for scalar in marked.unicodeScalars {
      switch scalar {
      case "⟦": start = (line, column)
      case "⟧":
        if let start { place = (start.line, start.column, column - start.column) }
      default:
        text.unicodeScalars.append(scalar)
        (line, column) = scalar == "\n" ? (line + 1, 1) : (line, column + 1)
      }
    }
  }
}
