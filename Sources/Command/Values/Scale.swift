import Geometry

/// Reads `--scale`.
public enum Scale {
  /// Pixels per point: `3`, `2.5`.
  ///
  /// - Throws: ``ValueError`` if the text is no number, or is not above 0.
  public static func read(_ word: String) throws(ValueError) -> Double {
    guard let number = DecimalNumber(word) else {
      throw .malformed(word, "scale", examples: "1, 2, 3 or 2.5")
    }
    guard number.value > 0 else {
      throw .outOfRange(
        "scale", number.value.shortestText, allowed: "more than 0 pixels per point")
    }
    return number.value
  }
}
