public import Motion

/// The values of a `CAKeyframeAnimation`, not yet evaluated.
public struct Keyframes: Hashable, Sendable {
  public enum Course: Hashable, Sendable {
    /// One value after the other.
    case values([Formula])
    /// A position that follows SVG path data.
    case path(Formula, PathAnimation.RotationMode)
  }

  public var course: Course
  /// Fractions of the duration, never falling; nil spreads the keyframes evenly.
  public var keyTimes: [Formula]?
  /// One for each way between two keyframes; missing ones are linear.
  public var timings: [Timing]
  public var calculationMode: CalculationMode
  /// One a keyframe, for the cubic modes; missing ones are 0.
  public var tension: [Formula]
  public var continuity: [Formula]
  public var bias: [Formula]
  public var place: SourcePlace

  public init(
    _ course: Course, keyTimes: [Formula]? = nil, timings: [Timing] = [],
    calculationMode: CalculationMode = .linear, tension: [Formula] = [],
    continuity: [Formula] = [], bias: [Formula] = [], place: SourcePlace
  ) {
    self.course = course
    self.keyTimes = keyTimes
    self.timings = timings
    self.calculationMode = calculationMode
    self.tension = tension
    self.continuity = continuity
    self.bias = bias
    self.place = place
  }
}
