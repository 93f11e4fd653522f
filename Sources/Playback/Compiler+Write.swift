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
    /// The way through keyframes, whose ends `from` and `to` are.
    var course: Course?
    /// What the keyframes say, for those who ask.
    var keyframes: KeyframeFacts?
    /// The path along which the layer turns.
    var direction: PathAnimation?
    /// Where the step names the property.
    var place: SourcePlace?
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
    _ assignments: [Assignment], only: Int?, change: Change, at time: Int
  ) throws(Diagnostic) {
    var colors = ColorInterpolation.gamma
    if case .animated(let motion) = change { colors = motion.colors }
    try apply(try read(assignments, only: only, colors: colors), change: change, at: time)
    memo.begin(at: Double(time) / 1e9)
  }

  /// Reads the values of a step's assignments, a composite key as its components.
  mutating func read(
    _ assignments: [Assignment], only: Int?, colors: ColorInterpolation = .gamma
  ) throws(Diagnostic) -> [PendingWrite] {
    var writes: [PendingWrite] = []
    for assignment in assignments {
      for instance in try instances(of: assignment.layer)
      where only == nil || only == instance {
        let values = try values(of: assignment, instance, colors)
        for (key, component) in zip(assignment.key.components, values) {
          var values = component
          values.place = assignment.place
          writes.append(PendingWrite(instance: instance, key: key, values: values))
        }
      }
    }
    return writes
  }

  /// What a step says of each component of a key.
  private mutating func values(
    of assignment: Assignment, _ instance: Int, _ colors: ColorInterpolation
  ) throws(Diagnostic) -> [PendingWrite.Values] {
    var (from, to, by): (Value?, Value?, Value?)
    var isPlain = false
    switch assignment.value {
    case .to(let formula):
      to = try evaluate(formula, of: instance)
      isPlain = true
      try check(to, for: assignment.key, at: formula.place)
    case .basic(let start, let end, let change):
      if let start { from = try evaluate(start, of: instance) }
      if let end { to = try evaluate(end, of: instance) }
      if let change { by = try evaluate(change, of: instance) }
      try check(from, for: assignment.key, at: start?.place)
      try check(to, for: assignment.key, at: end?.place)
    case .keyframes(let keyframes):
      return try self.keyframes(keyframes, of: assignment.key, instance, colors)
    }
    if isPlain, assignment.key.isTransform, case .list? = to {
      // Decomposed as a whole, from all that is shown, the other parts left behind at once.
      isPlain = false
      from = .transform(
        assignment.key.name == "transform"
          ? try shownTransform(of: instance) : try shownSublayerTransform(of: instance))
    }
    return assignment.key.components.indices.map { index in
      PendingWrite.Values(
        from: component(index, of: from, for: assignment.key),
        to: component(index, of: to, for: assignment.key),
        by: component(index, of: by, for: assignment.key), isPlain: isPlain)
    }
  }

  /// A layer's transform as it is shown, all its parts as one matrix.
  private mutating func shownTransform(
    of instance: Int
  ) throws(Diagnostic) -> Transform3D {
    var values: [NodeID: Value] = [:]
    for node in graph.matrixInputs(of: instance) {
      values[node] = try memo.value(of: node, in: graph)
    }
    return graph.shownTransform(of: instance) { values[$0] ?? .number(0) }
  }

  /// The same of its `sublayerTransform`.
  private mutating func shownSublayerTransform(
    of instance: Int
  ) throws(Diagnostic) -> Transform3D {
    var values: [NodeID: Value] = [:]
    for node in graph.sublayerTransformInputs(of: instance) {
      values[node] = try memo.value(of: node, in: graph)
    }
    return graph.shownSublayerTransform(of: instance) { values[$0] ?? .number(0) }
  }

  mutating func component(
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
  func check(
    _ value: Value?, for key: PropertyKey, at place: SourcePlace?
  ) throws(Diagnostic) {
    guard let value else { return }
    for (index, part) in key.components.enumerated() {
      guard case .number(let number) = key.components.count == 1 ? value : value.component(index)
      else { continue }
      let allowed = part.range
      guard !(allowed?.contains(number) ?? true) || number.magnitude > NumberLimit.largest else {
        continue
      }
      let isTooFar = allowed?.contains(number) ?? true
      throw Diagnostic(
        .error, .outOfRange, at: place,
        "\(key.name) is \(number.shortestText), must be"
          + " \(isTooFar ? NumberLimit.words : allowed?.words ?? NumberLimit.words)")
    }
  }

  /// Writes values that have been read; the later of two on one quantity wins.
  mutating func apply(
    _ writes: [PendingWrite], change: Change, at time: Int
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
      case .output(let output):
        _ = try memo.value(of: graph.readOutput(output, of: write.instance), in: graph)
      case .composite: break
      }
    }
    for id in axes { _ = try memo.value(of: graph.axis(id).origin, in: graph) }
    for write in writes {
      guard case .property(let property) = write.key.form else { continue }
      let node = graph.makeNode(of: property, of: write.instance)
      var target = WriteTarget(node: node, instance: write.instance, key: .property(property))
      target.shown = try memo.value(of: node, in: graph)
      target.model = try memo.modelValue(of: node, in: graph)
      target.place = write.values.place
      try self.write(write.values, to: target, change: change, at: time)
    }
    for write in writes {
      guard case .output(let output) = write.key.form else { continue }
      try self.write(write.values, toOutput: output, of: write.instance, change: change, at: time)
    }
    for id in axes {
      if let write = geometry[id] { try self.write(write, to: id, change: change, at: time) }
    }
    var changed: Set<Int> = []
    for write in writes {
      guard case .property(let property) = write.key.form, Property.timing.contains(property),
        changed.insert(write.instance).inserted
      else { continue }
      try changeTime(of: write.instance, at: time, place: write.values.place)
    }
    for write in writes {
      guard let path = write.values.direction else { continue }
      try turn(write.instance, along: path, change: change, at: time)
    }
  }

  /// Turns a layer along a path, and back when the animation is over.
  private mutating func turn(
    _ instance: Int, along path: PathAnimation, change: Change, at time: Int
  ) throws(Diagnostic) {
    let node = graph.makeTurn(of: instance)
    let values = PendingWrite.Values(
      from: .number(path.rotation(at: 0)), to: .number(0), isPlain: false,
      course: .direction(path))
    let target = WriteTarget(node: node, instance: instance, key: .turn)
    try write(values, to: target, change: change, at: time)
  }
}

extension PendingWrite.Values {
  /// Where the animation starts and ends, and the model value it leaves.
  ///
  /// The table of `CABasicAnimation`: what is not given comes from what is shown (a missing
  /// start) or from the model (a missing end). Of an explicit animation both are the model's
  /// (measured).
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
