/// How far content can be scrolled along one axis, and how it follows a finger beyond.
public struct ScrollRange: Hashable, Sendable {
  /// The content offsets from edge to edge.
  public let offsets: ClosedRange<Double>
  /// The length of the viewport in points, which the rubber band is measured by.
  public let viewport: Double
  /// Without it the content stops at its edges.
  public let bounces: Bool

  public init(offsets: ClosedRange<Double>, viewport: Double, bounces: Bool = true) {
    self.offsets = offsets
    self.viewport = viewport
    self.bounces = bounces
  }

  private var band: RubberBand { RubberBand(limit: bounces ? viewport : 0) }

  /// The offset nearest to one that lies within the range.
  public func clamped(_ offset: Double) -> Double {
    min(max(offset, offsets.lowerBound), offsets.upperBound)
  }

  /// The offset that shows where the finger asks for another.
  public func offset(forWanted wanted: Double) -> Double {
    let edge = clamped(wanted)
    return edge + band.offset(forTravel: wanted - edge)
  }

  /// The offset the finger asks for where one shows: the inverse of ``offset(forWanted:)``, for a
  /// finger that catches content beyond its edge. What no finger can reach is the edge.
  public func wanted(forOffset offset: Double) -> Double {
    let edge = clamped(offset)
    let travel = band.travel(forOffset: offset - edge)
    return travel.isFinite ? edge + travel : edge
  }

  /// How far the content moves for a point of the finger: 1 within, less and less beyond.
  public func slope(atWanted wanted: Double) -> Double {
    let travel = abs(wanted - clamped(wanted))
    guard travel > 0 else { return 1 }
    return band.slope(atTravel: travel)
  }

  /// Where scrolling by whole viewports comes to rest.
  ///
  /// The page nearest to where free flight would lead, at most one from the page the drag started
  /// at (ours; UIKit does not say how it chooses).
  ///
  /// - Parameters:
  ///   - start: The offset when the drag started.
  ///   - velocity: Of the offset at the release, in points per second.
  public func pageOffset(from start: Double, offset: Double, velocity: Double) -> Double {
    guard viewport > 0 else { return clamped(offset) }
    let projected = offset + Deceleration.projectedDistance(velocity: velocity, rate: .normal)
    let page = (start / viewport).rounded()
    let wanted = (projected / viewport).rounded()
    return clamped(min(max(wanted, page - 1), page + 1) * viewport)
  }
}
