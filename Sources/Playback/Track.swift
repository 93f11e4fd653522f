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
    /// A finger, or what it has set off.
    case motion(FingerMotion)
  }

  /// By start; no two start at the same time.
  private(set) var eras: [Era]

  init(_ base: Base) {
    eras = [Era(start: 0, startTime: 0, base: base, segments: [])]
  }

  /// True where its value is the same at all times, apart from what its base reads.
  var isConstant: Bool {
    guard eras.count == 1, eras[0].segments.isEmpty else { return false }
    switch eras[0].base {
    case .constant, .node: return true
    case .motion: return false
    }
  }

  /// The value at a time in seconds.
  ///
  /// - Parameter model: Leaves running animations out.
  func value(at time: Double, model: Bool, reading read: (NodeID) -> Value) -> Value {
    let era = eraIndex(at: time)
    var value: Value
    switch eras[era].base {
    case .constant(let constant): value = constant
    case .node(let node): value = read(node)
    case .motion(let motion): value = .number(motion.value(at: time))
    }
    guard !model else { return value }
    for index in eras[era].segments.indices {
      value = eras[era].segments[index].applied(to: value, at: time)
    }
    return value
  }

  /// The number of the era at a time in seconds.
  private func eraIndex(at time: Double) -> Int {
    var low = 0
    var high = eras.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if eras[middle].startTime <= time { low = middle } else { high = middle }
    }
    return low
  }

  /// The era in force, when times only go forward.
  var last: Era { eras[eras.count - 1] }

  /// From a time on, something else gives the value.
  mutating func write(_ base: Base, segments: [Segment], at start: Int) {
    let era = Era(
      start: start, startTime: Double(start) / 1e9, base: base, segments: segments)
    if eras[eras.count - 1].start == start { eras[eras.count - 1] = era } else { eras.append(era) }
  }

  /// Adds an animation that began earlier to all eras since then but the last, which has it.
  mutating func fill(_ segment: Segment, since start: Int) {
    for index in eras.indices.dropLast() where eras[index + 1].start > start {
      eras[index].segments.append(segment)
    }
  }

  /// When the last finite motion ends, in nanoseconds; 0 where there is none.
  var end: Int {
    eras.indices.reduce(0) { latest, index in
      var ends = eras[index].segments.map(\.rest)
      if case .motion(let motion) = eras[index].base { ends.append(motion.end) }
      return ends.reduce(latest) { latest, rest in
        let end = min(rest, bound(of: index))
        return end < Int.max ? max(latest, end) : latest
      }
    }
  }

  /// How long the longest endless motion takes for one cycle, in nanoseconds; nil without one.
  var endlessCycle: Int? {
    last.segments.compactMap(\.endlessCycle).max()
  }

  /// Where an era ends; `Int.max` for the last one.
  private func bound(of era: Int) -> Int {
    era + 1 < eras.count ? eras[era + 1].start : Int.max
  }
}

extension Segment {
  /// How long a motion without end takes for one cycle, in nanoseconds; nil for one that ends or
  /// stands still.
  var endlessCycle: Int? {
    guard rest == Int.max else { return nil }
    var cycle = clock.media?.cycle ?? clock.duration
    for group in clock.groups.reversed() { cycle = max(cycle, group.timing.cycle) }
    return cycle.isFinite ? Nanoseconds.count(ofSeconds: cycle) : nil
  }
}

extension MediaTiming {
  /// How long one cycle takes in the time around, in seconds.
  fileprivate var cycle: Double { cycleDuration / abs(speed) }
}
