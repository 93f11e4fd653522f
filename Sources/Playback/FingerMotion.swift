import Expressions
import Geometry
import Motion

/// A number that a finger moves, or what it has set off: a function of time in closed form.
struct FingerMotion: Hashable, Sendable {
  enum Course: Hashable, Sendable {
    /// From a number on, with an even change a second.
    case line(from: Double, velocity: Double)
    /// The offset of content under a finger: where the finger wants it at the start, the change of
    /// that a second, and how far content follows.
    case pull(from: Double, velocity: Double, ScrollRange)
    /// The offset of content that moves by itself.
    case release(ScrollRelease)
    /// The same on its way to a page.
    case page(EdgeBounce)
    /// The height of a sheet under a finger, as in `pull`.
    case sheetPull(from: Double, velocity: Double, SheetTranslation, ClosedRange<Double>)
    /// The height of a sheet on its way to where it rests.
    case sheetSpring(from: Double, to: Double, SpringMotion)
    /// The same along a curve, over a duration in seconds.
    case sheetCurve(from: Double, to: Double, TimingCurve, duration: Double)
  }

  /// In nanoseconds.
  var start: Int
  /// In nanoseconds; from then on nothing moves, or something else follows.
  var end: Int
  var course: Course
  /// Whether it gives the change a second of the course, not the number itself.
  var isSpeed = false

  init(_ course: Course, start: Int, end: Int, isSpeed: Bool = false) {
    self.course = course
    self.start = start
    self.end = end
    self.isSpeed = isSpeed
  }

  /// At a time in seconds of the film.
  func value(at time: Double) -> Double {
    var local = time - Double(start) / 1e9
    // 0.7 − 0.2 is less than 0.5: at its end a motion has come all the way.
    if time >= Double(end) / 1e9 { local = max(local, Double(end - start) / 1e9) }
    return isSpeed ? speed(at: local) : number(at: local)
  }

  /// Change a second at a time of the film; of a speed nothing is known, 0.
  func velocity(at time: Double) -> Double {
    isSpeed ? 0 : speed(at: time - Double(start) / 1e9)
  }

  private func number(at time: Double) -> Double {
    switch course {
    case .line(let from, let velocity): return from + velocity * time
    case .pull(let from, let velocity, let range):
      return range.offset(forWanted: from + velocity * time)
    case .release(let release): return release.offset(at: time)
    case .page(let bounce): return bounce.offset(at: time)
    case .sheetPull(let from, let velocity, let translation, let range):
      return translation.height(for: from + velocity * time, in: range)
    case .sheetSpring(let from, let to, let motion):
      return time < motion.settlingDuration ? from + motion.value(at: time) : to
    case .sheetCurve(let from, let to, let curve, let duration):
      guard time < duration else { return to }
      return from + (to - from) * curve.progress(at: time, duration: duration)
    }
  }

  private func speed(at time: Double) -> Double {
    switch course {
    case .line(_, let velocity): return velocity
    case .pull(let from, let velocity, let range):
      return velocity * range.slope(atWanted: from + velocity * time)
    case .release(let release): return release.velocity(at: time)
    case .page(let bounce): return bounce.velocity(at: time)
    case .sheetPull:
      // Of logarithms and bands alike; a micron of time is far below what shows.
      let step = 1e-6
      return (number(at: time + step) - number(at: time - step)) / (2 * step)
    case .sheetSpring(_, _, let motion): return motion.velocity(at: time)
    case .sheetCurve(let from, let to, let curve, let duration):
      return time < duration ? (to - from) * curve.velocity(at: time, duration: duration) : 0
    }
  }
}
