import PixelShim

/// The digest of a frame's pixels, the same whatever the frame is stored as.
///
/// The frame is taken as straight RGBA, 8 bits a sample, rows without padding, colours 0 where
/// alpha is 0, and cut into bands of 64 rows from the top, the last one possibly lower. The
/// digest is the XXH3-128 of the bands' XXH3-128 digests one after the other, each as its 16
/// canonical bytes, most significant first. Width and height are not part of it.
public struct FrameDigest: Hashable, Sendable {
  public let digest: XXH3Digest

  /// What marks the algorithm in a text.
  public static let prefix = "xxh3-64rows:"

  init(bands: [UInt8]) {
    digest = XXH3Digest(of: bands)
  }

  /// The digest of one frame. A ``FrameDigester`` is faster for a sequence.
  public init(_ view: PixelView) {
    var digester = FrameDigester(size: view.size)
    self = digester.digest(view)
  }

  public init(_ image: Image) {
    let bands = Bands(size: image.size)
    let stride = 4 * image.width
    var rows = [UInt8](repeating: 0, count: Bands.rowsPerBand * stride)
    var digests: [UInt8] = []
    for band in bands.all {
      let lines = bands.rows(of: band)
      image.bytes.withUnsafeBufferPointer { buffer in
        guard let base = buffer.baseAddress else { return }
        ps_rgba_normalise(
          &rows, stride, base + lines.lowerBound * stride, stride, image.width, lines.count)
      }
      digests += rows.withUnsafeBytes { bytes in
        XXH3Digest(of: UnsafeRawBufferPointer(rebasing: bytes[..<(lines.count * stride)])).bytes
      }
    }
    self.init(bands: digests)
  }

  /// - Parameter text: As ``description`` has it. Nil for anything else.
  public init?(_ text: String) {
    guard text.hasPrefix(Self.prefix),
      let digest = XXH3Digest(hexadecimal: text.dropFirst(Self.prefix.count))
    else { return nil }
    self.digest = digest
  }
}

extension FrameDigest: CustomStringConvertible {
  /// `xxh3-64rows:` and 32 hexadecimal digits.
  public var description: String { Self.prefix + digest.hexadecimal }
}
