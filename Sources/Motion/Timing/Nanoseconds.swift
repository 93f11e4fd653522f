/// The whole nanoseconds that times of a film are counted in.
public enum Nanoseconds {
  /// The longest stretch of time, 10¹⁷ ns: three years. 91 of them still fit an `Int`.
  public static let longest = 100_000_000_000_000_000

  /// Seconds as whole nanoseconds, at most ``longest`` either way; 0 for what is no number.
  public static func count(
    ofSeconds seconds: Double, rounded rule: FloatingPointRoundingRule = .toNearestOrAwayFromZero
  ) -> Int {
    whole(seconds * 1e9, rounded: rule)
  }

  /// Nanoseconds as whole ones, at most ``longest`` either way; 0 for what is no number.
  public static func whole(
    _ nanoseconds: Double, rounded rule: FloatingPointRoundingRule = .toNearestOrAwayFromZero
  ) -> Int {
    guard !nanoseconds.isNaN else { return 0 }
    let limit = Double(longest)
    return Int(min(max(nanoseconds, -limit), limit).rounded(rule))
  }
}
