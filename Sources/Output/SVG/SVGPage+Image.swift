import Drawing
import Geometry

extension SVGPage {
  /// Defines each picture of the items once, one unit wide and high; the items stretch it.
  mutating func writePictures(of items: [DisplayItem]) {
    var pictures = Pictures()
    pictures.collect(from: items, isInMask: false)
    let known = pictures.names.compactMap { name in picture(name).map { (name, $0.address) } }
    guard !known.isEmpty else { return }
    open("defs", [])
    for (name, address) in known {
      let id = names.unique(SVGPage.pictureID(name))
      element(
        "image",
        [
          ("id", id), ("width", "1"), ("height", "1"), ("preserveAspectRatio", "none"),
          ("xlink:href", address),
        ])
    }
    if pictures.areInMasks {
      open("filter", [("id", SVGPage.whiteID), ("color-interpolation-filters", "sRGB")])
      element(
        "feColorMatrix", [("values", "0 0 0 0 1 0 0 0 0 1 0 0 0 0 1 0 0 0 1 0")])
      close("filter")
    }
    close("defs")
  }

  mutating func write(_ image: ImageItem) {
    let (source, destination) = (image.source, image.destination)
    guard !source.isEmpty, !destination.isEmpty, picture(image.image) != nil else { return }
    let href = "#" + SVGPage.pictureID(image.image)
    let filter = isInMask ? "url(#\(SVGPage.whiteID))" : nil
    if source == Rect(x: 0, y: 0, width: 1, height: 1) {
      element(
        "use",
        [
          ("transform", SVGPage.stretch(over: destination).svgTransform), ("filter", filter),
          ("xlink:href", href),
        ])
      return
    }
    // The picture's parts outside `source` are cut by the viewport.
    open(
      "svg",
      [
        ("x", destination.x.svgLength), ("y", destination.y.svgLength),
        ("width", destination.width.svgLength), ("height", destination.height.svgLength),
        ("viewBox", "0 0 1 1"), ("preserveAspectRatio", "none"),
      ])
    let whole = Rect(
      x: -source.x / source.width, y: -source.y / source.height, width: 1 / source.width,
      height: 1 / source.height)
    element(
      "use",
      [
        ("transform", SVGPage.stretch(over: whole).svgTransform), ("filter", filter),
        ("xlink:href", href),
      ])
    close("svg")
  }

  private static let whiteID = "canvas.white"

  private static func pictureID(_ name: String) -> String {
    "image." + SVGNames.name(ofLayer: name)
  }

  private static func stretch(over rect: Rect) -> AffineTransform {
    AffineTransform(a: rect.width, b: 0, c: 0, d: rect.height, tx: rect.x, ty: rect.y)
  }
}

/// The pictures that items show, in the order of their first use.
private struct Pictures {
  private(set) var names: [String] = []
  private(set) var areInMasks = false

  mutating func collect(from items: [DisplayItem], isInMask: Bool) {
    for item in items {
      switch item {
      case .fill, .gradient, .path, .text: continue
      case .image(let image):
        if !names.contains(image.image) { names.append(image.image) }
        if isInMask { areInMasks = true }
      case .group(let group):
        if let mask = group.mask { collect(from: mask, isInMask: true) }
        collect(from: group.items, isInMask: isInMask)
      case .dissolve(let dissolve):
        collect(from: dissolve.from, isInMask: isInMask)
        // It also masks what it replaces.
        collect(from: dissolve.to, isInMask: isInMask)
        collect(from: dissolve.to, isInMask: true)
      }
    }
  }
}
