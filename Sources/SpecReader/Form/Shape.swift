import Geometry
import SceneModel

/// What a key's value may be; readers and schema both go by it.
indirect enum Shape: Hashable, Sendable {
  // Values: written out, or an expression.
  case number(ClosedRange<Double>, unit: String)
  case boolean
  case text
  /// A text, or a list of runs.
  case styledText
  case color
  /// One of some words.
  case word([String])
  /// A word that stands for a number.
  case namedNumber([NamedNumber])
  /// Any of some words, in a list.
  case words([String])
  /// A font family, or several in order of preference.
  case families
  /// Values of one shape in a list, any number.
  case series(Shape)
  /// SVG path data, or an object that makes a path of a rectangle.
  case path
  /// An asset's name, `{"symbol": name}`, `{"snapshot": id}`, or null for nothing.
  case contents
  /// Some numbers in a list.
  case numbers([Component])
  /// The first, or in its place the second.
  case either(Shape, Shape)

  // Written out only.
  case integer(ClosedRange<Int>)
  /// A text that is no expression, not empty.
  case name
  /// One of some words, no expression.
  case choice([String])
  /// A text of two whole numbers with a `/` between them.
  case fraction
  /// A layer's id, with indices where it has copies.
  case layerPath
  /// Any JSON.
  case any

  // Structure.
  case list(Shape)
  /// An object with names of the user's.
  case map(Shape)
  case object(SpecObject)
  /// One of several objects, told apart by their keys.
  case union([SpecObject])
  /// A step, or a list of steps one after the other.
  case step

  /// One number of a list.
  struct Component: Hashable, Sendable {
    var name: String
    var range: ClosedRange<Double>
    var unit: String
  }
}

extension Shape {
  static let anyNumber = -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude
  static let notNegative = 0...Double.greatestFiniteMagnitude
  /// At least 0 s, at most a day.
  static let seconds = Shape.number(0...86_400, unit: "s")

  /// What is expected, as `a number` or `a list of 4 numbers`.
  var words: String {
    switch self {
    case .number: "a number"
    case .boolean: "true or false"
    case .text: "a text"
    case .styledText: "a text or a list of runs"
    case .color: "a colour"
    case .word, .namedNumber, .choice: "a word"
    case .words: "a list of words"
    case .families: "a font family or a list of font families"
    case .series(let element): "a list of \(element.plural)"
    case .path: "SVG path data or {\"ovalIn\": rect} or {\"roundedRect\": rect}"
    case .contents: "an asset's name, {\"symbol\": name} or {\"snapshot\": id}"
    case .numbers(let components):
      "a list of \(components.count) numbers [\(components.map(\.name).joined(separator: ", "))]"
    case .either(let first, let second): "\(first.words) or \(second.words)"
    case .integer: "a whole number"
    case .name: "a text"
    case .fraction: "a fraction"
    case .layerPath: "a layer's id"
    case .any: "a value"
    case .list: "a list"
    case .map, .object, .union: "an object"
    case .step: "a step or a list of steps"
    }
  }
}

extension Shape {
  /// Several of it, for a list.
  private var plural: String {
    switch self {
    case .number, .integer: "numbers"
    case .color: "colours"
    case .text, .name: "texts"
    case .word, .namedNumber, .choice: "words"
    case .boolean, .styledText, .words, .families, .contents, .numbers, .series, .path, .either,
      .fraction,
      .layerPath,
      .any, .list, .map, .object, .union, .step:
      "values"
    }
  }
}

extension ClosedRange<Double> {
  /// Where a number must be, as `0 to 1` or `0 pt or more`.
  func words(unit: String) -> String {
    let suffix = unit.isEmpty || unit == "°" ? unit : " " + unit
    if upperBound == .greatestFiniteMagnitude {
      return "\(lowerBound.shortestText)\(suffix) or more"
    }
    if lowerBound == -.greatestFiniteMagnitude {
      return "\(upperBound.shortestText)\(suffix) or less"
    }
    return "\(lowerBound.shortestText) to \(upperBound.shortestText)\(suffix)"
  }
}
