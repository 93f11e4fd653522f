import Geometry

/// The equation of every spring here, solved: x'' + 2λx' + ω₀²(x − T) = 0 with x(0) = 0, x'(0) = v.
///
/// Evaluated in closed form, so the value at t does not depend on the frame rate or on which frame
/// came before. Source: the textbook solution; WebKit's SpringSolver and SwiftUI's `Spring` are
/// the same function.
public struct DampedOscillator: Hashable, Sendable {
  /// λ = ζω₀, per second; infinite for a spring that is at its target at once, below 0 for one whose
  /// motion grows.
  public let decay: Double
  /// ω, radians per second: √(ω₀² − λ²) where the spring is under-damped, 0 where it is critical,
  /// and −√(λ² − ω₀²) where it is over-damped. The sign is SwiftUI's.
  public let frequency: Double

  public init(decay: Double, frequency: Double) {
    self.decay = decay
    self.frequency = frequency
  }

  /// The oscillator with an undamped frequency ω₀ (rad/s, greater than 0) and a damping ratio.
  ///
  /// - Parameter allowsOverdamping: Without it a ratio above 1 is taken as 1, as
  ///   `CASpringAnimation` does (measured: damping 20 and 30 give the same frames).
  init(angularFrequency: Double, dampingRatio: Double, allowsOverdamping: Bool) {
    // 1 − ζ² of a spring that is meant to be critical is a few units in the last place.
    let rest = 1 - dampingRatio * dampingRatio
    if abs(rest) < 1e-14 || (rest < 0 && !allowsOverdamping) {
      self.init(decay: angularFrequency, frequency: 0)
    } else {
      let frequency = angularFrequency * abs(rest).squareRoot()
      self.init(
        decay: dampingRatio * angularFrequency, frequency: rest < 0 ? -frequency : frequency)
    }
  }

  /// ω₀ in radians per second.
  public var angularFrequency: Double {
    (decay * decay + frequency * abs(frequency)).squareRoot()
  }

  /// How far the spring has come at a time, in the unit of the target.
  ///
  /// - Parameters:
  ///   - target: T, the way from where the spring starts to where it rests.
  ///   - velocity: v, per second, in the unit of the target.
  ///   - time: Seconds since the start. At and before 0 the value is 0.
  public func value(target: Double, velocity: Double, at time: Double) -> Double {
    guard time > 0 else { return 0 }
    guard decay.isFinite else { return target }
    let basis = Basis(self, at: time)
    return target - target * basis.cosine - (decay * target - velocity) * basis.sine
  }

  /// The derivative of ``value(target:velocity:at:)`` in units per second.
  public func velocity(target: Double, velocity: Double, at time: Double) -> Double {
    guard time > 0 else { return velocity }
    guard decay.isFinite else { return 0 }
    let basis = Basis(self, at: time)
    let pull = decay * (decay * target - velocity) + frequency * abs(frequency) * target
    return velocity * basis.cosine + pull * basis.sine
  }

  /// e^(−λt)·cos ωt and e^(−λt)·sin(ωt)/ω, with their limits at ω = 0 and their hyperbolic
  /// counterparts where the spring is over-damped.
  private struct Basis {
    var cosine: Double
    var sine: Double

    init(_ oscillator: DampedOscillator, at time: Double) {
      let decay = oscillator.decay
      let frequency = oscillator.frequency
      let envelope = Double.exp(-decay * time)
      let angle = frequency * time
      if frequency > 0 {
        cosine = envelope * Double.cos(angle)
        sine = envelope * Double.sin(angle) / frequency
      } else if frequency == 0 {
        cosine = envelope
        sine = envelope * time
      } else if angle > -1 {
        cosine = envelope * Double.cosh(angle)
        sine = envelope * Double.sinh(angle) / frequency
      } else {
        // cosh would overflow before the envelope tames it.
        let slow = Double.exp((-decay - frequency) * time)
        let fast = Double.exp((-decay + frequency) * time)
        cosine = (slow + fast) / 2
        sine = (slow - fast) / (-2 * frequency)
      }
    }
  }
}
