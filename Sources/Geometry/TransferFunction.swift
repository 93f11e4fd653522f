/// The transfer function of sRGB, which Display P3 shares: between the encoded components that
/// colours are written in and linear light.
///
/// Source: IEC 61966-2-1; W3C CSS Color 4, section 17. Odd about 0, so that components below 0
/// (colours outside of the gamut) go there and back.
///
/// The powers are taken by roots and products, which IEEE 754 defines to the bit: a colour is the
/// same on every machine, whatever its C library. Relative error below 1e-14.
public enum TransferFunction {
  /// Linear light of an encoded component.
  public static func linear(fromEncoded encoded: Double) -> Double {
    let magnitude = encoded.magnitude
    guard magnitude.isFinite else { return encoded }
    if magnitude <= 0.04045 { return encoded / 12.92 }
    let base = (magnitude + 0.055) / 1.055
    // base^2.4 = base² · (base^⅕)²
    let fifthRoot = root(5, of: base)
    let power = base * base * fifthRoot * fifthRoot
    return encoded < 0 ? -power : power
  }

  /// Encoded component of linear light.
  public static func encoded(fromLinear linear: Double) -> Double {
    let magnitude = linear.magnitude
    guard magnitude.isFinite else { return linear }
    if magnitude <= 0.0031308 { return linear * 12.92 }
    // magnitude^(1/2.4) = ((magnitude^¼)^⅓)^5
    let twelfthRoot = root(3, of: magnitude.squareRoot().squareRoot())
    let square = twelfthRoot * twelfthRoot
    let encoded = 1.055 * square * square * twelfthRoot - 0.055
    return linear < 0 ? -encoded : encoded
  }

  /// The root of a positive, finite number, by Newton's method from above, which falls until it
  /// stands still.
  private static func root(_ degree: Int, of number: Double) -> Double {
    var root = max(1, number)
    while true {
      var power = 1.0
      for _ in 1..<degree { power *= root }
      let next = root + (number / power - root) / Double(degree)
      guard next < root else { return root }
      root = next
    }
  }
}
