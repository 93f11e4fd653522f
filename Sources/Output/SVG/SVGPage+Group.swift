import Drawing
import Geometry

extension SVGPage {
  /// - Parameter scope: The id of the innermost named layer around, with the way from there.
  mutating func write(_ items: [DisplayItem], scope: String) {
    for (position, item) in items.enumerated() {
      switch item {
      case .fill(let fill): write(fill)
      case .image(let image): write(image)
      case .text(let text): write(text)
      case .group(let group): write(group, scope: "\(scope).\(position)")
      }
    }
  }

  private mutating func write(_ group: Group, scope outerScope: String) {
    let id = group.id.isEmpty ? nil : names.unique(SVGNames.name(ofLayer: group.id))
    let scope = id ?? outerScope
    var attributes: Attributes = [
      ("id", id),
      ("transform", group.transform.isIdentity ? nil : group.transform.svgTransform),
      ("opacity", SVGPage.opacity(group.opacity)),
    ]
    if let clip = group.clip {
      let clipID = names.unique(scope + ".clip")
      open("clipPath", [("id", clipID)])
      write(clip, [("clip-rule", clip.svgFillRule)])
      close("clipPath")
      attributes.append(("clip-path", "url(#\(clipID))"))
    }
    if let mask = group.mask {
      let maskID = names.unique(scope + ".mask")
      writeMask(mask, id: maskID, scope: scope)
      attributes.append(("mask", "url(#\(maskID))"))
    }
    if group.items.isEmpty {
      element("g", attributes)
    } else {
      open("g", attributes)
      write(group.items, scope: scope)
      close("g")
    }
  }

  /// The default region of a mask, the bounds of what is masked and a tenth around, is computed
  /// differently for text by different renderers; one larger than any canvas is the same in all.
  private mutating func writeMask(_ items: [DisplayItem], id: String, scope: String) {
    open(
      "mask",
      [
        ("id", id), ("maskUnits", "userSpaceOnUse"), ("x", "-32768"), ("y", "-32768"),
        ("width", "65536"), ("height", "65536"), ("style", "mask-type:alpha"),
      ])
    let wasInMask = isInMask
    isInMask = true
    write(items, scope: scope + ".mask")
    isInMask = wasInMask
    close("mask")
  }

  /// Nil where it shows everything.
  static func opacity(_ value: Double) -> String? {
    value >= 1 ? nil : max(0, value).svgLength
  }
}
