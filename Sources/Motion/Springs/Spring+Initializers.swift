extension Spring {
  /// The spring with a perceptual duration and a bounce.
  ///
  /// - Parameters:
  ///   - duration: Period of the undamped spring in seconds; at 0 the target is reached at once.
  ///     Below 0 the spring with bounce 0 runs away from its target, and says the period without its
  ///     sign, a bounce of 2 and a damping below 0 (measured); with another bounce ω would get the
  ///     sign of the other kind of damping, of which nothing is known.
  ///   - bounce: 0 is critical, 1 never stops, −1 is at its target at once; beyond these SwiftUI
  ///     takes the nearest.
  /// - Throws: ``ParameterError`` where the duration is below 0 with another bounce than 0, or a number
  ///   is not finite.
  public init(duration: Double = 0.5, bounce: Double = 0) throws(ParameterError) {
    try ParameterError.check(
      "duration", duration, "0 s or greater, or below 0 with a bounce of 0",
      duration >= 0 || bounce == 0)
    try ParameterError.check("bounce", bounce, "a finite number", true)
    self.init(knownDuration: duration, ratio: Self.dampingRatio(bounce: bounce))
  }

  /// The spring with a response (the same as the perceptual duration) and a damping ratio.
  ///
  /// - Parameters:
  ///   - response: In seconds, 0 or greater.
  ///   - dampingRatio: Greater than −1; below 0 the swings grow, as SwiftUI has it (read from its
  ///     code).
  /// - Throws: ``ParameterError`` where one is out of range or not finite.
  public init(response: Double, dampingRatio: Double) throws(ParameterError) {
    try ParameterError.check("response", response, "0 s or greater", response >= 0)
    try ParameterError.check(
      "dampingRatio", dampingRatio, "greater than -1", dampingRatio > -1)
    self.init(knownDuration: response, ratio: dampingRatio)
  }

  /// SwiftUI takes a mass or a stiffness below 0 too, and then tells a damping ratio and a bounce that
  /// its formulas for them do not give; how such a spring moves is not known.
  ///
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
    guard duration != 0, ratio.isFinite else {
      self.init(oscillator: DampedOscillator(decay: .infinity, frequency: 0), mass: 1)
      return
    }
    self.init(
      oscillator: DampedOscillator(
        angularFrequency: 2 * .pi / duration, dampingRatio: ratio, allowsOverdamping: true),
      mass: 1)
  }
}
