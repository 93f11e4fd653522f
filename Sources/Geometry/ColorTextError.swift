/// Why a text is no colour.
public enum ColorTextError: Error, Hashable, Sendable {
  case unknownName(String)
  /// A `#` with other than 3, 4, 6 or 8 hexadecimal digits after it.
  case badHexadecimal(String)
  case badFunction(String)
  case unknownSpace(String)
  /// In `color(…)`; must be 0...1.
  case alphaOutOfRange(Double)

  public var message: String {
    switch self {
    case .unknownName(let name): "unknown colour '\(name)'"
    case .badHexadecimal(let text):
      "'\(text)' is no colour, must be '#' and 3, 4, 6 or 8 hexadecimal digits"
    case .badFunction(let text):
      "'\(text)' is no colour, must be like 'color(display-p3 0.3 0.2 0.5 / 1)'"
    case .unknownSpace(let name): "unknown colour space '\(name)', must be 'display-p3'"
    case .alphaOutOfRange(let alpha): "alpha is \(alpha.shortestText), must be 0.0 to 1.0"
    }
  }

  /// The word that is not known and those that are, for a "did you mean"; nil for other faults.
  public var unknown: (name: String, known: [String])? {
    switch self {
    case .unknownName(let name): (name, Color.names)
    case .unknownSpace(let name): (name, ["display-p3"])
    case .badHexadecimal, .badFunction, .alphaOutOfRange: nil
    }
  }
}
