public import Pixels

/// What the comparison made of every pixel of a frame.
public struct PixelVerdicts: Hashable, Sendable {
  public let size: PixelSize
  /// The largest channel difference of each pixel, rows without padding.
  public private(set) var deltas: [UInt8]
  /// A ``PixelVerdict`` for each pixel.
  public private(set) var verdicts: [UInt8]

  init(size: PixelSize, deltas: [UInt8], verdicts: [UInt8]) {
    self.size = size
    self.deltas = deltas
    self.verdicts = verdicts
  }

  func count(of verdict: PixelVerdict) -> Int {
    verdicts.count { $0 == verdict.rawValue }
  }
}
