public import Motion

/// The properties of `CAMediaTiming` beside the duration, their numbers not yet evaluated.
public struct MediaFormulas: Hashable, Sendable {
  /// Own seconds a second; nil is 1. Negative plays backwards, 0 stands still at the offset.
  public var speed: Formula?
  /// In seconds; nil is 0.
  public var timeOffset: Formula?
  /// Infinite for an endless animation; nil is once.
  public var repeatCount: Formula?
  /// In seconds; wins over `repeatCount`.
  public var repeatDuration: Formula?
  public var autoreverses: Bool
  public var fillMode: MediaTiming.FillMode
  /// Whether the fill after the end is not seen, as the animation is gone by then.
  public var isRemovedOnCompletion: Bool

  public init(
    speed: Formula? = nil, timeOffset: Formula? = nil, repeatCount: Formula? = nil,
    repeatDuration: Formula? = nil, autoreverses: Bool = false,
    fillMode: MediaTiming.FillMode = .removed, isRemovedOnCompletion: Bool = true
  ) {
    self.speed = speed
    self.timeOffset = timeOffset
    self.repeatCount = repeatCount
    self.repeatDuration = repeatDuration
    self.autoreverses = autoreverses
    self.fillMode = fillMode
    self.isRemovedOnCompletion = isRemovedOnCompletion
  }
}

/// Steps that run in a time of their own and are cut off by its end: `CAAnimationGroup`.
public struct AnimationGroup: Hashable, Sendable {
  public var steps: [Step]
  /// Whether all start together, or one after the other.
  public var isParallel: Bool
  /// In seconds, greater than 0.
  public var duration: Formula
  public var media: MediaFormulas

  public init(steps: [Step], isParallel: Bool, duration: Formula, media: MediaFormulas) {
    self.steps = steps
    self.isParallel = isParallel
    self.duration = duration
    self.media = media
  }
}
