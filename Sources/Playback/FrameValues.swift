import Expressions

/// The values of all nodes at one time: those that never change, and those that were computed.
struct FrameValues: Sendable {
  let still: StillValues
  var moving: [Value]

  subscript(node: NodeID) -> Value {
    let index = still.movingIndex[node]
    return index < 0 ? still.values[node] : moving[Int(index)]
  }
}

/// The values of the nodes that never change, and where the others are found.
struct StillValues: Sendable {
  /// By node; meaningless for one that moves.
  var values: [Value]
  /// By node: its number among the moving ones, or -1.
  var movingIndex: [Int32]
}
