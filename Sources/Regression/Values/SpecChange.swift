import SpecReader

/// A place of a spec that says something else.
public struct SpecChange: Hashable, Sendable {
  public enum Kind: String, Hashable, Sendable {
    case added, removed, changed, moved
  }

  public var kind: Kind
  /// As `/layers/card/cornerRadius`: elements of a list by their id, where they have one.
  public var path: String
  /// Nil for what was added.
  public var before: String?
  /// Nil for what was removed.
  public var after: String?
}

extension SpecChange: CustomStringConvertible {
  public var description: String {
    switch kind {
    case .added: "\(path) added: \(after ?? "")"
    case .removed: "\(path) removed: \(before ?? "")"
    case .changed: "\(path): \(before ?? "") → \(after ?? "")"
    case .moved: "\(path) stands elsewhere in its list"
    }
  }

  static func all(_ old: [UInt8], _ new: [UInt8], path: String) throws(RegressionError)
    -> [SpecChange]
  {
    guard old != new else { return [] }
    let before = SpecTree(try JSONDocument(old, path: path).root)
    let after = SpecTree(try JSONDocument(new, path: path).root)
    var changes: [SpecChange] = []
    SpecTree.compare(before, after, path: "", into: &changes)
    return changes
  }
}

/// A JSON value without its places.
indirect enum SpecTree: Hashable {
  case plain(String)
  case list([SpecTree])
  case object([String: SpecTree])

  init(_ value: Located) {
    switch value.kind {
    case .invalid, .null: self = .plain("null")
    case .boolean(let value): self = .plain(value ? "true" : "false")
    case .number(_, let literal): self = .plain(literal)
    case .text(let text): self = .plain("'\(text)'")
    case .array(let elements): self = .list(elements.map { SpecTree($0) })
    case .object(let members):
      self = .object(
        Dictionary(members.map { ($0.key, SpecTree($0.value)) }, uniquingKeysWith: { $1 }))
    }
  }

  private var id: String? {
    if case .object(let members) = self, case .plain(let text)? = members["id"] {
      return String(text.dropFirst().dropLast())
    }
    return nil
  }

  private var isObject: Bool {
    if case .object = self { return true }
    return false
  }

  /// On one line, at most 80 characters.
  var text: String {
    let whole =
      switch self {
      case .plain(let text): text
      case .list(let elements): "[" + elements.map(\.text).joined(separator: ", ") + "]"
      case .object(let members):
        "{ "
          + members.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value.text)" }
          .joined(separator: ", ") + " }"
      }
    return whole.count > 80 ? whole.prefix(79) + "…" : whole
  }

  static func compare(
    _ old: SpecTree, _ new: SpecTree, path: String, into changes: inout [SpecChange]
  ) {
    guard old != new else { return }
    switch (old, new) {
    case (.object(let before), .object(let after)):
      for key in Set(before.keys).union(after.keys).sorted() {
        step(before[key], after[key], path: "\(path)/\(key)", into: &changes)
      }
    case (.list(let before), .list(let after))
    where (before + after).allSatisfy(\.isObject) || before.contains(where: { $0.isList }):
      lists(before, after, path: path, into: &changes)
    case (.plain, _), (.list, _), (.object, _):
      changes.append(
        SpecChange(kind: .changed, path: path, before: old.text, after: new.text))
    }
  }

  private var isList: Bool {
    if case .list = self { return true }
    return false
  }

  private static func step(
    _ old: SpecTree?, _ new: SpecTree?, path: String, into changes: inout [SpecChange]
  ) {
    switch (old, new) {
    case (let old?, let new?): compare(old, new, path: path, into: &changes)
    case (nil, let new?):
      changes.append(SpecChange(kind: .added, path: path, before: nil, after: new.text))
    case (let old?, nil):
      changes.append(SpecChange(kind: .removed, path: path, before: old.text, after: nil))
    case (nil, nil): break
    }
  }

  /// Elements with an id are matched by it. The others are matched where they are equal, and
  /// between those one after the other.
  private static func lists(
    _ old: [SpecTree], _ new: [SpecTree], path: String, into changes: inout [SpecChange]
  ) {
    let pairs = ListMatch.pairs(old.map(\.matchKey), new.map(\.matchKey))
    for (one, other) in pairs {
      let element = one.map { old[$0] } ?? other.map { new[$0] }
      let place = element?.id ?? String(other ?? one ?? 0)
      step(
        one.map { old[$0] }, other.map { new[$0] }, path: "\(path)/\(place)", into: &changes)
    }
    let shared = pairs.compactMap { one, other in one.flatMap { one in other.map { (one, $0) } } }
    for (position, pair) in shared.enumerated().dropFirst()
    where pair.0 < (shared[..<position].map(\.0).max() ?? -1) {
      let place = new[pair.1].id ?? String(pair.1)
      changes.append(
        SpecChange(kind: .moved, path: "\(path)/\(place)", before: nil, after: nil))
    }
  }

  private var matchKey: ListMatch.Key { ListMatch.Key(id: id, text: fullText) }

  private var fullText: String {
    switch self {
    case .plain(let text): text
    case .list(let elements): "[" + elements.map(\.fullText).joined(separator: ",") + "]"
    case .object(let members):
      "{"
        + members.sorted { $0.key < $1.key }.map { "\($0.key):\($0.value.fullText)" }
        .joined(separator: ",") + "}"
    }
  }
}

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
