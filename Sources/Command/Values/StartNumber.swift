/// Reads `--start-number`.
public enum StartNumber {
  /// The number in the first frame's file name, 0 or more.
  ///
  /// - Throws: ``ValueError`` if the text is no whole number, or is below 0.
  public static func read(_ word: String) throws(ValueError) -> Int {
    if let number = WholeNumber.read(word) { return number }
    if let number = DecimalNumber(word), number.value < 0 {
      throw .outOfRange("the start number", word, allowed: "0 to 999999999")
    }
    throw .malformed(word, "start number", examples: "0 or 1001")
  }
}
