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
    let sign = self < 0 && scaled > 0
    return Self.text(of: UInt64(scaled), decimals: decimals, trimmed: trimmed, sign: sign)
  }

  /// Digits from the last to the first, straight into the text: pictures hold thousands of numbers.
  private static func text(
    of scaled: UInt64, decimals: Int, trimmed: Bool, sign: Bool
  ) -> String {
    var rest = scaled
    var left = decimals
    while trimmed, left > 0, rest % 10 == 0 {
      rest /= 10
      left -= 1
    }
    // Ten to the 19th is the largest power in 64 bits; a point, a sign, and zeros before them.
    let capacity = 24 + decimals
    return String(unsafeUninitializedCapacity: capacity) { buffer in
      var start = capacity
      func put(_ byte: UInt8) {
        start -= 1
        buffer[start] = byte
      }
      let point = left
      while rest > 0 || capacity - start <= point {
        if left == 0, point > 0 { put(UInt8(ascii: ".")) }
        put(UInt8(ascii: "0") + UInt8(rest % 10))
        rest /= 10
        left -= 1
      }
      if sign { put(UInt8(ascii: "-")) }
      let count = capacity - start
      for index in 0..<count { buffer[index] = buffer[start + index] }
      return count
    }
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
