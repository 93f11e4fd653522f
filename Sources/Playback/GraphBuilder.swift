import Drawing
import Expressions
import Geometry
import SceneModel

extension Graph {
  /// Gives every declared value of every layer its node.
  mutating func build() throws(Diagnostic) {
    // Variables first get numbers, since layers and variables read each other.
    variables = scene.variables.indices.map { _ in add(.constant(.boolean(false))) }
    for instance in tree.instances.indices {
      addGeometry(of: instance)
      addOutputs(of: instance)
    }
    for instance in tree.instances.indices {
      for declared in tree.declared[tree.instances[instance].declared].values {
        for key in declared.key.components {
          if case .property(let property) = key.form {
            _ = makeNode(of: property, of: instance)
          }
        }
      }
    }
    for (number, variable) in scene.variables.enumerated() {
      switch try link(variable.formula, of: nil, owner: variable.name) {
      case .value(let value): nodes[variables[number]] = .constant(value)
      case .node(let node):
        // It moves to the number that others know; left where it is, it would be there twice.
        nodes[variables[number]] = nodes[node]
        if node == nodes.count - 1 { nodes.removeLast() }
      }
    }
    for instance in tree.instances.indices {
      try linkValues(of: instance)
      linkBounds(of: instance)
    }
  }

  /// The two tracks of each axis, with what is missing filled in: origin 0, a natural size, or
  /// the parent's.
  private mutating func addGeometry(of instance: Int) {
    let layer = tree.declared[tree.instances[instance].declared]
    for axis in Axis.allCases {
      let id = AxisID(instance: instance, axis: axis)
      let (place, second) = layer.declaredEdges(axis)
      let placeNode = addTrack(.constant(.number(0)))
      let sizeNode = addTrack(.constant(.number(0)))
      let extent = add(.extent(id))
      let origin = add(.origin(id))
      axes.append(
        AxisRecord(
          place: placeNode, size: sizeNode,
          mode: AxisRecord.Mode(startTime: 0, place: place ?? .min, second: second),
          extent: extent, origin: origin))
    }
  }

  private mutating func linkValues(of instance: Int) throws(Diagnostic) {
    let layer = tree.declared[tree.instances[instance].declared]
    for axis in Axis.allCases where !layer.declaresSize(axis) {
      let id = AxisID(instance: instance, axis: axis)
      if self.axis(id).last.second == nil { setBase(of: self.axis(id).size, defaultSize(id)) }
    }
    let name = traceName(of: instance)
    for declared in layer.values {
      let owner = "\(name).\(declared.key.name)"
      var linked = try link(declared.formula, of: instance, owner: owner)
      if declared.key.form == .property(.contents), declared.formula.type == .text {
        linked = .value(.contents(.asset(try asset(linked, declared.formula))))
      }
      for (component, key) in zip(
        parts(of: linked, type: declared.formula.type, for: declared.key), declared.key.components)
      {
        assign(component, to: key, of: instance, in: layer)
      }
    }
  }

  /// The asset that a text names, which reads at most the copy's `item` and `index`.
  private func asset(_ linked: LinkedValue, _ formula: Formula) throws(Diagnostic) -> String {
    let value: Value? =
      switch linked {
      case .value(let value): value
      case .node(let node):
        if case .formula(let live) = nodes[node] { live.program.constant } else { nil }
      }
    guard case .text(let name)? = value else {
      throw Diagnostic(
        .error, .dependsOnTime, at: formula.place,
        "an asset's name must be known before the film starts")
    }
    guard scene.assets.contains(where: { $0.name == name }) else {
      throw Diagnostic(
        .error, .unknownName, at: formula.place, "unknown asset '\(name)'",
        hint: scene.assets.isEmpty
          ? "pictures are named in 'assets'"
          : Spelling.hint(for: name, known: scene.assets.map(\.name).sorted()))
    }
    return name
  }

  /// What a layer's size is where it says nothing: its own, or its parent's.
  private mutating func defaultSize(_ id: AxisID) -> LinkedValue {
    switch tree.instances[id.instance].kind {
    case .text, .image, .svg: return .node(add(.naturalExtent(id)))
    case .box, .shape, .axialGradient, .radialGradient, .conicGradient:
      if let parent = tree.instances[id.instance].parent {
        return .node(axis(AxisID(instance: parent, axis: id.axis)).extent)
      }
      let size = scene.canvas.size
      return .value(.number(id.axis == .x ? size.width : size.height))
    }
  }

  /// A value's components in the order of the key's.
  mutating func parts(
    of linked: LinkedValue, type: ValueType, for key: PropertyKey
  ) -> [LinkedValue] {
    let count = key.components.count
    if key.isMatrix { return [matrix(linked)] }
    guard case .composite = key.form else { return [linked] }
    switch linked {
    case .value(let value):
      if key.isTransform {
        // "identity", or functions, whose product is the matrix.
        return key.components.map { component in
          component.isMatrix
            ? .value(.transform(Transform3D(value))) : .value(identity(of: component))
        }
      }
      if key.isMaterial {
        let look = (Material(rawValue: value.text) ?? .none).look(scene.appearance)
        return [.number(look.blurRadius), .number(look.saturation), .color(look.tint)]
          .map(LinkedValue.value)
      }
      return (0..<count).map { .value(value.component($0)) }
    case .node(let node):
      if key.isTransform {
        return key.components.map { component in
          component.isMatrix
            ? .node(intern(.matrix(of: node))) : .value(identity(of: component))
        }
      }
      // One number for all of them.
      if type == .number { return key.components.map { _ in linked } }
      // A list's elements one by one, so that one that changes does not make the others seem to.
      if case .list(let elements) = nodes[node], elements.count == count {
        return elements.map { element in
          if case .constant(let value) = nodes[element] { .value(value) } else { .node(element) }
        }
      }
      return (0..<count).map { .node(intern(.component(of: node, index: $0))) }
    }
  }

  /// Six numbers as the map they stand for.
  private mutating func matrix(_ linked: LinkedValue) -> LinkedValue {
    switch linked {
    case .value(let value): .value(.transform(Transform3D(value)))
    case .node(let node): .node(intern(.matrix(of: node)))
    }
  }

  private func identity(of key: PropertyKey) -> Value {
    if case .property(let property) = key.form {
      return property.defaultValue(scene.appearance)
    }
    return .number(0)
  }

  private mutating func assign(
    _ linked: LinkedValue, to key: PropertyKey, of instance: Int, in layer: Layer
  ) {
    switch key.form {
    case .property(let property): setBase(of: makeNode(of: property, of: instance), linked)
    case .extent(let axis):
      setBase(of: self.axis(AxisID(instance: instance, axis: axis)).size, linked)
    case .place(let axis, let edge):
      let record = self.axis(AxisID(instance: instance, axis: axis))
      setBase(of: record.last.place == edge ? record.place : record.size, linked)
    case .output(let output):
      if let node = outputNode(output, of: instance) { setBase(of: node, linked) }
    case .composite: break
    }
  }

  private mutating func setBase(of node: NodeID, _ linked: LinkedValue) {
    guard let track = track(of: node) else { return }
    switch linked {
    case .value(let value): tracks[track] = Track(.constant(value))
    case .node(let node): tracks[track] = Track(.node(node))
    }
  }
}

extension Layer {
  /// The edges a layer declares on an axis: the one that places it, the min edge where there is a
  /// choice, and a second one that then gives the size.
  func declaredEdges(_ axis: Axis) -> (place: Edge?, second: Edge?) {
    var edges: [Edge] = []
    for value in values {
      for key in value.key.components {
        if case .place(axis, let edge) = key.form { edges.append(edge) }
      }
    }
    if let min = edges.firstIndex(of: .min) { edges.swapAt(0, min) }
    return (edges.first, edges.count > 1 ? edges[1] : nil)
  }

  func declaresSize(_ axis: Axis) -> Bool {
    values.contains { $0.key.components.contains { $0.form == .extent(axis) } }
  }
}
