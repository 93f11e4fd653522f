public import Geometry

/// A map of a plane onto another as an eye sees it: straight lines stay straight, parallel ones
/// need not.
///
/// With row vectors (x, y, 1)·M = (X, Y, W) the point goes to (X/W, Y/W).
public struct Projection: Hashable, Sendable {
  public var row1: SIMD3<Double>
  public var row2: SIMD3<Double>
  public var row3: SIMD3<Double>

  /// What a transform in space makes of the plane z = 0, seen along z.
  public init(_ transform: Transform3D) {
    func flat(_ row: SIMD4<Double>) -> SIMD3<Double> { [row.x, row.y, row.w] }
    row1 = flat(transform.row1)
    row2 = flat(transform.row2)
    row3 = flat(transform.row4)
  }

  /// Where a point goes; nil for one at the height of the eye or behind it, which is not seen.
  public func map(_ point: Point) -> Point? {
    let mapped = row1 * point.x + row2 * point.y + row3
    guard mapped.z > 0 else { return nil }
    return Point(x: mapped.x / mapped.z, y: mapped.y / mapped.z)
  }
}
