/// A value for a variable of the spec, as `drop=3.3`.
public struct Assignment: Hashable, Sendable {
  public var name: String
  /// As typed; may be empty. The spec reader makes a value of the variable's type of it.
  public var value: String

  init(name: String, value: String) {
    self.name = name
    self.value = value
  }

  /// - Throws: ``ValueError`` if there is no `=`, or nothing before it.
  public init(word: String) throws(ValueError) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty else {
      throw .malformed(word, "value for a variable", examples: "drop=3.3")
    }
    name = String(parts[0])
    value = String(parts[1])
  }
}
