public import Geometry

extension Size {
  /// Reads `375x812`, in points.
  ///
  /// - Throws: ``ValueError`` if the text is no size, or a side is not above 0.
  public init(word: String) throws(ValueError) {
    let sides = word.split(separator: "x", maxSplits: 1, omittingEmptySubsequences: false)
    guard
      sides.count == 2, let width = DecimalNumber(sides[0]), let height = DecimalNumber(sides[1])
    else { throw .malformed(word, "size", examples: "375x812") }
    for (name, side) in [("width", width.value), ("height", height.value)] where side <= 0 {
      throw .outOfRange(name, side.shortestText, allowed: "more than 0 points")
    }
    self.init(width: width.value, height: height.value)
  }
}
