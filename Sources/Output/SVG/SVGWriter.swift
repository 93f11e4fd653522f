public import Drawing
public import Geometry
import Pixels

/// Writes a display list as an SVG document that reads and differs as text.
///
/// One element a line, attributes in a fixed order, ids made from the layers' (``SVGNames``).
/// Lengths are points with four decimals, matrix entries have nine significant digits; the view box
/// is in points, width and height are in pixels. Within SVG 1.1 but for `mask-type`, which is not
/// relied on.
public struct SVGWriter: Sendable {
  /// Pixels per point.
  private let scale: Double
  private let picture: @Sendable (String) -> SVGPicture?

  /// - Parameters:
  ///   - scale: Pixels per point, greater than 0.
  ///   - picture: The content of an asset, by the name the display list has. An image without one
  ///     is left out.
  public init(scale: Double, picture: @escaping @Sendable (String) -> SVGPicture?) {
    self.scale = scale
    self.picture = picture
  }

  /// The frame as a file, with the digest of its text.
  ///
  /// - Parameter backdrops: What the list's materials show, by their numbers.
  public func encode(
    _ list: DisplayList, backdrops: [Int: SVGBackdrop] = [:]
  ) -> EncodedFrame {
    let bytes = Array(text(for: list, backdrops: backdrops).utf8)
    return EncodedFrame(bytes: bytes, digest: XXH3Digest(of: bytes).description)
  }

  /// The frame as a whole document.
  ///
  /// - Parameter backdrops: What the list's materials show, by their numbers.
  public func text(for list: DisplayList, backdrops: [Int: SVGBackdrop] = [:]) -> String {
    var page = SVGPage(scale: scale, backdrops: backdrops, picture: picture)
    let (width, height) = (list.size.width, list.size.height)
    page.open(
      "svg",
      [
        ("xmlns", "http://www.w3.org/2000/svg"), ("xmlns:xlink", "http://www.w3.org/1999/xlink"),
        ("width", (width * scale).svgLength), ("height", (height * scale).svgLength),
        ("viewBox", "0 0 \(width.svgLength) \(height.svgLength)"),
      ])
    page.writePictures(of: list.items, scale: scale)
    if list.background.alpha > 0 {
      page.write(
        Fill(
          shape: .roundedRect(Rect(origin: .zero, size: list.size), .zero),
          color: list.background))
    }
    page.write(list.items, scope: "canvas")
    page.close("svg")
    return page.text
  }
}

/// The content of an asset, as an SVG document can hold it.
public enum SVGPicture: Hashable, Sendable {
  /// A PNG's bytes; written into the document.
  case png([UInt8])
  /// A JPEG's bytes, of a picture that is stored upright; written into the document.
  case jpeg([UInt8])
  /// An SVG's bytes and its natural size in points; written into the document.
  case svg([UInt8], size: Size)
  /// A path relative to the document, or an address that holds the data.
  case reference(String)

  /// The same with the address of a PNG or JPEG made once, for a film in which it is written into each frame.
  public var prepared: SVGPicture {
    switch self {
    case .png, .jpeg: .reference(address(stretch: 1))
    case .svg, .reference: self
    }
  }

  /// - Parameter stretch: How many pixels a point of the picture takes at most.
  func address(stretch: Double) -> String {
    switch self {
    case .svg(let bytes, let size):
      "data:image/svg+xml;base64," + Base64.text(of: SVGNesting.nested(bytes, size, stretch))
    case .png(let bytes): "data:image/png;base64," + Base64.text(of: bytes)
    case .jpeg(let bytes): "data:image/jpeg;base64," + Base64.text(of: bytes)
    case .reference(let path): path
    }
  }
}
