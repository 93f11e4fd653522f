/// A width and a height in device pixels.
public struct PixelSize: Hashable, Sendable {
  public var width: Int
  public var height: Int

  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  public var pixelCount: Int { width * height }
}

extension PixelSize: CustomStringConvertible {
  public var description: String { "\(width) × \(height)" }
}
