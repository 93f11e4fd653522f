import Geometry

/// When a spring has come to rest, as Apple's frameworks say it.
enum Settling {
  /// A thousandth of the travel: the threshold of `settlingDuration` and of the damping fit.
  static let threshold = 0.001

  /// `CASpringAnimation.settlingDuration` (measured to 1e-12).
  ///
  /// Under-damped: the envelope (1 + |B|)·e^(−λt) with B = (λ − v)/ω is down to the threshold; it
  /// is the sum of both amplitudes, hence a little late. Else: the first time on the accumulated
  /// grid of 0.1 s at which the distance is below the threshold, whence 0.9999999999999999 s.
  ///
  /// - Parameters:
  ///   - target: The travel. 0 for a spring that was only pushed: then the threshold is absolute
  ///     (ours: Core Animation has no such case).
  ///   - velocity: In the unit of the travel per second.
  static func coreAnimation(
    _ oscillator: DampedOscillator, target: Double, velocity: Double
  ) -> Double {
    guard oscillator.decay.isFinite else { return 0 }
    guard oscillator.decay > 0 else { return .infinity }
    let limit = target == 0 ? threshold : threshold * abs(target)
    if oscillator.frequency > 0 {
      let swing = abs(oscillator.decay * target - velocity) / oscillator.frequency
      return max(0, Double.log((abs(target) + swing) / limit) / oscillator.decay)
    }
    if target == 0, velocity == 0 { return 0 }
    var time = 0.0
    // A spring that needs longer than this is stopped here (ours).
    for _ in 0..<1_000_000 {
      time += 0.1
      let rest = target - oscillator.value(target: target, velocity: velocity, at: time)
      if abs(rest) < limit { return time }
    }
    return time
  }
}

extension Settling {
  /// SwiftUI's settling time to a thousandth of the travel, with Core Animation's scan where
  /// SwiftUI gives up (it looks 102.4 s ahead and then says 0).
  static func swiftUI(_ spring: Spring, target: Double, velocity: Double) -> Double {
    guard target != 0 || velocity != 0 else { return 0 }
    let limit = target == 0 ? threshold : threshold * abs(target)
    let settled = spring.settlingDuration(
      target: target, initialVelocity: velocity, epsilon: limit)
    guard settled == 0, spring.oscillator.decay.isFinite else { return settled }
    return coreAnimation(spring.oscillator, target: target, velocity: velocity)
  }
}
