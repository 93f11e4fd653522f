import Geometry
import Motion
import SceneModel

/// A group that was started: steps in a time of their own.
struct GroupFrame {
  /// From the outside in; its own is the last.
  var clocks: [MotionClock.Group]
  /// In nanoseconds of the film.
  var start: Int
  /// When the outermost group started.
  var outerStart: Int
  /// When nothing of it shows any more; `Int.max` without end.
  var end: Int
  /// Own seconds a second of the film, the direction left out; 0 where it stands still.
  var rate: Double
  /// In own nanoseconds.
  var duration: Int

  /// The own time of an instant on its first run, in nanoseconds.
  func localTime(at time: Int) -> Int {
    rate == 1 ? time - start : Nanoseconds.whole(Double(time - start) * rate)
  }

  /// How long a stretch of its own time takes in the film on its first run.
  func filmLength(of length: Int) -> Int {
    if rate == 1 { return length }
    return rate == 0 ? 0 : Nanoseconds.whole(Double(length) / rate)
  }
}

extension Compiler {
  /// Starts a group: its steps run in its own time, and it lasts as long as it says.
  ///
  /// The steps are carried out once, on the first run; what they animate follows the group's time.
  mutating func start(_ group: AnimationGroup, in work: Work, at time: Int) throws(Diagnostic) {
    let duration = try seconds(group.duration, of: nil, at: time) ?? 0
    guard duration > 0 else {
      throw Diagnostic(
        .error, .outOfRange, at: group.duration.place,
        "a group's duration is 0, must be greater than 0 s")
    }
    memo.begin(at: Double(time) / 1e9)
    var timing = try media(group.media, of: nil)
    timing.duration = Double(duration) / 1e9
    let outer = work.group.map { groups[$0] }
    let rate = (outer?.rate ?? 1) * abs(timing.speed)
    guard rate == 0 || MediaTiming.allowedSpeeds.contains(rate) else {
      throw Diagnostic(
        .error, .outOfRange, at: group.media.speed?.place ?? group.duration.place,
        "with the groups around it the group's speed is \(rate.shortestText), must be 0, or"
          + " \(MediaTiming.speedWords)")
    }
    let clock = MotionClock.Group(start: outer?.localTime(at: time) ?? time, timing: timing)
    let length = outer?.filmLength(of: timing.length) ?? timing.length
    var end = timing.visibleDuration.isFinite ? time + length : Int.max
    if !group.media.isRemovedOnCompletion, !timing.fillMode.fillsBeforeOnly { end = Int.max }
    groups.append(
      GroupFrame(
        clocks: (outer?.clocks ?? []) + [clock], start: time, outerStart: outer?.outerStart ?? time,
        end: outer?.end ?? end, rate: rate, duration: duration))
    let number = groups.count - 1
    if group.isParallel {
      for (branch, step) in group.steps.enumerated() {
        start([step], branch: branch, in: work, group: number, at: time)
      }
    } else {
      start(group.steps, branch: 0, in: work, group: number, at: time)
    }
    arrive(at: work.join, time: time + length)
  }
}

extension MediaTiming.FillMode {
  fileprivate var fillsBeforeOnly: Bool {
    switch self {
    case .removed, .backwards: true
    case .forwards, .both: false
    }
  }
}
