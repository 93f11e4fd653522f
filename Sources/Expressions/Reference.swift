/// A use of a name whose value the ``NameScope`` did not know.
public struct Reference: Hashable, Sendable {
  /// The elements the scope consumed.
  public let path: [PathElement]
  public let type: ValueType
  public let range: SourceRange
  /// As written.
  public let text: String

  /// The path with its indices evaluated, as layers are found by.
  ///
  /// - Throws: ``ExpressionError`` where an index depends on a node, fails, or is no whole number.
  public func resolved(
    _ resolve: (Reference) throws(ExpressionError) -> Link
  ) throws(ExpressionError) -> [ResolvedElement] {
    var elements: [ResolvedElement] = []
    for element in path {
      switch element {
      case .name(let name, _): elements.append(.name(name))
      case .all: elements.append(.all)
      case .index(let expression, let range):
        let value = try expression.constant(resolve)
        guard case .number(let number) = value, let index = Int(exactly: number) else {
          throw expression.failure(value, at: range)
        }
        elements.append(.index(index))
      }
    }
    return elements
  }
}

/// A part of a path whose index is known. The index may be negative or too large.
public enum ResolvedElement: Hashable, Sendable {
  case name(String)
  case index(Int)
  case all
}

/// What a reference stands for when an expression is linked.
public enum Link: Hashable, Sendable {
  case value(Value)
  /// A number by which ``Program/evaluate(_:)`` asks for the value.
  case node(Int)
}

extension Expression {
  fileprivate func failure(_ value: Value, at range: SourceRange) -> ExpressionError {
    guard case .number(let number) = value else {
      return ExpressionError(.wrongType(value.type, expected: [.number]), at: range)
    }
    return ExpressionError(
      .failure(
        EvaluationError(
          kind: .fractionalIndex(number), range: range, source: text.slice(range), reads: [])),
      at: range)
  }
}
