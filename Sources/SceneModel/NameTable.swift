import Expressions

/// The one namespace of a scene: variables, ids and reserved words.
///
/// Reader and playback ask the same table, so a name means the same when it is checked and when
/// it is read.
public struct NameTable: Hashable, Sendable {
  public var layers: [LayerOutline]
  private var variableNumbers: [String: Int]
  private var layerNumbers: [String: Int]

  /// Words that neither an id nor a variable may be. Functions' names are free: a `(` follows them.
  public static let reservedWords = [
    "parent", "previous", "self", "canvas", "index", "count", "item", "true", "false",
  ]

  /// The first words of all key paths: no id may be one of them.
  public static let keyPathHeads: Set<String> = Set(
    PropertyKey.readable.map { String($0.name.prefix { $0 != "." }) } + ["presentation"])

  /// - Parameters:
  ///   - variables: Names in the scene's order.
  ///   - layers: In the order of the file; see ``LayerOutline``.
  public init(variables: [String], layers: [LayerOutline]) {
    self.layers = layers
    variableNumbers = Dictionary(
      variables.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    layerNumbers = [:]
    for (number, layer) in layers.enumerated() {
      if let id = layer.id, layerNumbers[id] == nil { layerNumbers[id] = number }
    }
  }

  public func layerNumber(of id: String) -> Int? { layerNumbers[id] }

  /// The copied layers a layer lies in or is, from the outside in, by number.
  public func copiedLayers(around layer: Int) -> [Int] {
    var result: [Int] = []
    var next: Int? = layer
    while let number = next {
      if layers[number].isCopied { result.append(number) }
      next = layers[number].parent
    }
    return result.reversed()
  }

  /// True where `inner` lies in `outer` at any depth.
  public func layer(_ inner: Int, liesIn outer: Int) -> Bool {
    var next = layers[inner].parent
    while let number = next {
      if number == outer { return true }
      next = layers[number].parent
    }
    return false
  }

  /// What a path means, and how many of its elements say so; the rest are components, fields and
  /// list indices of the value.
  public func meaning(
    of path: [NameElement], in context: NameContext
  ) throws(NameFault) -> (meaning: NameMeaning, consumed: Int) {
    guard case .name(let head)? = path.first else { throw NameFault(.allCopies, at: 0) }
    switch head {
    case "canvas":
      let (key, count) = try canvasKey(path)
      return (.canvas(key), count)
    case "index", "count", "item":
      guard let layer = context.layer, let copied = copiedLayers(around: layer).last else {
        throw NameFault(.outsideCopies(head), at: 0)
      }
      switch head {
      case "index": return (.copyIndex, 1)
      case "count": return (.copyCount, 1)
      default:
        guard layers[copied].itemType != nil else { throw NameFault(.outsideCopies(head), at: 0) }
        return (.copyItem, 1)
      }
    case "self", "parent", "previous":
      guard let layer = context.layer else { throw NameFault(.noReader(head), at: 0) }
      let reference: LayerReference =
        head == "self" ? .own : head == "parent" ? .parent : .previous
      let outline: LayerOutline? =
        switch reference {
        case .own: layers[layer]
        case .parent, .previous, .named: nil
        }
      return try property(path, after: 1, of: reference, outline, in: context)
    default: break
    }
    if let number = variableNumbers[head] { return (.variable(number), 1) }
    guard layerNumbers[head] != nil else {
      throw NameFault(.unknown(what: "name", known: names), at: 0)
    }
    return try layerProperty(path, in: context)
  }

  /// Every name an expression can start with.
  private var names: [String] {
    Self.reservedWords + variableNumbers.keys.sorted() + layerNumbers.keys.sorted()
  }

  private func layerProperty(
    _ path: [NameElement], in context: NameContext
  ) throws(NameFault) -> (meaning: NameMeaning, consumed: Int) {
    var target: Int?
    var choices: [Int: CopyChoice] = [:]
    var position = 0
    while position < path.count, case .name(let id) = path[position],
      position == 0 || !Self.keyPathHeads.contains(id)
    {
      guard let number = layerNumbers[id] else {
        let inside = layers.indices.filter { inner in
          target.map { layer(inner, liesIn: $0) } ?? true
        }
        let known = inside.compactMap { layers[$0].id } + Self.keyPathHeads.sorted()
        throw NameFault(.unknown(what: "layer or property", known: known), at: position)
      }
      if let outer = target, !layer(number, liesIn: outer) {
        throw NameFault(.notInside(inner: id, outer: layers[outer].id ?? ""), at: position)
      }
      target = number
      position += 1
      guard position < path.count else { break }
      switch path[position] {
      case .name: break
      case .all: throw NameFault(.allCopies, at: position)
      case .index:
        guard layers[number].isCopied else { throw NameFault(.notCopied(id), at: position) }
        choices[number] = .element(position)
        position += 1
      }
    }
    guard let target else { throw NameFault(.layerAlone, at: 0) }
    let around = context.layer.map { copiedLayers(around: $0) } ?? []
    var copies: [CopyChoice] = []
    for copied in copiedLayers(around: target) {
      if let choice = choices[copied] {
        copies.append(choice)
      } else if around.contains(copied) {
        copies.append(.same)
      } else {
        throw NameFault(.needsIndex(layers[copied].id ?? ""), at: position - 1)
      }
    }
    return try property(
      path, after: position, of: .named(layer: target, copies: copies), layers[target],
      in: context)
  }

  /// The property whose key path starts at an element: the longest that fits.
  ///
  /// - Parameter outline: What is known of the layer; nil where it is known only when all copies
  ///   are made.
  private func property(
    _ path: [NameElement], after start: Int, of layer: LayerReference, _ outline: LayerOutline?,
    in context: NameContext
  ) throws(NameFault) -> (meaning: NameMeaning, consumed: Int) {
    var position = start
    var presentation = false
    if position < path.count, path[position] == .name("presentation") {
      guard context.isTimeline else { throw NameFault(.presentation, at: position) }
      presentation = true
      position += 1
    }
    guard position < path.count, case .name = path[position] else {
      throw NameFault(.layerAlone, at: max(0, position - 1))
    }
    var word = ""
    var found: (key: PropertyKey, end: Int)?
    for end in position..<min(path.count, position + 4) {
      guard case .name(let part) = path[end] else { break }
      word = word.isEmpty ? part : word + "." + part
      if let key = PropertyKey.named(word) { found = (key, end + 1) }
    }
    guard let found else {
      throw NameFault(
        .unknown(what: "property", known: PropertyKey.readable.map(\.name)), at: position)
    }
    if found.key.isTransform || found.key.isMaterial {
      throw NameFault(.notReadable(found.key.name), at: position)
    }
    if let outline, case .property(let property) = found.key.form, let kinds = property.kinds,
      !kinds.contains(outline.kind)
    {
      throw NameFault(.missingProperty(found.key.name, kind: outline.kind), at: position)
    }
    if let outline, let behaviour = found.key.behaviour, !outline.behaviours.contains(behaviour) {
      throw NameFault(.missingBehaviour(found.key.name, behaviour), at: position)
    }
    return (.property(layer, found.key, presentation: presentation), found.end)
  }

  private func canvasKey(_ path: [NameElement]) throws(NameFault) -> (CanvasKey, Int) {
    var word = ""
    var found: (key: CanvasKey, end: Int)?
    for end in 1..<max(1, min(path.count, 3)) {
      guard case .name(let part) = path[end] else { break }
      word = word.isEmpty ? part : word + "." + part
      if let key = CanvasKey(rawValue: word) { found = (key, end + 1) }
    }
    guard let found else {
      throw NameFault(
        .unknown(what: "canvas value", known: CanvasKey.allCases.map(\.rawValue)),
        at: min(1, path.count - 1))
    }
    return (found.key, found.end)
  }
}
