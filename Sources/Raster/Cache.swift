/// Values kept while there is room; which ones are kept never changes what is drawn.
///
/// Values that were of use in a later round than the one that made them have proved their worth; new
/// ones may take up an eighth of the room, so that what is other in each frame, as a gradient that
/// moves, does not pile up. Where a value finds no room, it is not kept: room is made between rounds,
/// see ``CanvasCaches``, for what one cache holds may be of less use than what another needs.
struct Cache<Key: Hashable, Value> {
  private struct Entry {
    var value: Value
    var cost: Int
    var lastUse: Int
    var isProved = false
  }

  private var entries: [Key: Entry] = [:]
  private var round = 0
  private let budget: CacheBudget

  /// - Parameter budget: Shared with other caches.
  init(budget: CacheBudget) { self.budget = budget }

  /// The value of a key, marked as used in this round.
  mutating func value(for key: Key) -> Value? {
    guard let index = entries.index(forKey: key) else { return nil }
    let entry = entries.values[index]
    if !entry.isProved, entry.lastUse < round {
      budget.newBytes -= entry.cost
      entries.values[index].isProved = true
    }
    entries.values[index].lastUse = round
    return entry.value
  }

  /// Keeps a value where the budget has room for it.
  ///
  /// - Parameter cost: In bytes.
  mutating func insert(_ value: Value, for key: Key, cost: Int) {
    if let old = entries.removeValue(forKey: key) { giveBack(old) }
    guard cost <= budget.room else {
      if cost <= budget.limit { budget.refused = max(budget.refused, cost) }
      return
    }
    budget.bytes += cost
    budget.newBytes += cost
    entries[key] = Entry(value: value, cost: cost, lastUse: round)
  }

  /// Ends a round of uses, such as a frame.
  mutating func endRound() { round += 1 }

  /// Drops what was not used in the latest rounds that have ended.
  ///
  /// - Parameters:
  ///   - rounds: How many, 1 or more.
  ///   - proved: Whether what has proved its worth goes too.
  mutating func dropUnused(for rounds: Int, proved: Bool) {
    let first = round - rounds
    let hasOld = entries.values.contains { $0.lastUse < first && (proved || !$0.isProved) }
    guard hasOld else { return }
    entries = entries.filter { _, entry in
      let isKept = entry.lastUse >= first || (entry.isProved && !proved)
      if !isKept { giveBack(entry) }
      return isKept
    }
  }

  private func giveBack(_ entry: Entry) {
    budget.bytes -= entry.cost
    if !entry.isProved { budget.newBytes -= entry.cost }
  }
}

/// The memory that several caches share.
final class CacheBudget {
  /// In bytes; 0 keeps nothing.
  let limit: Int
  /// What the caches hold, in bytes.
  fileprivate(set) var bytes = 0
  /// What has not been of use yet in a later round than its own, in bytes.
  fileprivate(set) var newBytes = 0
  /// The largest value that has found no room since room was last made, in bytes.
  var refused = 0

  init(limit: Int) { self.limit = limit }

  /// In bytes.
  var room: Int { limit - bytes }
}
