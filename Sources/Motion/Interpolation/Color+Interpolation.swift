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
        : Self.gammaEncoded(
          Self.linear(a).interpolated(to: Self.linear(b), amount: amount))
    }
    return Color(
      red: mix(red, end.red), green: mix(green, end.green), blue: mix(blue, end.blue),
      alpha: alpha.interpolated(to: end.alpha, amount: amount))
  }

  /// The light of a component. Negative ones mirror, as in extended sRGB.
  ///
  /// Source: IEC 61966-2-1, sRGB.
  static func linear(_ component: Double) -> Double {
    let magnitude = abs(component)
    let light = magnitude <= 0.04045 ? magnitude / 12.92 : .pow((magnitude + 0.055) / 1.055, 2.4)
    return component < 0 ? -light : light
  }

  /// The component that has a light: the inverse of ``linear(_:)``.
  static func gammaEncoded(_ light: Double) -> Double {
    let magnitude = abs(light)
    let component =
      magnitude <= 0.0031308 ? magnitude * 12.92 : 1.055 * .pow(magnitude, 1 / 2.4) - 0.055
    return light < 0 ? -component : component
  }
}
