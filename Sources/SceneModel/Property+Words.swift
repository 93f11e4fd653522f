extension Property {
  /// Words of `maskedCorners`: the corners of `CACornerMask`, in the order of its bits.
  public static let corners = ["minXminY", "maxXminY", "minXmaxY", "maxXmaxY"]

  /// Words of `compositingFilter`, with the names of `CGBlendMode`; the first is the default.
  public static let compositingFilters = [
    "normal", "multiply", "screen", "overlay", "darken", "lighten", "colorDodge", "colorBurn",
    "softLight", "hardLight", "difference", "exclusion", "hue", "saturation", "color",
    "luminosity", "plusLighter",
  ]
}
