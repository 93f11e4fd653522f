public import Geometry

/// Two maps of the plane are animated as such, any others by their parts in space; where one is
/// singular, entry by entry (measured on QuartzCore).
extension Transform3D: Interpolatable {
  public func interpolated(to end: Transform3D, amount: Double) -> Transform3D {
    if amount == 0 || self == end { return self }
    if amount == 1 { return end }
    if let affine, let endAffine = end.affine {
      return Transform3D(affine.interpolated(to: endAffine, amount: amount))
    }
    if let from = SpatialParts(self), let to = SpatialParts(end) {
      return from.interpolated(to: to, amount: amount).transform
    }
    return Transform3D(
      row1: row1 + (end.row1 - row1) * amount, row2: row2 + (end.row2 - row2) * amount,
      row3: row3 + (end.row3 - row3) * amount, row4: row4 + (end.row4 - row4) * amount)
  }
}
