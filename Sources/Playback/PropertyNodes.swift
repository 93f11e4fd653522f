import SceneModel

/// The node of each property of each layer of which something is said.
///
/// A layer has few of them, so that looking through them takes less than hashing; they are chained
/// through one array.
struct PropertyNodes: Sendable {
  private struct Entry {
    var property: Property
    var node: NodeID
    /// The layer's entry before, or -1.
    var next: Int32
  }

  private var entries: [Entry] = []
  /// By instance: its last entry, or -1.
  private var heads: [Int32]

  /// By instance: of which groups something is said.
  private(set) var groups: [PropertyGroup]

  init(instanceCount: Int) {
    heads = Array(repeating: -1, count: instanceCount)
    groups = Array(repeating: [], count: instanceCount)
  }

  subscript(property: Property, instance: Int) -> NodeID? {
    var index = heads[instance]
    while index >= 0 {
      if entries[Int(index)].property == property { return entries[Int(index)].node }
      index = entries[Int(index)].next
    }
    return nil
  }

  /// Adds a property that the layer does not have yet.
  mutating func add(_ property: Property, _ instance: Int, node: NodeID) {
    entries.append(Entry(property: property, node: node, next: heads[instance]))
    heads[instance] = Int32(entries.count - 1)
    groups[instance].insert(property.group)
  }
}
