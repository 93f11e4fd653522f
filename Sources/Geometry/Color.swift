/// A colour in gamma-encoded sRGB with straight (not premultiplied) alpha.
///
/// Components are 0...1; a colour on its way between two others, or one from a wider gamut, may
/// leave that range and is clamped when it is drawn.
public struct Color: Hashable, Sendable {
  public var red: Double
  public var green: Double
  public var blue: Double
  public var alpha: Double

  public static let clear = Color(red: 0, green: 0, blue: 0, alpha: 0)
  public static let black = Color(red: 0, green: 0, blue: 0)
  public static let white = Color(red: 1, green: 1, blue: 1)

  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  public func withAlpha(_ alpha: Double) -> Color {
    Color(red: red, green: green, blue: blue, alpha: alpha)
  }
}

/// Whether the screen is light or dark; decides system colours and materials.
public enum Appearance: String, CaseIterable, Sendable {
  case light, dark
}
