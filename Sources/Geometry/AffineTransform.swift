/// A 2-D affine map, in the convention of Core Graphics: x' = a·x + c·y + tx, y' = b·x + d·y + ty.
public struct AffineTransform: Hashable, Sendable {
  public var a: Double
  public var b: Double
  public var c: Double
  public var d: Double
  public var tx: Double
  public var ty: Double

  public static let identity = AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  public static func translation(x: Double, y: Double) -> AffineTransform {
    AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  public static func scale(x: Double, y: Double) -> AffineTransform {
    AffineTransform(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  public var isIdentity: Bool { self == .identity }
  public var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }
  /// True where upright rectangles stay upright and are not turned by a quarter.
  public var keepsAxes: Bool { b == 0 && c == 0 }
  public var determinant: Double { a * d - b * c }

  /// The map that applies `self` first, then `next`.
  public func then(_ next: AffineTransform) -> AffineTransform {
    AffineTransform(
      a: a * next.a + b * next.c, b: a * next.b + b * next.d,
      c: c * next.a + d * next.c, d: c * next.b + d * next.d,
      tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty)
  }

  public func apply(to point: Point) -> Point {
    Point(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }

  /// The bounding box of the rectangle's image.
  public func boundingBox(of rect: Rect) -> Rect {
    let corners = [
      apply(to: Point(x: rect.minX, y: rect.minY)), apply(to: Point(x: rect.maxX, y: rect.minY)),
      apply(to: Point(x: rect.maxX, y: rect.maxY)), apply(to: Point(x: rect.minX, y: rect.maxY)),
    ]
    var box = (minX: corners[0].x, minY: corners[0].y, maxX: corners[0].x, maxY: corners[0].y)
    for corner in corners.dropFirst() {
      box.minX = min(box.minX, corner.x)
      box.minY = min(box.minY, corner.y)
      box.maxX = max(box.maxX, corner.x)
      box.maxY = max(box.maxY, corner.y)
    }
    return Rect(minX: box.minX, minY: box.minY, maxX: box.maxX, maxY: box.maxY)
  }

  /// The map that undoes this one, or nil where it is singular.
  public var inverted: AffineTransform? {
    let determinant = self.determinant
    guard determinant != 0, determinant.isFinite else { return nil }
    return AffineTransform(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
  }
}
