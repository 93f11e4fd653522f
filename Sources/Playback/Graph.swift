import Drawing
import Expressions
import Geometry
import SceneModel

/// Everything a frame is computed from: nodes that read each other, and the tracks that steps
/// write.
struct Graph: Sendable {
  let scene: Scene
  let tree: InstanceTree
  /// Natural sizes of the assets by name, in points.
  let assetSizes: [String: Size]
  let text: any TextMeasuring

  var nodes: [Node] = []
  var tracks: [Track] = []
  /// Two an instance, x then y.
  var axes: [AxisRecord] = []
  private var propertyNodes: PropertyNodes
  /// Of the layers that turn along a path: the node of the angle, in radians.
  private(set) var turns: [Int: NodeID] = [:]
  /// What behaviours tell.
  var outputs: [OutputID: NodeID] = [:]
  /// By number, in the scene's order.
  var variables: [NodeID] = []
  var snapshots: [Snapshot] = []
  private var interned: [Node: NodeID] = [:]

  init(
    scene: Scene, tree: InstanceTree, assetSizes: [String: Size], text: any TextMeasuring
  ) {
    self.scene = scene
    self.tree = tree
    self.assetSizes = assetSizes
    self.text = text
    propertyNodes = PropertyNodes(instanceCount: tree.instances.count)
  }

  // MARK: Nodes

  /// A node of its own, even where an equal one exists.
  mutating func add(_ node: Node) -> NodeID {
    nodes.append(node)
    return nodes.count - 1
  }

  /// The node that computes this, made where there is none yet.
  mutating func intern(_ node: Node) -> NodeID {
    if let known = interned[node] { return known }
    let id = add(node)
    interned[node] = id
    return id
  }

  /// A quantity of its own that gives a value from the start.
  mutating func addTrack(_ base: Track.Base) -> NodeID {
    tracks.append(Track(base))
    return add(.track(tracks.count - 1))
  }

  /// The track behind a node; nil for one that is computed.
  func track(of node: NodeID) -> Int? {
    if case .track(let track) = nodes[node] { return track }
    return nil
  }

  // MARK: Layers

  func axis(_ id: AxisID) -> AxisRecord { axes[index(of: id)] }

  func index(of id: AxisID) -> Int { id.instance * 2 + (id.axis == .x ? 0 : 1) }

  /// The node of a property, or nil where the layer has its default for good.
  func node(of property: Property, of instance: Int) -> NodeID? {
    propertyNodes[property, instance]
  }

  /// Whether the layer says anything of one of some groups of properties.
  func says(_ groups: PropertyGroup, of instance: Int) -> Bool {
    !propertyNodes.groups[instance].isDisjoint(with: groups)
  }

  /// The node of a property, made with its default where nothing says anything of it yet.
  mutating func makeNode(of property: Property, of instance: Int) -> NodeID {
    if let node = node(of: property, of: instance) { return node }
    let node = addTrack(.constant(property.defaultValue(scene.appearance)))
    propertyNodes.add(property, instance, node: node)
    return node
  }

  /// The node of the angle by which a layer turns along a path, in radians.
  mutating func makeTurn(of instance: Int) -> NodeID {
    if let node = turns[instance] { return node }
    let node = addTrack(.constant(.number(0)))
    turns[instance] = node
    return node
  }

  // MARK: Order

  /// The nodes whose values a node is computed from.
  func inputs(of node: NodeID) -> [NodeID] {
    switch nodes[node] {
    case .constant: return []
    case .formula(let live): return live.program.nodes
    case .track(let track):
      return tracks[track].eras.compactMap { era in
        if case .node(let node) = era.base { return node }
        return nil
      }
    case .component(let node, _), .plainText(let node): return [node]
    case .between(let low, let length, let fraction): return [low, length, fraction]
    case .list(let nodes), .dictionary(_, let nodes), .path(_, let nodes): return nodes
    case .composite(_, let nodes): return nodes
    case .extent(let id):
      let record = axis(id)
      var result = [record.size]
      if record.modes.contains(where: { $0.second != nil }) {
        result.append(record.place)
        result += anchorInputs(id, record.modes)
      }
      return result
    case .origin(let id):
      let record = axis(id)
      return [record.place, record.extent] + anchorInputs(id, record.modes)
    case .edge(let id, let edge):
      let record = axis(id)
      var result = [record.origin, record.extent]
      if edge == .position { result += anchorNode(id) }
      return result
    case .boundsEdge(let id, let edge):
      var result = [axis(id).extent]
      if let origin = self.node(of: .boundsOrigin(id.axis), of: id.instance) {
        result.append(origin)
      }
      if edge == .position { result += anchorNode(id) }
      return result
    case .naturalExtent(let id): return naturalInputs(id)
    case .converted(let conversion):
      return Axis.allCases.flatMap { axis -> [NodeID] in
        let record = self.axis(AxisID(instance: conversion.instance, axis: axis))
        return [record.origin, record.extent]
      } + (conversion.out + conversion.inward).flatMap { placingInputs(of: $0) }
    case .scrubbed(let scrub): return [scrub.fraction]
    case .matrix(let functions): return [functions]
    }
  }

  private func anchorInputs(_ id: AxisID, _ modes: [AxisRecord.Mode]) -> [NodeID] {
    modes.contains { $0.place == .position || $0.second == .position } ? anchorNode(id) : []
  }

  private func anchorNode(_ id: AxisID) -> [NodeID] {
    node(of: .anchorPoint(id.axis), of: id.instance).map { [$0] } ?? []
  }

  /// What the map from a layer's bounds to its superlayer is computed from.
  func matrixInputs(of instance: Int) -> [NodeID] {
    let x = axis(AxisID(instance: instance, axis: .x))
    let y = axis(AxisID(instance: instance, axis: .y))
    var result = [x.origin, y.origin]
    let moves =
      Property.transform.compactMap { node(of: $0, of: instance) }
      + (turns[instance].map { [$0] } ?? [])
    if !moves.isEmpty {
      result += moves + [x.extent, y.extent]
      result += [Property.anchorPointX, .anchorPointY].compactMap { node(of: $0, of: instance) }
    }
    return result
      + [Property.boundsOriginX, .boundsOriginY].compactMap { node(of: $0, of: instance) }
  }

  private func naturalInputs(_ id: AxisID) -> [NodeID] {
    var result = Property.measured.compactMap { node(of: $0, of: id.instance) }
    switch tree.instances[id.instance].kind {
    case .box, .image, .svg, .shape, .axialGradient, .radialGradient, .conicGradient: break
    case .text:
      switch id.axis {
      case .y: result.append(axis(AxisID(instance: id.instance, axis: .x)).extent)
      case .x:
        guard node(of: .numberOfLines, of: id.instance) != nil else { break }
        result.append(axis(id).place)
        if let parent = tree.instances[id.instance].parent {
          result.append(axis(AxisID(instance: parent, axis: .x)).extent)
        }
      }
    }
    return result
  }
}

extension Property {
  /// The parts of `transform`.
  static let transform: [Property] = [
    .translationX, .translationY, .translationZ, .scaleX, .scaleY, .scaleZ, .rotationX, .rotationY,
    .rotation, .perspective, .matrix,
  ]

  /// What decides the natural size of a text or picture.
  static let measured: [Property] = [
    .string, .font, .fontSize, .fontWeight, .italic, .lineBreakMode, .lineHeight, .kern,
    .numberOfLines, .contents,
  ]

  static func anchorPoint(_ axis: Axis) -> Property {
    switch axis {
    case .x: .anchorPointX
    case .y: .anchorPointY
    }
  }

  static func boundsOrigin(_ axis: Axis) -> Property {
    switch axis {
    case .x: .boundsOriginX
    case .y: .boundsOriginY
    }
  }
}
