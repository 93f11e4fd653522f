public import Pixels

/// What the comparison made of every pixel of a frame.
public struct PixelVerdicts: Hashable, Sendable {
  public let size: PixelSize
  /// The largest channel difference of each pixel, rows without padding.
  public private(set) var deltas: [UInt8]
  /// A ``PixelVerdict`` for each pixel.
  public private(set) var verdicts: [UInt8]

  /// Of frames that are the same.
  init(size: PixelSize) {
    self.size = size
    deltas = Array(repeating: 0, count: size.pixelCount)
    verdicts = deltas
  }

  mutating func set(
    row y: Int, deltas: UnsafeBufferPointer<UInt8>, verdicts: UnsafeBufferPointer<UInt8>
  ) {
    let start = y * size.width
    for x in 0..<size.width {
      self.deltas[start + x] = deltas[x]
      self.verdicts[start + x] = verdicts[x]
    }
  }
}
