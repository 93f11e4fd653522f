/// How large a picture from a file may be, so that a file of some bytes cannot take all memory.
public struct ImageLimits: Hashable, Sendable {
  /// Of width and height, in pixels. 32767 is cairo's limit for a surface.
  public var maximumSide: Int
  /// Of width times height. The default, 2²⁶, is 256 MiB decoded; ours, no format's.
  public var maximumPixelCount: Int

  public init(maximumSide: Int = 32_767, maximumPixelCount: Int = 1 << 26) {
    self.maximumSide = maximumSide
    self.maximumPixelCount = maximumPixelCount
  }

  func check(_ header: PNGHeader) throws(PNGError) {
    switch excess(of: header.size) {
    case .side(let size, let limit): throw .sideTooLarge(size: size, limit: limit)
    case .pixels(let size, let limit): throw .tooManyPixels(size: size, limit: limit)
    case nil: return
    }
  }

  func excess(of size: PixelSize) -> Excess? {
    guard max(size.width, size.height) <= maximumSide else {
      return .side(size, limit: maximumSide)
    }
    return size.pixelCount <= maximumPixelCount ? nil : .pixels(size, limit: maximumPixelCount)
  }
}

extension ImageLimits {
  /// What of a picture is too large.
  public enum Excess: Hashable, Sendable, CustomStringConvertible {
    case side(PixelSize, limit: Int)
    case pixels(PixelSize, limit: Int)

    public var description: String {
      switch self {
      case .side(let size, let limit):
        "the picture is \(size) px, each side must be at most \(limit) px"
      case .pixels(let size, let limit):
        "the picture is \(size) px, \(size.pixelCount) pixels, must be at most \(limit) pixels"
      }
    }
  }
}
