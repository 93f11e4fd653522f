import Expressions
import Geometry
import Motion

/// What gives a quantity its value over time: at first what the layer declares, and from each
/// write on what the step says.
struct Track: Hashable, Sendable {
  /// A stretch of time in which one thing gives the model value.
  struct Era: Hashable, Sendable {
    /// In nanoseconds.
    var start: Int
    /// In seconds.
    var startTime: Double
    var base: Base
    /// Animations over the model value, in the order they were added.
    var segments: [Segment]
  }

  enum Base: Hashable, Sendable {
    case constant(Value)
    /// A live expression, or a natural or inherited size.
    case node(Int)
  }

  /// By start; no two start at the same time.
  private(set) var eras: [Era]

  init(_ base: Base) {
    eras = [Era(start: 0, startTime: 0, base: base, segments: [])]
  }

  /// True where its value is the same at all times, apart from what its base reads.
  var isConstant: Bool { eras.count == 1 && eras[0].segments.isEmpty }

  /// The era at a time in seconds.
  func era(at time: Double) -> Era {
    var low = 0
    var high = eras.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if eras[middle].startTime <= time { low = middle } else { high = middle }
    }
    return eras[low]
  }

  /// The era in force, when times only go forward.
  var last: Era { eras[eras.count - 1] }

  /// From a time on, something else gives the value.
  mutating func write(_ base: Base, segments: [Segment], at start: Int) {
    let era = Era(
      start: start, startTime: Double(start) / 1e9, base: base, segments: segments)
    if eras[eras.count - 1].start == start { eras[eras.count - 1] = era } else { eras.append(era) }
  }

  /// The end of the last animation, in nanoseconds; 0 where there is none.
  var end: Int { eras.reduce(0) { $1.segments.reduce($0) { max($0, $1.end) } } }
}

/// One animation of one quantity, in closed form.
struct Segment: Hashable, Sendable {
  enum Effect: Hashable, Sendable {
    /// Replaces the value below by one between two.
    case absolute(from: Value, to: Value)
    /// Adds an offset to the value below that dies out: its full size at progress 0, nothing at 1.
    case offset(Double)
  }

  /// In nanoseconds; at its end the value below shows.
  var start: Int
  var end: Int
  var curve: TimingCurve
  var effect: Effect

  /// The curve's progress at a time in seconds.
  func progress(at time: Double) -> Double {
    curve.progress(at: time - Double(start) / 1e9, duration: Double(end - start) / 1e9)
  }

  /// What shows at a time in seconds over a value below.
  func applied(to value: Value, at time: Double) -> Value {
    guard time < Double(end) / 1e9, time >= Double(start) / 1e9 else { return value }
    switch effect {
    case .absolute(let from, let to):
      return from.interpolated(to: to, at: progress(at: time))
    case .offset(let offset):
      guard case .number(let number) = value else { return value }
      return .number(number + offset * (1 - progress(at: time)))
    }
  }

  /// The same motion as an offset on a model value that already is its target; nil where values
  /// cannot be added.
  var asOffset: Segment? {
    switch effect {
    case .offset: return self
    case .absolute(.number(let from), .number(let to)):
      var segment = self
      segment.effect = .offset(from - to)
      return segment
    case .absolute: return nil
    }
  }
}

extension Value {
  /// The value between two, component by component; amounts may leave 0…1. Colours in gamma sRGB,
  /// straight, as Core Animation has it. What cannot be interpolated switches at once.
  func interpolated(to other: Value, at amount: Double) -> Value {
    switch (self, other) {
    case (.number(let from), .number(let to)):
      return .number(amount == 1 ? to : from + (to - from) * amount)
    case (.color(let from), .color(let to)):
      func between(_ a: Double, _ b: Double) -> Double { amount == 1 ? b : a + (b - a) * amount }
      return .color(
        .init(
          red: between(from.red, to.red), green: between(from.green, to.green),
          blue: between(from.blue, to.blue), alpha: between(from.alpha, to.alpha)))
    case (.path(let from), .path(let to)):
      return from.interpolated(to: to, amount: amount).map { .path($0) } ?? other
    case (.list(let from), .list(let to)):
      guard from.count == to.count else { return other }
      return .list(zip(from, to).map { $0.interpolated(to: $1, at: amount) })
    case (.number, _), (.boolean, _), (.text, _), (.color, _), (.point, _), (.size, _),
      (.rect, _), (.path, _), (.list, _), (.dictionary, _), (.contents, _):
      return other
    }
  }
}
