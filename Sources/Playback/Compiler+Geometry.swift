import Expressions
import Geometry
import SceneModel

/// What a step writes of one axis of a layer.
struct AxisWrite {
  /// The edges it writes, the last twice-written one once.
  private(set) var edges: [(edge: Edge, values: PendingWrite.Values)] = []
  var size: PendingWrite.Values?

  mutating func set(_ edge: Edge, _ values: PendingWrite.Values) {
    edges.removeAll { $0.edge == edge }
    edges.append((edge, values))
  }
}

extension Compiler {
  /// Writes place, size or both of an axis.
  ///
  /// Place alone freezes a size that came from two edges; size alone keeps the edge last written,
  /// or else the declared one; two edges are place and size.
  mutating func write(
    _ write: AxisWrite, to id: AxisID, change: Change, at time: Int
  ) throws(Diagnostic) {
    let record = graph.axis(id)
    let mode = record.last
    let seconds = Double(time) / 1e9
    let extent = (
      shown: try memo.value(of: record.extent, in: graph),
      model: try memo.modelValue(of: record.extent, in: graph)
    )
    let origin = (
      shown: try memo.value(of: record.origin, in: graph),
      model: try memo.modelValue(of: record.origin, in: graph)
    )
    var anchor = 0.5
    if let node = graph.node(of: .anchorPoint(id.axis), of: id.instance) {
      anchor = try memo.value(of: node, in: graph).number
    }
    func coordinate(_ edge: Edge, _ origin: Value, _ extent: Value) -> Value {
      .number(origin.number + edge.fraction(anchor: anchor) * extent.number)
    }
    var size = write.size
    let place = write.edges.last
    if size == nil, write.edges.count > 1 {
      size = .between(write.edges[0], write.edges[1], anchor: anchor)
    }
    if let place {
      var target = WriteTarget(
        node: record.place, instance: id.instance, key: .place(id.axis, place.edge))
      target.shown = coordinate(place.edge, origin.shown, extent.shown)
      target.model = coordinate(place.edge, origin.model, extent.model)
      if change.keepsVelocity {
        let speeds = try speeds(of: id, mode, anchor: anchor)
        target.velocity = [speeds.origin + place.edge.fraction(anchor: anchor) * speeds.extent]
      }
      graph.axes[graph.index(of: id)].setMode(place: place.edge, second: nil, at: seconds)
      if mode.second != nil, size == nil { freeze(record.size, at: extent.shown, time) }
      target.place = place.values.place
      try self.write(place.values, to: target, change: change, at: time)
    }
    if let size {
      if place == nil {
        graph.axes[graph.index(of: id)].setMode(place: mode.place, second: nil, at: seconds)
      }
      var target = WriteTarget(node: record.size, instance: id.instance, key: .extent(id.axis))
      target.shown = extent.shown
      target.model = extent.model
      if change.keepsVelocity {
        target.velocity = [try speeds(of: id, mode, anchor: anchor).extent]
      }
      target.place = size.place
      try self.write(size, to: target, change: change, at: time)
    }
  }

  /// How fast the min edge moves and the layer grows, a second.
  private mutating func speeds(
    of id: AxisID, _ mode: AxisRecord.Mode, anchor: Double
  ) throws(Diagnostic) -> (origin: Double, extent: Double) {
    let record = graph.axis(id)
    let place = try velocity(of: record.place, in: .number)[0]
    var extent = try velocity(of: record.size, in: .number)[0]
    let start = mode.place.fraction(anchor: anchor)
    if let second = mode.second {
      let span = second.fraction(anchor: anchor) - start
      extent = span == 0 ? 0 : (extent - place) / span
    }
    return (place - start * extent, extent)
  }

  private mutating func freeze(_ node: NodeID, at value: Value, _ time: Int) {
    guard let track = graph.track(of: node) else { return }
    graph.tracks[track].write(.constant(value), segments: [], at: time)
  }
}

extension Edge {
  /// Where it lies between the min edge (0) and the max edge (1).
  func fraction(anchor: Double) -> Double {
    switch self {
    case .min: 0
    case .mid: 0.5
    case .max: 1
    case .position: anchor
    }
  }
}

extension PendingWrite.Values {
  /// The size between two edges.
  static func between(
    _ a: (edge: Edge, values: PendingWrite.Values), _ b: (edge: Edge, values: PendingWrite.Values),
    anchor: Double
  ) -> PendingWrite.Values {
    let span = b.edge.fraction(anchor: anchor) - a.edge.fraction(anchor: anchor)
    func size(_ a: Value?, _ b: Value?) -> Value? {
      guard let a, let b, span != 0 else { return nil }
      return .number((b.number - a.number) / span)
    }
    return PendingWrite.Values(
      from: size(a.values.from, b.values.from), to: size(a.values.to, b.values.to),
      by: size(a.values.by, b.values.by), isPlain: a.values.isPlain && b.values.isPlain,
      place: b.values.place)
  }
}

extension PropertyKey {
  /// The range of a single quantity; nil for one without.
  var range: ClosedRange<Double>? {
    switch form {
    case .property(let property):
      if case .number(_, let range) = property.form { return range }
      return nil
    case .extent: return 0...Double.greatestFiniteMagnitude
    case .place, .output, .composite: return nil
    }
  }
}

extension ClosedRange<Double> {
  /// As messages say it: `0 to 1`, `at least 0`.
  var words: String {
    if upperBound == .greatestFiniteMagnitude {
      return lowerBound == -.greatestFiniteMagnitude
        ? "a finite number" : "at least \(lowerBound.shortestText)"
    }
    return "\(lowerBound.shortestText) to \(upperBound.shortestText)"
  }
}
