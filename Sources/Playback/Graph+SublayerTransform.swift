import Expressions
import Geometry
import SceneModel

extension Property {
  /// The parts of `sublayerTransform`.
  static let sublayerTransform: [Property] = [
    .sublayerTranslationX, .sublayerTranslationY, .sublayerScaleX, .sublayerScaleY,
    .sublayerRotation,
  ]
}

extension Graph {
  /// The map from where a layer's sublayers are placed to its bounds: about its anchor point,
  /// scale, rotation, translation, as `transform`.
  func sublayerTransform(of instance: Int, _ read: (NodeID) -> Value) -> AffineTransform {
    guard says(.sublayerTransform, of: instance) else { return .identity }
    let origin = boundsOrigin(of: instance, read)
    let frame = frame(of: instance, read)
    let anchor = Point(
      x: origin.x + number(.anchorPointX, of: instance, read) * frame.width,
      y: origin.y + number(.anchorPointY, of: instance, read) * frame.height)
    return AffineTransform.translation(x: -anchor.x, y: -anchor.y)
      .then(
        .scale(
          x: number(.sublayerScaleX, of: instance, read),
          y: number(.sublayerScaleY, of: instance, read))
      )
      .then(.rotation(degrees: number(.sublayerRotation, of: instance, read)))
      .then(
        .translation(
          x: anchor.x + number(.sublayerTranslationX, of: instance, read),
          y: anchor.y + number(.sublayerTranslationY, of: instance, read)))
  }

  /// The map from where a layer's sublayers are placed to where it is placed itself.
  func placingMatrix(of instance: Int, _ read: (NodeID) -> Value) -> AffineTransform {
    sublayerTransform(of: instance, read).then(matrix(of: instance, read))
  }

  /// What ``placingMatrix(of:_:)`` is computed from.
  func placingInputs(of instance: Int) -> [NodeID] {
    let moves = Property.sublayerTransform.compactMap { node(of: $0, of: instance) }
    guard !moves.isEmpty else { return matrixInputs(of: instance) }
    let anchor = [Property.anchorPointX, .anchorPointY].compactMap { node(of: $0, of: instance) }
    let extents = Axis.allCases.map { axis(AxisID(instance: instance, axis: $0)).extent }
    return matrixInputs(of: instance) + moves + anchor + extents
  }
}
