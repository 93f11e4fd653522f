import Geometry

/// An SVG picture as part of another document.
///
/// librsvg draws a picture within a picture at the pixels its width and height say, and then scales
/// those. So that it is sharp there as it is in browsers, the picture is put into a larger one.
enum SVGNesting {
  /// A document that shows the picture at a larger size, a power of two so that the frames of a
  /// film share it; the picture itself where its text cannot be moved.
  ///
  /// - Parameter stretch: The pixels a point takes.
  static func nested(_ bytes: [UInt8], _ size: Size, _ stretch: Double) -> [UInt8] {
    guard let root = root(of: bytes) else { return bytes }
    var scale = 1.0
    while scale < stretch, scale * max(size.width, size.height) < 4096 { scale *= 2 }
    let head =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\((size.width * scale).svgLength)\""
      + " height=\"\((size.height * scale).svgLength)\""
      + " viewBox=\"0 0 \(size.width.svgLength) \(size.height.svgLength)\""
      + " preserveAspectRatio=\"none\">"
    return Array(head.utf8) + bytes[root...] + Array("</svg>".utf8)
  }

  /// Where the root element begins; nil where what comes before it says how to read it.
  private static func root(of bytes: [UInt8]) -> Int? {
    let head = String(decoding: bytes.prefix(4096), as: UTF8.self)
    guard !head.contains("<!DOCTYPE"), let start = head.firstRange(of: "<svg") else { return nil }
    let prolog = head[..<start.lowerBound]
    if let declared = prolog.firstRange(of: "encoding=") {
      let value = prolog[declared.upperBound...].dropFirst().prefix(5).lowercased()
      guard value == "utf-8" else { return nil }
    }
    return prolog.utf8.count
  }
}
