import CairoShim
import Drawing

extension BlendMode {
  /// cairo has one of each; its separable and HSL operators follow the same formulas.
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
