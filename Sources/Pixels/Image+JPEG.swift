import PixelShim

extension Image {
  /// Decodes a JPEG file of 8 bits a sample, grey, YCbCr or RGB, baseline or progressive, and turns it
  /// as its Exif orientation says, as `UIImage` shows it.
  ///
  /// The inverse transform is the exact one in integers and chroma is interpolated between its
  /// samples, as browsers do; the pixels do not depend on the processor. ICC profiles are ignored:
  /// samples are taken as sRGB. A file whose data is damaged or ends early is an error. What comes
  /// after the picture's end is ignored: cameras write previews and films there.
  public init(jpeg bytes: [UInt8], limits: ImageLimits = ImageLimits()) throws(JPEGError) {
    var header = try JPEGHeader.stored(bytes)
    let upright = JPEGHeader(header)
    if let excess = limits.excess(of: upright.size) { throw .tooLarge(excess) }
    var message = ps_message()
    var status = PS_OK
    var pixels = RawFrame.filled(upright.size) {
      status = ps_jpeg_decode(bytes, bytes.count, &header, $0, &message)
    }
    try JPEGError.check(status, message)
    if upright.orientation > 1 {
      let stored = pixels
      pixels = RawFrame.filled(upright.size) {
        ps_rgba_upright(
          $0, stored, Int(header.width), Int(header.height), header.orientation)
      }
    }
    self.init(
      width: upright.size.width, height: upright.size.height, bytes: pixels, hasAlpha: false)
  }
}
