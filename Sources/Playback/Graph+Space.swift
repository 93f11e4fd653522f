import Drawing
import Expressions
import Geometry
import SceneModel

extension Graph {
  /// What a layer's transform does about its anchor point, its translation left out: matrix,
  /// scale, rotation about x, y and z, in this order (Core Animation's for key paths). A layer
  /// turned in space is seen from afar.
  func parts(of instance: Int, _ read: (NodeID) -> Value) -> AffineTransform {
    let scale = AffineTransform.scale(
      x: number(.scaleX, of: instance, read), y: number(.scaleY, of: instance, read))
    var result = node(of: .matrix, of: instance).map { AffineTransform(read($0)) } ?? .identity
    result = result.then(scale)
    if isTurnedInSpace(instance, read) {
      // About x and y the plane shrinks, and the turn about y slants by what x has lifted.
      let (x, y) = tilt(of: instance, read)
      result = result.then(
        AffineTransform(a: y.cosine, b: 0, c: x.sine * y.sine, d: x.cosine, tx: 0, ty: 0))
    }
    return result.then(.rotation(degrees: number(.rotation, of: instance, read)))
  }

  /// A layer's whole map in perspective, from its bounds to its superlayer; nil where the layer
  /// is not turned in space or is seen from afar.
  ///
  /// m34 = −perspective / max(width, height): the rule of SwiftUI's rotation3DEffect (measured).
  ///
  /// - Parameter flip: Goes before the layer's own transform.
  func projection(
    of instance: Int, flip: Transform3D? = nil, _ read: (NodeID) -> Value
  ) -> Projection? {
    let size = frame(of: instance, read).size
    let perspective = number(.perspective, of: instance, read)
    let side = max(size.width, size.height)
    let own =
      isTurnedInSpace(instance, read) && perspective > 0 && side > 0
      ? Transform3D.perspective(distance: side / perspective) : nil
    guard own != nil || flip != nil else { return nil }
    guard let own else {
      return flip.map { Projection($0.then(Transform3D(matrix(of: instance, read)))) }
    }
    let bounds = boundsOrigin(of: instance, read)
    let anchor = Point(
      x: number(.anchorPointX, of: instance, read) * size.width,
      y: number(.anchorPointY, of: instance, read) * size.height)
    let origin = frame(of: instance, read).origin
    let turn = turns[instance].map { read($0).number } ?? 0
    let planar = node(of: .matrix, of: instance).map { AffineTransform(read($0)) } ?? .identity
    let flat = AffineTransform.translation(x: -bounds.x - anchor.x, y: -bounds.y - anchor.y)
      .then(turn == 0 ? .identity : .rotation(radians: turn)).then(planar)
      .then(
        .scale(x: number(.scaleX, of: instance, read), y: number(.scaleY, of: instance, read)))
    let (x, y) = (
      number(.rotationX, of: instance, read), number(.rotationY, of: instance, read)
    )
    let turned = Transform3D(flat)
      .then(.rotation(radians: x * .pi / 180, about: [1, 0, 0]))
      .then(.rotation(radians: y * .pi / 180, about: [0, 1, 0]))
      .then(Transform3D(.rotation(degrees: number(.rotation, of: instance, read))))
      .then(own)
      .then(
        .translation(
          x: origin.x + anchor.x + number(.translationX, of: instance, read),
          y: origin.y + anchor.y + number(.translationY, of: instance, read)))
    return Projection(flip.map { $0.then(turned) } ?? turned)
  }

  private func isTurnedInSpace(_ instance: Int, _ read: (NodeID) -> Value) -> Bool {
    [Property.rotationX, .rotationY].contains { property in
      node(of: property, of: instance).map { read($0).number != 0 } ?? false
    }
  }

  private func tilt(
    of instance: Int, _ read: (NodeID) -> Value
  ) -> (x: Turn, y: Turn) {
    (
      Turn(degrees: number(.rotationX, of: instance, read)),
      Turn(degrees: number(.rotationY, of: instance, read))
    )
  }

  /// Exact at whole quarters: there a layer is seen edge-on, and as no area at all.
  private struct Turn {
    var sine: Double
    var cosine: Double

    init(degrees: Double) {
      let rotation = AffineTransform.rotation(degrees: degrees)
      (sine, cosine) = (rotation.b, rotation.a)
    }
  }
}

extension AffineTransform {
  /// The map that a value stands for: itself, its six numbers, or the product of transform
  /// functions, each a name and its numbers, applied in their order. The identity for anything
  /// else, which the reader rules out.
  init(_ value: Value) {
    self = .identity
    switch value {
    case .transform(let transform): self = transform
    case .list(let values):
      if values.count == 6, values.allSatisfy({ $0.type == .number }) {
        let n = values.map(\.number)
        self.init(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
      } else {
        self.init(functions: values)
      }
    case .number, .boolean, .text, .color, .point, .size, .rect, .path, .dictionary, .contents:
      break
    }
  }

  private init(functions list: [Value]) {
    self = .identity
    for function in list {
      guard case .list(let parts) = function, parts.count == 2,
        let name = TransformFunction(rawValue: parts[0].text)
      else { continue }
      self = then(AffineTransform(name, parts[1]))
    }
  }

  private init(_ function: TransformFunction, _ value: Value) {
    let (x, y) =
      switch value {
      case .point(let point): (point.x, point.y)
      case .list: (value.component(0).number, value.component(1).number)
      case .number, .boolean, .text, .color, .size, .rect, .path, .transform, .dictionary,
        .contents:
        (value.number, value.number)
      }
    switch function {
    case .translation: self = .translation(x: x, y: y)
    case .scale: self = .scale(x: x, y: y)
    case .rotation: self = .rotation(degrees: x)
    case .skew:
      self.init(
        a: 1, b: .tan(y * .pi / 180), c: .tan(x * .pi / 180), d: 1, tx: 0, ty: 0)
    case .matrix: self.init(value)
    }
  }
}
