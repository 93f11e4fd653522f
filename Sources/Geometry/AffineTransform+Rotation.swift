extension AffineTransform {
  /// The rotation about the origin by an angle in radians: clockwise on a screen, where y grows
  /// downward.
  public static func rotation(radians angle: Double) -> AffineTransform {
    let (sine, cosine) = (Double.sin(angle), Double.cos(angle))
    return AffineTransform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }
}
