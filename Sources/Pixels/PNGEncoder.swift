import PixelShim

/// Makes PNG files of the frames of one sequence; one encoder a thread.
///
/// The file is 24-bit RGB where every pixel is opaque, else straight RGBA; sRGB. Rows are stored as
/// differences from the row above, which makes gradients and pictures two to three times shorter
/// (measured); those of bands of which at least half repeat the row above are stored as they are.
///
/// A file's deflate data is cut into bands of 64 rows that do not refer to each other. Bands
/// without damage are copied from the frame before; the file is the same byte for byte as one
/// encoded afresh.
public struct PNGEncoder: ~Copyable {
  public let size: PixelSize
  private let bands: Bands
  private var compressor: BandCompressor
  private var digester: FrameDigester
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
    digester = FrameDigester(size: size)
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
    try update(view, damage: damage, digesting: false)
    digester.forget()
    return file
  }

  /// The file of a frame, and the digest of its pixels: faster than one after the other, since
  /// each band is read once.
  ///
  /// - Parameters: As those of ``encode(_:damage:)``.
  public mutating func encodeAndDigest(
    _ view: PixelView, damage: PixelRect? = nil
  ) throws(PNGError) -> (file: [UInt8], digest: FrameDigest) {
    try update(view, damage: damage, digesting: true)
    return (file, digester.digest)
  }

  private var file: [UInt8] {
    BandCompressor.file(size: size, format: format ?? .rgba, chunks: chunks)
  }

  private mutating func update(
    _ view: PixelView, damage: PixelRect?, digesting: Bool
  ) throws(PNGError) {
    precondition(view.size == size, "the frame is \(view.size), the encoder's size \(size)")
    let touched = format == nil ? bands.all : bands.touched(by: damage)
    // Most frames are stored as the one before; whether this one can be shows on the way.
    let expected = format ?? .rgb
    format = nil
    for band in touched {
      isOpaque[band] = try compress(band, of: view, as: expected)
      if digesting { digester.update(band, of: view) }
    }
    if digesting { digester.updateMissing(of: view) }
    let actual: BandCompressor.Format = isOpaque.contains(false) ? .rgba : .rgb
    if actual != expected {
      for band in bands.all { _ = try compress(band, of: view, as: actual) }
    }
    format = actual
  }

  /// - Returns: Whether all of the band is opaque.
  private mutating func compress(
    _ band: Int, of view: PixelView, as format: BandCompressor.Format
  ) throws(PNGError) -> Bool {
    var isOpaque = true
    chunks[band] = try compressor.chunk(band: band, format: format) { rows, stride, lines in
      let source = view.row(lines.lowerBound)
      let (width, height) = (view.width, lines.count)
      var repeated: UInt64 = 0
      isOpaque =
        switch format {
        case .rgb: ps_bgra_to_rgb(rows, stride, source, view.stride, width, height, &repeated)
        case .rgba: ps_bgra_to_rgba(rows, stride, source, view.stride, width, height, &repeated)
        }
      return repeated
    }
    return isOpaque
  }
}
