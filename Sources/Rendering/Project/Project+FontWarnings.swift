import Expressions
import Raster
public import SceneModel

extension Project {
  /// What the fonts lacked so far, each at the first value of the spec that asks for it.
  public var fontWarnings: [Diagnostic] {
    let warnings = text.fonts.warnings
    guard !warnings.isEmpty else { return [] }
    let formulas = scene.formulas
    return warnings.map { warning in
      switch warning {
      case .missingGlyph(let scalar):
        Diagnostic(
          .warning, .missingGlyph,
          at: formulas.first { $0.texts.contains { $0.unicodeScalars.contains(scalar) } }?.place,
          warning.description)
      case .missingFamily(let families, _):
        Diagnostic(
          .warning, .missingFont,
          at: formulas.first { $0.texts == families }?.place, warning.description)
      }
    }
  }
}

extension Formula {
  /// The texts in it, an expression's text as a whole.
  fileprivate var texts: [String] {
    switch kind {
    case .value(let value): value.texts
    case .expression(let expression): [expression.text]
    case .list(let formulas), .path(_, let formulas): formulas.flatMap(\.texts)
    case .dictionary(let fields): fields.flatMap(\.formula.texts)
    case .snapshot: []
    }
  }
}

extension Value {
  fileprivate var texts: [String] {
    switch self {
    case .text(let text): [text]
    case .list(let values): values.flatMap(\.texts)
    case .dictionary(let fields): fields.flatMap(\.value.texts)
    case .number, .boolean, .color, .point, .size, .rect, .transform, .path, .contents: []
    }
  }
}
