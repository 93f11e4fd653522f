import PixelShim

/// Makes PNG files of the frames of one sequence; one encoder a thread.
///
/// The file is 24-bit RGB where every pixel is opaque, else straight RGBA; sRGB; without row
/// filters, which fast deflate does not reward for flat interfaces (measured).
///
/// A file's deflate data is cut into bands of 64 rows that do not refer to each other. Bands
/// without damage are copied from the frame before; the file is the same byte for byte as one
/// encoded afresh.
public struct PNGEncoder: ~Copyable {
  public let size: PixelSize
  private let bands: Bands
  private var compressor: BandCompressor
  private var chunks: [BandCompressor.Chunk]
  private var isOpaque: [Bool]
  /// How the chunks were made. Nil before the first frame and after an error.
  private var format: BandCompressor.Format?

  public init(size: PixelSize, preset: PNGPreset = .fast) throws(PNGError) {
    try self.init(size: size, codec: preset.codec)
  }

  init(size: PixelSize, codec: PNGCodec) throws(PNGError) {
    self.size = size
    bands = Bands(size: size)
    compressor = try BandCompressor(size: size, codec: codec)
    chunks = Array(repeating: BandCompressor.Chunk(), count: bands.count)
    isOpaque = Array(repeating: false, count: bands.count)
  }

  /// The file of a frame.
  ///
  /// - Parameters:
  ///   - view: A frame of the encoder's size.
  ///   - damage: Where it may differ from the frame this encoder was given before; nil means
  ///     anywhere, an empty rectangle nowhere. Ignored for the first frame.
  public mutating func encode(
    _ view: PixelView, damage: PixelRect? = nil
  ) throws(PNGError) -> [UInt8] {
    precondition(view.size == size, "the frame is \(view.size), the encoder's size \(size)")
    let touched = format == nil ? bands.all : bands.touched(by: damage)
    for band in touched { isOpaque[band] = view.isOpaque(rows: bands.rows(of: band)) }
    let newFormat: BandCompressor.Format = isOpaque.contains(false) ? .rgba : .rgb
    let outdated = newFormat == format ? touched : bands.all
    format = nil
    for band in outdated {
      chunks[band] = try compressor.chunk(band: band, format: newFormat) { rows, stride, lines in
        let source = view.row(lines.lowerBound)
        switch newFormat {
        case .rgb: ps_bgra_to_rgb(rows, stride, source, view.stride, view.width, lines.count)
        case .rgba: ps_bgra_to_rgba(rows, stride, source, view.stride, view.width, lines.count)
        }
      }
    }
    format = newFormat
    return BandCompressor.file(size: size, format: newFormat, chunks: chunks)
  }
}
