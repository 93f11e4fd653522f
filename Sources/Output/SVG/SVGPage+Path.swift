import Drawing
import Geometry

extension SVGPage {
  mutating func write(_ item: PathItem) {
    guard !item.path.elements.isEmpty, item.color.alpha > 0 else { return }
    var path = item.path
    if let projection {
      guard let outline = projection.outline(of: path) else { return }
      path = outline
    }
    let paint = SVGPage.paint(item.color, isInMask: isInMask)
    switch item.style {
    case .fill(let rule):
      element(
        "path",
        [("d", path.svgData), ("fill-rule", rule == .evenOdd ? "evenodd" : nil)] + paint)
    case .stroke(let stroke):
      // SVG's defaults: one point wide, butt, miter up to 4.
      element(
        "path",
        [
          ("d", path.svgData), ("fill", "none"),
          ("stroke-width", stroke.width == 1 ? nil : stroke.width.svgLength),
          ("stroke-linecap", stroke.cap == .butt ? nil : stroke.cap.rawValue),
          ("stroke-linejoin", stroke.join == .miter ? nil : stroke.join.rawValue),
          (
            "stroke-miterlimit",
            stroke.join == .miter && stroke.miterLimit != 4 ? stroke.miterLimit.svgLength : nil
          ),
          (
            "stroke-dasharray",
            stroke.dashPattern.isEmpty
              ? nil : stroke.writtenDashes.joined(separator: " ")
          ),
          (
            "stroke-dashoffset",
            stroke.dashPattern.isEmpty || stroke.dashPhase == 0 ? nil : stroke.dashPhase.svgLength
          ),
        ] + paint.map { ($0.name == "fill" ? "stroke" : "stroke-opacity", $0.value) })
    }
  }
}

extension Stroke {
  /// The pattern as text.
  ///
  /// A dot, which has no length, may lie just at the path's end: whether it is drawn would depend
  /// on how a renderer rounds. A hundred thousandth less between dots brings it before the end.
  fileprivate var writtenDashes: [String] {
    let hasDots = dashPattern.enumerated().contains { index, length in
      // A pattern with an odd count is its own gaps the second time.
      length == 0 && (index.isMultiple(of: 2) || !dashPattern.count.isMultiple(of: 2))
    }
    guard hasDots else { return dashPattern.map(\.svgLength) }
    return dashPattern.map { ($0 * (1 - 1e-5)).svgEntry }
  }
}
