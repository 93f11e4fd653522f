/// Finds an object's keys while it is read: a walk over few, a table for many.
struct KeyIndex {
  private static let fewest = 16
  private var table: [String: Int] = [:]

  /// The place of a key among members; nil where it is new.
  mutating func index(of key: String, in members: [Located.Member]) -> Int? {
    guard members.count >= Self.fewest else { return members.firstIndex { $0.key == key } }
    for index in table.count..<members.count { table[members[index].key] = index }
    return table[key]
  }
}
