import Geometry

/// A regular matrix of the plane as scales, then a rotation, then what is left (a shear), then a
/// translation.
struct PlanarParts {
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

extension PlanarParts {
  /// Translation, scales, angle and the rest, one after the other.
  var numbers: [Double] {
    [
      translation.x, translation.y, scale.width, scale.height, angle, rest.a, rest.b, rest.c,
      rest.d,
    ]
  }

  /// - Parameter numbers: As ``numbers`` gives them.
  init(numbers n: [Double]) {
    translation = Point(x: n[0], y: n[1])
    scale = Size(width: n[2], height: n[3])
    angle = n[4]
    rest = (n[5], n[6], n[7], n[8])
  }

  /// The parts of matrices such that each way from one to the next, number by number, is the way
  /// one animation between the two takes; angles go on beyond a whole turn.
  static func sequence(_ matrices: [AffineTransform]) -> [PlanarParts] {
    var result: [PlanarParts] = []
    for matrix in matrices {
      var next = PlanarParts(matrix)
      if let last = result.last {
        var start = last
        start.angle = last.angle.remainder(dividingBy: 360)
        start.approach(&next)
        // What that changes of the start changes the end instead: the way is the same.
        next.angle += last.angle - start.angle
        if start.scale != last.scale {
          next.scale.width.negate()
          next.scale.height.negate()
        }
      }
      result.append(next)
    }
    return result
  }
}
