/// Values kept while there is room; which ones are kept never changes what is drawn.
struct Cache<Key: Hashable, Value> {
  private struct Entry {
    var value: Value
    var cost: Int
    var lastUse: Int
  }

  private var entries: [Key: Entry] = [:]
  private var cost = 0
  private var round = 0
  private let limit: Int

  /// - Parameter limit: The sum of costs (bytes, as a rule) above which old values go.
  init(limit: Int) { self.limit = limit }

  /// The value of a key, marked as used in this round.
  mutating func value(for key: Key) -> Value? {
    guard let index = entries.index(forKey: key) else { return nil }
    entries.values[index].lastUse = round
    return entries.values[index].value
  }

  mutating func insert(_ value: Value, for key: Key, cost: Int) {
    self.cost += cost
    entries[key] = Entry(value: value, cost: cost, lastUse: round)
    if self.cost > limit { trim() }
  }

  /// Ends a round of uses, such as a frame.
  mutating func endRound() { round += 1 }

  /// Removes what this round and the one before did not use; all, where that is too little.
  private mutating func trim() {
    entries = entries.filter { $0.value.lastUse >= round - 1 }
    cost = entries.values.reduce(0) { $0 + $1.cost }
    guard cost > limit else { return }
    entries.removeAll()
    cost = 0
  }
}
