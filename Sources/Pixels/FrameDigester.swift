import PixelShim

/// Digests the frames of one sequence; one digester a thread. Bands of 64 rows without damage
/// keep their digest from the frame before.
public struct FrameDigester: ~Copyable {
  public let size: PixelSize
  private let bands: Bands
  private var rows: [UInt8]
  /// 16 bytes a band.
  private var bandDigests: [UInt8]
  /// By band, whether its digest is that of the frame given last.
  private var isKnown: [Bool]

  public init(size: PixelSize) {
    self.size = size
    bands = Bands(size: size)
    let capacity = min(size.height, Bands.rowsPerBand) * 4 * size.width
    rows = [UInt8](repeating: 0, count: capacity)
    bandDigests = [UInt8](repeating: 0, count: 16 * bands.count)
    isKnown = Array(repeating: false, count: bands.count)
  }

  /// The digest of a frame.
  ///
  /// - Parameters:
  ///   - view: A frame of the digester's size.
  ///   - damage: Where it may differ from the frame this digester was given before; nil means
  ///     anywhere, an empty rectangle nowhere. Ignored for the first frame.
  public mutating func digest(_ view: PixelView, damage: PixelRect? = nil) -> FrameDigest {
    precondition(view.size == size, "the frame is \(view.size), the digester's size \(size)")
    for band in bands.touched(by: damage) { update(band, of: view) }
    updateMissing(of: view)
    return digest
  }

  /// The digest of the frame whose bands are all known.
  var digest: FrameDigest { FrameDigest(bands: bandDigests) }

  /// Digests the bands that are not known yet.
  mutating func updateMissing(of view: PixelView) {
    for band in bands.all where !isKnown[band] { update(band, of: view) }
  }

  /// Digests a band.
  mutating func update(_ band: Int, of view: PixelView) {
    let lines = bands.rows(of: band)
    let stride = 4 * size.width
    _ = ps_bgra_to_rgba(
      &rows, stride, view.row(lines.lowerBound), view.stride, size.width, lines.count, nil)
    bandDigests.withUnsafeMutableBufferPointer { digests in
      ps_xxh3_128(rows, lines.count * stride, digests.baseAddress.map { $0 + 16 * band })
    }
    isKnown[band] = true
  }

  /// Takes the next frame as the first, after one whose pixels were not digested.
  public mutating func forget() {
    for band in bands.all { isKnown[band] = false }
  }
}
