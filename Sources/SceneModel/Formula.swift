public import Expressions

/// A value as the spec gives it: known, or computed from what is shown.
public struct Formula: Hashable, Sendable {
  public indirect enum Kind: Hashable, Sendable {
    case value(Value)
    case expression(Expression)
    /// An array with expressions inside, as `[0, "=cover.maxY"]`.
    case list([Formula])
    /// The layer as it is shown when the value is written.
    case snapshot(LayerPath)
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
    case .list(let formulas):
      var values: [Value] = []
      for formula in formulas {
        guard let value = formula.value else { return nil }
        values.append(value)
      }
      return .list(values)
    }
  }

  /// The type of what it gives.
  public var type: ValueType {
    switch kind {
    case .value(let value): value.type
    case .expression(let expression): expression.type
    case .list(let formulas): .list(formulas.first?.type)
    case .snapshot: .contents
    }
  }
}
