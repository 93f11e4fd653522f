import PixelShim

/// A frame as video encoders take it: a plane of luma and two of chroma, of which each value stands
/// for 2 × 2 pixels: `yuv420p` of ffmpeg.
///
/// BT.709 in limited range, each value exactly rounded; chroma from the pixels' mean, which lies in
/// their middle. What is transparent is shown over black. Video has even sides: an odd frame's last
/// column and row are repeated.
public struct VideoFrame: Sendable {
  /// Of the drawn frame.
  public let size: PixelSize
  /// The planes after each other, rows without padding.
  public private(set) var bytes: [UInt8]

  public init(size: PixelSize) {
    self.size = size
    let even = Self.evenSize(of: size)
    bytes = [UInt8](repeating: 0, count: even.pixelCount / 2 * 3)
  }

  /// The next even size, as the film has it.
  public static func evenSize(of size: PixelSize) -> PixelSize {
    PixelSize(width: size.width + size.width % 2, height: size.height + size.height % 2)
  }

  /// Converts some rows.
  ///
  /// - Returns: The bytes that were written, one range a plane.
  @discardableResult
  public mutating func update(_ view: PixelView, rows: Range<Int>) -> [Range<Int>] {
    precondition(view.size == size, "a frame of another size")
    // Pairs of rows share their chroma.
    let pairs = rows.lowerBound / 2..<(rows.upperBound + 1) / 2
    guard !pairs.isEmpty else { return [] }
    let even = Self.evenSize(of: size)
    let columns = even.width / 2
    let blue = even.pixelCount
    let red = blue + columns * (even.height / 2)
    let first = 2 * pairs.lowerBound
    let count = min(2 * pairs.upperBound, size.height) - first
    let written = [
      first * even.width..<2 * pairs.upperBound * even.width,
      blue + pairs.lowerBound * columns..<blue + pairs.upperBound * columns,
      red + pairs.lowerBound * columns..<red + pairs.upperBound * columns,
    ]
    bytes.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      ps_bgra_to_yuv420p(
        base + written[0].lowerBound, base + written[1].lowerBound, base + written[2].lowerBound,
        view.row(first), view.stride, size.width, count)
    }
    return written
  }
}
