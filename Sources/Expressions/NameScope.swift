/// Gives the names of an expression their meaning.
public protocol NameScope {
  /// What the start of a path stands for.
  ///
  /// The checker applies what was not consumed to the value itself: components, a dictionary's
  /// fields, a list's elements.
  ///
  /// - Parameter path: Begins with a `.name`; has every `.name` and `[ ]` that follows it.
  func look(up path: [PathElement]) -> NameLookup
}

/// A part of a path: `name`, `[index]` or `[*]`.
public enum PathElement: Hashable, Sendable {
  case name(String, SourceRange)
  /// A number, checked in the same scope; see ``Reference/resolved(_:)`` for its value.
  case index(Expression, SourceRange)
  case all(SourceRange)

  public var range: SourceRange {
    switch self {
    case .name(_, let range), .index(_, let range), .all(let range): range
    }
  }
}

/// What a scope says of a path.
public enum NameLookup: Hashable, Sendable {
  /// A value that never changes. `consumed` elements of the path name it, at least 1.
  case value(Value, consumed: Int)
  /// A value that is known when the expression is linked or evaluated.
  case reference(ValueType, consumed: Int)
  /// The element at an index is not known. `kind` says what it should be: `layer`, `property`.
  case unknown(at: Int, kind: String, known: [String])
  /// The element at an index may not stand there, for the reason given.
  case invalid(at: Int, message: String, hint: String? = nil)
}
