import Geometry

/// `SwiftUI.Spring`: a spring in closed form, with the properties SwiftUI returns.
///
/// Stored as SwiftUI stores it. Source: behaviour measured on SwiftUI.Spring (iOS 17) to 1e-15,
/// the odd ones included.
public struct Spring: Hashable, Sendable {
  /// λ and ω of the motion.
  public let oscillator: DampedOscillator
  public let mass: Double

  init(oscillator: DampedOscillator, mass: Double) {
    self.oscillator = oscillator
    self.mass = mass
  }

  /// Damping ratio of a bounce: 1 − b, or 1/(1 + b) where it is negative; infinite at −1.
  static func dampingRatio(bounce: Double) -> Double {
    if bounce <= -1 { return .infinity }
    if bounce < 0 { return 1 / (1 + bounce) }
    return bounce > 1 ? 0 : 1 - bounce
  }

  /// The settling time of SwiftUI: when the motion stays within epsilon of its target.
  ///
  /// Where it swings, the time at which the envelope ((|λT − v| + |T|)/ε) has decayed; else the
  /// first instant of a grid of 0.1 s from which on the distance stays below ε for more than a
  /// second, and 0 where there is none within 102.4 s (measured). Infinite without damping, 0 with one
  /// below 0, where the motion never settles.
  public func settlingDuration(
    target: Double = 1, initialVelocity: Double = 0, epsilon: Double = 0.001
  ) -> Double {
    let decay = oscillator.decay
    guard decay != 0 else { return .infinity }
    guard decay.isFinite else { return 0 }
    if oscillator.frequency > 0 {
      let envelope = abs(decay * target - initialVelocity) + abs(target)
      return max(0, Double.log(envelope / epsilon) / decay)
    }
    return scannedSettlingDuration(target: target, velocity: initialVelocity, epsilon: epsilon)
  }

  private func scannedSettlingDuration(
    target: Double, velocity: Double, epsilon: Double
  ) -> Double {
    var time = 0.0
    var settledAt: Double?
    for _ in 0..<1024 {
      let rest = target - value(target: target, initialVelocity: velocity, time: time)
      if abs(rest) >= epsilon {
        settledAt = nil
      } else if let start = settledAt {
        if time - start > 1 { return start }
      } else {
        settledAt = time
      }
      time += 0.1
    }
    return 0
  }
}
