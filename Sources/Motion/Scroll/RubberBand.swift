/// How far content follows a finger beyond its edge: b = (1 − 1/(c·x/d + 1))·d.
///
/// Measured on UIScrollView: c = 0.55 and d the length of the viewport reproduce every one of 118
/// positions of a drag once rounded to pixels.
public struct RubberBand: Hashable, Sendable {
  /// d in points: the limit that b approaches.
  public let limit: Double
  /// c: the part of the finger's way that the content goes at first.
  public let factor: Double

  public static let scrollViewFactor = 0.55

  /// - Parameter limit: Of a scroll view the length of its viewport; 0 or less lets nothing move.
  public init(limit: Double, factor: Double = RubberBand.scrollViewFactor) {
    self.limit = limit
    self.factor = factor
  }

  /// The overshoot that shows for a way of the finger beyond the edge, in points; odd in the way.
  public func offset(forTravel travel: Double) -> Double {
    guard limit > 0 else { return 0 }
    let x = abs(travel)
    let offset = (1 - 1 / (x * factor / limit + 1)) * limit
    return travel < 0 ? -offset : offset
  }

  /// How much the overshoot grows a point of the finger's way: db/dx = c / (c·x/d + 1)².
  public func slope(atTravel travel: Double) -> Double {
    guard limit > 0 else { return 0 }
    let root = abs(travel) * factor / limit + 1
    return factor / (root * root)
  }

  /// The way of the finger for an overshoot that shows: the inverse of ``offset(forTravel:)``.
  ///
  /// Infinite from the limit on.
  public func travel(forOffset offset: Double) -> Double {
    guard limit > 0, factor > 0, abs(offset) < limit else {
      return offset == 0 ? 0 : (offset < 0 ? -.infinity : .infinity)
    }
    let travel = (1 / (1 - abs(offset) / limit) - 1) * limit / factor
    return offset < 0 ? -travel : travel
  }
}
