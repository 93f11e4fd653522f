import Expressions
import Geometry
import Motion

/// One animation of one quantity, in closed form.
struct Segment: Hashable, Sendable {
  /// How its value joins the one below: the model, or an earlier animation's.
  enum Mix: Hashable, Sendable {
    case replace
    /// Added, less a value it is relative to.
    case add(less: Double)
  }

  /// In nanoseconds; nothing of it shows before.
  var start: Int
  /// In nanoseconds; nothing of it shows from then on, of an explicit one just afterwards.
  /// `Int.max` where it shows for good.
  var end: Int
  /// In nanoseconds; nothing moves from then on. `Int.max` where it never rests.
  var rest: Int
  /// Whether it was added over a model that stays.
  var isExplicit = false
  /// Whether its fill goes on for good.
  var staysAtEnd = false
  var clock: MotionClock
  var curve: TimingCurve
  var course: Course
  var mix = Mix.replace
  /// Whether each cycle starts where the one before ended.
  var isCumulative = false
  /// The compiler's number of the innermost group it is in.
  var group: Int?

  func shows(at time: Double) -> Bool {
    guard time >= Double(start) / 1e9 else { return false }
    guard end < Int.max else { return true }
    // Instants are whole nanoseconds; an explicit animation shows its end.
    return isExplicit ? time <= Double(end) / 1e9 + 0.5e-9 : time < Double(end) / 1e9
  }

  /// What shows at a time in seconds over a value below.
  func applied(to below: Value, at time: Double) -> Value {
    guard shows(at: time), let instant = clock.instant(at: time),
      var value = course.value(at: instant.elapsed, duration: clock.duration, curve: curve)
    else { return below }
    if isCumulative, instant.completedCycles > 0, let gain = gain {
      value = value.sum(gain.scaled(by: Double(instant.completedCycles)))
    }
    switch mix {
    case .replace: return value
    case .add(let reference):
      guard case .number(let number) = value, case .number(let under) = below else {
        return below.sum(value)
      }
      return .number(reference == under ? number : under + (number - reference))
    }
  }

  /// What a completed cycle adds: the end, or the start where the cycle comes back (measured).
  private var gain: Value? {
    clock.media?.autoreverses ?? false ? course.start : course.end
  }

  /// Change a second at a time, in the numbers of a form.
  func velocity(in form: NumberForm, at time: Double, over below: Value) -> [Double] {
    guard shows(at: time), let instant = clock.instant(at: time) else {
      return form.numbers(of: below).map { _ in 0 }
    }
    if let own = course.velocity(
      in: form, at: instant.elapsed, duration: clock.duration, curve: curve)
    {
      return own.map { $0 * instant.rate }
    }
    return Self.derivative(at: time, since: Double(start) / 1e9) {
      form.numbers(of: applied(to: below, at: $0))
    }
  }

  /// The one-sided derivative of numbers just before a time; 0 where less than the two steps of
  /// 1 µs it takes lie since the start.
  ///
  /// Second order: (3f(t) − 4f(t − h) + f(t − 2h)) / 2h.
  static func derivative(
    at time: Double, since start: Double, of value: (Double) -> [Double]
  ) -> [Double] {
    let step = 1e-6
    let now = value(time)
    guard time - 2 * step >= start else { return now.map { _ in 0 } }
    let (before, earlier) = (value(time - step), value(time - 2 * step))
    return now.indices.map { index in
      (3 * now[index] - 4 * before[index] + earlier[index]) / (2 * step)
    }
  }

  /// The same motion relative to a model value it leads to; nil where values cannot be added or
  /// the motion does not end there.
  func relative(to model: Value) -> Segment? {
    guard case .replace = mix else { return self }
    guard !isExplicit, rest < Int.max, case .number(let reference) = model else { return nil }
    var segment = self
    segment.mix = .add(less: reference)
    return segment
  }
}
