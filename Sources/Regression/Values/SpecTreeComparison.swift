import SpecReader

/// Finds what two specs say otherwise.
struct SpecTreeComparison {
  let old: SourceText
  let new: SourceText
  private(set) var changes: [SpecChange] = []

  init(old: SourceText, new: SourceText) {
    self.old = old
    self.new = new
  }

  mutating func compare(_ before: SpecTree, _ after: SpecTree, path: String) {
    guard before != after else { return }
    switch (before.form, after.form) {
    case (.object(let one), .object(let other)):
      for key in Set(one.keys).union(other.keys).sorted() {
        step(one[key], other[key], path: "\(path)/\(key)")
      }
    case (.list(let one), .list(let other))
    where (one + other).allSatisfy(\.isObject) || one.contains(where: { $0.isList }):
      lists(one, other, path: path)
    case (.plain, _), (.list, _), (.object, _):
      changes.append(
        SpecChange(
          kind: .changed, path: path, before: before.text, after: after.text,
          place: new.place(of: after.range, path: path)))
    }
  }

  private mutating func step(_ before: SpecTree?, _ after: SpecTree?, path: String) {
    switch (before, after) {
    case (let before?, let after?): compare(before, after, path: path)
    case (nil, let after?):
      changes.append(
        SpecChange(
          kind: .added, path: path, after: after.text,
          place: new.place(of: after.range, path: path)))
    case (let before?, nil):
      changes.append(
        SpecChange(
          kind: .removed, path: path, before: before.text,
          place: old.place(of: before.range, path: path), isFormer: old.file == new.file))
    case (nil, nil): break
    }
  }

  /// Elements with an id are matched by it. The others are matched where they are equal, and
  /// between those one after the other.
  private mutating func lists(_ before: [SpecTree], _ after: [SpecTree], path: String) {
    let pairs = ListMatch.pairs(before.map(\.matchKey), after.map(\.matchKey))
    for (one, other) in pairs {
      let element = one.map { before[$0] } ?? other.map { after[$0] }
      let place = element?.id ?? String(other ?? one ?? 0)
      step(one.map { before[$0] }, other.map { after[$0] }, path: "\(path)/\(place)")
    }
    let shared = pairs.compactMap { one, other in one.flatMap { one in other.map { (one, $0) } } }
    for (position, pair) in shared.enumerated().dropFirst()
    where pair.0 < (shared[..<position].map(\.0).max() ?? -1) {
      let element = after[pair.1]
      let name = "\(path)/\(element.id ?? String(pair.1))"
      changes.append(
        SpecChange(kind: .moved, path: name, place: new.place(of: element.range, path: name)))
    }
  }
}
