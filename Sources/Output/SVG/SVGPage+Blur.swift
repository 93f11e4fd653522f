import Drawing
import Geometry

extension SVGPage {
  /// Writes a group's items, blurred where the group is.
  mutating func writeBlurred(
    _ group: Group, scope: String, items writeItems: (inout SVGPage) -> Void
  ) {
    guard group.blurRadius > 0 else { return writeItems(&self) }
    let id = openFilter(scope, group.contentBounds(map: .identity))
    element("feGaussianBlur", [("stdDeviation", group.blurRadius.svgLength)])
    close("filter")
    open("g", [("filter", "url(#\(id))")])
    writeItems(&self)
    close("g")
  }
}
