import Drawing
import SceneModel

/// The drawing instructions of the layers that never change, made once.
///
/// Frames that share them also share their storage, so that comparing two frames passes over what
/// stands still.
struct StillItems: Sendable {
  /// What a still layer draws; nil where it is hidden.
  struct Item: Sendable {
    var shown: DisplayItem?
  }

  private var items: [Item?]

  func item(of instance: Int) -> Item? { items[instance] }

  init(graph: Graph, transitions: [TransitionRecord], still: StillValues) {
    let count = graph.tree.instances.count
    var isStill = [Bool](repeating: true, count: count)
    for transition in transitions { isStill[transition.instance] = false }
    // Sublayers and masks have higher numbers than the layer they belong to.
    for instance in (0..<count).reversed() {
      if graph.nodes(of: instance).contains(where: { still.movingIndex[$0] >= 0 }) {
        isStill[instance] = false
      }
      if let parent = graph.tree.instances[instance].parent, !isStill[instance] {
        isStill[parent] = false
      }
    }
    // A layer under a space that moves is seen anew.
    for instance in 0..<count {
      guard let parent = graph.tree.instances[instance].parent, !isStill[parent],
        graph.says(.sublayerSpace, of: parent)
      else { continue }
      isStill[instance] = false
    }
    items = Array(repeating: nil, count: count)
    let emitter = Emitter(
      graph: graph, transitions: [], time: 0, values: FrameValues(still: still, moving: []),
      fronts: [:], stillItems: nil)
    for instance in 0..<count where isStill[instance] {
      let parent = graph.tree.instances[instance].parent
      // A still layer within a still one is part of that one's item.
      if let parent, isStill[parent] { continue }
      items[instance] = Item(shown: emitter.emit(instance))
    }
  }
}

extension Graph {
  /// All nodes a layer is drawn from, apart from its sublayers'.
  fileprivate func nodes(of instance: Int) -> [NodeID] {
    Property.allCases.compactMap { node(of: $0, of: instance) }
      + (turns[instance].map { [$0] } ?? [])
      + Axis.allCases.flatMap { axis -> [NodeID] in
        let record = self.axis(AxisID(instance: instance, axis: axis))
        return [record.origin, record.extent]
      }
  }
}
