import Motion

/// The own time of an animation: where in its duration it stands at a time of the film.
struct MotionClock: Hashable, Sendable {
  /// The time of a group, within the group around it.
  struct Group: Hashable, Sendable {
    /// In nanoseconds of the group around it, or of the film.
    var start: Int
    /// Its duration is above 0, its begin time 0.
    var timing: MediaTiming
  }

  struct Instant {
    /// Seconds of the animation's own duration that have gone by, backwards ones not counted.
    var elapsed: Double
    /// Own seconds a second of the film; negative on the way back.
    var rate: Double
    var completedCycles: Int
  }

  /// In nanoseconds of the innermost group, or of the film.
  var start: Int
  /// Of one cycle, in seconds; greater than 0.
  var duration: Double
  /// Nil plays once, from the start on and before the end.
  var media: MediaTiming?
  /// From the outside in.
  var groups: [Group] = []
  /// Of a layer with a time of its own; nil where that is the film's. Not in groups.
  var pace: LayerPace?

  /// Nil where the animation does not show.
  func instant(at filmTime: Double) -> Instant? {
    if let pace { return instant(elapsed: pace.elapsed(at: filmTime), rate: pace.rate) }
    var time = filmTime
    var rate = 1.0
    for group in groups {
      let timing = group.timing
      guard let moment = timing.moment(at: time - Double(group.start) / 1e9) else { return nil }
      time = moment.fraction * timing.duration
      rate *= timing.rate(moment)
    }
    return instant(elapsed: time - Double(start) / 1e9, rate: rate)
  }

  /// - Parameter time: Since it began, in seconds of the time around.
  private func instant(elapsed time: Double, rate: Double) -> Instant? {
    guard let media else {
      // A layer's time may go back to before it began.
      guard time >= 0 || pace != nil, time < duration else { return nil }
      return Instant(elapsed: max(0, time), rate: time < 0 ? 0 : rate, completedCycles: 0)
    }
    guard let moment = media.moment(at: time) else { return nil }
    return Instant(
      elapsed: moment.fraction * media.duration, rate: rate * media.rate(moment),
      completedCycles: moment.completedCycles)
  }
}

extension MediaTiming {
  /// Own seconds a second of the time around.
  fileprivate func rate(_ moment: MediaMoment) -> Double {
    switch moment.phase {
    case .before, .after: 0
    case .active: moment.isReversing ? -speed : speed
    }
  }
}
