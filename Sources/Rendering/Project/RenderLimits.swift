public import Pixels
public import SpecReader

/// How much a film may need before it is refused, so that a slip of the pen does not take all
/// memory or disk. All are ours but the canvas' and the images' side, which is cairo's.
public struct RenderLimits: Hashable, Sendable {
  public var spec: ReadLimits
  /// Frames of the whole film: 4.6 hours at 60 frames per second.
  public var frames: Int
  /// Of a frame. The default, 2²⁸, is 1 GiB a canvas.
  public var pixels: Int
  /// Of one asset.
  public var image: ImageLimits
  /// Of all assets together. The default, 2²⁸, is 1 GiB decoded.
  public var imagePixels: Int
  /// Of one asset's or font's file.
  public var fileBytes: Int

  public init(
    spec: ReadLimits = ReadLimits(), frames: Int = 1_000_000, pixels: Int = 1 << 28,
    image: ImageLimits = ImageLimits(), imagePixels: Int = 1 << 28, fileBytes: Int = 1 << 28
  ) {
    self.spec = spec
    self.frames = frames
    self.pixels = pixels
    self.image = image
    self.imagePixels = imagePixels
    self.fileBytes = fileBytes
  }
}
