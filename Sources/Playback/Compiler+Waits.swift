import Expressions
import Geometry
import SceneModel

/// A `wait` whose condition has not held yet.
struct PendingWait {
  /// Its number among the compiler's records.
  var record: Int
  /// In nanoseconds; a condition that has not held by then is an error.
  static let longest = 600_000_000_000

  var condition: Formula
  var linked: TimelineFormula
  var join: Int
  /// In nanoseconds.
  var start: Int
  /// Up to here it has not held.
  var checked: Int
  var place: SourcePlace
}

/// A `wait` for a condition, to be inspected.
struct WaitRecord: Hashable, Sendable {
  var condition: Formula
  /// The step, in words.
  var owner: String
  /// In nanoseconds.
  var start: Int
  /// When the condition held or was given up, in nanoseconds.
  var end: Int
}

extension Compiler {
  mutating func addWait(
    for condition: Formula, in work: Work, at time: Int
  ) throws(Diagnostic) {
    let linked = try linkForTimeline(condition, of: nil, readsShown: true)
    waitRecords.append(
      WaitRecord(condition: condition, owner: owner("wait", of: work), start: time, end: time))
    let wait = PendingWait(
      record: waitRecords.count - 1, condition: condition, linked: linked, join: work.join,
      start: time, checked: time, place: condition.place)
    guard try !holds(wait, at: time) else { return arrive(at: work.join, time: time) }
    waits.append(wait)
    skipStalledWaits(at: time)
  }

  /// Takes a wait out of those that wait.
  mutating func endWait(_ index: Int, at time: Int) -> PendingWait {
    let wait = waits.remove(at: index)
    waitRecords[wait.record].end = time
    return wait
  }

  mutating func holds(_ wait: PendingWait, at time: Int) throws(Diagnostic) -> Bool {
    memo.begin(at: Double(time) / 1e9)
    return try evaluate(wait.linked, wait.condition) == .boolean(true)
  }

  /// Ends the waits whose condition first holds before the next event, or ever if there is none.
  mutating func settleWaits(before limit: Int?) throws(Diagnostic) {
    guard !waits.isEmpty else { return }
    var earliest: (wait: Int, time: Int)?
    for index in waits.indices {
      let bound = min(limit ?? Int.max, earliest?.time ?? Int.max)
      var wait = waits[index]
      let time = try firstHold(&wait, before: bound)
      waits[index] = wait
      if let time {
        if earliest.map({ time < $0.time }) ?? true { earliest = (index, time) }
      }
    }
    guard let earliest else { return }
    let wait = endWait(earliest.wait, at: earliest.time)
    // The others have been looked at beyond this instant, where something may now change.
    for index in waits.indices { waits[index].checked = min(waits[index].checked, earliest.time) }
    arrive(at: wait.join, time: earliest.time)
  }

  /// The first instant from which a condition holds, searched on a grid of 1 ms and at every end
  /// of a motion, then bisected to 1 ns.
  private mutating func firstHold(
    _ wait: inout PendingWait, before limit: Int
  ) throws(Diagnostic) -> Int? {
    let instants = graph.instants(behind: wait.linked.nodes, after: wait.checked)
    // Beyond the last of these nothing changes any more.
    let still = min(instants.last ?? wait.checked, wait.start + PendingWait.longest)
    var low = wait.checked
    var nextInstant = 0
    while low < still {
      let grid = wait.start + ((low - wait.start) / 1_000_000 + 1) * 1_000_000
      while nextInstant < instants.count, instants[nextInstant] <= low { nextInstant += 1 }
      let instant = nextInstant < instants.count ? instants[nextInstant] : Int.max
      let high = min(grid, instant, still)
      // What happens at the limit may write what the condition reads: look just before it, and
      // again afterwards.
      let probe = min(high, limit - 1)
      guard probe > low else { break }
      if try holds(wait, at: probe) {
        return try bisect(wait, low: low, high: probe)
      }
      low = probe
      wait.checked = low
      if probe == limit - 1 { break }
    }
    if limit != Int.max, limit > wait.checked + 1, still <= wait.checked {
      wait.checked = limit - 1
    }
    return nil
  }

  private mutating func bisect(
    _ wait: PendingWait, low: Int, high: Int
  ) throws(Diagnostic) -> Int {
    var (low, high) = (low, high)
    while high - low > 1 {
      let middle = low + (high - low) / 2
      if try holds(wait, at: middle) { high = middle } else { low = middle }
    }
    return high
  }

  func neverHolds(_ wait: PendingWait) -> Diagnostic {
    let end = (Double(wait.checked) / 1e9).text(decimals: 3, trimmed: true)
    let reason =
      wait.checked - wait.start >= PendingWait.longest
      ? "it has not by \(end) s, 600 s after it began to wait"
      : graph.tracks.contains { $0.endlessCycle != nil }
        ? "what it reads has no new value after \(end) s"
        : "nothing it reads moves any more after \(end) s"
    return Diagnostic(
      .error, .waitNeverHolds, at: wait.place, "the condition of 'wait' never holds: \(reason)",
      hint: "wait for something that an earlier or parallel step changes")
  }
}
