/// Numbers as text, the same on every machine and in every locale.
extension Double {
  /// The number with a fixed count of decimals, rounded half away from zero on its exact binary
  /// value scaled by 10ⁿ; `-0` reads `0`.
  ///
  /// - Parameters:
  ///   - decimals: Digits after the point, 0...15.
  ///   - trimmed: Leaves off trailing zeros, and the point with them.
  public func text(decimals: Int, trimmed: Bool = false) -> String {
    guard isFinite else { return isNaN ? "nan" : (self < 0 ? "-inf" : "inf") }
    var power = 1.0
    for _ in 0..<decimals { power *= 10 }
    let scaled = (magnitude * power).rounded()
    guard scaled < 9e18 else { return description }
    var digits = String(UInt64(scaled))
    while digits.utf8.count <= decimals { digits = "0" + digits }
    let whole = digits.dropLast(decimals)
    var fraction = String(digits.suffix(decimals))
    if trimmed { while fraction.last == "0" { fraction.removeLast() } }
    let sign = self < 0 && scaled > 0 ? "-" : ""
    return fraction.isEmpty ? "\(sign)\(whole)" : "\(sign)\(whole).\(fraction)"
  }

  /// With at most four decimals: what people and display lists are shown.
  public var fourDecimals: String { text(decimals: 4, trimmed: true) }

  /// The shortest text that reads back as the same number; a whole number has no point.
  public var shortestText: String {
    if self == 0 { return "0" }
    if let whole = Int64(exactly: self), magnitude < 1e15 { return String(whole) }
    return description
  }
}
