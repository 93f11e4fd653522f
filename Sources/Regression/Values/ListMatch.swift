/// Which elements of two lists are the same.
enum ListMatch {
  struct Key: Hashable {
    var id: String?
    var text: String
  }

  /// Positions in the old and the new list, in the order of the new one; what is gone stands where
  /// it was.
  static func pairs(_ old: [Key], _ new: [Key]) -> [(old: Int?, new: Int?)] {
    var partner = [Int?](repeating: nil, count: new.count)
    var used = Set<Int>()
    func match(_ test: (Key, Key) -> Bool) {
      for index in new.indices where partner[index] == nil {
        let found = old.indices.first { !used.contains($0) && test(old[$0], new[index]) }
        guard let found else { continue }
        partner[index] = found
        used.insert(found)
      }
    }
    match { $0.id != nil && $0.id == $1.id }
    match { $0.id == nil && $1.id == nil && $0.text == $1.text }
    match { $0.id == nil && $1.id == nil }
    var pairs: [(old: Int?, new: Int?)] = new.indices.map { (partner[$0], $0) }
    for gone in old.indices where !used.contains(gone) {
      let place = pairs.firstIndex { ($0.old ?? -1) > gone } ?? pairs.endIndex
      pairs.insert((gone, nil), at: place)
    }
    return pairs
  }
}
