import Motion

/// Springs that were made before: of a film's many most are alike, and to fit one to its duration or
/// to integrate one until it rests takes longer than all else of its animation.
struct KnownSprings {
  /// All that a motion depends on.
  struct Start: Hashable {
    var spring: SpringTiming
    var distance: Double
    /// Nil for the spring's own.
    var velocity: Double?
    var unitScale: Double
    var previousResponse: Double?
  }

  private struct Fit: Hashable {
    var dampingRatio: Double
    var initialVelocity: Double
    var duration: Double
  }

  private var motions: [Start: SpringMotion] = [:]
  private var fits: [Fit: FittedSpring] = [:]

  mutating func motion(_ start: Start) -> SpringMotion {
    if let known = motions[start] { return known }
    let motion = start.spring.motion(
      distance: start.distance, velocity: start.velocity, unitScale: start.unitScale,
      previousResponse: start.previousResponse)
    motions[start] = motion
    return motion
  }

  mutating func fitted(
    dampingRatio: Double, initialVelocity: Double, duration: Double
  ) throws(ParameterError) -> FittedSpring {
    let fit = Fit(
      dampingRatio: dampingRatio, initialVelocity: initialVelocity, duration: duration)
    if let known = fits[fit] { return known }
    let spring = try FittedSpring(
      dampingRatio: dampingRatio, initialVelocity: initialVelocity, duration: duration)
    fits[fit] = spring
    return spring
  }
}
