/// What CSS makes of an input outside 0...1, as it reaches a keyframe's curve when the curve of
/// the whole animation overshoots. Core Animation has no such case: there use `progress(at:)`.
///
/// Source: CSS Easing Functions Level 1, section 2.2 (documented): the curve is continued by its
/// tangent at the end that was left.
extension CubicBezier {
  /// Progress at any fraction, continued beyond 0...1 along the end tangents.
  ///
  /// Where the tangent is vertical the curve is continued horizontally.
  public func extrapolatedProgress(at fraction: Double) -> Double {
    if fraction < 0 { return startSlope.isInfinite ? 0 : fraction * startSlope }
    if fraction > 1 { return endSlope.isInfinite ? 1 : 1 + (fraction - 1) * endSlope }
    return progress(at: fraction)
  }

  /// The slope of the tangent at (0, 0): towards the first control point that differs from it.
  var startSlope: Double {
    if x1 > 0 { return y1 / x1 }
    if y1 != 0 { return y1 < 0 ? -.infinity : .infinity }
    if x2 > 0 { return y2 / x2 }
    if y2 != 0 { return y2 < 0 ? -.infinity : .infinity }
    return 1
  }

  /// The slope of the tangent at (1, 1): from the last control point that differs from it.
  var endSlope: Double {
    if x2 < 1 { return (1 - y2) / (1 - x2) }
    if y2 != 1 { return y2 > 1 ? -.infinity : .infinity }
    if x1 < 1 { return (1 - y1) / (1 - x1) }
    if y1 != 1 { return y1 > 1 ? -.infinity : .infinity }
    return 1
  }
}
