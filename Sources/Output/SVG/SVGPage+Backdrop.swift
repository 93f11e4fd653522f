import Drawing
public import Geometry

/// What a material or a group in perspective shows in one frame, drawn elsewhere: SVG cannot see
/// what lies below, nor bend what it draws.
public struct SVGBackdrop: Hashable, Sendable {
  /// A PNG's bytes, one pixel a pixel of the canvas.
  public var png: [UInt8]
  /// In pixels of the canvas.
  public var place: Rect

  public init(png: [UInt8], place: Rect) {
    self.png = png
    self.place = place
  }
}

extension SVGPage {
  /// The picture of what lies below, cut to the shape; nothing where it is not known.
  mutating func write(_ backdrop: Backdrop, scope: String) {
    guard let picture = backdrops[backdrop.number], let inverse = map.inverted else { return }
    let id = names.unique(scope + ".clip")
    open("clipPath", [("id", id)])
    write(backdrop.shape, [("clip-rule", backdrop.shape.svgFillRule)])
    close("clipPath")
    open("g", [("clip-path", "url(#\(id))")])
    write(picture, inverse: inverse)
    close("g")
  }

  /// A picture at its place on the canvas.
  ///
  /// - Parameter inverse: From the canvas to the coordinates that are written in.
  mutating func write(_ picture: SVGBackdrop, inverse: AffineTransform) {
    let place = AffineTransform.translation(x: picture.place.x, y: picture.place.y)
      .then(.scale(x: 1 / scale, y: 1 / scale)).then(inverse)
    element(
      "image",
      [
        ("transform", place.svgTransform), ("width", picture.place.width.svgLength),
        ("height", picture.place.height.svgLength), ("preserveAspectRatio", "none"),
        ("filter", isInMask ? "url(#\(SVGPage.whiteID))" : nil),
        ("xlink:href", "data:image/png;base64," + Base64.text(of: picture.png)),
      ])
  }
}
