import Expressions
import Geometry
import Motion
import SceneModel

/// A value a step gives one quantity, its expressions read.
struct PendingWrite {
  /// What a step says of a quantity's values.
  struct Values {
    var from: Value?
    var to: Value?
    var by: Value?
    /// True for a plain value, which goes on from what is shown.
    var isPlain: Bool
  }

  var instance: Int
  var key: PropertyKey
  var values: Values
}

extension Compiler {
  /// Carries out a step's writes on the instances it names, or on one of them.
  ///
  /// All values are read before the first is written.
  mutating func write(
    _ assignments: [Assignment], only: Int?, motion: StepMotion?, at time: Int
  ) throws(Diagnostic) {
    try apply(try read(assignments, only: only), motion: motion, at: time)
    memo.begin(at: Double(time) / 1e9)
  }

  /// Reads the values of a step's assignments, a composite key as its components.
  mutating func read(
    _ assignments: [Assignment], only: Int?
  ) throws(Diagnostic) -> [PendingWrite] {
    var writes: [PendingWrite] = []
    for assignment in assignments {
      for instance in try instances(of: assignment.layer)
      where only == nil || only == instance {
        let from: Value?
        let to: Value?
        let by: Value?
        let isPlain: Bool
        switch assignment.value {
        case .to(let formula):
          (from, to, by) = (nil, try evaluate(formula, of: instance), nil)
          isPlain = true
          try check(to, for: assignment.key, at: formula.place)
        case .basic(let start, let end, let change):
          from = try start.map { formula throws(Diagnostic) in
            try evaluate(formula, of: instance)
          }
          to = try end.map { formula throws(Diagnostic) in try evaluate(formula, of: instance) }
          by = try change.map { formula throws(Diagnostic) in
            try evaluate(formula, of: instance)
          }
          isPlain = false
          try check(from, for: assignment.key, at: start?.place)
          try check(to, for: assignment.key, at: end?.place)
        }
        for (index, key) in assignment.key.components.enumerated() {
          let values = PendingWrite.Values(
            from: component(index, of: from, for: assignment.key),
            to: component(index, of: to, for: assignment.key),
            by: component(index, of: by, for: assignment.key), isPlain: isPlain)
          writes.append(PendingWrite(instance: instance, key: key, values: values))
        }
      }
    }
    return writes
  }

  private mutating func component(
    _ index: Int, of value: Value?, for key: PropertyKey
  ) -> Value? {
    guard let value else { return nil }
    guard case .value(let part) = graph.parts(of: .value(value), type: value.type, for: key)[index]
    else {
      return nil
    }
    return part
  }

  /// A value that a step writes must lie in its property's range.
  private func check(
    _ value: Value?, for key: PropertyKey, at place: SourcePlace?
  ) throws(Diagnostic) {
    guard let value else { return }
    for (index, part) in key.components.enumerated() {
      guard case .number(let number) = key.components.count == 1 ? value : value.component(index),
        let allowed = part.range, !allowed.contains(number)
      else { continue }
      throw Diagnostic(
        .error, .outOfRange, at: place,
        "\(key.name) is \(number.shortestText), must be \(allowed.words)")
    }
  }

  /// Writes values that have been read; the later of two on one quantity wins.
  mutating func apply(
    _ writes: [PendingWrite], motion: StepMotion?, at time: Int
  ) throws(Diagnostic) {
    var geometry: [AxisID: AxisWrite] = [:]
    var axes: [AxisID] = []
    // What is shown is looked at before the first write, which could change it.
    for write in writes {
      switch write.key.form {
      case .property(let property):
        _ = try memo.value(of: graph.makeNode(of: property, of: write.instance), in: graph)
      case .place(let axis, let edge):
        let id = AxisID(instance: write.instance, axis: axis)
        if geometry[id] == nil { axes.append(id) }
        geometry[id, default: AxisWrite()].set(edge, write.values)
      case .extent(let axis):
        let id = AxisID(instance: write.instance, axis: axis)
        if geometry[id] == nil { axes.append(id) }
        geometry[id, default: AxisWrite()].size = write.values
      case .composite: break
      }
    }
    for id in axes { _ = try memo.value(of: graph.axis(id).origin, in: graph) }
    for write in writes {
      guard case .property(let property) = write.key.form else { continue }
      let node = graph.makeNode(of: property, of: write.instance)
      try self.write(
        write.values, to: node, shown: try memo.value(of: node, in: graph),
        model: try memo.modelValue(of: node, in: graph), motion: motion, at: time)
    }
    for id in axes {
      if let write = geometry[id] { try self.write(write, to: id, motion: motion, at: time) }
    }
  }

  /// Writes one quantity: its model value, and the animation that leads there.
  ///
  /// - Parameters:
  ///   - shown: What is shown of it just before.
  ///   - model: The same without running animations.
  mutating func write(
    _ values: PendingWrite.Values, to node: NodeID, shown: Value, model: Value,
    motion: StepMotion?, at time: Int
  ) throws(Diagnostic) {
    guard let track = graph.track(of: node) else { return }
    let ends = values.ends(shown: shown, model: model)
    guard let motion, motion.duration > 0 else {
      graph.tracks[track].write(.constant(ends.after), segments: [], at: time)
      return
    }
    var segments: [Segment] = []
    var effect = Segment.Effect.absolute(from: ends.from, to: ends.to)
    let last = graph.tracks[track].last
    let running = last.segments.filter { $0.end > time }
    if case .constant = last.base, values.isPlain, motion.blend == .additive, !running.isEmpty,
      case .number(let target) = ends.after, case .number(let current) = model
    {
      // UIKit: what runs goes on as an offset from its own target and dies out.
      segments = running.compactMap(\.asOffset)
      effect = .offset(current - target)
    }
    segments.append(
      Segment(start: time, end: time + motion.duration, curve: motion.curve, effect: effect))
    graph.tracks[track].write(.constant(ends.after), segments: segments, at: time)
  }
}

extension PendingWrite.Values {
  /// Where the animation starts and ends, and the model value it leaves.
  ///
  /// The table of `CABasicAnimation`: what is not given comes from what is shown (a missing
  /// start) or from the model (a missing end).
  func ends(shown: Value, model: Value) -> (from: Value, to: Value, after: Value) {
    switch (from, to, by) {
    case (let from?, let to?, _): (from, to, to)
    case (let from?, nil, let by?): (from, from.sum(by), from.sum(by))
    case (nil, let to?, let by?): (to.difference(by), to, to)
    case (let from?, nil, nil): (from, model, model)
    case (nil, let to?, nil): (shown, to, to)
    case (nil, nil, let by?): (shown, shown.sum(by), shown.sum(by))
    case (nil, nil, nil): (shown, model, model)
    }
  }
}

extension Value {
  /// Component by component; the other value where they cannot be added.
  func sum(_ other: Value) -> Value {
    switch (self, other) {
    case (.number(let a), .number(let b)): .number(a + b)
    case (.color(let a), .color(let b)):
      .color(
        Color(
          red: a.red + b.red, green: a.green + b.green, blue: a.blue + b.blue,
          alpha: a.alpha + b.alpha))
    case (.number, _), (.color, _), (.boolean, _), (.text, _), (.point, _), (.size, _),
      (.rect, _), (.path, _), (.list, _), (.dictionary, _), (.contents, _):
      other
    }
  }

  func difference(_ other: Value) -> Value {
    switch (self, other) {
    case (.number(let a), .number(let b)): .number(a - b)
    case (.color(let a), .color(let b)):
      .color(
        Color(
          red: a.red - b.red, green: a.green - b.green, blue: a.blue - b.blue,
          alpha: a.alpha - b.alpha))
    case (.number, _), (.color, _), (.boolean, _), (.text, _), (.point, _), (.size, _),
      (.rect, _), (.path, _), (.list, _), (.dictionary, _), (.contents, _):
      self
    }
  }
}
