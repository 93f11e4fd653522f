/// Near names, for "did you mean".
public enum Spelling {
  /// The known name most like a misspelt one, or nil where none is near.
  ///
  /// Near is an optimal string alignment distance of at most 3 and below half the length of the
  /// misspelt name; letter case counts for nothing. Of equally near names the first is taken.
  public static func nearestName(
    to name: String, in known: some Sequence<String>
  ) -> String? {
    let wanted = Array(name.lowercased())
    guard !wanted.isEmpty, wanted.count <= 100 else { return nil }
    var nearest: (name: String, distance: Int)?
    for candidate in known where candidate != name {
      let letters = Array(candidate.lowercased())
      guard abs(letters.count - wanted.count) <= 3 else { continue }
      let distance = distance(wanted, letters)
      guard distance <= 3, 2 * distance < wanted.count else { continue }
      if let best = nearest, best.distance <= distance { continue }
      nearest = (candidate, distance)
    }
    return nearest?.name
  }

  /// `did you mean 'x'?`, else the known names if they are few, else nil.
  public static func hint(for name: String, known: [String]) -> String? {
    if let near = nearestName(to: name, in: known) { return "did you mean '\(near)'?" }
    var seen: Set<String> = []
    let known = known.filter { seen.insert($0).inserted }
    guard !known.isEmpty, known.count <= 16 else { return nil }
    return "known: \(known.joined(separator: ", "))"
  }

  /// The optimal string alignment distance: insertions, deletions, substitutions and swaps of
  /// neighbours, each counting 1, no part edited twice.
  static func distance(_ first: [Character], _ second: [Character]) -> Int {
    var beforePrevious: [Int] = []
    var previous = Array(0...second.count)
    for i in first.indices {
      var row = [i + 1]
      for j in second.indices {
        let substitution = previous[j] + (first[i] == second[j] ? 0 : 1)
        var least = min(previous[j + 1] + 1, row[j] + 1, substitution)
        if i > 0, j > 0, first[i] == second[j - 1], first[i - 1] == second[j] {
          least = min(least, beforePrevious[j - 1] + 1)
        }
        row.append(least)
      }
      beforePrevious = previous
      previous = row
    }
    return previous[second.count]
  }
}
