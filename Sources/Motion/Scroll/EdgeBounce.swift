import Geometry

/// Content beyond its edge on its way back: a critically damped spring.
///
/// x(t) = (x₀ + (v₀ + ωx₀)·t)·e^(−ωt). Fitted to 91 frames of two bounces of UIScrollView with
/// ω = 10.92 per second: at most 0.32 pt off (a pixel is 0.33).
public struct EdgeBounce: Hashable, Sendable {
  /// ω in radians per second (fitted).
  public static let angularFrequency = 10.92
  /// At rest the content is less than this many points off its edge…
  public static let restDistance = 0.05
  /// … and slower than this many pt/s; from then on it is exactly at the edge (ours).
  public static let restSpeed = 1.0

  /// In points.
  public let edge: Double
  /// From the edge, in points.
  public let distance: Double
  /// In points per second.
  public let initialVelocity: Double
  /// Seconds until rest.
  public let duration: Double

  public init(edge: Double, offset: Double, velocity: Double) {
    self.edge = edge
    distance = offset - edge
    initialVelocity = velocity
    duration = Self.restTime(distance: offset - edge, velocity: velocity)
  }

  private static let oscillator = DampedOscillator(decay: angularFrequency, frequency: 0)

  /// The offset at a time in seconds; exactly the edge from the end on.
  public func offset(at time: Double) -> Double {
    guard time < duration else { return edge }
    return edge + Self.distance(distance, initialVelocity, at: time)
  }

  /// In points per second; 0 from the end on.
  public func velocity(at time: Double) -> Double {
    guard time < duration else { return 0 }
    return Self.oscillator.velocity(target: -distance, velocity: initialVelocity, at: time)
  }

  /// The velocity in pt/s with which content starts that a finger lets go beyond its edge.
  ///
  /// Inward with 7.26 per second of the distance, or with its own speed where that is higher; a
  /// speed outward is lost. Measured on one release of UIScrollView: 235 pt beyond the edge content
  /// started back with 1706 pt/s, though the finger had moved outward last. Why is not known.
  public static func releaseVelocity(distance: Double, velocity: Double) -> Double {
    let inward = -releaseRate * distance
    return distance < 0 ? max(inward, velocity) : min(inward, velocity)
  }

  private static let releaseRate = 7.26

  /// When the content comes back to its edge with speed to spare, or nil where it only nears it.
  public var crossing: Double? {
    let slope = initialVelocity + Self.angularFrequency * distance
    guard distance * slope < 0 else { return nil }
    return -distance / slope
  }

  private static func distance(_ start: Double, _ velocity: Double, at time: Double) -> Double {
    start + oscillator.value(target: -start, velocity: velocity, at: time)
  }

  /// The first time from which on both limits are kept. Looked for from the far end, in steps of
  /// 1/256 s and then by bisection.
  private static func restTime(distance start: Double, velocity: Double) -> Double {
    func isMoving(_ time: Double) -> Bool {
      let speed = oscillator.velocity(target: -start, velocity: velocity, at: time)
      return abs(distance(start, velocity, at: time)) >= restDistance || abs(speed) >= restSpeed
    }
    var rest = 1.0
    while isMoving(rest) { rest *= 2 }
    var moving = rest
    while isMoving(moving) == false {
      guard moving > 0 else { return 0 }
      rest = moving
      moving -= 0x1p-8
    }
    for _ in 0..<40 {
      let middle = (moving + rest) / 2
      if isMoving(middle) { moving = middle } else { rest = middle }
    }
    return rest
  }
}
