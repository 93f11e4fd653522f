import Expressions
import SceneModel

/// Values of a graph at one time, computed as they are asked for.
struct Memo {
  private var values: [Value] = []
  private var stamps: [Int] = []
  private var generation = 1
  private(set) var time = 0.0

  /// Forgets everything; values asked for from now on hold at this time, in seconds.
  mutating func begin(at time: Double) {
    self.time = time
    generation += 1
  }

  /// What is shown of a node.
  mutating func value(of node: NodeID, in graph: Graph) throws(Diagnostic) -> Value {
    if node < stamps.count, stamps[node] == generation { return values[node] }
    if stamps.count < graph.nodes.count {
      let missing = graph.nodes.count - stamps.count
      values += Array(repeating: .boolean(false), count: missing)
      stamps += Array(repeating: 0, count: missing)
    }
    // An explicit stack: chains of `previous` are as long as a list has rows.
    var stack = [(node: node, isReady: false)]
    while let top = stack.popLast() {
      if stamps[top.node] == generation { continue }
      if top.isReady {
        values[top.node] = try graph.compute(top.node, at: time) { values[$0] }
        stamps[top.node] = generation
      } else {
        stack.append((top.node, true))
        for input in graph.inputs(of: top.node) where stamps[input] != generation {
          stack.append((input, false))
        }
      }
    }
    return values[node]
  }

  /// What a node's value would be without running animations. A live expression's model is its
  /// value over what is shown.
  mutating func modelValue(of node: NodeID, in graph: Graph) throws(Diagnostic) -> Value {
    _ = try value(of: node, in: graph)
    return try model(of: node, in: graph)
  }

  private func model(of node: NodeID, in graph: Graph) throws(Diagnostic) -> Value {
    switch graph.nodes[node] {
    case .constant, .formula, .scrubbed: return values[node]
    case .track:
      return try graph.compute(node, at: time, model: true) { values[$0] }
    case .component, .between, .plainText, .list, .dictionary, .path, .composite, .extent, .origin,
      .edge,
      .boundsEdge, .naturalExtent, .converted, .matrix:
      var inputs: [NodeID: Value] = [:]
      for input in graph.inputs(of: node) { inputs[input] = try model(of: input, in: graph) }
      return try graph.compute(node, at: time, model: true) { inputs[$0] ?? values[$0] }
    }
  }
}
