public import Geometry

/// How a layer shows what lies below it; UIKit's words for the thickness of its system materials.
///
/// Apple publishes no numbers. These are ours, chosen by eye: one blur and one saturation for all,
/// and a tint that covers more the thicker the material is, light or dark as the appearance.
public enum Material: String, CaseIterable, Hashable, Sendable {
  case none, ultraThin, thin, regular, thick, chrome

  /// What of a material is drawn; each can change by itself.
  public struct Look: Hashable, Sendable {
    /// The standard deviation of the blur, in points.
    public var blurRadius: Double
    /// 1 leaves colours as they are.
    public var saturation: Double
    /// Laid over the blurred picture.
    public var tint: Color
  }

  public func look(_ appearance: Appearance) -> Look {
    let (light, dark, cover): (Double, Double, Double) =
      switch self {
      case .none: (1, 0.14, 0)
      case .ultraThin: (1, 0.14, 0.34)
      case .thin: (1, 0.14, 0.5)
      case .regular: (0.98, 0.14, 0.64)
      case .thick: (0.98, 0.13, 0.78)
      case .chrome: (0.97, 0.11, 0.82)
      }
    let gray = appearance == .dark ? dark : light
    return Look(
      blurRadius: self == .none ? 0 : 20, saturation: self == .none ? 1 : 1.8,
      tint: Color(red: gray, green: gray, blue: gray, alpha: cover))
  }
}
