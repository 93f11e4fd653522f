/// A checked expression.
public struct Expression: Hashable, Sendable {
  public var text: String
  public var type: ValueType
}
