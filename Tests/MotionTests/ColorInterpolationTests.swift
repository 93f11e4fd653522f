import Geometry
import Motion
import Testing

struct ColorInterpolationTests {
  struct Mix: Sendable, CustomTestStringConvertible {
    var from: [Double]
    var to: [Double]
    var amount: Double
    /// Core Animation's.
    var gamma: [Double]
    /// SwiftUI's: the sRGB transfer function on both sides of the mix, evaluated outside.
    var linear: [Double]?
    var testDescription: String { "\(from) to \(to) at \(amount)" }
  }

  static let mixes: [Mix] = [
    // Measured on Core Animation.
    Mix(from: [1, 0, 0, 1], to: [0, 0, 1, 0.5], amount: 0.5, gamma: [0.5, 0, 0.5, 0.75]),
    // Two of a re-implementation, whose CMYK ends are written here as the sRGB they convert to.
    Mix(from: [1, 1, 1, 1], to: [1, 0, 0, 1], amount: 0.5, gamma: [1, 0.5, 0.5, 1]),
    Mix(
      from: [0, 0, 0, 1], to: [1, 1, 1, 1], amount: 0.25, gamma: [0.25, 0.25, 0.25, 1],
      linear: [0.5370987304831942, 0.5370987304831942, 0.5370987304831942, 1]),
    Mix(
      from: [0, 0, 0, 1], to: [1, 1, 1, 1], amount: 0.5, gamma: [0.5, 0.5, 0.5, 1],
      linear: [0.7353569830524495, 0.7353569830524495, 0.7353569830524495, 1]),
    Mix(
      from: [1, 0, 0, 1], to: [0, 1, 0, 1], amount: 0.25, gamma: [0.75, 0.25, 0, 1],
      linear: [0.8808250210902997, 0.5370987304831942, 0, 1]),
    Mix(
      from: [1, 0, 0, 1], to: [0, 1, 0, 1], amount: 0.5, gamma: [0.5, 0.5, 0, 1],
      linear: [0.7353569830524495, 0.7353569830524495, 0, 1]),
    Mix(
      from: [1, 0, 0, 1], to: [0, 1, 0, 1], amount: 0.75, gamma: [0.25, 0.75, 0, 1],
      linear: [0.5370987304831942, 0.8808250210902997, 0, 1]),
    Mix(
      from: [1, 0.5, 0, 0], to: [0, 0.5, 1, 1], amount: 0.5, gamma: [0.5, 0.5, 0.5, 0.5],
      linear: [0.7353569830524495, 0.5, 0.7353569830524495, 0.5]),
    Mix(
      from: [1, 0.5, 0, 0], to: [0, 0.5, 1, 1], amount: 0.75, gamma: [0.25, 0.5, 0.75, 0.75],
      linear: [0.5370987304831942, 0.5, 0.8808250210902997, 0.75]),
  ]

  @Test(arguments: mixes) func coreAnimationMixesGammaEncoded(_ mix: Mix) {
    let color = Self.color(mix.from).interpolated(to: Self.color(mix.to), amount: mix.amount)
    Self.expect(color, mix.gamma, within: 1e-12)
  }

  @Test(arguments: mixes.filter { $0.linear != nil })
  func swiftUIMixesLight(_ mix: Mix) throws {
    let color = Self.color(mix.from)
      .linearlyInterpolated(to: Self.color(mix.to), amount: mix.amount)
    Self.expect(color, try #require(mix.linear), within: 1e-9)
  }

  /// `Color(.sRGBLinear, …)` describes itself in SwiftUI as #192730, #959595 and #CBCBCB.
  @Test(arguments: [(0.01, 0x19), (0.02, 0x27), (0.03, 0x30), (0.3, 0x95), (0.6, 0xCB)])
  func lightIsEncodedAsSwiftUIDescribesIt(_ light: Double, _ byte: Int) {
    let gray = Color.black.linearlyInterpolated(to: .white, amount: light)
    #expect(Int((255 * gray.red).rounded()) == byte)
  }

  @Test func linearMixIsExactAtItsEndsAndOvershoots() {
    let (a, b) = (Color(red: 0.2, green: 0.3, blue: 0.4), Color(red: 0.9, green: 0.1, blue: 0.4))
    #expect(a.linearlyInterpolated(to: b, amount: 0) == a)
    #expect(a.linearlyInterpolated(to: b, amount: 1) == b)
    #expect(a.linearlyInterpolated(to: b, amount: 0.4).blue == 0.4)
    #expect(Color.black.linearlyInterpolated(to: .white, amount: 1.2).red > 1)
    #expect(Color.black.linearlyInterpolated(to: .white, amount: -0.2).red < 0)
  }

  /// Additive: the colour below plus the mix, each component for itself, unclamped.
  @Test func additiveColoursLeaveTheRange() {
    let mix = Color(red: 1, green: 1, blue: 1, alpha: 0)
      .interpolated(to: Color(red: 1, green: 0, blue: 0, alpha: 1), amount: 0.5)
    Self.expect(Color(red: 0, green: 1, blue: 0) + mix, [1, 1.5, 0.5, 1.5], within: 1e-15)
  }

  private static func color(_ c: [Double]) -> Color {
    Color(red: c[0], green: c[1], blue: c[2], alpha: c[3])
  }

  private static func expect(_ color: Color, _ expected: [Double], within tolerance: Double) {
    let components = [color.red, color.green, color.blue, color.alpha]
    for (component, value) in zip(components, expected) {
      #expect(abs(component - value) < tolerance, "\(color)")
    }
  }
}
