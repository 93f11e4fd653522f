import PixelShim

extension Image {
  /// The picture as a PNG file, RGB where every pixel is opaque, else RGBA with the colours of
  /// transparent pixels set to 0.
  public func png(preset: PNGPreset = .fast) throws(PNGError) -> [UInt8] {
    try png(as: isOpaque ? .rgb : .rgba, preset: preset)
  }

  func png(as format: BandCompressor.Format, preset: PNGPreset) throws(PNGError) -> [UInt8] {
    let bands = Bands(size: size)
    var compressor = try BandCompressor(size: size, codec: preset.codec)
    var chunks: [BandCompressor.Chunk] = []
    let rowStride = 4 * width
    for band in bands.all {
      let chunk = try compressor.chunk(band: band, format: format) { rows, stride, lines in
        bytes.withUnsafeBufferPointer { buffer in
          guard let base = buffer.baseAddress else { return 0 }
          let source = base + lines.lowerBound * rowStride
          switch format {
          case .rgb: ps_rgba_to_rgb(rows, stride, source, rowStride, width, lines.count)
          case .rgba: ps_rgba_normalise(rows, stride, source, rowStride, width, lines.count)
          }
          let rowByteCount = format.bytesPerPixel * width
          return (1..<max(1, lines.count)).reduce(UInt64(0)) { repeated, line in
            let row = rows + line * stride
            return ps_are_equal(row, row - stride, rowByteCount) ? repeated | 1 << line : repeated
          }
        }
      }
      chunks.append(chunk)
    }
    return BandCompressor.file(size: size, format: format, chunks: chunks)
  }

  /// Whether no pixel lets anything through.
  public var isOpaque: Bool { ps_is_opaque(bytes, width, height, 4 * width) }
}
