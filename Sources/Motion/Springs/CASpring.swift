import Geometry

/// The spring of `CASpringAnimation`: a mass on a spring with a damper.
///
/// Every formula is measured on QuartzCore to 1e-5 of the travel.
public struct CASpring: Hashable, Sendable {
  /// Greater than 0.
  public let mass: Double
  /// k, greater than 0.
  public let stiffness: Double
  /// c, 0 or greater; infinite for the spring of bounce −1, which is at its target at once.
  public let damping: Double
  /// In whole travels per second: 1 goes all the way in a second, negative away from the target.
  public let initialVelocity: Double
  /// Whether a damping above the critical one is computed as it is (iOS 17), or as critical.
  public let allowsOverdamping: Bool

  /// The defaults are those of `CASpringAnimation` (measured).
  ///
  /// - Throws: ``ParameterError`` where mass or stiffness is not above 0, damping is below 0, or a
  ///   number is not finite.
  public init(
    mass: Double = 1, stiffness: Double = 100, damping: Double = 10, initialVelocity: Double = 0,
    allowsOverdamping: Bool = false
  ) throws(ParameterError) {
    try ParameterError.check("mass", mass, "> 0", mass > 0)
    try ParameterError.check("stiffness", stiffness, "> 0", stiffness > 0)
    try ParameterError.check("damping", damping, "0 or greater", damping >= 0)
    try ParameterError.check("initialVelocity", initialVelocity, "a finite number", true)
    self.init(
      knownMass: mass, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity,
      allowsOverdamping: allowsOverdamping)
  }

  /// `CASpringAnimation(perceptualDuration:bounce:)` of iOS 17: mass 1, over-damping allowed.
  ///
  /// - Parameters:
  ///   - perceptualDuration: The period of the undamped spring in seconds, greater than 0.
  ///   - bounce: −1...1; 0 is critical, above it overshoots, below it is over-damped.
  /// - Throws: ``ParameterError`` where one is out of range.
  public init(
    perceptualDuration: Double, bounce: Double = 0, initialVelocity: Double = 0
  ) throws(ParameterError) {
    try ParameterError.check(
      "perceptualDuration", perceptualDuration, "> 0 s", perceptualDuration > 0)
    try ParameterError.check("bounce", bounce, "-1.0 to 1.0", (-1...1).contains(bounce))
    try ParameterError.check("initialVelocity", initialVelocity, "a finite number", true)
    let frequency = 2 * .pi / perceptualDuration
    let ratio = bounce < 0 ? 1 / (1 + bounce) : 1 - bounce
    self.init(
      knownMass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency,
      initialVelocity: initialVelocity, allowsOverdamping: true)
  }

  init(
    knownMass mass: Double, stiffness: Double, damping: Double, initialVelocity: Double,
    allowsOverdamping: Bool
  ) {
    self.mass = mass
    self.stiffness = stiffness
    self.damping = damping
    self.initialVelocity = initialVelocity
    self.allowsOverdamping = allowsOverdamping
  }

  /// The same spring, started at another speed (whole travels per second).
  public func withInitialVelocity(_ velocity: Double) -> CASpring {
    CASpring(
      knownMass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity,
      allowsOverdamping: allowsOverdamping)
  }

  /// ω₀ in radians per second.
  public var angularFrequency: Double { (stiffness / mass).squareRoot() }
  /// ζ, without unit; 1 is critical.
  public var dampingRatio: Double { damping / (2 * (stiffness * mass).squareRoot()) }
  /// The period of the undamped spring in seconds.
  public var perceptualDuration: Double { 2 * .pi / angularFrequency }
  /// How far the spring swings over, as `CASpringAnimation` reads it back: −1...1.
  public var bounce: Double {
    let ratio = dampingRatio
    return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
  }

  public var oscillator: DampedOscillator {
    guard damping.isFinite else { return DampedOscillator(decay: .infinity, frequency: 0) }
    return DampedOscillator(
      angularFrequency: angularFrequency, dampingRatio: dampingRatio,
      allowsOverdamping: allowsOverdamping)
  }

  /// `settlingDuration`: seconds until the spring stays within a thousandth of the travel.
  ///
  /// Infinite without damping (QuartzCore says FLT_MAX).
  public var settlingDuration: Double {
    Settling.coreAnimation(oscillator, target: 1, velocity: initialVelocity)
  }
}
