extension Spring {
  /// The perceptual duration: the period of the undamped spring in seconds.
  public var duration: Double { 2 * .pi / oscillator.angularFrequency }
  /// The same under its older name.
  public var response: Double { duration }
  /// ζ, without unit.
  public var dampingRatio: Double { oscillator.decay * duration / (2 * .pi) }
  /// 1 − ζ, or 1/ζ − 1 where the spring is over-damped.
  public var bounce: Double {
    oscillator.frequency < 0 ? 1 / dampingRatio - 1 : 1 - dampingRatio
  }
  /// As SwiftUI returns it: m(ω² + λ²), which is not k where the spring is over-damped (measured).
  public var stiffness: Double {
    let (decay, frequency) = (oscillator.decay, oscillator.frequency)
    return mass * (frequency * frequency + decay * decay)
  }
  /// c = 2mλ.
  public var damping: Double { 2 * mass * oscillator.decay }

  /// The way covered at a time, from 0 towards the target.
  public func value(target: Double, initialVelocity: Double = 0, time: Double) -> Double {
    oscillator.value(target: target, velocity: initialVelocity, at: time)
  }

  /// The speed at a time: the derivative of the value.
  public func velocity(target: Double, initialVelocity: Double = 0, time: Double) -> Double {
    oscillator.velocity(target: target, velocity: initialVelocity, at: time)
  }

  /// The force on the mass at a place and a speed.
  public func force(target: Double, position: Double, velocity: Double) -> Double {
    (target - position) * stiffness - velocity * damping
  }

  /// Moves a value and its speed on by a time, towards the target.
  public func update(
    value: inout Double, velocity: inout Double, target: Double, deltaTime: Double
  ) {
    let distance = target - value
    let start = velocity
    velocity = self.velocity(target: distance, initialVelocity: start, time: deltaTime)
    value += self.value(target: distance, initialVelocity: start, time: deltaTime)
  }
}
