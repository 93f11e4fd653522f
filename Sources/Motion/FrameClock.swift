/// Frames per second as a fraction: 60/1, or 60000/1001 for NTSC.
public struct FrameRate: Hashable, Sendable {
  /// Greater than 0.
  public let numerator: Int
  /// Greater than 0.
  public let denominator: Int

  /// - Precondition: both are greater than 0 and at most 10⁹ (who reads a frame rate judges it).
  public init(numerator: Int, denominator: Int = 1) {
    let allowed = 1...1_000_000_000
    precondition(allowed.contains(numerator) && allowed.contains(denominator))
    self.numerator = numerator
    self.denominator = denominator
  }

  /// `60/1`, `60000/1001`: as manifests, goldens and ffmpeg have it.
  public var fraction: String { "\(numerator)/\(denominator)" }

  /// `60`, or `60000/1001` where it is no whole number: as people have it.
  public var text: String { denominator == 1 ? "\(numerator)" : fraction }
}

/// Maps frame indices to times. The only place in the package where a frame's time is made.
///
/// Times are computed from the index, never accumulated, so frame 3600 is exact and frames may be
/// rendered in any order.
public struct FrameClock: Hashable, Sendable {
  public let rate: FrameRate

  public init(_ rate: FrameRate) {
    self.rate = rate
  }

  /// The time of a frame in seconds from the start of the sequence. Not rounded to nanoseconds.
  public func time(ofFrame index: Int) -> Double {
    Double(index * rate.denominator) / Double(rate.numerator)
  }

  /// How many frames show a sequence with both its ends: ⌈duration · rate⌉ + 1.
  ///
  /// A rest of less than a millionth of a frame is taken for a rounded duration (32.866667 s) and
  /// adds no frame. Integer arithmetic throughout: 0.1 s at 60 fps are 7 frames, not 8.
  ///
  /// - Parameter nanoseconds: 0 or greater.
  public func frameCount(duration nanoseconds: Int) -> Int {
    precondition(nanoseconds >= 0)
    // frames = nanoseconds · numerator / (denominator · 10⁹), the product in 128 bits.
    let product = UInt(nanoseconds).multipliedFullWidth(by: UInt(rate.numerator))
    let divisor = UInt(rate.denominator) * 1_000_000_000
    precondition(product.high < divisor, "more frames than an Int counts")
    let (whole, rest) = divisor.dividingFullWidth(product)
    let millionthOfAFrame = divisor / 1_000_000
    return Int(whole) + 1 + (rest >= millionthOfAFrame ? 1 : 0)
  }
}
