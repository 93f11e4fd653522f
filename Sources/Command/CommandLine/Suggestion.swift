import Expressions

/// "Did you mean" on the command line.
enum Suggestion {
  /// The name probably meant: the only one that starts with `word` (people who know other tools
  /// abbreviate), else the nearest in spelling.
  static func nearest(to word: String, in names: [String]) -> String? {
    let longer = names.filter { $0.hasPrefix(word) }
    if longer.count == 1, word.count > 1 { return longer.first }
    return Spelling.nearestName(to: word, in: names)
  }
}
