public import Expressions

/// A part of a text that has a look of its own.
///
/// A `string` of several runs is a list with one element a run: a list in which the words of keys
/// and their values alternate. What a run does not say it takes from its layer.
public struct StyledRun: Hashable, Sendable {
  /// The keys a run may have; `string` is one it must.
  public static let properties: [Property] = [
    .string, .font, .fontSize, .fontWeight, .italic, .textColor, .kern,
  ]

  private var values: [Property: Value] = [:]

  /// Reads an element of the list.
  public init(_ value: Value) {
    guard case .list(let elements) = value else { return }
    for index in stride(from: 0, to: elements.count - 1, by: 2) {
      guard case .text(let word) = elements[index], let property = Property(rawValue: word) else {
        continue
      }
      values[property] = elements[index + 1]
    }
  }

  /// The elements of a run in the spec's order, to be a list.
  public static func elements(of values: [(Property, Formula)]) -> [Formula] {
    values.flatMap { property, formula in
      [Formula(.value(.text(property.rawValue)), at: formula.place), formula]
    }
  }

  /// Nil where the layer's own value holds.
  public subscript(property: Property) -> Value? { values[property] }

  /// The text without its look.
  public var string: String {
    if case .text(let text)? = values[.string] { return text }
    return ""
  }
}

extension Value {
  /// The text of a `string`, with or without runs.
  public var plainText: String {
    switch self {
    case .text(let text): text
    case .list(let runs): runs.map { StyledRun($0).string }.joined()
    case .number, .boolean, .color, .point, .size, .rect, .transform, .dictionary, .contents, .path:
      ""
    }
  }
}
