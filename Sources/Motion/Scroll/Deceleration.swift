import Geometry

/// How much speed scrolling keeps each millisecond: `UIScrollView.DecelerationRate` (documented).
public enum DecelerationRate: String, CaseIterable, Hashable, Sendable {
  case normal, fast

  public var perMillisecond: Double {
    switch self {
    case .normal: 0.998
    case .fast: 0.99
    }
  }
}

/// Scrolling that goes on after the finger has left, until it is slower than 10 pt/s.
///
/// UIKit adds up v·d, v·d², v·d³… a millisecond; in closed form, with k = d / (1000 (1 − d)),
/// x(t) = x₀ + v·k·(1 − d^(1000t)). Measured on UIScrollView: within 0.31 pt (a pixel is 0.33) of
/// 186 frames of two releases, and exactly at rest where it rests. (The integral of d^(1000t) in
/// place of the sum is 1.7 pt off at the end.)
public struct Deceleration: Hashable, Sendable {
  /// The speed in pt/s at which scrolling stops (measured).
  public static let restSpeed = 10.0

  /// In points, at the release.
  public let start: Double
  /// In points per second, at the release.
  public let initialVelocity: Double
  public let rate: DecelerationRate

  public init(start: Double, velocity: Double, rate: DecelerationRate = .normal) {
    self.start = start
    initialVelocity = velocity
    self.rate = rate
  }

  /// Seconds until the speed is down to ``restSpeed``; 0 where it is at the start.
  public var duration: Double {
    let speed = abs(initialVelocity)
    guard speed > Self.restSpeed else { return 0 }
    return Double.log(Self.restSpeed / speed) / logarithm
  }

  /// The offset at a time in seconds since the release; that of rest from the end on.
  public func offset(at time: Double) -> Double {
    guard time < duration else { return finalOffset }
    return start + initialVelocity * reach * (1 - decay(at: time))
  }

  /// In points per second; 0 from the end on.
  public func velocity(at time: Double) -> Double {
    time < duration ? initialVelocity * decay(at: time) : 0
  }

  /// Where scrolling comes to rest, before rounding to pixels (measured: 2 of 2 releases).
  public var finalOffset: Double { start + movingVelocity * reach }

  /// What UIKit announces as `targetContentOffset`, before rounding to pixels (measured: 2 of 2);
  /// 0.05 % of the speed beyond ``finalOffset``.
  public var announcedTarget: Double { start - movingVelocity / logarithm }

  /// The way of a throw that never stops: what "Designing Fluid Interfaces" (WWDC 2018, session
  /// 803) calls the projection.
  public static func projectedDistance(velocity: Double, rate: DecelerationRate) -> Double {
    let d = rate.perMillisecond
    return velocity / 1000 * d / (1 - d)
  }

  /// The time at which an offset is passed, or nil where scrolling does not come that far.
  public func time(atOffset offset: Double) -> Double? {
    let way = offset - start
    if way == 0 { return 0 }
    let part = way / (initialVelocity * reach)
    guard part > 0, part < 1 else { return nil }
    let time = Double.log(1 - part) / logarithm
    return time <= duration ? time : nil
  }

  /// The part of the velocity that gets lost on the way to rest.
  private var movingVelocity: Double {
    let speed = max(abs(initialVelocity) - Self.restSpeed, 0)
    return initialVelocity < 0 ? -speed : speed
  }

  /// k: points for each pt/s that is lost.
  private var reach: Double { rate.perMillisecond / (1 - rate.perMillisecond) / 1000 }
  /// ln d a second; below 0.
  private var logarithm: Double { 1000 * .log(rate.perMillisecond) }
  private func decay(at time: Double) -> Double { .exp(logarithm * max(time, 0)) }
}
