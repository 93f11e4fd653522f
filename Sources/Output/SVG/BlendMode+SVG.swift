import Drawing

extension BlendMode {
  /// The keyword of `mix-blend-mode`, or nil for what SVG does without it.
  ///
  /// `plus-lighter` is newer than the others: librsvg 2.54 draws it as normal, Chromium knows it.
  var svgKeyword: String? {
    switch self {
    case .normal: nil
    case .multiply, .screen, .overlay, .darken, .lighten, .difference, .exclusion, .hue,
      .saturation, .color, .luminosity:
      rawValue
    case .colorDodge: "color-dodge"
    case .colorBurn: "color-burn"
    case .softLight: "soft-light"
    case .hardLight: "hard-light"
    case .plusLighter: "plus-lighter"
    }
  }
}
