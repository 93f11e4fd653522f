/// A 4 × 4 matrix in the convention of `CATransform3D`: points are row vectors, so the first map
/// of a product stands to the left, and the translation in the fourth row.
public struct Transform3D: Hashable, Sendable {
  /// m11 … m14 and so on.
  public var row1: SIMD4<Double>
  public var row2: SIMD4<Double>
  public var row3: SIMD4<Double>
  public var row4: SIMD4<Double>

  public static let identity = Transform3D(
    row1: [1, 0, 0, 0], row2: [0, 1, 0, 0], row3: [0, 0, 1, 0], row4: [0, 0, 0, 1])

  public init(
    row1: SIMD4<Double>, row2: SIMD4<Double>, row3: SIMD4<Double>, row4: SIMD4<Double>
  ) {
    self.row1 = row1
    self.row2 = row2
    self.row3 = row3
    self.row4 = row4
  }

  public init(_ affine: AffineTransform) {
    self.init(
      row1: [affine.a, affine.b, 0, 0], row2: [affine.c, affine.d, 0, 0], row3: [0, 0, 1, 0],
      row4: [affine.tx, affine.ty, 0, 1])
  }

  /// The entry in a row and a column, both 0...3: `[0, 1]` is m12.
  public subscript(row: Int, column: Int) -> Double {
    get { self[row][column] }
    set { self[row][column] = newValue }
  }

  /// A row, 0...3.
  subscript(row: Int) -> SIMD4<Double> {
    get {
      switch row {
      case 0: row1
      case 1: row2
      case 2: row3
      default: row4
      }
    }
    set {
      switch row {
      case 0: row1 = newValue
      case 1: row2 = newValue
      case 2: row3 = newValue
      default: row4 = newValue
      }
    }
  }

  /// The map in the plane, or nil where depth or perspective take part.
  public var affine: AffineTransform? {
    let isFlat =
      row1.z == 0 && row1.w == 0 && row2.z == 0 && row2.w == 0
      && row3 == [0, 0, 1, 0] && row4.z == 0 && row4.w == 1
    guard isFlat else { return nil }
    return AffineTransform(
      a: row1.x, b: row1.y, c: row2.x, d: row2.y, tx: row4.x, ty: row4.y)
  }

  /// a, b, c, d, tx, ty of a map of the plane, else all sixteen entries row by row.
  public var writtenNumbers: [Double] {
    if let affine { return [affine.a, affine.b, affine.c, affine.d, affine.tx, affine.ty] }
    return [row1, row2, row3, row4].flatMap { [$0.x, $0.y, $0.z, $0.w] }
  }

  /// The map that applies `self` first, then `next`.
  public func then(_ next: Transform3D) -> Transform3D {
    func product(_ row: SIMD4<Double>) -> SIMD4<Double> {
      row.x * next.row1 + row.y * next.row2 + row.z * next.row3 + row.w * next.row4
    }
    return Transform3D(
      row1: product(row1), row2: product(row2), row3: product(row3), row4: product(row4))
  }

  /// Where a point of the plane z = 0 is seen, and its w before the division; nil behind the eye.
  public func project(_ point: Point) -> (point: Point, w: Double)? {
    let image = point.x * row1 + point.y * row2 + row4
    guard image.w > 0 else { return nil }
    return (Point(x: image.x / image.w, y: image.y / image.w), image.w)
  }
}
