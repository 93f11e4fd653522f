/// How progress follows time: a curve over a duration, or a spring with its own time.
public enum TimingCurve: Hashable, Sendable {
  case bezier(CubicBezier)
  case steps(Steps)
  case piecewiseLinear(LinearEasing)
  case circular(CircularEasing)
  /// A spring over any distance; progress is its value over the distance.
  indirect case spring(SpringMotion)

  public static let linear = TimingCurve(.linear)

  public init(_ easing: Easing) {
    self = .bezier(easing.controlPoints)
  }

  /// The spring over a distance of 1.
  public init(_ spring: SpringTiming) {
    self = .spring(spring.motion(distance: 1))
  }

  /// Progress: 0 at the start, 1 at the end; beyond these where the curve overshoots.
  ///
  /// A curve is held before its start and after its end, and exact there (a Bézier is 0 and 1). A
  /// spring runs in its own time: it is cut off at the duration and exactly 1 once it has settled.
  ///
  /// - Parameters:
  ///   - time: Seconds since the start.
  ///   - duration: In seconds; where it is 0 or less a curve is at its end from time 0 on.
  public func progress(at time: Double, duration: Double) -> Double {
    switch self {
    case .bezier(let curve): curve.progress(at: Self.fraction(time, of: duration))
    case .steps(let steps): steps.progress(at: Self.fraction(time, of: duration))
    case .piecewiseLinear(let easing): easing.progress(at: Self.fraction(time, of: duration))
    case .circular(let easing): easing.progress(at: Self.fraction(time, of: duration))
    case .spring(let motion):
      motion.distance == 0 ? 1 : motion.value(at: min(time, duration)) / motion.distance
    }
  }

  /// Progress per second: the derivative, 0 before the start and after the end.
  ///
  /// At the start it looks forward, at the end back. Where the curve is vertical it is the mean
  /// over the 2⁻²⁰th part of the duration that lies beside (ours); of a staircase it is 0.
  public func velocity(at time: Double, duration: Double) -> Double {
    if case .spring(let motion) = self {
      guard motion.distance != 0, time >= 0, time <= duration else { return 0 }
      return motion.velocity(at: time) / motion.distance
    }
    guard duration > 0, time >= 0, time <= duration else { return 0 }
    let fraction = time / duration
    let slope = slope(at: fraction)
    if slope.isFinite { return slope / duration }
    let near = fraction < 0.5 ? fraction + 0x1p-20 : fraction - 0x1p-20
    let rise = progress(at: near, duration: 1) - progress(at: fraction, duration: 1)
    return rise / (near - fraction) / duration
  }

  private func slope(at fraction: Double) -> Double {
    switch self {
    case .bezier(let curve): curve.slope(at: fraction)
    case .steps, .spring: 0
    case .piecewiseLinear(let easing): easing.slope(at: fraction)
    case .circular(let easing): easing.slope(at: fraction)
    }
  }

  /// The length of a step with this curve, where the curve says it itself: a spring's logical
  /// duration. Nil for a curve over a given duration.
  public var ownDuration: Double? {
    switch self {
    case .bezier, .steps, .piecewiseLinear, .circular: nil
    case .spring(let motion): motion.logicalDuration
    }
  }

  /// How long the motion goes on, where the curve says it itself: a spring's settling duration.
  public var settlingDuration: Double? {
    switch self {
    case .bezier, .steps, .piecewiseLinear, .circular: nil
    case .spring(let motion): motion.settlingDuration
    }
  }

  private static func fraction(_ time: Double, of duration: Double) -> Double {
    guard duration > 0 else { return time < 0 ? 0 : 1 }
    return min(max(time / duration, 0), 1)
  }
}
