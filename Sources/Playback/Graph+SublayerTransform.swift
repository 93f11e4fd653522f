import Expressions
import Geometry
import SceneModel

extension Property {
  /// The parts of `sublayerTransform`.
  static let sublayerTransform: [Property] = [
    .sublayerTranslationX, .sublayerTranslationY, .sublayerTranslationZ, .sublayerScaleX,
    .sublayerScaleY, .sublayerScaleZ, .sublayerRotationX, .sublayerRotationY, .sublayerRotation,
    .sublayerMatrix,
  ]
}

extension Graph {
  /// The map from where a layer's sublayers are placed to its bounds, about its anchor point; one
  /// out of the plane is seen from afar.
  func sublayerTransform(of instance: Int, _ read: (NodeID) -> Value) -> AffineTransform {
    guard says([.sublayerTransform, .sublayerSpace], of: instance) else { return .identity }
    let map = shownSublayerTransform(of: instance, read)
    let anchor = sublayerAnchor(of: instance, read)
    return AffineTransform.translation(x: -anchor.x, y: -anchor.y).then(map.seenFromAfar)
      .then(.translation(x: anchor.x, y: anchor.y))
  }

  /// A layer's whole `sublayerTransform` as it is shown, about its anchor point: what
  /// `sublayerTransform.matrix` would have to be for it. Its parts apply as those of `transform`.
  func shownSublayerTransform(of instance: Int, _ read: (NodeID) -> Value) -> Transform3D {
    let translation = AffineTransform.translation(
      x: number(.sublayerTranslationX, of: instance, read),
      y: number(.sublayerTranslationY, of: instance, read))
    let (scaleX, scaleY) = (
      number(.sublayerScaleX, of: instance, read), number(.sublayerScaleY, of: instance, read)
    )
    let turn = AffineTransform.rotation(degrees: number(.sublayerRotation, of: instance, read))
    guard says(.sublayerSpace, of: instance) else {
      return Transform3D(AffineTransform.scale(x: scaleX, y: scaleY).then(turn).then(translation))
    }
    let matrix = node(of: .sublayerMatrix, of: instance).map { Transform3D(read($0)) }
    return (matrix ?? .identity)
      .then(.scale(x: scaleX, y: scaleY, z: number(.sublayerScaleZ, of: instance, read)))
      .then(.rotation(degrees: number(.sublayerRotationX, of: instance, read), about: [1, 0, 0]))
      .then(.rotation(degrees: number(.sublayerRotationY, of: instance, read), about: [0, 1, 0]))
      .then(Transform3D(turn.then(translation)))
      .then(.translation(x: 0, y: 0, z: number(.sublayerTranslationZ, of: instance, read)))
  }

  /// The space in which a layer lies under its superlayer's `sublayerTransform`, in the
  /// superlayer's coordinates; nil where that leaves the plane as it is.
  ///
  /// Measured on Core Animation: it applies to the placed sublayer, about the superlayer's anchor
  /// point. A mask is no sublayer.
  func space(around instance: Int, _ read: (NodeID) -> Value) -> Transform3D? {
    guard let parent = tree.instances[instance].parent, says(.sublayerSpace, of: parent),
      tree.instances[parent].mask != instance
    else { return nil }
    return sublayerSpace(of: parent, read)
  }

  /// What a layer's `sublayerTransform` makes of its sublayers' space; nil in the plane.
  func sublayerSpace(of instance: Int, _ read: (NodeID) -> Value) -> Transform3D? {
    guard says(.sublayerSpace, of: instance) else { return nil }
    let map = shownSublayerTransform(of: instance, read)
    guard map.affine == nil else { return nil }
    let anchor = sublayerAnchor(of: instance, read)
    return Transform3D.translation(x: -anchor.x, y: -anchor.y).then(map)
      .then(.translation(x: anchor.x, y: anchor.y))
  }

  private func sublayerAnchor(of instance: Int, _ read: (NodeID) -> Value) -> Point {
    let origin = boundsOrigin(of: instance, read)
    let frame = frame(of: instance, read)
    return Point(
      x: origin.x + number(.anchorPointX, of: instance, read) * frame.width,
      y: origin.y + number(.anchorPointY, of: instance, read) * frame.height)
  }

  /// The map from where a layer's sublayers are placed to where it is placed itself.
  func placingMatrix(of instance: Int, _ read: (NodeID) -> Value) -> AffineTransform {
    sublayerTransform(of: instance, read).then(matrix(of: instance, read))
  }

  /// What ``shownSublayerTransform(of:_:)`` is computed from.
  func sublayerTransformInputs(of instance: Int) -> [NodeID] {
    Property.sublayerTransform.compactMap { node(of: $0, of: instance) }
  }

  /// What ``placingMatrix(of:_:)`` is computed from.
  func placingInputs(of instance: Int) -> [NodeID] {
    let moves = sublayerTransformInputs(of: instance)
    guard !moves.isEmpty else { return matrixInputs(of: instance) }
    let anchor = [Property.anchorPointX, .anchorPointY].compactMap { node(of: $0, of: instance) }
    let extents = Axis.allCases.map { axis(AxisID(instance: instance, axis: $0)).extent }
    return matrixInputs(of: instance) + moves + anchor + extents
  }
}
