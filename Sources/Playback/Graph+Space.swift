import Drawing
import Expressions
import Geometry
import SceneModel

extension Graph {
  /// What a layer's transform does about its anchor point, its translation left out: matrix,
  /// scale, rotation about x, y and z, in this order (Core Animation's for key paths). A layer
  /// turned in space is seen from afar.
  func parts(of instance: Int, _ read: (NodeID) -> Value) -> AffineTransform {
    if isInSpace(instance, read) { return spatialParts(of: instance, read).seenFromAfar }
    let scale = AffineTransform.scale(
      x: number(.scaleX, of: instance, read), y: number(.scaleY, of: instance, read))
    let whole =
      says(.space, of: instance)
      ? wholeTransform(of: instance, read).affine ?? .identity : .identity
    let angle = number(.rotation, of: instance, read)
    let scaled = whole.then(scale)
    return angle == 0 ? scaled : scaled.then(.rotation(degrees: angle))
  }

  /// The same in space.
  private func spatialParts(of instance: Int, _ read: (NodeID) -> Value) -> Transform3D {
    wholeTransform(of: instance, read)
      .then(
        .scale(
          x: number(.scaleX, of: instance, read), y: number(.scaleY, of: instance, read),
          z: number(.scaleZ, of: instance, read))
      )
      .then(.rotation(degrees: number(.rotationX, of: instance, read), about: [1, 0, 0]))
      .then(.rotation(degrees: number(.rotationY, of: instance, read), about: [0, 1, 0]))
      .then(Transform3D(.rotation(degrees: number(.rotation, of: instance, read))))
  }

  /// A layer's whole transform as it is shown, about its anchor point: what
  /// `transform.matrix` would have to be for it.
  func shownTransform(of instance: Int, _ read: (NodeID) -> Value) -> Transform3D {
    spatialParts(of: instance, read)
      .then(.translation(x: 0, y: 0, z: number(.translationZ, of: instance, read)))
      .then(perspective(of: instance, read) ?? .identity)
      .then(
        .translation(
          x: number(.translationX, of: instance, read),
          y: number(.translationY, of: instance, read)))
  }

  /// A layer's whole map in perspective, from its bounds to its superlayer; nil where the layer
  /// lies in the plane.
  ///
  /// Under a superlayer's `sublayerTransform` that leaves the plane, `zPosition` is a depth.
  ///
  /// - Parameter flip: Goes before the layer's own transform.
  func projection(
    of instance: Int, flip: Transform3D? = nil, _ read: (NodeID) -> Value
  ) -> Projection? {
    let space = space(around: instance, read)
    guard space != nil || isInSpace(instance, read) else {
      return flip.map { Projection($0.then(Transform3D(matrix(of: instance, read)))) }
    }
    let frame = frame(of: instance, read)
    let bounds = boundsOrigin(of: instance, read)
    let anchor = Point(
      x: number(.anchorPointX, of: instance, read) * frame.width,
      y: number(.anchorPointY, of: instance, read) * frame.height)
    let turn = turns[instance].map { read($0).number } ?? 0
    let placed = AffineTransform.translation(x: -bounds.x - anchor.x, y: -bounds.y - anchor.y)
      .then(turn == 0 ? .identity : .rotation(radians: turn))
    let map = Transform3D(placed)
      .then(shownTransform(of: instance, read))
      .then(
        .translation(
          x: frame.x + anchor.x, y: frame.y + anchor.y,
          z: space == nil ? 0 : number(.zPosition, of: instance, read)))
    let turned = flip.map { $0.then(map) } ?? map
    return Projection(space.map { turned.then($0) } ?? turned)
  }

  /// m34 = −perspective / max(width, height): the rule of SwiftUI's rotation3DEffect (measured).
  private func perspective(of instance: Int, _ read: (NodeID) -> Value) -> Transform3D? {
    let perspective = number(.perspective, of: instance, read)
    guard perspective > 0 else { return nil }
    let size = frame(of: instance, read).size
    let side = max(size.width, size.height)
    return side > 0 ? .perspective(distance: side / perspective) : nil
  }

  private func isInSpace(_ instance: Int, _ read: (NodeID) -> Value) -> Bool {
    guard says(.space, of: instance) else { return false }
    for property in [Property.rotationX, .rotationY, .translationZ] {
      if let node = node(of: property, of: instance), read(node).number != 0 { return true }
    }
    return wholeTransform(of: instance, read).affine == nil
  }

  private func wholeTransform(of instance: Int, _ read: (NodeID) -> Value) -> Transform3D {
    node(of: .matrix, of: instance).map { Transform3D(read($0)) } ?? .identity
  }
}

extension Transform3D {
  /// What it makes of the plane z = 0, perspective left out.
  var seenFromAfar: AffineTransform {
    AffineTransform(a: row1.x, b: row1.y, c: row2.x, d: row2.y, tx: row4.x, ty: row4.y)
  }

  /// Turned about an axis of the layer, exact at whole quarters: there it is seen edge-on, and as
  /// no area at all.
  static func rotation(degrees: Double, about axis: SIMD3<Double>) -> Transform3D {
    let turn = AffineTransform.rotation(degrees: degrees)
    return .rotation(sine: turn.b, cosine: turn.a, about: axis)
  }
}

extension Transform3D {
  /// The map that a value stands for: itself, its six or sixteen numbers, or the product of
  /// transform functions, each a name and its numbers, applied in their order. The identity for
  /// anything else, which the reader rules out.
  init(_ value: Value) {
    self = .identity
    switch value {
    case .transform(let transform): self = transform
    case .list(let values):
      if values.allSatisfy({ $0.type == .number }) {
        self.init(numbers: values.map(\.number))
      } else {
        self.init(functions: values)
      }
    case .number, .boolean, .text, .color, .point, .size, .rect, .path, .dictionary, .contents:
      break
    }
  }

  private init(numbers n: [Double]) {
    self = .identity
    if n.count == 6 {
      self.init(AffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5]))
    } else if n.count == 16 {
      for index in 0..<16 { self[index / 4, index % 4] = n[index] }
    }
  }

  private init(functions list: [Value]) {
    self = .identity
    for function in list {
      guard case .list(let parts) = function, parts.count == 2,
        let name = TransformFunction(rawValue: parts[0].text)
      else { continue }
      self = then(Transform3D(name, parts[1]))
    }
  }

  private init(_ function: TransformFunction, _ value: Value) {
    let numbers: [Double] =
      switch value {
      case .point(let point): [point.x, point.y]
      case .list(let values): values.map(\.number)
      case .number, .boolean, .text, .color, .size, .rect, .path, .transform, .dictionary,
        .contents:
        [value.number]
      }
    let x = numbers.first ?? 0
    let y = numbers.count > 1 ? numbers[1] : x
    switch function {
    case .translation:
      self = .translation(x: x, y: y, z: numbers.count > 2 ? numbers[2] : 0)
    case .scale: self = .scale(x: x, y: y, z: numbers.count > 2 ? numbers[2] : 1)
    case .rotation:
      if numbers.count == 4 {
        self = .rotation(degrees: x, about: [numbers[1], numbers[2], numbers[3]])
      } else {
        self.init(.rotation(degrees: x))
      }
    case .rotationX: self = .rotation(degrees: x, about: [1, 0, 0])
    case .rotationY: self = .rotation(degrees: x, about: [0, 1, 0])
    case .skew:
      self.init(
        AffineTransform(
          a: 1, b: .tan(y * .pi / 180), c: .tan(x * .pi / 180), d: 1, tx: 0, ty: 0))
    case .m34:
      self = .identity
      row3.w = x
    case .matrix: self.init(value)
    }
  }
}
