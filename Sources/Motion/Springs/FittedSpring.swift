import Geometry

/// The spring of `UIView.animate(withDuration:usingSpringWithDamping:initialSpringVelocity:)` and
/// of `UISpringTimingParameters(dampingRatio:initialVelocity:)`: mass 1, and just so stiff that it
/// has settled when the duration is over.
///
/// ζ < 1: |ζω − v| / (ω√(1 − ζ²)) · e^(−ζωD) = 0.001
/// ζ ≥ 1: (1 + (ω − v)D) · e^(−ωD) = 0.001
///
/// Of several solutions ω the largest is taken. Measured: the stiffness of 17 animations of UIKit
/// is met to 7e-8 of its value (UIKit's own iteration stops early). Where a fast start leaves no
/// solution beyond the speed's own scale, |v| above about 2/D, the choice is ours.
public struct FittedSpring: Hashable, Sendable {
  /// ζ. 1 and above do not overshoot and are the same.
  public let dampingRatio: Double
  /// In whole travels per second.
  public let initialVelocity: Double
  /// D in seconds. At the end the spring is cut off.
  public let duration: Double
  /// ω in radians per second.
  public let angularFrequency: Double

  /// - Parameters:
  ///   - dampingRatio: 0.01 or greater (below a thousandth nothing settles; the bound is ours).
  ///   - initialVelocity: In whole travels per second; 0 is at rest, negative away from the target.
  ///   - duration: In seconds, greater than 0.
  /// - Throws: ``ParameterError`` where one is out of range.
  public init(
    dampingRatio: Double, initialVelocity: Double = 0, duration: Double
  ) throws(ParameterError) {
    try ParameterError.check("dampingRatio", dampingRatio, "0.01 or greater", dampingRatio >= 0.01)
    try ParameterError.check("initialVelocity", initialVelocity, "a finite number", true)
    try ParameterError.check("duration", duration, "> 0 s", duration > 0)
    self.init(knownRatio: dampingRatio, initialVelocity: initialVelocity, duration: duration)
  }

  private init(knownRatio ratio: Double, initialVelocity: Double, duration: Double) {
    dampingRatio = ratio
    self.initialVelocity = initialVelocity
    self.duration = duration
    angularFrequency =
      Self.largestRoot(
        ratio: min(ratio, 1), velocity: initialVelocity * duration) / duration
  }

  /// The same demand with another start: the stiffness is found anew.
  public func withInitialVelocity(_ velocity: Double) -> FittedSpring {
    FittedSpring(knownRatio: dampingRatio, initialVelocity: velocity, duration: duration)
  }

  /// The spring as Core Animation gets it: k = ω², c = 2ζω.
  public var spring: CASpring {
    CASpring(
      knownMass: 1, stiffness: angularFrequency * angularFrequency,
      damping: 2 * dampingRatio * angularFrequency, initialVelocity: initialVelocity,
      allowsOverdamping: false)
  }

  /// What is left at the end for u = ωD, with the speed w = vD; the equation above in these.
  private static func residual(_ u: Double, ratio: Double, velocity w: Double) -> Double {
    if ratio == 1 { return abs(1 + u - w) * Double.exp(-u) }
    let swing = abs(ratio * u - w) / (u * (1 - ratio * ratio).squareRoot())
    return swing * Double.exp(-ratio * u)
  }

  /// Beyond its last peak the residual falls for ever, and one root lies there. Where that peak is
  /// below the threshold, the root is on the branch before the zero at u = w/ζ, which falls too.
  private static func largestRoot(ratio: Double, velocity w: Double) -> Double {
    func left(_ u: Double) -> Double { residual(u, ratio: ratio, velocity: w) - Settling.threshold }
    var low = 1e-9
    var high = 1.0
    if w > 0 {
      let peak: Double
      let zero: Double
      if ratio == 1 {
        peak = w
        zero = max(w - 1, 0)
      } else {
        let r = ratio * w
        peak = (r + (r * r + 4 * ratio * ratio * w).squareRoot()) / (2 * ratio * ratio)
        zero = w / ratio
      }
      if left(peak) > 0 {
        low = peak
        high = 2 * peak + 1
      } else if zero > low {
        high = zero
      }
    }
    while left(high) > 0 { high *= 2 }
    for _ in 0..<200 {
      let middle = (low + high) / 2
      guard middle > low, middle < high else { break }
      if left(middle) > 0 { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}
