import Geometry

/// SwiftUI's `Animation.spring` family: the spring as SwiftUI itself integrates it.
///
/// The motion is a sequence of steps of 1/300 s, up to 2.5 % of the travel off the closed form
/// ``Spring``. Source: read from SwiftUI's FluidSpringAnimation; stiffness, step and end test are
/// its own.
public struct FluidSpring: Hashable, Sendable {
  /// Period of the undamped spring in seconds; also when the animation counts as complete.
  public let response: Double
  /// ζ. 0 never stops, 1 is critical.
  public let dampingFraction: Double
  /// Seconds over which the response of the spring that this one interrupts fades out.
  public let blendDuration: Double

  /// - Throws: ``ParameterError`` where response or blendDuration is below 0 s, dampingFraction is
  ///   below 0, or a number is not finite.
  public init(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) throws(ParameterError) {
    try ParameterError.check("response", response, "0 s or greater", response >= 0)
    try ParameterError.check(
      "dampingFraction", dampingFraction, "0 or greater", dampingFraction >= 0)
    try ParameterError.check("blendDuration", blendDuration, "0 s or greater", blendDuration >= 0)
    self.init(known: response, dampingFraction: dampingFraction, blendDuration: blendDuration)
  }

  /// `.spring(duration:bounce:blendDuration:)`.
  ///
  /// - Parameters:
  ///   - duration: The perceptual duration in seconds, 0 or greater.
  ///   - bounce: Above −1, up to 1.
  /// - Throws: ``ParameterError`` where one is out of range.
  public init(
    duration: Double, bounce: Double, blendDuration: Double = 0
  ) throws(ParameterError) {
    try ParameterError.check("duration", duration, "0 s or greater", duration >= 0)
    try ParameterError.check(
      "bounce", bounce, "above -1.0, up to 1.0", bounce > -1 && bounce <= 1)
    try ParameterError.check("blendDuration", blendDuration, "0 s or greater", blendDuration >= 0)
    self.init(
      known: duration, dampingFraction: Spring.dampingRatio(bounce: bounce),
      blendDuration: blendDuration)
  }

  init(known response: Double, dampingFraction: Double, blendDuration: Double) {
    self.response = response
    self.dampingFraction = dampingFraction
    self.blendDuration = blendDuration
  }

  /// The largest k, as SwiftUI bounds it.
  private static let stiffest = 45_000.0

  /// k of a unit mass. A response of 0 "requests an infinitely-stiff spring" (documented), which is
  /// as stiff as any may be.
  static func stiffness(response: Double) -> Double {
    guard response > 0 else { return stiffest }
    let frequency = 2 * .pi / response
    return min(frequency * frequency, stiffest)
  }

  /// The exact motion that the integrator approaches.
  var oscillator: DampedOscillator {
    DampedOscillator(
      angularFrequency: Self.stiffness(response: response).squareRoot(),
      dampingRatio: dampingFraction, allowsOverdamping: true)
  }

  /// Whether steps of 1/300 s can follow the spring: the drag of one step takes up no more than
  /// 1.5 times the velocity. From 2 on the steps swing ever higher; SwiftUI does not look.
  var isIntegrable: Bool {
    let stiffest = Self.stiffness(response: response)
    return 2 * stiffest.squareRoot() * dampingFraction / 300 <= 1.5
  }

  /// The response in force at a time after this spring took over from another one.
  ///
  /// - Parameter previousResponse: That of the spring taken over from; nil at a fresh start.
  func response(at time: Double, previousResponse: Double?) -> Double {
    guard let previousResponse, blendDuration > 0 else { return response }
    let x = min(max(time / blendDuration, 0), 1)
    let smoothstep = x * x * (3 - 2 * x)
    return response + (previousResponse - response) * (1 - smoothstep)
  }
}
