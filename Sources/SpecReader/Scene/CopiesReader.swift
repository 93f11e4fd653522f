import Expressions
import Geometry
import SceneModel

extension Reading {
  /// Counts the copies of each layer and learns what `item` reads in them.
  mutating func readCopies(_ drafts: inout [LayerDraft]) {
    var total = 0
    for index in drafts.indices { readCopies(&drafts[index], around: 1, total: &total) }
  }

  private mutating func readCopies(
    _ draft: inout LayerDraft, around outer: Int, total: inout Int
  ) {
    if let repetition = draft.repetition { draft.copies = copies(repetition) }
    copyCounts[draft.number] = draft.copies?.count
    if let first = draft.copies?.items?.first { names.layers[draft.number].itemType = first.type }
    let count = outer * (draft.copies?.count ?? 1)
    guard total <= limits.layers else { return }
    total += count
    guard total <= limits.layers else {
      error(
        .tooLarge, at: draft.repetition ?? draft.json,
        "the spec has more than \(limits.layers) layers, copies counted",
        hint: "give 'repeat' fewer copies")
      return
    }
    for index in draft.mask.indices { readCopies(&draft.mask[index], around: count, total: &total) }
    for index in draft.sublayers.indices {
      readCopies(&draft.sublayers[index], around: count, total: &total)
    }
  }

  private mutating func copies(_ json: Located) -> Copies? {
    let use = ValueUse(name: "repeat", context: NameContext(layer: nil, isTimeline: false))
    let listed = listed(json)
    if case .array = listed.kind {
      guard let formula = variable(listed, name: "repeat") else { return nil }
      return known(formula, name: "repeat").flatMap { items(of: $0) }
    }
    if case .text(let text) = json.kind, text.hasPrefix("="), !text.hasPrefix("==") {
      guard let formula = expression(json, type: nil, use),
        let value = known(formula, name: "repeat")
      else { return nil }
      return items(of: value) ?? count(value, at: json)
    }
    guard case .number(let number, _) = json.kind else {
      wrongType(json, name: "repeat", expected: "a whole number or a list")
      return nil
    }
    return count(.number(number), at: json)
  }

  private func items(of value: Value) -> Copies? {
    guard case .list(let items) = value else { return nil }
    return Copies(count: items.count, items: items)
  }

  private mutating func count(_ value: Value, at json: Located) -> Copies? {
    guard case .number(let number) = value else {
      error(
        .wrongType, at: json, "'repeat' is \(value.type.phrase), must be a whole number or a list")
      return nil
    }
    guard let count = Int(exactly: number), (0...10_000).contains(count) else {
      error(
        .outOfRange, at: json,
        "'repeat' is \(number.shortestText), must be a whole number, 0 to 10000")
      return nil
    }
    return Copies(count: count)
  }
}
