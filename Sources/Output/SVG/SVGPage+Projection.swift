import Drawing
import Geometry

extension SVGPage {
  /// A group in perspective: outlines with their points mapped, or a picture, which SVG cannot bend.
  mutating func writeProjected(_ group: Group, scope: String) {
    guard let own = group.projection, own.inverted != nil else { return }
    guard group.number > 0 else {
      let outer = projection
      defer { projection = outer }
      projection = own
      var flat = group
      (flat.projection, flat.transform) = (nil, .identity)
      return write(flat, scope: scope)
    }
    guard let picture = backdrops[group.number], let inverse = map.inverted else { return }
    open(
      "g",
      [
        ("id", group.id.isEmpty ? nil : names.unique(SVGNames.name(ofLayer: group.id))),
        ("opacity", SVGPage.opacity(group.opacity)),
        ("style", group.blendMode.svgKeyword.map { "mix-blend-mode:\($0)" }),
      ])
    write(picture, inverse: inverse)
    close("g")
  }
}
