public import Expressions
public import Geometry
public import SceneModel

/// A live expression and its value at a time.
public struct LiveValue: Hashable, Sendable {
  /// What it gives: `clone.minX`, or a variable's name.
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
  /// Every live expression with its value at a time in seconds, in the order of the file: the
  /// variables, then the layers. An expression that a step has ended has the value it would have.
  public func liveValues(at time: Double) throws(Diagnostic) -> [LiveValue] {
    let values = try values(at: time)
    return graph.nodes.indices.compactMap { node in
      guard case .formula(let live) = graph.nodes[node],
        case .expression(let expression) = live.formula.kind
      else { return nil }
      return LiveValue(
        owner: live.owner, text: "=" + expression.text, value: values[node],
        place: live.formula.place)
    }.sorted { a, b in
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
