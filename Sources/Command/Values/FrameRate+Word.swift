public import Motion

extension FrameRate {
  /// Reads `60`, `12.5`, `60000/1001` or one of the short names of the NTSC rates, as `29.97`.
  ///
  /// The fraction is in lowest terms. The NTSC rates are n·1000/1001 (SMPTE ST 170 for 30000/1001;
  /// ffmpeg's `-framerate` takes the same fractions); people write them with two or three decimals.
  ///
  /// - Throws: ``ValueError`` if the text is no rate, or the rate is not in 1...240.
  public init(word: String) throws(ValueError) {
    guard let (numerator, denominator) = Self.fraction(word) else {
      throw .malformed(word, "frame rate", examples: "60, 29.97 or 60000/1001")
    }
    guard denominator > 0, numerator >= denominator, numerator <= 240 * denominator else {
      throw .outOfRange("frame rate", word, allowed: "1 to 240 frames per second")
    }
    let divisor = Self.greatestCommonDivisor(numerator, denominator)
    self.init(numerator: numerator / divisor, denominator: denominator / divisor)
  }

  private static func fraction(_ word: String) -> (numerator: Int, denominator: Int)? {
    if let name = ntscNames.first(where: { $0.word == word }) { return (name.thousands, 1001) }
    let parts = word.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    if parts.count == 2 {
      guard let numerator = WholeNumber.read(parts[0]), let denominator = WholeNumber.read(parts[1])
      else { return nil }
      return (numerator, denominator)
    }
    return DecimalNumber(word).map { ($0.digits, $0.scale) }
  }

  private static let ntscNames: [(word: String, thousands: Int)] = [
    ("23.976", 24000), ("23.98", 24000), ("29.97", 30000), ("47.952", 48000), ("47.95", 48000),
    ("59.94", 60000), ("119.88", 120_000),
  ]

  private static func greatestCommonDivisor(_ a: Int, _ b: Int) -> Int {
    b == 0 ? a : greatestCommonDivisor(b, a % b)
  }
}
