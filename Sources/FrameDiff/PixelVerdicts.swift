public import Pixels

/// What the comparison made of every pixel of a frame.
public struct PixelVerdicts: Hashable, Sendable {
  public let size: PixelSize
  /// The largest channel difference of each pixel, rows without padding.
  public private(set) var deltas: [UInt8]
  /// A ``PixelVerdict`` for each pixel.
  public private(set) var verdicts: [UInt8]

  /// The rows with a difference, ascending.
  let rows: [Int]

  init(size: PixelSize, deltas: [UInt8], verdicts: [UInt8], rows: [Int]) {
    self.rows = rows
    self.size = size
    self.deltas = deltas
    self.verdicts = verdicts
  }

  func count(of verdict: PixelVerdict) -> Int {
    verdicts.withUnsafeBufferPointer { bytes in
      rows.reduce(0) { count, y in
        let row = bytes[y * size.width..<(y + 1) * size.width]
        return count + row.count { $0 == verdict.rawValue }
      }
    }
  }
}
