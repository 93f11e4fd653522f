// The one place where the engine meets libm. The names are those of swift-numerics, as members of
// `Double`, so that they clash with no C library that a client imports.
#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension Double {
  /// eˣ.
  public static func exp(_ x: Double) -> Double { libmExp(x) }
  /// eˣ − 1, exact where x is small.
  public static func expMinusOne(_ x: Double) -> Double { libmExpm1(x) }
  /// The natural logarithm; −∞ at 0, NaN below.
  public static func log(_ x: Double) -> Double { libmLog(x) }
  /// The logarithm to base 10; −∞ at 0, NaN below.
  public static func log10(_ x: Double) -> Double { libmLog10(x) }
  /// xʸ.
  public static func pow(_ x: Double, _ y: Double) -> Double { libmPow(x, y) }
  /// The cube root.
  public static func cbrt(_ x: Double) -> Double { libmCbrt(x) }
  /// The sine of an angle in radians.
  public static func sin(_ x: Double) -> Double { libmSin(x) }
  /// The cosine of an angle in radians.
  public static func cos(_ x: Double) -> Double { libmCos(x) }
  /// The tangent of an angle in radians.
  public static func tan(_ x: Double) -> Double { libmTan(x) }
  /// The angle in 0...π whose cosine is x; NaN where |x| > 1.
  public static func acos(_ x: Double) -> Double { libmAcos(x) }
  /// The angle of the point (x, y) in −π...π.
  public static func atan2(y: Double, x: Double) -> Double { libmAtan2(y, x) }
  /// The hyperbolic sine.
  public static func sinh(_ x: Double) -> Double { libmSinh(x) }
  /// The hyperbolic cosine.
  public static func cosh(_ x: Double) -> Double { libmCosh(x) }
  /// The error function, 2/√π · ∫₀ˣ e^(−t²) dt.
  public static func erf(_ x: Double) -> Double { libmErf(x) }
  /// √(x² + y²) without overflow on the way.
  public static func hypot(_ x: Double, _ y: Double) -> Double { libmHypot(x, y) }
}

// Inside the extension the members hide the C functions of the same name.
private func libmExp(_ x: Double) -> Double { exp(x) }
private func libmErf(_ x: Double) -> Double { erf(x) }
private func libmExpm1(_ x: Double) -> Double { expm1(x) }
private func libmLog(_ x: Double) -> Double { log(x) }
private func libmLog10(_ x: Double) -> Double { log10(x) }
private func libmPow(_ x: Double, _ y: Double) -> Double { pow(x, y) }
private func libmCbrt(_ x: Double) -> Double { cbrt(x) }
private func libmSin(_ x: Double) -> Double { sin(x) }
private func libmCos(_ x: Double) -> Double { cos(x) }
private func libmTan(_ x: Double) -> Double { tan(x) }
private func libmAcos(_ x: Double) -> Double { acos(x) }
private func libmAtan2(_ y: Double, _ x: Double) -> Double { atan2(y, x) }
private func libmSinh(_ x: Double) -> Double { sinh(x) }
private func libmCosh(_ x: Double) -> Double { cosh(x) }
private func libmHypot(_ x: Double, _ y: Double) -> Double { hypot(x, y) }
