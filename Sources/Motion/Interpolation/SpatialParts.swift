import Geometry

/// A regular matrix of space as scales, skews, a rotation, a translation and a perspective.
///
/// Source: CSS Transforms Level 2, section 15 (decomposition of a 3-D matrix), with the signs of
/// row vectors; the quaternion from the largest of its components (Shepperd 1978).
struct SpatialParts {
  var scale: SIMD3<Double>
  /// xy, xz, yz.
  var skew: SIMD3<Double>
  /// x, y, z, w; of length 1.
  var quaternion: SIMD4<Double>
  var translation: SIMD3<Double>
  /// The fourth column: m14, m24, m34, m44.
  var perspective: SIMD4<Double>

  /// Nil where the matrix is singular.
  init?(_ matrix: Transform3D) {
    let w = matrix.row4.w
    guard w != 0, matrix.determinant != 0 else { return nil }
    let unit = Transform3D(
      row1: matrix.row1 / w, row2: matrix.row2 / w, row3: matrix.row3 / w, row4: matrix.row4 / w)
    guard let perspective = Self.perspective(of: unit) else { return nil }
    self.perspective = perspective
    translation = [unit.row4.x, unit.row4.y, unit.row4.z]

    // Gram–Schmidt: each row loses its part along those before it.
    var x = Self.spatial(unit.row1)
    var y = Self.spatial(unit.row2)
    var z = Self.spatial(unit.row3)
    var scale = SIMD3<Double>()
    var skew = SIMD3<Double>()
    scale.x = Self.dot(x, x).squareRoot()
    x /= scale.x
    skew.x = Self.dot(x, y)
    y -= skew.x * x
    scale.y = Self.dot(y, y).squareRoot()
    y /= scale.y
    skew.x /= scale.y
    skew.y = Self.dot(x, z)
    z -= skew.y * x
    skew.z = Self.dot(y, z)
    z -= skew.z * y
    scale.z = Self.dot(z, z).squareRoot()
    z /= scale.z
    skew.y /= scale.z
    skew.z /= scale.z
    // A left-handed set of rows is mirrored on all axes.
    if Self.dot(x, Self.cross(y, z)) < 0 {
      scale = -scale
      (x, y, z) = (-x, -y, -z)
    }
    self.scale = scale
    self.skew = skew
    quaternion = Self.quaternion(x, y, z)
  }

  /// The column that the rest of the matrix, without its perspective, is followed by.
  private static func perspective(of matrix: Transform3D) -> SIMD4<Double>? {
    let column: SIMD4<Double> = [matrix.row1.w, matrix.row2.w, matrix.row3.w, matrix.row4.w]
    if column == [0, 0, 0, 1] { return column }
    var rest = matrix
    rest.row1.w = 0
    rest.row2.w = 0
    rest.row3.w = 0
    rest.row4.w = 1
    guard let inverse = rest.inverted else { return nil }
    return [
      (inverse.row1 * column).sum(), (inverse.row2 * column).sum(),
      (inverse.row3 * column).sum(), (inverse.row4 * column).sum(),
    ]
  }

  /// With w of at least 0.
  private static func quaternion(
    _ x: SIMD3<Double>, _ y: SIMD3<Double>, _ z: SIMD3<Double>
  ) -> SIMD4<Double> {
    let (a, b, c) = (x.x, y.y, z.z)
    let (w2, x2, y2, z2) = (1 + a + b + c, 1 + a - b - c, 1 - a + b - c, 1 - a - b + c)
    // The largest from the diagonal, the others from it: roots of differences near 0 are coarse.
    let largest = max(w2, x2, y2, z2)
    let part: SIMD4<Double> =
      if w2 == largest {
        [y.z - z.y, z.x - x.z, x.y - y.x, w2]
      } else if x2 == largest {
        [x2, x.y + y.x, z.x + x.z, y.z - z.y]
      } else if y2 == largest {
        [x.y + y.x, y2, y.z + z.y, z.x - x.z]
      } else {
        [z.x + x.z, y.z + z.y, z2, x.y - y.x]
      }
    return part / (part.w < 0 ? -2 : 2) / largest.squareRoot()
  }

  static func dot(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> Double { (a * b).sum() }

  private static func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
    [a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x]
  }

  private static func spatial(_ row: SIMD4<Double>) -> SIMD3<Double> { [row.x, row.y, row.z] }
}

extension SpatialParts {
  /// How many numbers there are beside the rotation.
  static let numberCount = 13

  /// Scales, skews, translation and perspective, one after the other.
  var numbers: [Double] {
    [
      scale.x, scale.y, scale.z, skew.x, skew.y, skew.z, translation.x, translation.y,
      translation.z, perspective.x, perspective.y, perspective.z, perspective.w,
    ]
  }

  /// - Parameter numbers: As ``numbers`` gives them; more may follow.
  init(numbers n: [Double], quaternion: SIMD4<Double>) {
    scale = [n[0], n[1], n[2]]
    skew = [n[3], n[4], n[5]]
    translation = [n[6], n[7], n[8]]
    perspective = [n[9], n[10], n[11], n[12]]
    self.quaternion = quaternion
  }

  /// The parts an amount of the way to others: the rotation along the great circle, the rest
  /// straight.
  func interpolated(to other: SpatialParts, amount: Double) -> SpatialParts {
    var result = self
    result.scale += (other.scale - scale) * amount
    result.skew += (other.skew - skew) * amount
    result.translation += (other.translation - translation) * amount
    result.perspective += (other.perspective - perspective) * amount
    result.quaternion = Self.slerp(quaternion, other.quaternion, amount)
    return result
  }

  /// By the shorter of the two ways, as WebKit goes; the text of the specification does not say.
  private static func slerp(
    _ a: SIMD4<Double>, _ b: SIMD4<Double>, _ amount: Double
  ) -> SIMD4<Double> {
    let dot = (a * b).sum()
    let (a, product) = dot < 0 ? (-a, min(-dot, 1)) : (a, min(dot, 1))
    // Beyond this the great circle cannot be told from a point.
    guard product < 1 - 1e-14 else { return a }
    let angle = Double.acos(product)
    let weight = Double.sin(amount * angle) / (1 - product * product).squareRoot()
    return a * (Double.cos(amount * angle) - product * weight) + b * weight
  }

  /// Scales, skews, rotation, translation, perspective, in this order.
  var transform: Transform3D {
    var skewed = Transform3D.identity
    skewed.row2.x = skew.x
    skewed.row3.x = skew.y
    skewed.row3.y = skew.z
    var projection = Transform3D.identity
    projection.row1.w = perspective.x
    projection.row2.w = perspective.y
    projection.row3.w = perspective.z
    projection.row4.w = perspective.w
    return Transform3D.scale(x: scale.x, y: scale.y, z: scale.z)
      .then(skewed)
      .then(rotation)
      .then(.translation(x: translation.x, y: translation.y, z: translation.z))
      .then(projection)
  }

  private var rotation: Transform3D {
    let (x, y, z, w) = (quaternion.x, quaternion.y, quaternion.z, quaternion.w)
    return Transform3D(
      row1: [1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w), 0],
      row2: [2 * (x * y - z * w), 1 - 2 * (x * x + z * z), 2 * (y * z + x * w), 0],
      row3: [2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y), 0],
      row4: [0, 0, 0, 1])
  }
}
