/// Where an animation stands at one instant.
public struct MediaMoment: Hashable, Sendable {
  public enum Phase: Hashable, Sendable {
    /// Not begun; the fill shows the start.
    case before
    /// Begun and not over, both ends included.
    case active
    /// Over; the fill shows the end.
    case after
  }

  public var phase: Phase
  /// The part of the duration that has gone by, 0...1, before any curve; falling on the way back.
  public var fraction: Double
  /// Whole cycles before the one that shows.
  public var completedCycles: Int
  /// Whether the second half of an autoreversing cycle shows.
  public var isReversing: Bool
}

extension MediaTiming {
  /// Two instants closer than this are one: starts and durations are whole nanoseconds.
  private static let instant = 0.5e-9

  /// What shows at a time of the parent, or nil where the animation does not.
  ///
  /// The end of the last cycle shows at the end itself, the start of the next one at the bounds
  /// between cycles.
  public func moment(at parentTime: Double) -> MediaMoment? {
    let elapsed = speed == 0 ? 0 : (parentTime - beginTime) * abs(speed)
    let active = activeDuration
    if elapsed < -Self.instant {
      switch fillMode {
      case .removed, .forwards: return nil
      case .backwards, .both: return moment(.before, afterElapsed: 0)
      }
    }
    if elapsed > active + Self.instant {
      switch fillMode {
      case .removed, .backwards: return nil
      case .forwards, .both: return moment(.after, afterElapsed: active)
      }
    }
    return moment(.active, afterElapsed: min(max(elapsed, 0), active))
  }

  private func moment(_ phase: MediaMoment.Phase, afterElapsed elapsed: Double) -> MediaMoment {
    let cycle = cycleDuration
    let local = (speed < 0 ? -elapsed : elapsed) + timeOffset
    var (index, time) = Self.wrap(local, around: cycle)
    // An end that falls on the bound of a cycle shows the cycle that ends there.
    let isAtEnd = elapsed >= activeDuration - Self.instant || speed == 0
    if time == 0, isAtEnd, speed >= 0, local > 0 {
      time = cycle
      index -= 1
    }
    let isReversing = autoreverses && time > effectiveDuration
    return MediaMoment(
      phase: phase, fraction: (isReversing ? cycle - time : time) / effectiveDuration,
      completedCycles: completedCycles(at: elapsed, wrappedIndex: index), isReversing: isReversing)
  }

  /// Cycles are counted as they are played: backwards and with an offset too.
  private func completedCycles(at elapsed: Double, wrappedIndex: Double) -> Int {
    guard speed < 0 || timeOffset != 0 else { return Int(clamping: wrappedIndex) }
    let (index, time) = Self.wrap(elapsed, around: cycleDuration)
    let endsHere = time == 0 && index > 0 && elapsed >= activeDuration - Self.instant
    return Int(clamping: endsHere ? index - 1 : index)
  }

  /// The cycle that a time falls into and the time within it, 0 at its start.
  private static func wrap(_ time: Double, around cycle: Double) -> (index: Double, time: Double) {
    guard cycle.isFinite, cycle > 0 else { return (0, time) }
    let nearest = (time / cycle).rounded()
    if abs(time - nearest * cycle) < instant { return (nearest, 0) }
    let index = (time / cycle).rounded(.down)
    return (index, min(max(time - index * cycle, 0), cycle))
  }
}

extension Int {
  /// The whole number nearest to a `Double` that may be beyond the range of `Int`.
  fileprivate init(clamping value: Double) {
    self = Int(exactly: value) ?? (value < 0 ? .min : .max)
  }
}
