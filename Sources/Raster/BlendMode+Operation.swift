import CairoShim
import Drawing

extension BlendMode {
  /// Whether it works on a colour as a whole and not on each of its channels.
  var mixesChannels: Bool {
    switch self {
    case .hue, .saturation, .color, .luminosity: true
    case .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn,
      .softLight, .hardLight, .difference, .exclusion, .plusLighter:
      false
    }
  }

  var operation: cs_operator {
    switch self {
    case .normal: CS_OVER
    case .multiply: CS_MULTIPLY
    case .screen: CS_SCREEN
    case .overlay: CS_OVERLAY
    case .darken: CS_DARKEN
    case .lighten: CS_LIGHTEN
    case .colorDodge: CS_COLOR_DODGE
    case .colorBurn: CS_COLOR_BURN
    case .softLight: CS_SOFT_LIGHT
    case .hardLight: CS_HARD_LIGHT
    case .difference: CS_DIFFERENCE
    case .exclusion: CS_EXCLUSION
    case .hue: CS_HSL_HUE
    case .saturation: CS_HSL_SATURATION
    case .color: CS_HSL_COLOR
    case .luminosity: CS_HSL_LUMINOSITY
    case .plusLighter: CS_ADD
    }
  }
}
