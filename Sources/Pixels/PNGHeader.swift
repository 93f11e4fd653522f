import PixelShim

/// What the first chunk of a PNG file says.
public struct PNGHeader: Hashable, Sendable {
  public let size: PixelSize
  /// 1, 2, 4, 8 or 16.
  public let bitsPerSample: Int
  public let isInterlaced: Bool

  /// Reads the header only; the first 33 bytes of a file are enough, and a file that is damaged
  /// further on is not noticed.
  public static func probe(_ bytes: [UInt8]) throws(PNGError) -> PNGHeader {
    var header = ps_png_header()
    var message = ps_message()
    try PNGError.check(ps_png_probe(bytes, bytes.count, &header, &message), message)
    return PNGHeader(
      size: PixelSize(width: Int(header.width), height: Int(header.height)),
      bitsPerSample: Int(header.bit_depth), isInterlaced: header.is_interlaced)
  }
}

extension PNGHeader {
  /// Walks over the whole file, checks lengths and checksums of all chunks and the order of those
  /// that matter for the pixels, and decodes nothing.
  public static func scan(_ bytes: [UInt8]) throws(PNGError) -> PNGHeader {
    var header = ps_png_header()
    var message = ps_message()
    try PNGError.check(ps_png_scan(bytes, bytes.count, &header, &message), message)
    return PNGHeader(
      size: PixelSize(width: Int(header.width), height: Int(header.height)),
      bitsPerSample: Int(header.bit_depth), isInterlaced: header.is_interlaced)
  }
}
