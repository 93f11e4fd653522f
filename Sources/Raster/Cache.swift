/// Values kept while there is room; which ones are kept never changes what is drawn.
///
/// Values that were of use in a later round than the one that made them have proved their worth; new
/// ones may take up an eighth of the room, so that what is other in each frame, as a gradient that
/// moves, does not pile up.
struct Cache<Key: Hashable, Value> {
  private struct Entry {
    var value: Value
    var cost: Int
    var lastUse: Int
    var isProved = false
  }

  private var entries: [Key: Entry] = [:]
  /// Of all entries.
  private var cost = 0
  /// Of those that are not proved.
  private var newCost = 0
  private var round = 0
  /// The round in which new values last had to make room: once a round is enough.
  private var lastTrim = -1
  private let limit: Int

  /// - Parameter limit: The sum of costs (bytes, as a rule) above which old values go.
  init(limit: Int) { self.limit = limit }

  /// The value of a key, marked as used in this round.
  mutating func value(for key: Key) -> Value? {
    guard let index = entries.index(forKey: key) else { return nil }
    let entry = entries.values[index]
    if !entry.isProved, entry.lastUse < round {
      newCost -= entry.cost
      entries.values[index].isProved = true
    }
    entries.values[index].lastUse = round
    return entry.value
  }

  mutating func insert(_ value: Value, for key: Key, cost: Int) {
    if let old = entries[key] { remove(old) }
    self.cost += cost
    newCost += cost
    entries[key] = Entry(value: value, cost: cost, lastUse: round)
    let last = round - 1
    if newCost > limit / 8, lastTrim < round {
      lastTrim = round
      keep { $0.isProved || $0.lastUse >= last }
    }
    guard self.cost > limit else { return }
    keep { $0.lastUse >= last }
    if self.cost > limit { keep { _ in false } }
  }

  /// Ends a round of uses, such as a frame.
  mutating func endRound() { round += 1 }

  private mutating func remove(_ entry: Entry) {
    cost -= entry.cost
    if !entry.isProved { newCost -= entry.cost }
  }

  private mutating func keep(where isKept: (Entry) -> Bool) {
    entries = entries.filter { isKept($0.value) }
    cost = entries.values.reduce(0) { $0 + $1.cost }
    newCost = entries.values.reduce(0) { $0 + ($1.isProved ? 0 : $1.cost) }
  }
}
