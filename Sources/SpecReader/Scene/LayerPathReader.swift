import Expressions
import SceneModel

extension Reading {
  /// Reads a layer's name from a value, as `snapshot` and `transition` have it.
  mutating func layerPath(_ json: Located, _ use: ValueUse) -> LayerPath? {
    guard let text = name(json, name: use.name) else { return nil }
    return layerPath(text, at: sources.place(of: json), context: use.context, allowsAll: false)
  }

  /// Reads a layer's name from a step's key, which may mean all copies.
  mutating func layerPath(_ member: Located.Member) -> LayerPath? {
    layerPath(
      member.key, at: sources.place(ofKey: member),
      context: NameContext(layer: nil, isTimeline: true), allowsAll: true)
  }

  /// - Parameters:
  ///   - context: What lies in a copy of it may leave out the index of the same copy.
  ///   - allowsAll: Whether `[*]` may stand in it.
  private mutating func layerPath(
    _ text: String, at place: SourcePlace, context: NameContext, allowsAll: Bool
  ) -> LayerPath? {
    guard let written = LayerPath.elements(of: text) else {
      tell(
        Diagnostic(
          .error, .unknownName, at: place, "'\(text.shortened)' names no layer",
          hint: "as 'card', 'row[2].title' or 'row[*]'"))
      return nil
    }
    var outer: Int?
    var choices: [Int: LayerPath.Copy] = [:]
    for element in written {
      guard let number = names.layerNumber(of: element.id) else {
        tell(
          Diagnostic(
            .error, .unknownName, at: place, "unknown layer '\(element.id.shortened)'",
            hint: layerHint(element.id)))
        return nil
      }
      if let outer, !names.layer(number, liesIn: outer) {
        let fault = NameFault.Kind.notInside(
          inner: element.id, outer: names.layers[outer].id ?? "")
        tell(Diagnostic(.error, .unknownName, at: place, fault.words, hint: fault.hint))
        return nil
      }
      guard judgeCopy(element, of: number, at: place, allowsAll: allowsAll) else { return nil }
      choices[number] = element.copy
      outer = number
    }
    guard let target = outer else { return nil }
    return path(to: target, choices: choices, at: place, context: context)
  }

  /// The id most like one that no layer has, or what to do where there is none.
  private func layerHint(_ id: String) -> String {
    let known = names.layers.compactMap(\.id)
    return Spelling.hint(for: id, known: known)
      ?? (known.isEmpty ? "no layer has an 'id'; give it one" : "it must be the 'id' of a layer")
  }

  private mutating func judgeCopy(
    _ element: LayerPath.Element, of layer: Int, at place: SourcePlace, allowsAll: Bool
  ) -> Bool {
    let isCopied = names.layers[layer].isCopied
    switch element.copy {
    case .unindexed: return true
    case .index, .all:
      guard isCopied else {
        let fault = NameFault.Kind.notCopied(element.id)
        tell(Diagnostic(.error, .unknownName, at: place, fault.words, hint: fault.hint))
        return false
      }
    }
    switch element.copy {
    case .unindexed: return true
    case .all:
      if allowsAll { return true }
      tell(
        Diagnostic(
          .error, .ambiguousCopy, at: place, "'[*]' names several layers, one is needed",
          hint: "write an index, as '\(element.id)[0]'"))
      return false
    case .index(let index):
      guard let count = copyCounts[layer], index >= count else { return true }
      tell(
        Diagnostic(
          .error, .outOfRange, at: place,
          count == 0
            ? "'\(element.id)' has no copies"
            : "the index of '\(element.id)' is \(index), must be 0 to \(count - 1)"))
      return false
    }
  }

  /// The way to a layer through all copied ones around it.
  private mutating func path(
    to target: Int, choices: [Int: LayerPath.Copy], at place: SourcePlace, context: NameContext
  ) -> LayerPath? {
    let around = context.layer.map { names.copiedLayers(around: $0) } ?? []
    var elements: [LayerPath.Element] = []
    for copied in names.copiedLayers(around: target) {
      let id = names.layers[copied].id ?? ""
      let copy = choices[copied] ?? .unindexed
      if copy == .unindexed, !around.contains(copied) {
        let way = copied == target ? "\(id)[0]" : "\(id)[0].\(names.layers[target].id ?? "")"
        tell(
          Diagnostic(
            .error, .ambiguousCopy, at: place,
            copied == target
              ? "'\(id)' has copies, write which" : "'\(id)' around it has copies, write which",
            hint: "as '\(way)'" + (context.layer == nil ? ", or [*] for all" : "")))
        return nil
      }
      elements.append(LayerPath.Element(id: id, copy: copy))
    }
    if !names.layers[target].isCopied {
      elements.append(LayerPath.Element(id: names.layers[target].id ?? ""))
    }
    return LayerPath(elements, at: place)
  }
}

extension LayerPath {
  /// The elements of a path as it is written, or nil where it is none.
  static func elements(of text: String) -> [Element]? {
    var result: [Element] = []
    for part in text.split(separator: ".", omittingEmptySubsequences: false) {
      guard let opening = part.firstIndex(of: "[") else {
        guard !part.isEmpty, !part.contains("]") else { return nil }
        result.append(Element(id: String(part)))
        continue
      }
      let index = part[part.index(after: opening)...].dropLast()
      guard opening != part.startIndex, part.last == "]" else { return nil }
      let id = String(part[..<opening])
      if index == "*" {
        result.append(Element(id: id, copy: .all))
      } else if let number = Int(index), number >= 0, index.first != "+" {
        result.append(Element(id: id, copy: .index(number)))
      } else {
        return nil
      }
    }
    return result
  }
}
