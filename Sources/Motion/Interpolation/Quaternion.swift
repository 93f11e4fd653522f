import Geometry

/// A rotation of space as a quaternion of length 1.
struct Quaternion: Hashable {
  /// x, y, z, w.
  var vector: SIMD4<Double>

  init(_ vector: SIMD4<Double>) { self.vector = vector }

  /// About the direction of a vector by twice its length in radians.
  init(rotation vector: SIMD3<Double>) {
    let angle = (vector * vector).sum().squareRoot()
    guard angle > 0 else {
      self.vector = [0, 0, 0, 1]
      return
    }
    let part = vector * (Double.sin(angle) / angle)
    self.vector = [part.x, part.y, part.z, .cos(angle)]
  }

  /// The vector that ``init(rotation:)`` takes for it, of a length of at most π.
  var logarithm: SIMD3<Double> {
    let part: SIMD3<Double> = [vector.x, vector.y, vector.z]
    let length = (part * part).sum().squareRoot()
    // Without a direction there is nothing to turn.
    guard length > 1e-14 else { return .zero }
    return part * (Double.atan2(y: length, x: vector.w) / length)
  }

  /// Itself or its negative, which turns alike: the one less far from another.
  func nearer(to other: Quaternion) -> Quaternion {
    (vector * other.vector).sum() < 0 ? Quaternion(-vector) : self
  }

  var inverse: Quaternion {
    Quaternion([-vector.x, -vector.y, -vector.z, vector.w])
  }

  /// The product `self` · `next`: in its own turned axes, `next` after `self`.
  func then(_ next: Quaternion) -> Quaternion {
    let (a, b) = (vector, next.vector)
    return Quaternion([
      a.w * b.x + a.x * b.w + a.y * b.z - a.z * b.y,
      a.w * b.y - a.x * b.z + a.y * b.w + a.z * b.x,
      a.w * b.z + a.x * b.y - a.y * b.x + a.z * b.w,
      a.w * b.w - a.x * b.x - a.y * b.y - a.z * b.z,
    ])
  }
}
