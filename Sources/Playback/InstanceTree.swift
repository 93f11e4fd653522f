import Expressions
import SceneModel

/// The layers of a scene with all copies made, numbered so that a layer comes before its mask and
/// its sublayers.
struct InstanceTree: Sendable {
  /// The declared layers in the file's order: a layer, its mask, its sublayers.
  private(set) var declared: [Layer] = []
  private(set) var instances: [LayerInstance] = []
  /// Back to front.
  private(set) var roots: [Int] = []
  /// The instances of each declared layer, in order.
  private(set) var instancesOfDeclared: [[Int]] = []
  let names: NameTable

  init(_ scene: Scene) {
    var outlines: [LayerOutline] = []
    var flat: [Layer] = []
    for layer in scene.layers {
      Self.outline(layer, parent: nil, into: &outlines, layers: &flat)
    }
    declared = flat
    names = NameTable(variables: scene.variables.map(\.name), layers: outlines)
    instancesOfDeclared = Array(repeating: [], count: flat.count)
    var next = 0
    for layer in scene.layers {
      roots += expand(layer, number: &next, parent: nil, copies: [], siblings: roots)
    }
  }

  private static func outline(
    _ layer: Layer, parent: Int?, into outlines: inout [LayerOutline], layers: inout [Layer]
  ) {
    let number = outlines.count
    outlines.append(LayerOutline(layer, parent: parent))
    layers.append(layer)
    if let mask = layer.mask {
      outline(mask.layer, parent: number, into: &outlines, layers: &layers)
    }
    for sublayer in layer.sublayers {
      outline(sublayer, parent: number, into: &outlines, layers: &layers)
    }
  }

  /// Makes all copies of a layer and what is in them; gives the new siblings.
  private mutating func expand(
    _ layer: Layer, number: inout Int, parent: Int?, copies: [CopyPosition], siblings: [Int]
  ) -> [Int] {
    let first = number
    var made: [Int] = []
    for index in 0..<(layer.copies?.count ?? 1) {
      // Each copy walks the same declared layers again.
      number = first
      var position = copies
      if let repeated = layer.copies {
        let item = repeated.items.flatMap { index < $0.count ? $0[index] : nil }
        position.append(
          CopyPosition(declared: first, index: index, count: repeated.count, item: item))
      }
      let previous = made.last ?? siblings.last
      made.append(
        add(layer, number: &number, parent: parent, copies: position, previous: previous))
    }
    number = first + Self.size(of: layer)
    return made
  }

  private mutating func add(
    _ layer: Layer, number: inout Int, parent: Int?, copies: [CopyPosition], previous: Int?
  ) -> Int {
    let instance = instances.count
    instances.append(
      LayerInstance(
        declared: number, name: name(of: layer, number: number, copies: copies),
        kind: layer.kind, parent: parent, copies: copies, previous: previous))
    instancesOfDeclared[number].append(instance)
    number += 1
    if let mask = layer.mask {
      instances[instance].mask = add(
        mask.layer, number: &number, parent: instance, copies: copies, previous: nil)
    }
    var sublayers: [Int] = []
    for sublayer in layer.sublayers {
      sublayers += expand(
        sublayer, number: &number, parent: instance, copies: copies, siblings: sublayers)
    }
    instances[instance].sublayers = sublayers
    return instance
  }

  private func name(of layer: Layer, number: Int, copies: [CopyPosition]) -> String {
    guard let id = layer.id else { return "" }
    var parts = copies.map { "\(declared[$0.declared].id ?? "")[\($0.index)]" }
    if copies.last?.declared != number { parts.append(id) }
    return parts.joined(separator: ".")
  }

  private static func size(of layer: Layer) -> Int {
    layer.sublayers.reduce(1 + (layer.mask.map { size(of: $0.layer) } ?? 0)) { $0 + size(of: $1) }
  }

  /// The instances a step's key means, in order; empty where an index is out of range.
  func instances(of path: LayerPath) -> [Int] {
    guard let number = names.layerNumber(of: path.id) else { return [] }
    return instancesOfDeclared[number].filter { instance in
      instances[instance].copies.allSatisfy { position in
        let id = declared[position.declared].id
        switch path.elements.first(where: { $0.id == id })?.copy {
        case .index(let index): return index == position.index
        case .all, .unindexed, nil: return true
        }
      }
    }
  }
}

extension LayerOutline {
  init(_ layer: Layer, parent: Int?) {
    self.init(
      id: layer.id, kind: layer.kind, parent: parent, isCopied: layer.copies != nil,
      itemType: layer.copies?.items?.first?.type, behaviours: layer.behaviours.kinds)
  }
}
