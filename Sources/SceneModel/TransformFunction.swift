/// One of the functions of which a whole `transform` is made, applied in their order.
public enum TransformFunction: String, CaseIterable, Hashable, Sendable {
  case translation, scale, rotation, skew, matrix

  /// How many numbers it takes; the fewer stand for equal ones.
  public var counts: ClosedRange<Int> {
    switch self {
    case .translation, .skew: 2...2
    case .scale: 1...2
    case .rotation: 1...1
    case .matrix: 6...6
    }
  }
}
