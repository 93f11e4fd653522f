public import Geometry

/// Core Animation animates matrices by their parts, never entry by entry.
///
/// Source: CSS Transforms Level 1, section 13 (decomposition in the plane); measured on QuartzCore
/// for 18 pairs to 5e-5. A half turn goes counter-clockwise and 270° is −90°, because an angle of
/// 0 counts as 360° where the other is not 0.
extension AffineTransform: Interpolatable {
  public func interpolated(to end: AffineTransform, amount: Double) -> AffineTransform {
    if amount == 0 || self == end { return self }
    if amount == 1 { return end }
    guard determinant != 0, end.determinant != 0 else {
      return lerped(to: end, amount: amount)
    }
    var from = PlanarParts(self)
    var to = PlanarParts(end)
    from.approach(&to)
    return from.interpolated(to: to, amount: amount).transform
  }

  /// Entry by entry, as Core Animation does where an end is singular.
  private func lerped(to end: AffineTransform, amount: Double) -> AffineTransform {
    func mix(_ entry: KeyPath<AffineTransform, Double>) -> Double {
      self[keyPath: entry].interpolated(to: end[keyPath: entry], amount: amount)
    }
    return AffineTransform(
      a: mix(\.a), b: mix(\.b), c: mix(\.c), d: mix(\.d), tx: mix(\.tx), ty: mix(\.ty))
  }
}

/// A regular matrix of the plane as scales, then a rotation, then what is left (a shear), then a
/// translation.
private struct PlanarParts {
  var translation: Point
  var scale: Size
  /// In degrees.
  var angle: Double
  /// Rows of the rest: (a, b) and (c, d).
  var rest: (a: Double, b: Double, c: Double, d: Double)

  init(_ matrix: AffineTransform) {
    translation = Point(x: matrix.tx, y: matrix.ty)
    scale = Size(width: .hypot(matrix.a, matrix.b), height: .hypot(matrix.c, matrix.d))
    // A mirrored matrix mirrors the axis that points further the other way.
    if matrix.determinant < 0 {
      if matrix.a < matrix.d { scale.width.negate() } else { scale.height.negate() }
    }
    let (ax, ay) = (matrix.a / scale.width, matrix.b / scale.width)
    let (bx, by) = (matrix.c / scale.height, matrix.d / scale.height)
    angle = .atan2(y: ay, x: ax) * 180 / .pi
    // The rotation undone, to the left of the unit rows.
    rest = (ax * ax - ay * bx, ax * ay - ay * by, ay * ax + ax * bx, ay * ay + ax * by)
  }

  /// Makes the way to the other parts the short one.
  mutating func approach(_ other: inout PlanarParts) {
    let areOppositeMirrors =
      (scale.width < 0 && other.scale.height < 0) || (scale.height < 0 && other.scale.width < 0)
    if areOppositeMirrors {
      scale.width.negate()
      scale.height.negate()
      angle += angle < 0 ? 180 : -180
    }
    // 0 counts as 360, but for two of them: those stay what they are, free of rounding.
    if angle == 0, other.angle == 0 { return }
    if angle == 0 { angle = 360 }
    if other.angle == 0 { other.angle = 360 }
    if abs(angle - other.angle) > 180 {
      if angle > other.angle { angle -= 360 } else { other.angle -= 360 }
    }
  }

  func interpolated(to other: PlanarParts, amount: Double) -> PlanarParts {
    func mix(_ a: Double, _ b: Double) -> Double { a.interpolated(to: b, amount: amount) }
    var result = self
    result.translation = translation.interpolated(to: other.translation, amount: amount)
    result.scale = scale.interpolated(to: other.scale, amount: amount)
    result.angle = mix(angle, other.angle)
    result.rest = (
      mix(rest.a, other.rest.a), mix(rest.b, other.rest.b), mix(rest.c, other.rest.c),
      mix(rest.d, other.rest.d)
    )
    return result
  }

  var transform: AffineTransform {
    let radians = angle * .pi / 180
    let sine = angle == 0 ? 0 : Double.sin(radians)
    let cosine = angle == 0 ? 1 : Double.cos(radians)
    return AffineTransform(
      a: scale.width * (cosine * rest.a + sine * rest.c),
      b: scale.width * (cosine * rest.b + sine * rest.d),
      c: scale.height * (cosine * rest.c - sine * rest.a),
      d: scale.height * (cosine * rest.d - sine * rest.b),
      tx: translation.x, ty: translation.y)
  }
}
