import Expressions
import Geometry
import SceneModel

/// What a name in an expression reads.
enum NameTarget: Hashable {
  case value(Value)
  /// A node; `shown` is true where running animations count even in a step.
  case node(NodeID, shown: Bool)
}

extension Graph {
  /// What a name reads, as seen from a layer (or from none).
  ///
  /// - Parameter index: Gives the index at an element of the path.
  /// - Returns: Nil where it names a copy that does not exist.
  mutating func target(
    of meaning: NameMeaning, from instance: Int?,
    index: (Int) -> Int
  ) -> NameTarget? {
    switch meaning {
    case .variable(let number): return .node(variables[number], shown: true)
    case .canvas(let key): return .value(scene.canvas.value(of: key))
    case .copyIndex: return position(of: instance).map { .value(.number(Double($0.index))) }
    case .copyCount: return position(of: instance).map { .value(.number(Double($0.count))) }
    case .copyItem: return position(of: instance).flatMap { $0.item }.map { .value($0) }
    case .property(let layer, let key, let presentation):
      switch layer {
      case .own:
        guard let instance else { return nil }
        return .node(read(key, of: instance, from: nil), shown: presentation)
      case .parent:
        guard let instance else { return nil }
        guard let parent = tree.instances[instance].parent else {
          return .value(canvasValue(of: key))
        }
        return .node(readParent(key, parent), shown: presentation)
      case .previous:
        guard let instance else { return nil }
        guard let previous = tree.instances[instance].previous else {
          return .value(emptyValue(of: key))
        }
        return .node(read(key, of: previous, from: instance), shown: presentation)
      case .named(let declared, let copies):
        guard
          let named = named(declared, copies: copies, from: instance, index: index)
        else { return nil }
        // The direct superlayer by its id reads as `parent` does.
        if let instance, tree.instances[instance].parent == named {
          return .node(readParent(key, named), shown: presentation)
        }
        let reader = named == instance ? nil : instance
        return .node(read(key, of: named, from: reader), shown: presentation)
      }
    }
  }

  private func position(of instance: Int?) -> CopyPosition? {
    instance.flatMap { tree.instances[$0].copies.last }
  }

  /// The instance a name means; nil where an index is out of range.
  private func named(
    _ declared: Int, copies: [CopyChoice], from instance: Int?,
    index: (Int) -> Int
  ) -> Int? {
    let around = tree.names.copiedLayers(around: declared)
    var wanted: [Int] = []
    for (copied, choice) in zip(around, copies) {
      switch choice {
      case .element(let element): wanted.append(index(element))
      case .same:
        let own = instance.flatMap { instance in
          tree.instances[instance].copies.first { $0.declared == copied }
        }
        guard let own else { return nil }
        wanted.append(own.index)
      }
    }
    return tree.instancesOfDeclared[declared].first { candidate in
      tree.instances[candidate].copies.map(\.index) == wanted
    }
  }

  // MARK: Reading a key

  /// The node of a key of a layer, its edges converted to where the reader stands: to the
  /// reader's own bounds for a layer inside it, else to the reader's superlayer. Without a reader
  /// edges are as declared.
  private mutating func read(_ key: PropertyKey, of instance: Int, from reader: Int?) -> NodeID {
    let conversion = reader.flatMap { self.conversion(of: instance, to: $0) }
    switch key.form {
    case .property(.string): return intern(.plainText(makeNode(of: .string, of: instance)))
    case .property(let property): return makeNode(of: property, of: instance)
    case .output(let output): return readOutput(output, of: instance)
    case .place(let axis, let edge):
      if let conversion {
        let rect = intern(.converted(conversion))
        return edgeOfRect(rect, axis, edge, AxisID(instance: instance, axis: axis))
      }
      if edge == .position { _ = makeNode(of: .anchorPoint(axis), of: instance) }
      return intern(.edge(AxisID(instance: instance, axis: axis), edge))
    case .extent(let axis):
      if let conversion, !key.name.hasPrefix("bounds") {
        let rect = intern(.converted(conversion))
        return intern(.component(of: rect, index: axis == .x ? 2 : 3))
      }
      return self.axis(AxisID(instance: instance, axis: axis)).extent
    case .composite(let keys):
      if let conversion, key.name == "frame" { return intern(.converted(conversion)) }
      let from = key.name == "bounds" ? nil : reader
      var parts: [NodeID] = []
      for part in keys { parts.append(read(part, of: instance, from: from)) }
      return intern(.composite(key.compositeForm, parts))
    }
  }

  /// An edge of a converted rectangle: its min edge and a part of its length.
  private mutating func edgeOfRect(
    _ rect: NodeID, _ axis: Axis, _ edge: Edge, _ id: AxisID
  ) -> NodeID {
    let low = intern(.component(of: rect, index: axis == .x ? 0 : 1))
    let length = intern(.component(of: rect, index: axis == .x ? 2 : 3))
    switch edge {
    case .min: return low
    case .mid: return intern(.between(low, length, fraction: intern(.constant(.number(0.5)))))
    case .max: return intern(.between(low, length, fraction: intern(.constant(.number(1)))))
    case .position:
      let anchor = makeNode(of: .anchorPoint(axis), of: id.instance)
      return intern(.between(low, length, fraction: anchor))
    }
  }

  /// A key of the superlayer, its geometry in its own bounds.
  private mutating func readParent(_ key: PropertyKey, _ parent: Int) -> NodeID {
    switch key.form {
    case .property, .extent, .output: return read(key, of: parent, from: nil)
    case .place(let axis, let edge):
      if edge == .position { _ = makeNode(of: .anchorPoint(axis), of: parent) }
      return intern(.boundsEdge(AxisID(instance: parent, axis: axis), edge))
    case .composite(let keys):
      var parts: [NodeID] = []
      for part in keys { parts.append(readParent(part, parent)) }
      return intern(.composite(key.compositeForm, parts))
    }
  }

  /// A key of the canvas, read as `parent` by a layer at the top.
  private func canvasValue(of key: PropertyKey) -> Value {
    let size = scene.canvas.size
    switch key.form {
    case .property(let property): return property.defaultValue(scene.appearance)
    case .output(let output): return output.defaultValue
    case .extent(let axis): return .number(axis == .x ? size.width : size.height)
    case .place(let axis, let edge):
      let length = axis == .x ? size.width : size.height
      switch edge {
      case .min: return .number(0)
      case .mid, .position: return .number(length / 2)
      case .max: return .number(length)
      }
    case .composite(let keys):
      return key.compositeForm.value(of: keys.map { canvasValue(of: $0) })
    }
  }

  /// A key of the layer before the first: an empty rectangle at the parent's origin.
  private func emptyValue(of key: PropertyKey) -> Value {
    switch key.form {
    case .property(let property): return property.defaultValue(scene.appearance)
    case .output(let output): return output.defaultValue
    case .extent, .place: return .number(0)
    case .composite(let keys):
      return key.compositeForm.value(of: keys.map { emptyValue(of: $0) })
    }
  }

  /// The way of a layer's rectangle to where a reader stands; nil where it need not be converted.
  private func conversion(of instance: Int, to reader: Int) -> Conversion? {
    let source = tree.instances[instance].parent
    var isInside = false
    var next = source
    while let layer = next {
      if layer == reader { isInside = true }
      next = tree.instances[layer].parent
    }
    let destination = isInside ? reader : tree.instances[reader].parent
    guard source != destination else { return nil }
    let outward = chain(from: source)
    let inward = chain(from: destination)
    let out = outward.filter { !inward.contains($0) }
    let inside = inward.filter { !outward.contains($0) }
    return Conversion(instance: instance, out: out, inward: inside.reversed())
  }

  /// A layer and those it lies in, from the inside out.
  private func chain(from instance: Int?) -> [Int] {
    var result: [Int] = []
    var next = instance
    while let layer = next {
      result.append(layer)
      next = tree.instances[layer].parent
    }
    return result
  }
}

extension PropertyKey {
  /// How its components become one value.
  var compositeForm: Node.CompositeForm {
    switch type {
    case .point: .point
    case .size: .size
    case .rect: .rect
    case .number, .boolean, .text, .color, .path, .transform, .contents, .list, .dictionary:
      isScale ? .mean : .first
    }
  }
}
