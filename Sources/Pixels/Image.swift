import PixelShim

/// A decoded picture.
public struct Image: Hashable, Sendable {
  public let width: Int
  public let height: Int
  /// Red, green, blue, alpha, 8 bits each, straight; rows without padding. The colours of
  /// transparent pixels are those of the file.
  public let bytes: [UInt8]
  /// Whether the file can hold transparency, even if every pixel is opaque.
  public let hasAlpha: Bool

  public var size: PixelSize { PixelSize(width: width, height: height) }

  /// - Parameter bytes: Straight RGBA, exactly `4 * width * height`.
  public init(width: Int, height: Int, bytes: [UInt8], hasAlpha: Bool = true) {
    precondition(width > 0 && height > 0, "a picture has at least one pixel")
    precondition(bytes.count == 4 * width * height, "the bytes do not fill the picture")
    self.width = width
    self.height = height
    self.bytes = bytes
    self.hasAlpha = hasAlpha
  }

  /// A copy of a frame.
  public init(_ view: PixelView) {
    self.init(
      width: view.width, height: view.height, bytes: RawFrame.rgba(view),
      hasAlpha: !view.isOpaque)
  }

  /// Decodes a PNG file: every colour type and depth, interlaced or not.
  ///
  /// 16-bit samples are rounded to 8 bits. Colour space chunks (gAMA, cHRM, iCCP, sRGB) are
  /// ignored: samples are taken as sRGB. A file that is damaged anywhere, in a checksum of any
  /// chunk too, is an error, and so is one that goes on after its end.
  public init(png bytes: [UInt8], limits: ImageLimits = ImageLimits()) throws(PNGError) {
    try self.init(png: bytes, limits: limits, by: ps_png_decode)
  }

  /// Where faster readers are tested against.
  init(pngByLibPNG bytes: [UInt8], limits: ImageLimits = ImageLimits()) throws(PNGError) {
    try self.init(png: bytes, limits: limits, by: ps_png_decode_libpng)
  }

  private typealias Decoder = (
    UnsafePointer<UInt8>?, Int, UnsafePointer<ps_png_header>?, UnsafeMutablePointer<UInt8>?,
    UnsafeMutablePointer<ps_message>?
  ) -> ps_status

  private init(png bytes: [UInt8], limits: ImageLimits, by decode: Decoder) throws(PNGError) {
    var message = ps_message()
    // The size is in the first bytes: a picture that is too large costs no look at the rest.
    try limits.check(PNGHeader.probe(bytes))
    var header = ps_png_header()
    try PNGError.check(ps_png_scan(bytes, bytes.count, &header, &message), message)
    var status = PS_OK
    let size = PixelSize(width: Int(header.width), height: Int(header.height))
    let pixels = RawFrame.filled(size) {
      status = decode(bytes, bytes.count, &header, $0, &message)
    }
    try PNGError.check(status, message)
    self.init(
      width: size.width, height: size.height, bytes: pixels, hasAlpha: header.has_alpha)
  }

  /// The pixels as ``PixelView`` has them, `4 * width` bytes a row.
  public var premultipliedBGRA: [UInt8] {
    RawFrame.filled(size) { ps_rgba_to_bgra($0, 4 * width, bytes, 4 * width, width, height) }
  }
}
