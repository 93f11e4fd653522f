/// Quarter circles: the circular curves of SwiftUI's `UnitCurve`.
///
/// Source: SwiftUI, UnitCurve (documented names; formulas read from its behaviour).
public enum CircularEasing: String, CaseIterable, Hashable, Sendable {
  case circularEaseIn, circularEaseOut, circularEaseInOut

  /// Progress at a fraction of the duration, which is clamped to 0...1.
  public func progress(at fraction: Double) -> Double {
    let x = min(max(fraction, 0), 1)
    switch self {
    case .circularEaseIn: return 1 - (1 - x * x).squareRoot()
    case .circularEaseOut: return (1 - (1 - x) * (1 - x)).squareRoot()
    case .circularEaseInOut:
      if x < 0.5 { return (1 - (1 - 4 * x * x).squareRoot()) / 2 }
      return (((8 - 4 * x) * x - 3).squareRoot() + 1) / 2
    }
  }

  /// Progress per fraction of the duration; infinite where the circle is vertical.
  public func slope(at fraction: Double) -> Double {
    let x = min(max(fraction, 0), 1)
    switch self {
    case .circularEaseIn: return x / (1 - x * x).squareRoot()
    case .circularEaseOut: return (1 - x) / (1 - (1 - x) * (1 - x)).squareRoot()
    case .circularEaseInOut:
      if x < 0.5 { return 2 * x / (1 - 4 * x * x).squareRoot() }
      return (2 - 2 * x) / ((8 - 4 * x) * x - 3).squareRoot()
    }
  }
}
