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
    guard max(header.size.width, header.size.height) <= maximumSide else {
      throw .sideTooLarge(size: header.size, limit: maximumSide)
    }
    guard header.size.pixelCount <= maximumPixelCount else {
      throw .tooManyPixels(size: header.size, limit: maximumPixelCount)
    }
  }
}
