extension Spring {
  /// The spring with a perceptual duration and a bounce.
  ///
  /// - Parameters:
  ///   - duration: Period of the undamped spring in seconds, 0 or greater; at 0 the target is
  ///     reached at once.
  ///   - bounce: 0 is critical, 1 never stops, −1 is at its target at once; beyond these SwiftUI
  ///     takes the nearest.
  /// - Throws: ``ParameterError`` where the duration is below 0 or a number is not finite.
  public init(duration: Double = 0.5, bounce: Double = 0) throws(ParameterError) {
    try ParameterError.check("duration", duration, "0 s or greater", duration >= 0)
    try ParameterError.check("bounce", bounce, "a finite number", true)
    self.init(knownDuration: duration, ratio: Self.dampingRatio(bounce: bounce))
  }

  /// The spring with a response (the same as the perceptual duration) and a damping ratio.
  ///
  /// - Throws: ``ParameterError`` where one is below 0 or not finite.
  public init(response: Double, dampingRatio: Double) throws(ParameterError) {
    try ParameterError.check("response", response, "0 s or greater", response >= 0)
    try ParameterError.check("dampingRatio", dampingRatio, "0 or greater", dampingRatio >= 0)
    self.init(knownDuration: response, ratio: dampingRatio)
  }

  /// - Parameters:
  ///   - mass: Greater than 0.
  ///   - stiffness: Greater than 0.
  ///   - damping: 0 or greater.
  ///   - allowOverDamping: Without it, damping above the critical one is taken as critical.
  /// - Throws: ``ParameterError`` where one is out of range.
  public init(
    mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false
  ) throws(ParameterError) {
    try ParameterError.check("mass", mass, "> 0", mass > 0)
    try ParameterError.check("stiffness", stiffness, "> 0", stiffness > 0)
    try ParameterError.check("damping", damping, "0 or greater", damping >= 0)
    let square = stiffness / mass
    let decay = damping / (2 * mass)
    let rest = square - decay * decay
    let isCritical = abs(rest) < 1e-14 * square || (rest < 0 && !allowOverDamping)
    let root = abs(rest).squareRoot()
    self.init(
      oscillator: isCritical
        ? DampedOscillator(decay: square.squareRoot(), frequency: 0)
        : DampedOscillator(decay: decay, frequency: rest < 0 ? -root : root),
      mass: mass)
  }

  /// The spring that has settled to a thousandth after a time, found as UIKit finds it.
  ///
  /// SwiftUI takes the time within 0.01...10 s: 11 s give the spring of 10 s (measured).
  ///
  /// - Throws: ``ParameterError`` where the duration is not above 0 s or the ratio is below 0.01.
  public init(settlingDuration: Double, dampingRatio: Double) throws(ParameterError) {
    try ParameterError.check(
      "settlingDuration", settlingDuration, "> 0 s", settlingDuration > 0)
    let fitted = try FittedSpring(
      dampingRatio: dampingRatio, duration: min(max(settlingDuration, 0.01), 10))
    self.init(oscillator: fitted.spring.oscillator, mass: 1)
  }

  init(knownDuration duration: Double, ratio: Double) {
    guard duration > 0, ratio.isFinite else {
      self.init(oscillator: DampedOscillator(decay: .infinity, frequency: 0), mass: 1)
      return
    }
    self.init(
      oscillator: DampedOscillator(
        angularFrequency: 2 * .pi / duration, dampingRatio: ratio, allowsOverdamping: true),
      mass: 1)
  }
}
