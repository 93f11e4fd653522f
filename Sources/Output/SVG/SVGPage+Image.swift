import Drawing
import Geometry

extension SVGPage {
  /// Defines each picture of the items once, one unit wide and high; the items stretch it.
  ///
  /// - Parameter scale: Pixels per point.
  mutating func writePictures(of items: [DisplayItem], scale: Double) {
    var pictures = Pictures(picture: picture)
    pictures.collect(from: items, isInMask: false, map: .scale(x: scale, y: scale))
    let known = pictures.names.compactMap { name in
      picture(name).map { (name, $0.address(stretch: pictures.stretches[name] ?? 1)) }
    }
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
    for part in image.parts(overlap: 0.5) { writePart(part) }
  }

  private mutating func writePart(_ image: ImageItem) {
    let (source, destination) = (image.source, image.destination)
    guard !source.isEmpty, !destination.isEmpty, picture(image.image) != nil else { return }
    if source == Rect(x: 0, y: 0, width: 1, height: 1) {
      return writePicture(image.image, over: destination, opacity: 1)
    }
    // The picture's parts outside `source` are cut by the viewport.
    let href = "#" + SVGPage.pictureID(image.image)
    let filter = isInMask ? "url(#\(SVGPage.whiteID))" : nil
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

  /// All of a picture that was defined.
  ///
  /// - Parameter opacity: 0...1.
  mutating func writePicture(_ name: String, over rect: Rect, opacity: Double) {
    guard opacity > 0 else { return }
    element(
      "use",
      [
        ("transform", SVGPage.stretch(over: rect).svgTransform),
        ("opacity", opacity < 1 ? opacity.svgLength : nil),
        ("filter", isInMask ? "url(#\(SVGPage.whiteID))" : nil),
        ("xlink:href", "#" + SVGPage.pictureID(name)),
      ])
  }

  static let whiteID = "canvas.white"

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
  /// The most pixels that a point of an SVG picture takes.
  private(set) var stretches: [String: Double] = [:]
  private(set) var areInMasks = false
  private let picture: @Sendable (String) -> SVGPicture?

  init(picture: @escaping @Sendable (String) -> SVGPicture?) {
    self.picture = picture
  }

  /// - Parameter map: From the items' coordinates to pixels.
  mutating func collect(from items: [DisplayItem], isInMask: Bool, map: AffineTransform) {
    for item in items {
      switch item {
      case .fill, .gradient, .path: continue
      case .text(let text):
        for line in text.lines {
          for case .picture(let name, _, _) in line.parts {
            if !names.contains(name) { names.append(name) }
            if isInMask { areInMasks = true }
          }
        }
      case .backdrop: if isInMask { areInMasks = true }
      case .image(let image):
        if !names.contains(image.image) { names.append(image.image) }
        noteStretch(of: image, map: map)
        if isInMask { areInMasks = true }
      case .group(let group) where group.projection != nil:
        // Drawn as outlines or elsewhere.
        if isInMask { areInMasks = true }
      case .group(let group):
        let inner = group.transform.then(map)
        if let mask = group.mask { collect(from: mask, isInMask: true, map: inner) }
        collect(from: group.items, isInMask: isInMask, map: inner)
      case .dissolve(let dissolve):
        collect(from: dissolve.from, isInMask: isInMask, map: map)
        // It also masks what it replaces.
        collect(from: dissolve.to, isInMask: isInMask, map: map)
        collect(from: dissolve.to, isInMask: true, map: map)
      }
    }
  }

  private mutating func noteStretch(of image: ImageItem, map: AffineTransform) {
    guard case .svg(_, let size)? = picture(image.image), !image.source.isEmpty else { return }
    let x = image.destination.width / (image.source.width * size.width)
    let y = image.destination.height / (image.source.height * size.height)
    let stretch = max(
      x * (map.a * map.a + map.b * map.b).squareRoot(),
      y * (map.c * map.c + map.d * map.d).squareRoot())
    stretches[image.image] = max(stretches[image.image] ?? 0, stretch)
  }
}
