public import Expressions

/// A value as the spec gives it: known, or computed from what is shown.
public struct Formula: Hashable, Sendable {
  public indirect enum Kind: Hashable, Sendable {
    case value(Value)
    case expression(Expression)
    /// An array with expressions inside, as `[0, "=cover.maxY"]`.
    case list([Formula])
    /// A variable's object with expressions inside, as `{"x": "=cover.maxY"}`.
    case dictionary([Field])
    /// A path made of a rectangle and further numbers.
    case path(PathForm, [Formula])
    /// The layer as it is shown when the value is written.
    case snapshot(LayerPath)
  }

  /// A name and its formula in a dictionary.
  public struct Field: Hashable, Sendable {
    public var name: String
    public var formula: Formula

    public init(name: String, formula: Formula) {
      self.name = name
      self.formula = formula
    }
  }

  public var kind: Kind
  public var place: SourcePlace
  /// For an expression whose text has escapes in the file: the column of each byte of the
  /// expression, relative to the first. Nil where each scalar takes one column.
  public var columns: [Int]?

  public init(_ kind: Kind, at place: SourcePlace, columns: [Int]? = nil) {
    self.kind = kind
    self.place = place
    self.columns = columns
  }

  /// The value where it is known without evaluating anything.
  public var value: Value? {
    switch kind {
    case .value(let value): return value
    case .expression, .snapshot: return nil
    case .list(let formulas): return Self.values(of: formulas).map { .list($0) }
    case .dictionary(let fields):
      return Self.values(of: fields.map(\.formula)).map { values in
        .dictionary(zip(fields, values).map { Value.Field(name: $0.name, value: $1) })
      }
    case .path(let form, let formulas):
      return Self.values(of: formulas).map { .path(form.path(of: $0)) }
    }
  }

  private static func values(of formulas: [Formula]) -> [Value]? {
    var values: [Value] = []
    for formula in formulas {
      guard let value = formula.value else { return nil }
      values.append(value)
    }
    return values
  }

  /// Where a part of its expression stands; ``place`` for anything but an expression.
  ///
  /// - Parameter range: In UTF-8 bytes of the expression's text.
  public func place(of range: SourceRange) -> SourcePlace {
    guard case .expression(let expression) = kind else { return place }
    let bytes = Array(expression.text.utf8)
    func column(_ offset: Int) -> Int {
      if let columns, offset < columns.count { return columns[offset] }
      // Continuation bytes start no scalar.
      return bytes.prefix(offset).reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : 1) }
    }
    var result = place
    let start = column(range.lowerBound)
    // The quote and the '=' stand before the text.
    result.column += 2 + start
    result.length = max(1, column(range.upperBound) - start)
    return result
  }

  /// The type of what it gives.
  public var type: ValueType {
    switch kind {
    case .value(let value): value.type
    case .expression(let expression): expression.type
    case .list(let formulas): .list(formulas.first?.type)
    case .dictionary(let fields):
      .dictionary(fields.map { ValueType.Field(name: $0.name, type: $0.formula.type) })
    case .path: .path
    case .snapshot: .contents
    }
  }
}
