import Expressions
import SceneModel

extension Reading {
  /// Reads a list of values of one shape, any number of them.
  mutating func series(_ json: Located, of element: Shape, _ use: ValueUse) -> Formula? {
    let json = listed(json)
    switch json.kind {
    case .array(let elements):
      let formulas = elements.enumerated().map { index, json in
        value(
          json, element, ValueUse(name: "\(use.name)[\(index)]", context: use.context))
      }
      return collected(formulas, at: sources.place(of: json))
    case .text(let text) where text.hasPrefix("=") && !text.hasPrefix("=="):
      return expression(json, type: .list(element.type), use)
    case .text, .invalid, .null, .boolean, .number, .object:
      wrongType(json, name: use.name, expected: Shape.series(element).words)
      return nil
    }
  }
}
