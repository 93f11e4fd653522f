import Drawing
import Geometry
import Testing

@testable import Raster

/// Expected colours are those of W3C's Compositing and Blending Level 1, computed here from its
/// formulas on straight colours.
@Suite struct BlendTests {
  typealias RGB = [Double]

  static func luminosity(_ c: RGB) -> Double { 0.3 * c[0] + 0.59 * c[1] + 0.11 * c[2] }

  static func saturation(_ c: RGB) -> Double { (c.max() ?? 0) - (c.min() ?? 0) }

  static func clipped(_ c: RGB) -> RGB {
    let l = luminosity(c)
    let (low, high) = (c.min() ?? 0, c.max() ?? 0)
    return c.map { value in
      var value = value
      if low < 0 { value = l + (value - l) * l / (l - low) }
      if high > 1 { value = l + (value - l) * (1 - l) / (high - l) }
      return value
    }
  }

  static func with(_ c: RGB, luminosity l: Double) -> RGB {
    let d = l - luminosity(c)
    return clipped(c.map { $0 + d })
  }

  static func with(_ c: RGB, saturation s: Double) -> RGB {
    let (low, range) = (c.min() ?? 0, saturation(c))
    return c.map { range > 0 ? ($0 - low) * s / range : 0 }
  }

  /// B(below, above).
  static func blend(_ mode: BlendMode, _ b: RGB, _ s: RGB) -> RGB {
    func each(_ formula: (Double, Double) -> Double) -> RGB { zip(b, s).map(formula) }
    func hardLight(_ b: Double, _ s: Double) -> Double {
      s <= 0.5 ? b * 2 * s : b + (2 * s - 1) - b * (2 * s - 1)
    }
    switch mode {
    case .normal: return s
    case .multiply: return each { $0 * $1 }
    case .screen: return each { $0 + $1 - $0 * $1 }
    case .overlay: return each { hardLight($1, $0) }
    case .darken: return each { min($0, $1) }
    case .lighten: return each { max($0, $1) }
    case .colorDodge: return each { $0 == 0 ? 0 : $1 == 1 ? 1 : min(1, $0 / (1 - $1)) }
    case .colorBurn: return each { $0 == 1 ? 1 : $1 == 0 ? 0 : 1 - min(1, (1 - $0) / $1) }
    case .hardLight: return each(hardLight)
    case .softLight:
      return each { b, s in
        let d = b <= 0.25 ? ((16 * b - 12) * b + 4) * b : b.squareRoot()
        return s <= 0.5 ? b - (1 - 2 * s) * b * (1 - b) : b + (2 * s - 1) * (d - b)
      }
    case .difference: return each { abs($0 - $1) }
    case .exclusion: return each { $0 + $1 - 2 * $0 * $1 }
    case .hue: return with(with(s, saturation: saturation(b)), luminosity: luminosity(b))
    case .saturation: return with(with(b, saturation: saturation(s)), luminosity: luminosity(b))
    case .color: return with(s, luminosity: luminosity(b))
    case .luminosity: return with(b, luminosity: luminosity(s))
    case .plusLighter: return each { min(1, $0 + $1) }
    }
  }

  static let pairs: [(below: RGB, above: RGB)] = [
    ([0.9, 0.45, 0.2], [0.2, 0.6, 0.85]), ([0.1, 0.2, 0.3], [0.8, 0.8, 0.1]),
    ([0.5, 0.5, 0.5], [1, 0, 0.4]), ([1, 1, 1], [0.3, 0.6, 0.9]), ([0, 0, 0], [0.3, 0.6, 0.9]),
  ]

  static func color(_ c: RGB, _ alpha: Double = 1) -> Color {
    Color(red: c[0], green: c[1], blue: c[2], alpha: alpha)
  }

  @Test(arguments: BlendMode.allCases) func followsItsFormula(_ mode: BlendMode) throws {
    for (below, above) in Self.pairs {
      for opacity in [1.0, 0.4] {
        let group = Group(
          id: "g", opacity: opacity, blendMode: mode, items: [fill(0, 0, 4, 4, Self.color(above))])
        let frame = try render(
          [.group(group)], width: 4, height: 4, background: Self.color(below))
        // Over an opaque colour: (1 − α)·below + α·B. Plus adds premultiplied.
        let blended =
          mode == .plusLighter
          ? zip(below, above).map { min(1, $0 + opacity * $1) }
          : zip(below, Self.blend(mode, below, above)).map { $0 + opacity * ($1 - $0) }
        for channel in 0..<3 {
          let difference = Double(frame.pixel(1, 1)[channel]) - 255 * blended[channel]
          #expect(abs(difference) < 3, "\(below) \(above) \(opacity)")
        }
        #expect(frame.pixel(1, 1)[3] == 255)
      }
    }
  }

  /// A group that is put together by itself keeps what is below it away from what blends inside.
  @Test(arguments: [0, 1, 2, 3]) func seesOnlyWhatLiesBelowInItsGroup(kind: Int) throws {
    let multiply = DisplayItem.group(
      Group(
        id: "m", blendMode: .multiply,
        items: [fill(0, 0, 8, 8, Color(red: 0, green: 1, blue: 0))]))
    let clip = Shape.roundedRect(Rect(x: 0, y: 0, width: 8, height: 8), .zero)
    let group =
      switch kind {
      case 0: Group(id: "g", items: [multiply])
      case 1: Group(id: "g", opacity: 0.999_999, items: [multiply])
      case 2: Group(id: "g", clip: clip, items: [multiply])
      default: Group(id: "g", mask: [fill(0, 0, 8, 8, .black)], items: [multiply])
      }
    let red = Color(red: 1, green: 0, blue: 0)
    let frame = try render([.group(group)], width: 8, height: 8, background: red)
    #expect(frame.pixel(4, 4) == (kind == 0 ? [0, 0, 0, 255] : [0, 255, 0, 255]))
  }
}
