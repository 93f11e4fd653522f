/// What a scroll view does by itself along one axis once the finger has left: free flight, edge,
/// bounce.
///
/// Free flight meets an edge with the speed it has there, and the bounce takes over (measured).
/// Content that comes back to an edge with speed to spare flies on inside (ours).
public struct ScrollRelease: Hashable, Sendable {
  private enum Course: Hashable {
    case flight(Deceleration)
    case bounce(EdgeBounce)
    case rest(Double)
  }

  private struct Leg: Hashable {
    var start: Double
    var course: Course
  }

  /// In order; the last one is the rest.
  private let legs: [Leg]
  /// Seconds until everything stands.
  public let duration: Double
  /// Where it stands then, in points.
  public let finalOffset: Double

  /// - Parameters:
  ///   - offset: In points, within the range or beyond it.
  ///   - velocity: Of the offset, in points per second.
  ///   - range: The offsets from edge to edge.
  ///   - bounces: Without it the content stops at an edge.
  public init(
    offset: Double, velocity: Double, range: ClosedRange<Double>,
    rate: DecelerationRate = .normal, bounces: Bool = true
  ) {
    var legs: [Leg] = []
    var (time, offset, velocity) = (0.0, offset, velocity)
    while true {
      let edge = min(max(offset, range.lowerBound), range.upperBound)
      let leavesRange =
        offset == edge
        && (offset == range.lowerBound && velocity < 0
          || offset == range.upperBound && velocity > 0)
      if offset != edge || leavesRange {
        guard bounces else {
          offset = edge
          break
        }
        let bounce = EdgeBounce(edge: edge, offset: offset, velocity: velocity)
        legs.append(Leg(start: time, course: .bounce(bounce)))
        guard offset != edge, let crossing = bounce.crossing, crossing < bounce.duration else {
          time += bounce.duration
          offset = edge
          break
        }
        velocity = bounce.velocity(at: crossing)
        time += crossing
        offset = edge
      } else {
        let flight = Deceleration(start: offset, velocity: velocity, rate: rate)
        legs.append(Leg(start: time, course: .flight(flight)))
        let ahead = velocity < 0 ? range.lowerBound : range.upperBound
        guard let hit = flight.time(atOffset: ahead), hit < flight.duration else {
          time += flight.duration
          offset = flight.finalOffset
          break
        }
        velocity = flight.velocity(at: hit)
        time += hit
        offset = ahead
      }
    }
    legs.append(Leg(start: time, course: .rest(offset)))
    self.legs = legs
    duration = time
    finalOffset = offset
  }

  /// The offset at a time in seconds since the release.
  public func offset(at time: Double) -> Double {
    let leg = leg(at: time)
    switch leg.course {
    case .flight(let flight): return flight.offset(at: time - leg.start)
    case .bounce(let bounce): return bounce.offset(at: time - leg.start)
    case .rest(let offset): return offset
    }
  }

  /// In points per second.
  public func velocity(at time: Double) -> Double {
    let leg = leg(at: time)
    switch leg.course {
    case .flight(let flight): return flight.velocity(at: time - leg.start)
    case .bounce(let bounce): return bounce.velocity(at: time - leg.start)
    case .rest: return 0
    }
  }

  private func leg(at time: Double) -> Leg {
    legs.last { $0.start <= time } ?? legs[0]
  }
}
