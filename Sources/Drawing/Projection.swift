public import Geometry

/// A map of a plane onto another as an eye sees it: straight lines stay straight, parallel ones
/// need not.
///
/// With row vectors (x, y, 1)·M = (X, Y, W) the point goes to (X/W, Y/W).
public struct Projection: Hashable, Sendable {
  public var row1: SIMD3<Double>
  public var row2: SIMD3<Double>
  public var row3: SIMD3<Double>

  public init(row1: SIMD3<Double>, row2: SIMD3<Double>, row3: SIMD3<Double>) {
    self.row1 = row1
    self.row2 = row2
    self.row3 = row3
  }

  /// What a transform in space makes of the plane z = 0, seen along z.
  public init(_ transform: Transform3D) {
    func flat(_ row: SIMD4<Double>) -> SIMD3<Double> { [row.x, row.y, row.w] }
    row1 = flat(transform.row1)
    row2 = flat(transform.row2)
    row3 = flat(transform.row4)
  }

  /// The same map where it is seen as from afar: parallel lines stay parallel.
  public var affine: AffineTransform? {
    guard row1.z == 0, row2.z == 0, row3.z == 1 else { return nil }
    return AffineTransform(
      a: row1.x, b: row1.y, c: row2.x, d: row2.y, tx: row3.x, ty: row3.y)
  }

  /// Where a point goes; nil for one at the height of the eye or behind it, which is not seen.
  public func map(_ point: Point) -> Point? {
    let mapped = homogeneous(point)
    guard mapped.z > 0 else { return nil }
    return Point(x: mapped.x / mapped.z, y: mapped.y / mapped.z)
  }

  /// (X, Y, W) of a point.
  func homogeneous(_ point: Point) -> SIMD3<Double> { row1 * point.x + row2 * point.y + row3 }

  /// The map that applies `self` first, then `next`.
  public func then(_ next: AffineTransform) -> Projection {
    func product(_ row: SIMD3<Double>) -> SIMD3<Double> {
      [
        row.x * next.a + row.y * next.c + row.z * next.tx,
        row.x * next.b + row.y * next.d + row.z * next.ty, row.z,
      ]
    }
    return Projection(row1: product(row1), row2: product(row2), row3: product(row3))
  }

  /// The map that applies `first`, then `self`.
  public func after(_ first: AffineTransform) -> Projection {
    Projection(
      row1: row1 * first.a + row2 * first.b, row2: row1 * first.c + row2 * first.d,
      row3: row1 * first.tx + row2 * first.ty + row3)
  }

  /// The map that undoes this one, or nil where the plane is seen edge-on.
  ///
  /// By the adjugate over the determinant, so that W of what is seen stays positive.
  public var inverted: Projection? {
    func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
      [a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x]
    }
    let (column1, column2, column3) = (cross(row2, row3), cross(row3, row1), cross(row1, row2))
    let determinant = (row1 * column1).sum()
    guard determinant != 0, determinant.isFinite else { return nil }
    return Projection(
      row1: [column1.x, column2.x, column3.x] / determinant,
      row2: [column1.y, column2.y, column3.y] / determinant,
      row3: [column1.z, column2.z, column3.z] / determinant)
  }
}

extension Projection {
  /// The corners of what is seen of a rectangle, one after the other; empty where nothing is.
  ///
  /// - Parameter nearest: What is nearer to the eye than this part of the farthest corner's
  ///   distance is cut off; greater than 0.
  func corners(of rect: Rect, nearest: Double) -> [Point] {
    let corners = [
      Point(x: rect.minX, y: rect.minY), Point(x: rect.maxX, y: rect.minY),
      Point(x: rect.maxX, y: rect.maxY), Point(x: rect.minX, y: rect.maxY),
    ]
    let depths = corners.map { homogeneous($0).z }
    let limit = (depths.max() ?? 0) * nearest
    guard limit > 0, limit.isFinite else { return [] }
    var seen: [Point] = []
    for index in corners.indices {
      let next = (index + 1) % corners.count
      let (a, b) = (corners[index], corners[next])
      let (near, far) = (depths[index] - limit, depths[next] - limit)
      if near >= 0 { seen.append(a) }
      if (near < 0) != (far < 0) {
        let part = near / (near - far)
        seen.append(Point(x: a.x + part * (b.x - a.x), y: a.y + part * (b.y - a.y)))
      }
    }
    return seen
  }

  /// The box around what is seen of a rectangle, or nil where nothing is.
  ///
  /// What is nearer to the eye than a 256th of the farthest corner's distance is left out.
  public func boundingBox(of rect: Rect) -> Rect? {
    let images = corners(of: rect, nearest: 1.0 / 256).compactMap(map)
    guard let first = images.first else { return nil }
    var box = Rect(origin: first, size: .zero)
    for image in images.dropFirst() {
      box = Rect(
        minX: min(box.minX, image.x), minY: min(box.minY, image.y), maxX: max(box.maxX, image.x),
        maxY: max(box.maxY, image.y))
    }
    return box
  }

  /// How much a step along each axis of the plane grows where a point is seen.
  func stretch(at point: Point) -> (x: Double, y: Double)? {
    guard let image = map(point) else { return nil }
    let depth = homogeneous(point).z
    func length(_ row: SIMD3<Double>) -> Double {
      .hypot(row.x - image.x * row.z, row.y - image.y * row.z) / depth
    }
    return (length(row1), length(row2))
  }
}
