import PixelShim

/// Digests the frames of one sequence; one digester a thread. Bands of 64 rows without damage
/// keep their digest from the frame before.
public struct FrameDigester: ~Copyable {
  public let size: PixelSize
  private let bands: Bands
  private var rows: [UInt8]
  /// 16 bytes a band.
  private var bandDigests: [UInt8]
  private var hasFrame = false

  public init(size: PixelSize) {
    self.size = size
    bands = Bands(size: size)
    let capacity = min(size.height, Bands.rowsPerBand) * 4 * size.width
    rows = [UInt8](repeating: 0, count: capacity)
    bandDigests = [UInt8](repeating: 0, count: 16 * bands.count)
  }

  /// The digest of a frame.
  ///
  /// - Parameters:
  ///   - view: A frame of the digester's size.
  ///   - damage: Where it may differ from the frame this digester was given before; nil means
  ///     anywhere, an empty rectangle nowhere. Ignored for the first frame.
  public mutating func digest(_ view: PixelView, damage: PixelRect? = nil) -> FrameDigest {
    precondition(view.size == size, "the frame is \(view.size), the digester's size \(size)")
    for band in hasFrame ? bands.touched(by: damage) : bands.all {
      let lines = bands.rows(of: band)
      let stride = 4 * size.width
      ps_bgra_to_rgba(
        &rows, stride, view.row(lines.lowerBound), view.stride, size.width, lines.count)
      bandDigests.withUnsafeMutableBufferPointer { digests in
        ps_xxh3_128(rows, lines.count * stride, digests.baseAddress.map { $0 + 16 * band })
      }
    }
    hasFrame = true
    return FrameDigest(bands: bandDigests)
  }
}
