import Drawing
import Expressions
import Geometry
import SceneModel

extension Graph {
  /// The value of a node from the values of its inputs.
  ///
  /// - Parameters:
  ///   - time: In seconds.
  ///   - model: Leaves running animations out.
  ///   - modes: Gives the meaning of an axis' tracks where it is not the one at `time`.
  ///   - read: The values of the node's inputs.
  func compute(
    _ node: NodeID, at time: Double, model: Bool = false, modes: [Int: AxisRecord.Mode] = [:],
    reading read: (NodeID) -> Value
  ) throws(Diagnostic) -> Value {
    switch nodes[node] {
    case .constant(let value): return value
    case .formula(let live): return try live.value(reading: read)
    case .track(let track):
      return tracks[track].value(at: time, model: model, reading: read)
    case .component(let node, let index): return read(node).component(index)
    case .between(let low, let length, let fraction):
      return .number(read(low).number + read(fraction).number * read(length).number)
    case .plainText(let node): return .text(read(node).plainText)
    case .list(let nodes): return .list(nodes.map(read))
    case .dictionary(let names, let nodes):
      return .dictionary(zip(names, nodes).map { Value.Field(name: $0, value: read($1)) })
    case .path(let form, let nodes):
      return .path(form.path(of: nodes.map(read)))
    case .composite(let form, let nodes): return form.value(of: nodes.map(read))
    case .extent(let id):
      let index = index(of: id)
      return .number(extent(id, mode: modes[index] ?? axes[index].mode(at: time), read))
    case .origin(let id):
      let index = index(of: id)
      let mode = modes[index] ?? axes[index].mode(at: time)
      return .number(
        read(axes[index].place).number
          - fraction(mode.place, id, read) * read(axes[index].extent).number)
    case .edge(let id, let edge):
      let index = index(of: id)
      return .number(
        read(axes[index].origin).number
          + fraction(edge, id, read) * read(axes[index].extent).number)
    case .boundsEdge(let id, let edge):
      let origin = self.node(of: .boundsOrigin(id.axis), of: id.instance).map { read($0).number }
      return .number(
        (origin ?? 0) + fraction(edge, id, read) * read(axis(id).extent).number)
    case .naturalExtent(let id): return .number(naturalExtent(id, at: time, read))
    case .converted(let conversion): return .rect(convert(conversion, read))
    case .matrix(let value): return .transform(Transform3D(read(value)))
    case .scrubbed(let scrub): return scrub.value(at: read(scrub.fraction).number)
    }
  }

  /// Where an edge lies between the min edge (0) and the max edge (1).
  private func fraction(_ edge: Edge, _ id: AxisID, _ read: (NodeID) -> Value) -> Double {
    switch edge {
    case .min, .mid, .max: edge.fraction(anchor: 0)
    case .position: number(.anchorPoint(id.axis), of: id.instance, read)
    }
  }

  private func extent(
    _ id: AxisID, mode: AxisRecord.Mode, _ read: (NodeID) -> Value
  ) -> Double {
    let index = index(of: id)
    let second = read(axes[index].size).number
    guard let edge = mode.second else { return second }
    let span = fraction(edge, id, read) - fraction(mode.place, id, read)
    return span == 0 ? 0 : (second - read(axes[index].place).number) / span
  }

  /// The number of a property, its default where the layer says nothing of it.
  func number(_ property: Property, of instance: Int, _ read: (NodeID) -> Value) -> Double {
    if let node = node(of: property, of: instance) { return read(node).number }
    return property.defaultValue(scene.appearance).number
  }

  /// Any property, its default where the layer says nothing of it.
  func value(_ property: Property, of instance: Int, _ read: (NodeID) -> Value) -> Value {
    if let node = node(of: property, of: instance) { return read(node) }
    return property.defaultValue(scene.appearance)
  }

  // MARK: Coordinate spaces

  /// The map from a layer's bounds to its superlayer.
  ///
  /// q = position + transform(p − bounds.origin − anchor · bounds.size), with the transform's
  /// parts applied scale, rotation, translation (Core Animation's order for key paths).
  func matrix(of instance: Int, _ read: (NodeID) -> Value) -> AffineTransform {
    let (x, y) = (2 * instance, 2 * instance + 1)
    let origin = Point(x: read(axes[x].origin).number, y: read(axes[y].origin).number)
    let bounds = boundsOrigin(of: instance, read)
    let turn = turns[instance].map { read($0).number } ?? 0
    guard says([.transform, .space], of: instance) || turns[instance] != nil else {
      return .translation(x: origin.x - bounds.x, y: origin.y - bounds.y)
    }
    let anchor = Point(
      x: number(.anchorPointX, of: instance, read) * read(axes[x].extent).number,
      y: number(.anchorPointY, of: instance, read) * read(axes[y].extent).number)
    return AffineTransform.translation(x: -bounds.x - anchor.x, y: -bounds.y - anchor.y)
      .then(turn == 0 ? .identity : .rotation(radians: turn))
      .then(parts(of: instance, read))
      .then(
        .translation(
          x: origin.x + anchor.x + number(.translationX, of: instance, read),
          y: origin.y + anchor.y + number(.translationY, of: instance, read)))
  }

  func boundsOrigin(of instance: Int, _ read: (NodeID) -> Value) -> Point {
    guard says(.boundsOrigin, of: instance) else { return .zero }
    return Point(
      x: number(.boundsOriginX, of: instance, read), y: number(.boundsOriginY, of: instance, read))
  }

  /// The layer's rectangle in its superlayer, before its transform.
  func frame(of instance: Int, _ read: (NodeID) -> Value) -> Rect {
    let (x, y) = (2 * instance, 2 * instance + 1)
    return Rect(
      x: read(axes[x].origin).number, y: read(axes[y].origin).number,
      width: read(axes[x].extent).number, height: read(axes[y].extent).number)
  }

  private func convert(_ conversion: Conversion, _ read: (NodeID) -> Value) -> Rect {
    var map = AffineTransform.identity
    for instance in conversion.out { map = map.then(placingMatrix(of: instance, read)) }
    for instance in conversion.inward {
      // A layer scaled to nothing has no inside to convert to.
      map = map.then(placingMatrix(of: instance, read).inverted ?? .identity)
    }
    return map.boundingBox(of: frame(of: conversion.instance, read))
  }
}

extension LiveFormula {
  func value(reading read: (NodeID) -> Value) throws(Diagnostic) -> Value {
    do throws(EvaluationError) {
      return try program.evaluate(read)
    } catch {
      throw formula.diagnostic(error)
    }
  }
}

extension Value {
  /// The number it is; 0 for anything else, which the reader's type check rules out.
  var number: Double {
    if case .number(let number) = self { return number }
    return 0
  }

  /// A component by its place: of a point, size, rect, list or matrix, row by row; a number is all
  /// its components.
  func component(_ index: Int) -> Value {
    switch self {
    case .point(let point): return .number(index == 0 ? point.x : point.y)
    case .size(let size): return .number(index == 0 ? size.width : size.height)
    case .rect(let rect):
      return .number([rect.x, rect.y, rect.width, rect.height][min(index, 3)])
    case .list(let values): return index < values.count ? values[index] : .number(0)
    case .transform(let map):
      return .number(map[min(index, 15) / 4, min(index, 15) % 4])
    case .number, .boolean, .text, .color, .path, .dictionary, .contents: return self
    }
  }
}

extension AffineTransform {
  /// Clockwise in a space with y down. Exact at whole quarters.
  static func rotation(degrees: Double) -> AffineTransform {
    let turn = degrees.truncatingRemainder(dividingBy: 360)
    let radians = turn * .pi / 180
    // Whole quarters keep upright rectangles upright, which sin and cos of π/2 do not.
    let isQuarter = turn.truncatingRemainder(dividingBy: 90) == 0
    let sine = isQuarter ? Double.sin(radians).rounded() : Double.sin(radians)
    let cosine = isQuarter ? Double.cos(radians).rounded() : Double.cos(radians)
    return AffineTransform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }
}
