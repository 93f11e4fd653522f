public import Geometry

/// Why an expression has no value with the values it read.
public struct EvaluationError: Error, Hashable, Sendable {
  public var kind: Kind
  /// The part of the text that failed.
  public var range: SourceRange
  /// That part, as written.
  public var source: String
  /// What the failure comes from, in the order of the text.
  public var reads: [Read]

  /// A name and the value it stood for.
  public struct Read: Hashable, Sendable {
    public var name: String
    public var value: Value

    public init(name: String, value: Value) {
      self.name = name
      self.value = value
    }
  }

  public enum Kind: Error, Hashable, Sendable {
    case divisionByZero
    case negativeSquareRoot(Double)
    /// Infinite or not a number.
    case notFinite
    case fractionalIndex(Double)
    case indexOutOfRange(Double, count: Int)
    case emptyList
    case decimalsOutOfRange(Double)
    /// In bytes; see ``Value/longestText``.
    case textTooLong(Int)
    /// See ``Value/mostElements``.
    case tooManyElements
    case color(ColorTextError)
    case path(SVGPathError)
    /// A list that shall be a point, size or rect has another number of numbers.
    case elementCount(Int, expected: ValueType, count: Int)
    case missingField(String)
    /// A name stood for a value of another type than its scope promised.
    case wrongType(ValueType, expected: ValueType)
  }

  /// What went wrong, in words, with the values read: `division by zero in 'a / b' (b = 0)`.
  public var message: String {
    let values = reads.map { "\($0.name) = \($0.value.shownText)" }.joined(separator: ", ")
    return "\(fault) in '\(source)'" + (values.isEmpty ? "" : " (\(values))")
  }

  /// What to do, as a phrase, where something can be said.
  public var hint: String? {
    if case .divisionByZero = kind { return "compare first, as 'b == 0 ? 0 : a / b'" }
    guard case .color(let error) = kind, let unknown = error.unknown else { return nil }
    return Spelling.hint(for: unknown.name, known: unknown.known)
  }

  /// Whether the value would be too large, and not wrong.
  public var isTooLarge: Bool {
    switch kind {
    case .textTooLong, .tooManyElements: true
    case .divisionByZero, .negativeSquareRoot, .notFinite, .fractionalIndex, .indexOutOfRange,
      .emptyList, .decimalsOutOfRange, .color, .path, .elementCount, .missingField, .wrongType:
      false
    }
  }

  private var fault: String {
    switch kind {
    case .divisionByZero: "division by zero"
    case .negativeSquareRoot(let number): "square root of \(number.shortestText)"
    case .notFinite: "result is not a finite number"
    case .fractionalIndex(let index): "index is \(index.shortestText), must be a whole number"
    case .indexOutOfRange(let index, 0): "index is \(index.shortestText), but the list is empty"
    case .indexOutOfRange(let index, let count):
      "index is \(index.shortestText), must be 0 to \(count - 1)"
    case .emptyList: "list is empty"
    case .decimalsOutOfRange(let decimals):
      "decimals is \(decimals.shortestText), must be a whole number from 0 to 15"
    case .textTooLong(let count):
      "text has \(count) bytes, must be at most \(Value.longestText)"
    case .tooManyElements: "list has more than \(Value.mostElements) elements in all"
    case .color(let error): error.message
    case .path(let error): "\(error.message), at byte \(error.offset)"
    case .elementCount(let found, let type, let count):
      "list has \(found) number\(found == 1 ? "" : "s"), \(type.phrase) needs \(count)"
    case .missingField(let name): "dictionary has no '\(name)'"
    case .wrongType(let type, let expected): "value is \(type.phrase), must be \(expected.phrase)"
    }
  }
}
