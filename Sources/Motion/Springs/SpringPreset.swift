/// The springs with a name in SwiftUI.
///
/// Source: SwiftUI, Animation and Spring (documented durations; bounces read from its code).
public enum SpringPreset: String, CaseIterable, Hashable, Sendable {
  case smooth, snappy, bouncy, interactiveSpring, spring

  /// The perceptual duration without another one given, in seconds.
  public var defaultDuration: Double {
    switch self {
    case .smooth, .snappy, .bouncy, .spring: 0.5
    case .interactiveSpring: 0.15
    }
  }

  /// The bounce before `extraBounce` is added.
  public var baseBounce: Double {
    switch self {
    case .smooth, .spring: 0
    case .snappy, .interactiveSpring: 0.15
    case .bouncy: 0.3
    }
  }

  /// Seconds over which an interrupted spring's response fades out.
  public var blendDuration: Double {
    switch self {
    case .smooth, .snappy, .bouncy, .spring: 0
    case .interactiveSpring: 0.25
    }
  }

  /// The spring as SwiftUI integrates it.
  ///
  /// - Throws: ``ParameterError`` where the duration is below 0 s or the bounces' sum leaves −1...1.
  public func fluid(
    duration: Double? = nil, extraBounce: Double = 0
  ) throws(ParameterError) -> FluidSpring {
    try FluidSpring(
      duration: duration ?? defaultDuration, bounce: baseBounce + extraBounce,
      blendDuration: blendDuration)
  }

  /// The same spring in closed form.
  ///
  /// - Throws: ``ParameterError`` where the duration is below 0 s or the bounces' sum is not finite.
  public func analytic(
    duration: Double? = nil, extraBounce: Double = 0
  ) throws(ParameterError) -> Spring {
    try Spring(duration: duration ?? defaultDuration, bounce: baseBounce + extraBounce)
  }
}
