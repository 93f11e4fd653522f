extension Transform3D {
  public static func translation(x: Double, y: Double, z: Double = 0) -> Transform3D {
    var result = identity
    result.row4 = [x, y, z, 1]
    return result
  }

  public static func scale(x: Double, y: Double, z: Double = 1) -> Transform3D {
    Transform3D(
      row1: [x, 0, 0, 0], row2: [0, y, 0, 0], row3: [0, 0, z, 0], row4: [0, 0, 0, 1])
  }

  /// The rotation about an axis through the origin, of any length but 0, by an angle in radians.
  ///
  /// About z it turns x towards y, as `CATransform3DMakeRotation` does. What an axis of the space
  /// leaves as it is stays exact, so that a turn about z is a map of the plane.
  public static func rotation(
    radians angle: Double, about axis: SIMD3<Double>
  ) -> Transform3D {
    rotation(sine: .sin(angle), cosine: .cos(angle), about: axis)
  }

  /// The same rotation by an angle whose sine and cosine are known, as those of whole quarters are.
  public static func rotation(
    sine s: Double, cosine c: Double, about axis: SIMD3<Double>
  ) -> Transform3D {
    let length = (axis * axis).sum().squareRoot()
    guard length > 0 else { return identity }
    let (x, y, z) = (axis.x / length, axis.y / length, axis.z / length)
    let k = 1 - c
    return Transform3D(
      row1: [1 - (y * y + z * z) * k, x * y * k + z * s, x * z * k - y * s, 0],
      row2: [x * y * k - z * s, 1 - (x * x + z * z) * k, y * z * k + x * s, 0],
      row3: [x * z * k + y * s, y * z * k - x * s, 1 - (x * x + y * y) * k, 0],
      row4: [0, 0, 0, 1])
  }

  /// The projection onto the plane z = 0 for an eye at a distance in points before it: m34 = −1/d.
  public static func perspective(distance: Double) -> Transform3D {
    var result = identity
    result.row3.w = -1 / distance
    return result
  }

  /// The transform that the key paths scale, rotation and translation stand for: applied in the
  /// order scale, about x, about y, about z, translation (measured on Core Animation).
  ///
  /// - Parameter rotation: In radians about x, y and z.
  public init(
    scale: SIMD3<Double> = [1, 1, 1], rotation: SIMD3<Double> = .zero,
    translation: SIMD3<Double> = .zero
  ) {
    self = Transform3D.scale(x: scale.x, y: scale.y, z: scale.z)
      .then(.rotation(radians: rotation.x, about: [1, 0, 0]))
      .then(.rotation(radians: rotation.y, about: [0, 1, 0]))
      .then(.rotation(radians: rotation.z, about: [0, 0, 1]))
      .then(.translation(x: translation.x, y: translation.y, z: translation.z))
  }

  /// `rotation3DEffect` of SwiftUI: a rotation in perspective about an anchor.
  ///
  /// Source: measured on SwiftUI to 4e-15; the eye is max(width, height) / perspective away.
  ///
  /// - Parameters:
  ///   - angle: In radians.
  ///   - anchor: In points of the layer.
  ///   - anchorZ: Its depth in points.
  ///   - perspective: 0 is none, 1 is SwiftUI's default.
  ///   - size: Of the layer, in points.
  public static func rotationEffect(
    radians angle: Double, about axis: SIMD3<Double>, anchor: Point, anchorZ: Double = 0,
    perspective: Double = 1, size: Size
  ) -> Transform3D {
    let side = max(size.width, size.height)
    let projection: Transform3D =
      perspective > 0 && side > 0 ? .perspective(distance: side / perspective) : .identity
    return Transform3D.translation(x: -anchor.x, y: -anchor.y, z: -anchorZ)
      .then(.rotation(radians: angle, about: axis))
      .then(projection)
      .then(.translation(x: anchor.x, y: anchor.y))
  }
}
