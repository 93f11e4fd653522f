import PixelShim

/// What a JPEG file says before its first scan.
public struct JPEGHeader: Hashable, Sendable {
  /// Of the picture as it is shown, upright.
  public let size: PixelSize
  /// How the stored picture lies, 1 to 8 as in Exif's tag 0x0112 (`CGImagePropertyOrientation` has the
  /// same numbers); 1 is upright.
  public let orientation: Int

  /// Reads no more than the markers before the first scan; damage further on is not noticed.
  public static func probe(_ bytes: [UInt8]) throws(JPEGError) -> JPEGHeader {
    JPEGHeader(try stored(bytes))
  }

  init(_ header: ps_jpeg_header) {
    let width = Int(header.width)
    let height = Int(header.height)
    size =
      header.orientation < 5
      ? PixelSize(width: width, height: height) : PixelSize(width: height, height: width)
    orientation = Int(header.orientation)
  }

  static func stored(_ bytes: [UInt8]) throws(JPEGError) -> ps_jpeg_header {
    var header = ps_jpeg_header()
    var message = ps_message()
    try JPEGError.check(ps_jpeg_probe(bytes, bytes.count, &header, &message), message)
    return header
  }
}
