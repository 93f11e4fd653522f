import SceneModel

extension Graph {
  /// All nodes, each after those it reads.
  ///
  /// - Throws: A diagnostic that prints the cycle where live expressions read each other in a
  ///   circle.
  func sorted() throws(Diagnostic) -> [NodeID] {
    var order: [NodeID] = []
    order.reserveCapacity(nodes.count)
    // 0 not seen, 1 on the way, 2 done.
    var state = [UInt8](repeating: 0, count: nodes.count)
    // An explicit stack: chains of `previous` are as long as a list has rows.
    var stack: [(node: NodeID, inputs: [NodeID], next: Int)] = []
    for start in nodes.indices where state[start] == 0 {
      state[start] = 1
      stack.append((start, inputs(of: start), 0))
      while let top = stack.last {
        if top.next < top.inputs.count {
          stack[stack.count - 1].next += 1
          let input = top.inputs[top.next]
          if state[input] == 0 {
            state[input] = 1
            stack.append((input, inputs(of: input), 0))
          } else if state[input] == 1 {
            throw cycle(stack.map(\.node), from: input)
          }
        } else {
          state[top.node] = 2
          order.append(top.node)
          stack.removeLast()
        }
      }
    }
    return order
  }

  private func cycle(_ path: [NodeID], from start: NodeID) -> Diagnostic {
    let loop = path.drop { $0 != start }
    let formulas = loop.compactMap { node -> LiveFormula? in
      if case .formula(let live) = nodes[node] { return live }
      return nil
    }
    var owners: [String] = []
    for formula in formulas where owners.last != formula.owner { owners.append(formula.owner) }
    if owners.count > 1, owners.first == owners.last { owners.removeLast() }
    let first = owners.first ?? "a layer's size"
    let chain = (owners + [first]).joined(separator: " reads ")
    return Diagnostic(
      .error, .expressionCycle, at: formulas.first?.formula.place,
      "live expressions form a cycle: \(chain)",
      hint: "give one of them a value that does not depend on the others")
  }
}
