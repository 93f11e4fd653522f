import Drawing
import Geometry

extension SVGPage {
  /// Writes a group's shadow, and its items above it.
  ///
  /// Of an outline or a path, the shadow is that, blurred; else a filter makes it of the items'
  /// alpha. Renderers that blur along the canvas' axes only are given those: a filter under a turn
  /// is written in the canvas' directions, around what turns again.
  mutating func writeShadow(
    of group: Group, scope: String, items writeItems: (inout SVGPage) -> Void
  ) {
    var directions = map
    (directions.tx, directions.ty) = (0, 0)
    guard let shadow = group.shadow, shadow.color.alpha > 0, let back = directions.inverted else {
      return writeItems(&self)
    }
    let isTurned = !directions.keepsAxes
    let space = isTurned ? directions : .identity
    let filter = ShadowFilter(
      deviation: shadow.deviation(map: space), offset: shadow.offset(map: space),
      color: isInMask ? Color.white.withAlpha(shadow.color.alpha) : shadow.color,
      bounds: group.drawnBounds(map: space))
    let turn = isTurned ? directions.svgTransform : nil
    if isTurned { open("g", [("transform", back.svgTransform)]) }
    if !shadow.isOfItems {
      write(filter, of: shadow, turn: turn, scope: scope)
      if isTurned { close("g") }
      writeItems(&self)
    } else {
      open("g", [("filter", define(filter, scope: scope))])
      if isTurned { open("g", [("transform", turn)]) }
      writeItems(&self)
      if isTurned { close("g") }
      close("g")
      if isTurned { close("g") }
    }
  }

  private mutating func write(
    _ filter: ShadowFilter, of shadow: Shadow, turn: String?, scope: String
  ) {
    let offset = AffineTransform.translation(x: filter.offset.x, y: filter.offset.y)
    open(
      "g",
      [
        ("transform", filter.offset == .zero ? nil : offset.svgTransform),
        // After the blur, which has more levels of an opaque shape.
        ("opacity", SVGPage.opacity(filter.color.alpha)),
        ("filter", filter.isSharp ? nil : defineBlur(filter, scope: scope)),
      ])
    let paint: Attributes = [("transform", turn), ("fill", filter.color.svgColor)]
    if let path = shadow.path {
      element("path", [("d", path.svgData)] + paint)
    } else if let outline = shadow.outline {
      write(outline, [("fill-rule", outline.svgFillRule)] + paint)
    }
    close("g")
  }

  private mutating func defineBlur(_ filter: ShadowFilter, scope: String) -> String {
    let id = openFilter(
      scope, filter.bounds?.offsetBy(x: -filter.offset.x, y: -filter.offset.y))
    element("feGaussianBlur", [("stdDeviation", filter.deviationText)])
    close("filter")
    return "url(#\(id))"
  }

  private mutating func define(_ filter: ShadowFilter, scope: String) -> String {
    let id = openFilter(scope, filter.bounds)
    element(
      "feGaussianBlur", [("in", "SourceAlpha"), ("stdDeviation", filter.deviationText)])
    element("feOffset", [("dx", filter.offset.x.svgLength), ("dy", filter.offset.y.svgLength)])
    let color = filter.color
    let channels = [color.red, color.green, color.blue].map { "0 0 0 0 \($0.svgLength)" }
    element(
      "feColorMatrix",
      [("values", (channels + ["0 0 0 \(color.alpha.svgLength) 0"]).joined(separator: " "))])
    open("feMerge", [])
    element("feMergeNode", [])
    element("feMergeNode", [("in", "SourceGraphic")])
    close("feMerge")
    close("filter")
    return "url(#\(id))"
  }

  mutating func openFilter(_ scope: String, _ bounds: Rect?) -> String {
    let id = names.unique(scope + ".shadow")
    open(
      "filter",
      [
        ("id", id), ("filterUnits", "userSpaceOnUse"), ("x", bounds?.x.svgLength),
        ("y", bounds?.y.svgLength), ("width", bounds?.width.svgLength),
        ("height", bounds?.height.svgLength), ("color-interpolation-filters", "sRGB"),
      ])
    return id
  }
}

/// A shadow in the coordinates its filter works in.
private struct ShadowFilter {
  var deviation: (x: Double, y: Double)
  var offset: Point
  var color: Color
  /// What the group and its shadow cover; nil for nothing.
  var bounds: Rect?

  var isSharp: Bool { deviation.x == 0 && deviation.y == 0 }

  var deviationText: String {
    deviation.x == deviation.y
      ? deviation.x.svgLength : "\(deviation.x.svgLength) \(deviation.y.svgLength)"
  }
}
