public import Geometry

/// Core Animation mixes colours component by component in gamma-encoded sRGB with straight alpha
/// (measured: red to half-transparent blue at 0.5 is (0.5, 0, 0.5, 0.75)).
extension Color: AnimatableVector {
  public static var zero: Color { .clear }

  public func combined(with other: Color, by combine: (Double, Double) -> Double) -> Color {
    Color(
      red: combine(red, other.red), green: combine(green, other.green),
      blue: combine(blue, other.blue), alpha: combine(alpha, other.alpha))
  }
}

extension Color {
  /// The mix as SwiftUI makes it: in linear sRGB with straight alpha (apps linked on iOS 18 and
  /// later; read from SwiftUI's Color.Resolved).
  public func linearlyInterpolated(to end: Color, amount: Double) -> Color {
    if amount == 0 { return self }
    if amount == 1 { return end }
    func mix(_ a: Double, _ b: Double) -> Double {
      a == b
        ? a
        : TransferFunction.encoded(
          fromLinear: TransferFunction.linear(fromEncoded: a).interpolated(
            to: TransferFunction.linear(fromEncoded: b), amount: amount))
    }
    return Color(
      red: mix(red, end.red), green: mix(green, end.green), blue: mix(blue, end.blue),
      alpha: alpha.interpolated(to: end.alpha, amount: amount))
  }
}
