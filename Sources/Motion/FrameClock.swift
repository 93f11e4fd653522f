public struct FrameRate: Hashable, Sendable {
  public var numerator: Int
  public var denominator: Int
  public init(numerator: Int, denominator: Int = 1) {
    self.numerator = numerator
    self.denominator = denominator
  }
}
