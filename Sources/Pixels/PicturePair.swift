/// Two pictures of one size, borrowed, and where they may differ.
public struct PicturePair {
  public let size: PixelSize
  /// Straight RGBA, `4 * size.width` bytes a row.
  public let expected: UnsafePointer<UInt8>
  public let actual: UnsafePointer<UInt8>
  /// The rows that may differ, ascending. Rows that are not near them may not be there.
  public let rows: [Range<Int>]

  public init(
    size: PixelSize, expected: UnsafePointer<UInt8>, actual: UnsafePointer<UInt8>,
    rows: [Range<Int>]
  ) {
    self.size = size
    self.expected = expected
    self.actual = actual
    self.rows = rows
  }
}
