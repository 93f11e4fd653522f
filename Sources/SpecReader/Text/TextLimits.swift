/// How much text is read before it is refused.
public struct TextLimits: Hashable, Sendable {
  /// The largest text, in bytes.
  public var bytes: Int
  /// How many lists and objects may stand inside each other.
  public var depth: Int

  public init(bytes: Int = 16 << 20, depth: Int = 100) {
    self.bytes = bytes
    self.depth = depth
  }
}
