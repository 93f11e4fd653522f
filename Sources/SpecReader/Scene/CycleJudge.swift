import Expressions
import SceneModel

extension Reading {
  /// Tells live expressions that depend on each other.
  ///
  /// What is told is a cycle for certain; one that goes through other copies or through the
  /// conversion between superlayers is found when the timeline is compiled.
  mutating func judgeCycles(in scene: Scene) {
    var graph = LiveGraph(names: names)
    graph.add(scene.layers, parent: nil)
    for variable in scene.variables {
      if let number = variables.number(of: variable.name) {
        graph.variables[number] = variable.formula
      }
    }
    for cycle in graph.cycles() {
      guard let first = cycle.first, let formula = graph.formula(of: first) else { continue }
      let way = (cycle + [first]).map { name(of: $0) }.joined(separator: " → ")
      tell(
        Diagnostic(
          .error, .expressionCycle, at: formula.place,
          "live values depend on each other: \(way)"))
    }
  }

  private func name(of node: LiveGraph.Node) -> String {
    switch node {
    case .variable(let number): variables[number].name
    case .declared(let layer, let name): "\(names.layers[layer].id ?? "a layer").\(name)"
    }
  }
}

/// Which declared values read which others, as far as that is known without copies and
/// coordinate conversion.
struct LiveGraph {
  enum Node: Hashable {
    case variable(Int)
    /// A layer's number, and the name of a single quantity it declares.
    case declared(layer: Int, name: String)
  }

  /// A layer's declared quantities; those of a composite share its expression.
  private struct Declared {
    var kind: LayerKind
    var parent: Int?
    var quantities: [(key: PropertyKey, formula: Formula)]
  }

  var variables: [Int: Formula] = [:]
  private var layers: [Declared] = []
  private let names: NameTable

  init(names: NameTable) {
    self.names = names
  }

  /// Adds layers in the order of their numbers: a layer, then its mask, then its sublayers.
  mutating func add(_ tree: [Layer], parent: Int?) {
    for layer in tree {
      let number = layers.count
      let quantities = layer.values.flatMap { value in
        let parts = value.key.components
        guard case .list(let formulas) = value.formula.kind, formulas.count == parts.count else {
          return parts.map { (key: $0, formula: value.formula) }
        }
        return zip(parts, formulas).map { (key: $0, formula: $1) }
      }
      layers.append(Declared(kind: layer.kind, parent: parent, quantities: quantities))
      if let mask = layer.mask { add([mask.layer], parent: number) }
      add(layer.sublayers, parent: number)
    }
  }

  func formula(of node: Node) -> Formula? {
    switch node {
    case .variable(let number): variables[number]
    case .declared(let layer, let name):
      layers[layer].quantities.first { $0.key.name == name }?.formula
    }
  }

  /// Cycles, each by its nodes in the order in which they read each other, the one first that
  /// stands first in the file. Every node is walked
  /// once, so that of cycles with a common node only the first is given.
  func cycles() -> [[Node]] {
    var result: [[Node]] = []
    var done: Set<Node> = []
    for (number, layer) in layers.enumerated() {
      for quantity in layer.quantities {
        let start = Node.declared(layer: number, name: quantity.key.name)
        if let cycle = cycle(from: start, done: &done) { result.append(cycle) }
      }
    }
    return result
  }

  /// A depth-first walk without recursion; expressions may form chains of any length.
  private func cycle(from start: Node, done: inout Set<Node>) -> [Node]? {
    guard done.insert(start).inserted else { return nil }
    var path = [start]
    var pending = [reads(of: start)]
    var found: [Node]?
    while let next = pending.last?.last {
      pending[pending.count - 1].removeLast()
      if let index = path.firstIndex(of: next), found == nil {
        found = rotated(path[index...])
      } else if done.insert(next).inserted {
        path.append(next)
        pending.append(reads(of: next))
      }
      while pending.last?.isEmpty == true {
        pending.removeLast()
        path.removeLast()
      }
    }
    return found
  }

  private func rotated(_ cycle: ArraySlice<Node>) -> [Node] {
    func place(_ index: Int) -> (Int, Int) {
      let place = formula(of: cycle[index])?.place
      return (place?.line ?? 0, place?.column ?? 0)
    }
    let first = cycle.indices.min { place($0) < place($1) } ?? cycle.startIndex
    return Array(cycle[first...] + cycle[..<first])
  }

  private func reads(of node: Node) -> [Node] {
    guard let formula = formula(of: node) else { return [] }
    let layer: Int? = if case .declared(let layer, _) = node { layer } else { nil }
    let context = NameContext(layer: layer, isTimeline: false)
    return expressions(in: formula).flatMap(\.references).flatMap { reads(of: $0, in: context) }
  }

  private func expressions(in formula: Formula) -> [Expression] {
    switch formula.kind {
    case .value, .snapshot: []
    case .expression(let expression): [expression]
    case .dictionary(let fields): fields.flatMap { expressions(in: $0.formula) }
    case .list(let formulas), .path(_, let formulas): formulas.flatMap { expressions(in: $0) }
    }
  }

  private func reads(of reference: Reference, in context: NameContext) -> [Node] {
    let path = reference.path.map { element in
      switch element {
      case .name(let name, _): NameElement.name(name)
      case .index: NameElement.index
      case .all: NameElement.all
      }
    }
    guard let meaning = try? names.meaning(of: path, in: context).meaning else { return [] }
    switch meaning {
    case .variable(let number): return [.variable(number)]
    case .canvas, .copyIndex, .copyCount, .copyItem: return []
    case .property(let target, let key, _):
      return key.components.flatMap { reads(of: $0, target, context) }
    }
  }

  private func reads(
    of key: PropertyKey, _ target: LayerReference, _ context: NameContext
  ) -> [Node] {
    switch target {
    case .previous: return []
    case .own: return context.layer.map { declared(key, of: $0) } ?? []
    case .parent:
      guard let parent = context.layer.flatMap({ layers[$0].parent }) else { return [] }
      return inOwnBounds(key, of: parent)
    case .named(let layer, let copies):
      guard copies.allSatisfy({ $0 == .same }) else { return [] }
      return declared(key, of: layer)
    }
  }

  /// What an edge or a size of a layer's own bounds comes from.
  private func inOwnBounds(_ key: PropertyKey, of layer: Int) -> [Node] {
    switch key.form {
    case .property, .extent, .output: declared(key, of: layer)
    case .place(_, .min), .place(_, .position), .composite: []
    case .place(let axis, .mid), .place(let axis, .max): size(of: layer, along: axis)
    }
  }

  /// The declared values a layer's quantity comes from.
  private func declared(_ key: PropertyKey, of layer: Int) -> [Node] {
    let same = layers[layer].quantities.filter { $0.key.form == key.form }
    if let own = same.first { return [.declared(layer: layer, name: own.key.name)] }
    switch key.form {
    case .property, .output, .composite: return []
    case .extent(let axis): return size(of: layer, along: axis)
    case .place(let axis, _):
      let edges = onAxis(axis, of: layer)
      return edges.count == 2 ? edges : edges + size(of: layer, along: axis)
    }
  }

  /// The declared values a layer's size comes from: itself, two edges, or the parent's size.
  private func size(of layer: Int, along axis: Axis) -> [Node] {
    let declared = layers[layer].quantities.filter { $0.key.form == .extent(axis) }
    if let own = declared.first { return [.declared(layer: layer, name: own.key.name)] }
    let edges = onAxis(axis, of: layer)
    if edges.count == 2 { return edges }
    guard layers[layer].kind == .box, let parent = layers[layer].parent else { return [] }
    return size(of: parent, along: axis)
  }

  private func onAxis(_ axis: Axis, of layer: Int) -> [Node] {
    layers[layer].quantities.filter { $0.key.axis == axis }.map {
      .declared(layer: layer, name: $0.key.name)
    }
  }
}
