/// A curve with a name, as the spec writes it.
public enum Easing: String, CaseIterable, Hashable, Sendable {
  case linear, easeIn, easeOut, easeInOut
  /// The curve of implicit `CALayer` animations.
  case coreAnimationDefault = "default"

  /// The cubic Bézier from (0, 0) to (1, 1) that defines the curve.
  ///
  /// Source: Apple, CAMediaTimingFunctionName, one page a name (documented); the numbers read back
  /// from `CAMediaTimingFunction` are the same (measured).
  public var controlPoints: CubicBezier {
    switch self {
    case .linear: CubicBezier(known: 0, 0, 1, 1)
    case .easeIn: CubicBezier(known: 0.42, 0, 1, 1)
    case .easeOut: CubicBezier(known: 0, 0, 0.58, 1)
    case .easeInOut: CubicBezier(known: 0.42, 0, 0.58, 1)
    case .coreAnimationDefault: CubicBezier(known: 0.25, 0.1, 0.25, 1)
    }
  }
}
