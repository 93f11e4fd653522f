/// Which text a value comes from: the spec, its template, a value of the command line.
public struct SourceID: Hashable, Sendable {
  var index: Int
}

/// A JSON value that knows where it stands.
public struct Located: Hashable, Sendable {
  public var kind: Kind
  /// The bytes of its source the value covers, quotes and brackets included.
  public var range: Range<Int>
  public var source: SourceID

  public indirect enum Kind: Hashable, Sendable {
    /// A value whose fault has been told; readers say nothing more about it.
    case invalid
    case null
    case boolean(Bool)
    /// A number and the text it was read from, since 0.1 s is exact only as text.
    case number(Double, literal: String)
    case text(String)
    case array([Located])
    case object([Member])
  }

  /// A key and its value; keys are unique in an object.
  public struct Member: Hashable, Sendable {
    public var key: String
    /// The key's bytes, quotes included.
    public var keyRange: Range<Int>
    public var value: Located
  }

  /// The value of a key; nil where there is none, or where this is no object.
  public subscript(key: String) -> Located? {
    guard case .object(let members) = kind else { return nil }
    return members.first { $0.key == key }?.value
  }

  /// What the value is, for messages.
  var kindWords: String {
    switch kind {
    case .invalid: "an unreadable value"
    case .null: "null"
    case .boolean(let value): value ? "true" : "false"
    case .number(_, let literal): "the number \(literal)"
    case .text(let text): text.hasPrefix("=") ? "an expression" : "the text '\(text.shortened)'"
    case .array: "a list"
    case .object: "an object"
    }
  }
}

extension String {
  /// At most 40 characters, for messages.
  var shortened: String {
    let scalars = unicodeScalars
    guard scalars.count > 40 else { return self }
    return String(scalars.prefix(39)) + "…"
  }
}
