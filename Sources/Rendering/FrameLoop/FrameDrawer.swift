public import Drawing
public import Pixels
public import Raster

/// What a worker draws on: a canvas of the film's size that keeps its last frame.
public protocol FrameDrawer: ~Copyable, SendableMetatype {
  /// Draws a frame.
  ///
  /// - Returns: The pixels that may differ from the frame drawn before, the whole canvas at first;
  ///   nil where none does.
  mutating func draw(_ list: DisplayList) throws(RasterError) -> PixelRect?

  /// The pictures that the numbered materials of a list show, by number, with their places.
  mutating func backdropPictures(
    of list: DisplayList
  ) throws(RasterError) -> [Int: (image: Image, place: PixelRect)]

  /// The pixels of the last frame, valid within `body`.
  borrowing func withPixels<Result, Failure: Error>(
    _ body: (PixelView) throws(Failure) -> Result
  ) throws(Failure) -> Result
}

extension FrameDrawer where Self: ~Copyable {
  /// None: for a drawer that knows no materials.
  public mutating func backdropPictures(
    of list: DisplayList
  ) throws(RasterError) -> [Int: (image: Image, place: PixelRect)] { [:] }
}
