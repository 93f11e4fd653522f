import PixelShim

/// The pixels of a drawn frame, borrowed.
///
/// Four bytes a pixel, in memory blue, green, red, alpha, 8 bits each; colours multiplied by
/// alpha (cairo's ARGB32 on a little-endian machine). Valid only inside the closure that gave
/// it: the frame's owner draws over it afterwards.
public struct PixelView {
  /// `height` rows; at least `stride * (height - 1) + 4 * width` bytes.
  public let bytes: UnsafeRawBufferPointer
  public let width: Int
  public let height: Int
  /// Bytes from the start of a row to the start of the next, at least `4 * width`.
  public let stride: Int

  public init(bytes: UnsafeRawBufferPointer, width: Int, height: Int, stride: Int) {
    precondition(width > 0 && height > 0, "a frame has at least one pixel")
    precondition(stride >= 4 * width, "rows overlap")
    precondition(bytes.count >= stride * (height - 1) + 4 * width, "rows are missing")
    self.bytes = bytes
    self.width = width
    self.height = height
    self.stride = stride
  }

  public var size: PixelSize { PixelSize(width: width, height: height) }

  /// Whether no pixel lets anything through.
  public var isOpaque: Bool { isOpaque(rows: 0..<height) }

  func isOpaque(rows: Range<Int>) -> Bool {
    ps_is_opaque(row(rows.lowerBound), width, rows.count, stride)
  }

  /// The first byte of a row.
  func row(_ y: Int) -> UnsafePointer<UInt8>? {
    bytes.baseAddress.map { ($0 + y * stride).assumingMemoryBound(to: UInt8.self) }
  }
}
