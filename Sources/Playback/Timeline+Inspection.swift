public import Expressions
public import Geometry
public import SceneModel

/// A live expression and its value at a time.
public struct LiveValue: Hashable, Sendable {
  /// What it gives: `clone.minX`, a variable's name, `list.scroll.contentSize`, `open.wait`, or
  /// `/timeline/0/wait` for a step without an id.
  public var owner: String
  /// With its `=`.
  public var text: String
  public var value: Value
  public var place: SourcePlace
}

/// A layer at a time, as `inspect` shows it.
public struct LayerSummary: Hashable, Sendable {
  /// As `row[2].title`; `<parent>/<index>` for an anonymous layer.
  public var name: String
  public var kind: LayerKind
  /// Its rectangle in its superlayer, before its transform.
  public var frame: Rect
  public var opacity: Double
  public var isHidden: Bool
  /// How deep it lies in the tree; 0 at the top.
  public var depth: Int
}

extension Timeline {
  /// Every live expression with its value at a time in seconds, in the order of the file:
  /// variables, layers, what behaviours read when a finger comes or goes, `fractionComplete`, and
  /// the conditions of `wait` up to the time they hold. An expression that a step has ended has the
  /// value it would have.
  public func liveValues(at time: Double) throws(Diagnostic) -> [LiveValue] {
    var graph = graph
    for instance in graph.tree.instances.indices {
      let behaviours = graph.tree.declared[graph.tree.instances[instance].declared].behaviours
      for (name, formula) in behaviours.liveFormulas {
        let owner = "\(graph.traceName(of: instance)).\(name)"
        try graph.linkParts(of: formula, instance: instance, owner: owner)
      }
    }
    var early: Set<NodeID> = []
    for wait in waits where time < Double(wait.end) / 1e9 {
      let node = try graph.linkLive(wait.condition, of: nil, owner: wait.owner)
      if time < Double(wait.start) / 1e9 { early.insert(node) }
    }
    var memo = Memo()
    memo.begin(at: time)
    var result: [LiveValue] = []
    for node in graph.nodes.indices {
      guard case .formula(let live) = graph.nodes[node],
        case .expression(let expression) = live.formula.kind
      else { continue }
      let value: Value
      do throws(Diagnostic) {
        value = try memo.value(of: node, in: graph)
      } catch {
        // A condition that nothing waits for yet need not have a value.
        guard early.contains(node) else { throw error }
        continue
      }
      result.append(
        LiveValue(
          owner: live.owner, text: "=" + expression.text, value: value, place: live.formula.place))
    }
    return result.sorted { a, b in
      (a.place.line, a.place.column, a.owner) < (b.place.line, b.place.column, b.owner)
    }
  }

  /// Every layer with its copies at a time in seconds, in tree order.
  public func layers(at time: Double) throws(Diagnostic) -> [LayerSummary] {
    let values = try values(at: time)
    return graph.tree.instances.indices.map { instance in
      var depth = 0
      var next = graph.tree.instances[instance].parent
      while let layer = next {
        depth += 1
        next = graph.tree.instances[layer].parent
      }
      return LayerSummary(
        name: graph.traceName(of: instance), kind: graph.tree.instances[instance].kind,
        frame: graph.frame(of: instance) { values[$0] },
        opacity: graph.number(.opacity, of: instance) { values[$0] },
        isHidden: graph.value(.hidden, of: instance) { values[$0] } == .boolean(true),
        depth: depth)
    }
  }

  /// How many layers there are, copies included.
  public var layerCount: Int { graph.tree.instances.count }

  /// How many quantities steps write or live expressions move.
  public var movingValueCount: Int { still.movingIndex.count { $0 >= 0 } }
}

extension Graph {
  /// Ties each expression of a behaviour's value to nodes.
  fileprivate mutating func linkParts(
    of formula: Formula, instance: Int, owner: String
  ) throws(Diagnostic) {
    if case .list(let parts) = formula.kind {
      for part in parts { try linkParts(of: part, instance: instance, owner: owner) }
    } else {
      _ = try linkLive(formula, of: instance, owner: owner)
    }
  }
}

extension Behaviours {
  /// What is read whenever a finger comes down, drags on or leaves, by its key path.
  fileprivate var liveFormulas: [(name: String, formula: Formula)] {
    let formulas = [
      ("scroll.contentSize", scroll?.contentSize), ("scroll.contentInset", scroll?.contentInset),
      ("scroll.bounces", scroll?.bounces),
      ("scroll.alwaysBounceVertical", scroll?.alwaysBounceVertical),
      ("scroll.alwaysBounceHorizontal", scroll?.alwaysBounceHorizontal),
      ("sheet.factor", sheet?.factor), ("sheet.limit", sheet?.limit),
      ("sheet.target", sheet?.target), ("sheet.duration", sheet?.duration),
    ]
    return formulas.compactMap { name, formula in formula.map { (name, $0) } }
  }
}
