import Expressions
import Geometry
import Motion
import SceneModel

extension Graph {
  /// The layer's id, or for an anonymous one its place in its parent: `list/2`.
  func traceName(of instance: Int) -> String {
    let layer = tree.instances[instance]
    guard layer.name.isEmpty else { return layer.name }
    let siblings = layer.parent.map { tree.instances[$0].sublayers } ?? tree.roots
    let index = siblings.firstIndex(of: instance).map(String.init) ?? "mask"
    let parent = layer.parent.map { traceName(of: $0) } ?? ""
    return "\(parent)/\(index)"
  }

  /// The keys of a layer that a trace shows, in the order of the property table: those that
  /// steps write, and those whose declared value changes.
  ///
  /// - Parameter written: Those that steps write.
  mutating func tracedKeys(
    of instance: Int, written: Set<PropertyKey>, still: StillValues
  ) -> [(key: PropertyKey, node: NodeID)] {
    let layer = tree.declared[tree.instances[instance].declared]
    var written = written
    for declared in layer.values {
      for key in declared.key.components where isLive(key, of: instance, still: still) {
        written.insert(key)
      }
    }
    for output in PropertyKey.outputs where moves(output, of: instance, still: still) {
      written.insert(output)
    }
    guard !written.isEmpty else { return [] }
    var result: [(key: PropertyKey, node: NodeID)] = []
    var covered: Set<PropertyKey> = []
    for key in PropertyKey.readable where written.contains(key) && !covered.contains(key) {
      // Several quantities that are always equal show as one, by the word that means them all.
      let whole = Self.singleNumbers.first { whole in
        whole.components.contains(key) && written.isSuperset(of: whole.components)
          && isOneNumber(whole, of: instance)
      }
      if let whole {
        covered.formUnion(whole.components)
        result.append((whole, node(of: whole, of: instance)))
      } else {
        result.append((key, node(of: key, of: instance)))
      }
    }
    return result
  }

  /// Whether a matrix is one of the plane at all times; what a live expression makes may be any.
  func isFlat(_ node: NodeID) -> Bool {
    func isFlat(_ value: Value?) -> Bool {
      guard case .transform(let transform)? = value else { return true }
      return transform.affine != nil
    }
    guard let track = track(of: node) else { return true }
    return tracks[track].eras.allSatisfy { era in
      switch era.base {
      case .constant(let value):
        guard isFlat(value) else { return false }
      case .node(let base):
        if case .matrix = nodes[base] { return false }
      case .motion: break
      }
      return era.segments.allSatisfy { segment in
        switch segment.course {
        case .between(let from, let to, _): isFlat(from) && isFlat(to)
        case .transforms(let animation): animation.values.allSatisfy { $0.affine != nil }
        case .discrete(let values, _): values.allSatisfy(isFlat)
        case .spring, .keyframes, .path, .direction: true
        }
      }
    }
  }

  /// How many elements a list has at most, judged by the ends of all motions behind it.
  func mostElements(of node: NodeID) -> Int {
    func count(_ value: Value?) -> Int {
      if case .list(let values)? = value { values.count } else { 0 }
    }
    var most = 0
    var memo = Memo()
    for instant in [0] + instants(behind: [node], after: 0) {
      memo.begin(at: Double(instant) / 1e9)
      most = max(most, count(try? memo.value(of: node, in: self)))
    }
    guard let track = track(of: node) else { return most }
    for segment in tracks[track].eras.flatMap(\.segments) {
      switch segment.course {
      case .between(let from, let to, _): most = max(most, count(from), count(to))
      case .discrete(let values, _): most = values.reduce(most) { max($0, count($1)) }
      case .transforms, .spring, .keyframes, .path, .direction: break
      }
    }
    return most
  }

  /// Whether fingers or steps change what a behaviour tells.
  private func moves(_ key: PropertyKey, of instance: Int, still: StillValues) -> Bool {
    guard case .output(let output) = key.form, let node = outputNode(output, of: instance) else {
      return false
    }
    return still.movingIndex[node] >= 0
  }

  /// The keys that steps write, by instance.
  func writtenKeys() -> [Set<PropertyKey>] {
    var result = [Set<PropertyKey>](repeating: [], count: tree.instances.count)
    for assignment in scene.timeline.flatMap(\.allAssignments) {
      for instance in tree.instances(of: assignment.layer) {
        result[instance].formUnion(assignment.key.components)
      }
    }
    return result
  }

  /// The words that mean several quantities by one number.
  private static let singleNumbers = PropertyKey.all.filter { key in
    if case .composite = key.form { return key.type == .number }
    return false
  }

  /// Whether a declared quantity has an expression that reads something that changes.
  private func isLive(_ key: PropertyKey, of instance: Int, still: StillValues) -> Bool {
    let node: NodeID?
    switch key.form {
    case .property(let property): node = self.node(of: property, of: instance)
    case .extent(let axis): node = self.axis(AxisID(instance: instance, axis: axis)).size
    case .place(let axis, let edge):
      let record = self.axis(AxisID(instance: instance, axis: axis))
      node = record.modes[0].place == edge ? record.place : record.size
    case .output(let output): node = outputNode(output, of: instance)
    case .composite: node = nil
    }
    guard let node, let track = track(of: node), case .node(let base) = tracks[track].eras[0].base
    else { return false }
    return still.movingIndex[base] >= 0
  }

  /// Whether a composite is a single number at all times, all its components being equal.
  private mutating func isOneNumber(_ whole: PropertyKey, of instance: Int) -> Bool {
    let nodes = whole.components.map { node(of: $0, of: instance) }
    let tracks = nodes.map { node in track(of: node).map { self.tracks[$0] } }
    return tracks.allSatisfy { $0 == tracks[0] }
  }

  /// The node of a key of a layer, its geometry as declared.
  mutating func node(of key: PropertyKey, of instance: Int) -> NodeID {
    if case .node(let node, _)? = target(
      of: .property(.own, key, presentation: true), from: instance, index: { _ in 0 })
    {
      return node
    }
    return intern(.constant(.number(0)))
  }

  /// The node that `row[2].title.opacity` means.
  mutating func node(named path: String) throws(Diagnostic) -> (NodeID, ValueType) {
    let formula: Formula
    let scope = TraceScope(names: tree.names)
    do throws(ExpressionError) {
      let expression = try Syntax.parse(path).check(
        in: scope, appearance: self.scene.appearance)
      let place = SourcePlace(
        file: "--property", line: 1, column: 1, length: path.unicodeScalars.count, path: "")
      formula = Formula(.expression(expression), at: place)
    } catch {
      throw Diagnostic(
        .error, .unknownName, at: nil, "--property '\(path)': \(error.message)", hint: error.hint)
    }
    return (node(of: try link(formula, of: nil, owner: path)), formula.type)
  }
}

extension Step {
  /// Everything the step and those inside it write.
  var allAssignments: [Assignment] {
    switch kind {
    case .set(let assignments): assignments
    case .animate(let animation): animation.assignments
    case .transition(let transition): transition.set + transition.animate
    case .drag, .pause, .wait: []
    case .branch(_, let then, let otherwise): (then + otherwise).flatMap(\.allAssignments)
    case .parallel(let steps), .sequence(let steps): steps.flatMap(\.allAssignments)
    case .group(let group): group.steps.flatMap(\.allAssignments)
    }
  }
}
