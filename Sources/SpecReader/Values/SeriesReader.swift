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
      let list = collected(formulas, at: sources.place(of: json))
      if use.name == "locations", case .list(let values)? = list?.value, values.isFalling {
        error(.outOfRange, at: json, "'locations' must not fall from one to the next")
        return nil
      }
      return list
    case .text(let text) where text.hasPrefix("=") && !text.hasPrefix("=="):
      return expression(json, type: .list(element.type), use)
    case .text, .invalid, .null, .boolean, .number, .object:
      wrongType(json, name: use.name, expected: Shape.series(element).words)
      return nil
    }
  }
}

extension [Value] {
  /// Whether a number is below the one before.
  fileprivate var isFalling: Bool {
    zip(self, dropFirst()).contains { first, second in
      guard case .number(let first) = first, case .number(let second) = second else { return false }
      return second < first
    }
  }
}
