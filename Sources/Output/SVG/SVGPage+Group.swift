import Drawing
import Geometry

extension SVGPage {
  /// - Parameters:
  ///   - scope: The id of the innermost named layer around, with the way from there.
  ///   - clip: The clip of the group whose items these are.
  mutating func write(_ items: [DisplayItem], scope: String, clip: Shape? = nil) {
    for (position, item) in items.enumerated() {
      switch item {
      case .fill(let fill): write(fill, clip: clip)
      case .gradient(let item): write(item, scope: "\(scope).\(position)")
      case .path(let item): write(item)
      case .image(let image): write(image)
      case .text(let text): write(text)
      case .backdrop(let backdrop): write(backdrop, scope: "\(scope).\(position)")
      case .group(let group): write(group, scope: "\(scope).\(position)")
      case .dissolve(let dissolve): write(dissolve, scope: "\(scope).\(position)")
      }
    }
  }

  mutating func write(_ group: Group, scope outerScope: String) {
    guard group.projection == nil else { return writeProjected(group, scope: outerScope) }
    let id = group.id.isEmpty ? nil : names.unique(SVGNames.name(ofLayer: group.id))
    let scope = id ?? outerScope
    let outerProjection = projection
    defer { projection = outerProjection }
    projection = projection?.after(group.transform)
    let isMoved = projection == nil && !group.transform.isIdentity
    var attributes: Attributes = [
      ("id", id), ("transform", isMoved ? group.transform.svgTransform : nil),
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
    // Whether a clip isolates what blends inside it depends on the renderer.
    let style =
      group.blendMode.svgKeyword.map { "mix-blend-mode:\($0)" }
      ?? (group.isComposited && group.opacity >= 1 && group.mask == nil ? "isolation:isolate" : nil)
    attributes.append(("style", style))
    let outerMap = map
    map = group.transform.then(map)
    if group.shadow == nil, group.blurRadius <= 0 {
      writeItems(of: group, attributes, scope: scope)
    } else {
      // The clip cuts the items and not their shadow.
      let clip = attributes.filter { $0.name == "clip-path" && $0.value != nil }
      open("g", attributes.filter { $0.name != "clip-path" })
      writeShadow(of: group, scope: scope) { page in
        page.writeBlurred(group, scope: scope) { page in
          if clip.isEmpty {
            page.write(group.items, scope: scope)
          } else {
            page.writeItems(of: group, clip, scope: scope)
          }
        }
      }
      close("g")
    }
    map = outerMap
  }

  private mutating func writeItems(of group: Group, _ attributes: Attributes, scope: String) {
    guard !group.items.isEmpty else { return element("g", attributes) }
    open("g", attributes)
    write(group.items, scope: scope, clip: group.clip)
    close("g")
  }

  /// SVG cannot add two states up: `from` is faded only where `to` does not cover it, and `to` is
  /// laid over it by its share. Equal to the sum wherever `to` is opaque or empty.
  private mutating func write(_ dissolve: Dissolve, scope: String) {
    let share = min(1, max(0, dissolve.progress))
    let maskID = names.unique(scope + ".mask")
    let whole = Rect(x: -32768, y: -32768, width: 65536, height: 65536)
    let remainder = DisplayItem.fill(
      Fill(shape: .roundedRect(whole, .zero), color: Color.white.withAlpha(1 - share)))
    writeMask([remainder] + dissolve.to, id: maskID, scope: scope)
    open("g", [("mask", "url(#\(maskID))")])
    write(dissolve.from, scope: scope + ".from")
    close("g")
    open("g", [("opacity", SVGPage.opacity(share))])
    write(dissolve.to, scope: scope + ".to")
    close("g")
  }

  /// The default region of a mask, the bounds of what is masked and a tenth around, is computed
  /// differently for text by different renderers; one larger than any canvas is the same in all.
  mutating func writeMask(_ items: [DisplayItem], id: String, scope: String) {
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
