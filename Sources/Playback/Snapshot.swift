import Drawing
import Expressions
import Geometry
import SceneModel

/// A layer's subtree as it was at an instant: frozen drawing instructions.
struct Snapshot: Sendable {
  /// The layer's bounds then, in its own coordinates.
  var bounds: Rect
  /// In the same coordinates.
  var items: [DisplayItem]
}

extension Compiler {
  /// Freezes a layer as it is shown now, its own `hidden`, `opacity` and `transform` ignored.
  ///
  /// - Returns: What an image layer shows it by.
  mutating func takeSnapshot(
    of path: LayerPath, from instance: Int?
  ) throws(Diagnostic) -> Value {
    guard let source = snapshotSource(path, from: instance) else {
      throw Diagnostic(
        .error, .unknownName, at: path.place, "'\(path)' names a copy that does not exist")
    }
    let values = try allValues()
    var fronts: [Int: FrameValues] = [:]
    for (number, transition) in transitions.enumerated()
    where transition.isRunning(at: memo.time) {
      fronts[number] = try allValues(frontOf: transition)
    }
    let emitter = Emitter(
      graph: graph, transitions: transitions, time: memo.time, values: values, fronts: fronts,
      stillItems: nil)
    graph.snapshots.append(emitter.snapshot(of: source))
    return .contents(.snapshot(graph.snapshots.count - 1))
  }

  /// The values of all nodes now.
  private func allValues(
    frontOf transition: TransitionRecord? = nil
  ) throws(Diagnostic) -> FrameValues {
    var values = [Value](repeating: .boolean(false), count: graph.nodes.count)
    for node in try graph.sorted() {
      if let kept = transition?.front[node] {
        values[node] = kept
      } else {
        values[node] = try graph.compute(
          node, at: memo.time, modes: transition?.frontModes ?? [:]
        ) { values[$0] }
      }
    }
    let none = [Int32](repeating: -1, count: values.count)
    return FrameValues(still: StillValues(values: values, movingIndex: none), moving: [])
  }

  /// The instance a snapshot's path means: inside a copy, the one in the same copy.
  private func snapshotSource(_ path: LayerPath, from instance: Int?) -> Int? {
    let candidates = graph.tree.instances(of: path)
    guard candidates.count > 1, let instance else { return candidates.first }
    let own = graph.tree.instances[instance].copies
    return candidates.first { candidate in
      graph.tree.instances[candidate].copies.allSatisfy { position in
        own.first { $0.declared == position.declared }?.index ?? position.index == position.index
      }
    }
  }

  /// Takes the snapshots that `layers` itself asks for, as things are at t = 0.
  mutating func takeFirstSnapshots() throws(Diagnostic) {
    memo.begin(at: 0)
    for instance in graph.tree.instances.indices {
      let layer = graph.tree.declared[graph.tree.instances[instance].declared]
      for declared in layer.values {
        guard case .snapshot(let path) = declared.formula.kind,
          case .property(let property) = declared.key.form
        else { continue }
        let value = try takeSnapshot(of: path, from: instance)
        let node = graph.makeNode(of: property, of: instance)
        if let track = graph.track(of: node) { graph.tracks[track] = Track(.constant(value)) }
        memo.begin(at: 0)
      }
    }
  }
}
