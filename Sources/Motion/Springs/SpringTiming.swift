/// What a step's timing says of a spring, before it is known how far and how fast it goes.
public enum SpringTiming: Hashable, Sendable {
  /// `usingSpringWithDamping`: settles within its duration.
  case fitted(FittedSpring)
  /// `CASpringAnimation` and `UISpringTimingParameters(mass:stiffness:damping:initialVelocity:)`.
  case coreAnimation(CASpring)
  /// SwiftUI's springs in closed form.
  case analytic(Spring)
  /// `Animation.interpolatingSpring`: closed form, over-damped as critical.
  case interpolating(CASpring)
  /// SwiftUI's springs as SwiftUI integrates them.
  case fluid(FluidSpring)

  /// How long a step with this spring lasts, in seconds: the duration the spring is fitted to, the
  /// settling duration of a mass, the perceptual duration (logical completion) of SwiftUI's.
  ///
  /// Infinite for a mass without damping.
  public var logicalDuration: Double {
    switch self {
    case .fitted(let spring): spring.duration
    case .coreAnimation(let spring): spring.settlingDuration
    case .analytic(let spring): spring.duration
    case .interpolating(let spring): spring.perceptualDuration
    case .fluid(let spring): spring.response
    }
  }

  /// The speed a spring starts with where nothing else is said, in whole travels per second.
  public var initialVelocity: Double {
    switch self {
    case .fitted(let spring): spring.initialVelocity
    case .coreAnimation(let spring), .interpolating(let spring): spring.initialVelocity
    case .analytic, .fluid: 0
    }
  }

  /// The motion over a distance.
  ///
  /// - Parameters:
  ///   - distance: From where the value stands to where it goes, in the value's unit.
  ///   - velocity: In that unit per second; nil for the spring's own ``initialVelocity``.
  ///   - unitScale: By how much SwiftUI enlarges the value before it judges a fluid spring's rest:
  ///     128 for points, 1 for plain numbers. The others do not read it.
  ///   - previousResponse: The response of the fluid spring that this one takes over from.
  public func motion(
    distance: Double, velocity: Double? = nil, unitScale: Double = 1,
    previousResponse: Double? = nil
  ) -> SpringMotion {
    SpringMotion(
      self, distance: distance, velocity: velocity ?? initialVelocity * distance,
      unitScale: unitScale, previousResponse: previousResponse)
  }
}
