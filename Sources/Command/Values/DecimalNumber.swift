/// A decimal number as typed: `-12`, `0.3`, `.5`. No exponent, no `inf`, no hexadecimal.
struct DecimalNumber: Hashable, Sendable {
  /// The digits without the point, with the sign.
  var digits: Int
  /// 10 to the number of decimals.
  var scale: Int
  var value: Double

  /// Nil for any other text, and for more than 15 digits.
  init?(_ word: some StringProtocol) {
    let text = Substring(word)
    let unsigned = text.hasPrefix("-") ? text.dropFirst() : text[...]
    let parts = unsigned.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard let whole = parts.first else { return nil }
    let decimals = parts.count > 1 ? parts[1] : ""
    let joined = String(whole + decimals)
    guard
      !joined.isEmpty, joined.utf8.count <= 15, joined.utf8.allSatisfy({ (48...57).contains($0) }),
      parts.count == 1 || !decimals.isEmpty,
      let magnitude = Int(joined),
      let value = Double(whole.isEmpty ? "0\(unsigned)" : String(unsigned))
    else { return nil }
    let isNegative = text.hasPrefix("-")
    digits = isNegative ? -magnitude : magnitude
    scale = decimals.utf8.reduce(1) { power, _ in power * 10 }
    self.value = isNegative ? -value : value
  }
}

/// Whole numbers as typed: digits only, at most nine.
enum WholeNumber {
  static func read(_ text: some StringProtocol) -> Int? {
    guard (1...9).contains(text.utf8.count), text.utf8.allSatisfy({ (48...57).contains($0) })
    else { return nil }
    return Int(text)
  }
}
