/// A spring on its way: how far it goes and how fast it starts are known.
///
/// The value starts at 0 and rests at the distance; it is a pure function of time.
public struct SpringMotion: Hashable, Sendable {
  private enum Course: Hashable {
    case closedForm(DampedOscillator)
    case sampled(FluidSpringSamples)
  }

  public let timing: SpringTiming
  /// The whole way, in the value's unit.
  public let distance: Double
  /// In the value's unit per second.
  public let initialVelocity: Double
  /// When the spring is at rest, in seconds; from then on the value is exactly the distance.
  ///
  /// Infinite for a spring in closed form without damping.
  public let settlingDuration: Double
  private let course: Course

  init(
    _ timing: SpringTiming, distance: Double, velocity: Double, unitScale: Double,
    previousResponse: Double?
  ) {
    self.timing = timing
    self.distance = distance
    initialVelocity = velocity
    switch timing {
    case .fitted(let spring):
      // Of a push without a way the stiffness cannot depend: there is no travel to measure it by.
      let relative = distance == 0 ? 0 : velocity / distance
      course = .closedForm(spring.withInitialVelocity(relative).spring.oscillator)
      settlingDuration = spring.duration
    case .coreAnimation(let spring), .interpolating(let spring):
      let oscillator = spring.oscillator
      course = .closedForm(oscillator)
      settlingDuration = Settling.coreAnimation(oscillator, target: distance, velocity: velocity)
    case .analytic(let spring):
      course = .closedForm(spring.oscillator)
      settlingDuration = Settling.swiftUI(spring, target: distance, velocity: velocity)
    case .fluid(let spring) where !spring.isIntegrable:
      let exact = Spring(oscillator: spring.oscillator, mass: 1)
      course = .closedForm(exact.oscillator)
      settlingDuration = Settling.swiftUI(exact, target: distance, velocity: velocity)
    case .fluid(let spring):
      let samples = FluidSpringSamples(
        spring, target: distance, velocity: velocity, unitScale: unitScale,
        previousResponse: previousResponse)
      course = .sampled(samples)
      settlingDuration = samples.settlingDuration
    }
  }

  /// How long the step of this spring lasts; see ``SpringTiming/logicalDuration``.
  ///
  /// Of a mass it is this motion's own settling duration.
  public var logicalDuration: Double {
    switch timing {
    case .coreAnimation: settlingDuration
    case .fitted, .analytic, .interpolating, .fluid: timing.logicalDuration
    }
  }

  /// The way covered at a time in seconds since the start: 0 until then, exactly the distance from
  /// the settling duration on.
  public func value(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    guard time < settlingDuration else { return distance }
    switch course {
    case .closedForm(let oscillator):
      return oscillator.value(target: distance, velocity: initialVelocity, at: time)
    case .sampled(let samples):
      return samples.value(at: time)
    }
  }

  /// The speed in the value's unit per second: that of the start until then, 0 at rest.
  public func velocity(at time: Double) -> Double {
    guard time < settlingDuration else { return 0 }
    switch course {
    case .closedForm(let oscillator):
      return oscillator.velocity(target: distance, velocity: initialVelocity, at: time)
    case .sampled(let samples):
      return samples.velocity(at: time)
    }
  }
}
