/// When an animation runs and what part of it shows: `CAMediaTiming`.
///
/// With T = (t − beginTime)·|speed| the animation shows for 0 ≤ T ≤ ``activeDuration``, beyond
/// that by its fill mode. Its own time is T (backwards where the speed is negative) plus the
/// offset, wrapped around the cycle. Measured on QuartzCore: all of it, the ends included.
public struct MediaTiming: Hashable, Sendable {
  /// What shows before the start and after the end.
  public enum FillMode: String, CaseIterable, Hashable, Sendable {
    case removed, forwards, backwards, both
  }

  /// The duration of an animation that has none: that of the implicit transaction, in seconds.
  public static let defaultDuration = 0.25

  /// In the parent's time, in seconds.
  public var beginTime: Double
  /// In seconds; 0 stands for the group's duration, or ``defaultDuration`` outside a group.
  public var duration: Double
  /// Own seconds per parent's second. Negative plays backwards, 0 stands still at the offset.
  public var speed: Double
  /// Seconds of the cycle that are skipped at the start and come at its end: it wraps around.
  public var timeOffset: Double
  /// How often the cycle plays, forth and back counting as one; may be a fraction or infinite,
  /// 0 is once.
  public var repeatCount: Double
  /// How long the cycle repeats, in own seconds; 0 leaves it to ``repeatCount``.
  public var repeatDuration: Double
  /// Whether each cycle plays forth and then back, and so lasts twice the duration.
  public var autoreverses: Bool
  public var fillMode: FillMode

  /// The defaults are those of `CAAnimation` (measured).
  public init(
    beginTime: Double = 0, duration: Double = 0, speed: Double = 1, timeOffset: Double = 0,
    repeatCount: Double = 0, repeatDuration: Double = 0, autoreverses: Bool = false,
    fillMode: FillMode = .removed
  ) {
    self.beginTime = beginTime
    self.duration = duration
    self.speed = speed
    self.timeOffset = timeOffset
    self.repeatCount = repeatCount
    self.repeatDuration = repeatDuration
    self.autoreverses = autoreverses
    self.fillMode = fillMode
  }

  var effectiveDuration: Double { duration > 0 ? duration : Self.defaultDuration }

  /// Once forth, or forth and back, in own seconds.
  public var cycleDuration: Double { effectiveDuration * (autoreverses ? 2 : 1) }

  /// All repetitions in own seconds. `repeatDuration` wins over `repeatCount` and is not doubled
  /// by `autoreverses`.
  public var activeDuration: Double {
    if repeatDuration > 0 { return repeatDuration }
    return cycleDuration * (repeatCount > 0 ? repeatCount : 1)
  }

  /// How long the animation shows in the parent's seconds; infinite where it stands still.
  public var visibleDuration: Double {
    speed == 0 ? .infinity : activeDuration / abs(speed)
  }

  /// The parent's time at which the animation is over.
  public var endTime: Double { beginTime + visibleDuration }
}
