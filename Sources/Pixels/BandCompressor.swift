import PixelShim

/// Makes the IDAT chunks of a PNG file, one a band, and puts files together from them.
struct BandCompressor: ~Copyable {
  /// A band as it stands in the file.
  struct Chunk {
    /// With length, type and CRC.
    var bytes: [UInt8] = []
    /// The Adler-32 of the rows in it.
    var adler: UInt32 = 1
    var rowByteCount = 0
  }

  /// The colour types in use, with the number that PNG gives them (table 11.1).
  enum Format: UInt8 {
    case rgb = 2
    case rgba = 6

    var bytesPerPixel: Int {
      switch self {
      case .rgb: 3
      case .rgba: 4
      }
    }
  }

  private let deflater: OpaquePointer
  private let codec: PNGCodec
  private let bands: Bands
  /// One band of rows, each after its filter byte.
  private var rows: [UInt8]
  private var space: [UInt8]

  init(size: PixelSize, codec: PNGCodec) throws(PNGError) {
    guard let deflater = ps_deflater_create(codec.shimValue) else { throw .outOfMemory }
    self.deflater = deflater
    self.codec = codec
    bands = Bands(size: size)
    let capacity = min(size.height, Bands.rowsPerBand) * (1 + 4 * size.width)
    rows = [UInt8](repeating: 0, count: capacity)
    space = [UInt8](repeating: 0, count: ps_png_band_bound(deflater, capacity))
  }

  deinit {
    ps_deflater_destroy(deflater)
  }

  /// Compresses a band.
  ///
  /// - Parameter fill: Writes the band's rows from the address on, with the stride, one byte
  ///   of which in front of each row is not its own, and tells which rows are the row above: bit
  ///   y for row y.
  mutating func chunk(
    band: Int, format: Format,
    fill: (UnsafeMutablePointer<UInt8>, _ stride: Int, _ rows: Range<Int>) -> UInt64
  ) throws(PNGError) -> Chunk {
    let lines = bands.rows(of: band)
    let stride = 1 + format.bytesPerPixel * bands.size.width
    var result = Chunk(rowByteCount: lines.count * stride)
    var message = ps_message()
    let (codec, deflater) = (codec, deflater)
    let status = rows.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return PS_ENCODER_FAILED }
      for line in 0..<lines.count { base[line * stride] = 0 }
      var rows = ps_band(
        rows: base, row_size: stride, row_count: lines.count, repeated: 0, is_filtered: false,
        is_first: band == 0)
      rows.repeated = fill(base + 1, stride, lines)
      // Flat grounds repeat row by row, which deflate finds by itself, and text on them is shorter as
      // it is; gradients and pictures are not.
      let isFlat = 2 * rows.repeated.nonzeroBitCount >= lines.count
      if codec.triesWithoutFilter || isFlat {
        let status = result.compress(rows, with: deflater, in: &space, &message)
        guard status == PS_OK, codec.triesWithoutFilter else { return status }
      }
      ps_png_filter(&rows)
      return result.compress(rows, with: deflater, in: &space, &message)
    }
    try PNGError.check(status, message)
    return result
  }

  /// The file of all bands.
  static func file(size: PixelSize, format: Format, chunks: [Chunk]) -> [UInt8] {
    let headCount = Int(PS_PNG_HEAD_SIZE)
    let tailCount = Int(PS_PNG_TAIL_SIZE)
    var head = [UInt8](repeating: 0, count: headCount)
    ps_png_write_head(&head, UInt32(size.width), UInt32(size.height), format.rawValue)
    let adler = chunks.reduce(1) { ps_adler32_combine($0, $1.adler, UInt64($1.rowByteCount)) }
    var tail = [UInt8](repeating: 0, count: tailCount)
    ps_png_write_tail(&tail, adler)

    var file: [UInt8] = []
    file.reserveCapacity(chunks.reduce(headCount + tailCount) { $0 + $1.bytes.count })
    file += head
    for chunk in chunks { file += chunk.bytes }
    file += tail
    return file
  }
}

extension BandCompressor.Chunk {
  /// Compresses rows as they are, unless that takes more bytes than what is already here.
  fileprivate mutating func compress(
    _ rows: ps_band, with deflater: OpaquePointer, in space: inout [UInt8],
    _ message: inout ps_message
  ) -> ps_status {
    var written = 0
    var adler: UInt32 = 1
    let status = ps_png_write_band(
      deflater, rows, &space, space.count, &written, &adler, &message)
    guard status == PS_OK, bytes.isEmpty || written < bytes.count else { return status }
    bytes = Array(space[..<written])
    self.adler = adler
    return status
  }
}
