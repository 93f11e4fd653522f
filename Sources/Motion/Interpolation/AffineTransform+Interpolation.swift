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
