public import Pixels

/// What makes the bytes of frames, for one worker and one output.
public enum FrameEncoder {
  case pixels(any PixelEncoder)
  case displayList(SVGWriter)

  /// - Parameters:
  ///   - size: Of all frames, in pixels.
  public init(
    format: OutputFormat, size: PixelSize, _ encoding: FrameEncoding
  ) throws(OutputError) {
    switch format {
    case .png: self = .pixels(try PNGFrameEncoder(size: size, preset: encoding.pngPreset))
    case .rgba: self = .pixels(RawFrameEncoder(.rgba, size: size))
    case .bgra: self = .pixels(RawFrameEncoder(.bgra, size: size))
    case .mp4: self = .pixels(VideoFrameEncoder(size: size))
    case .svg: self = .displayList(encoding.svg)
    }
  }
}

/// Makes the bytes of drawn frames.
///
/// Remembers the frame before, of which it reuses what has not changed: it must be given every
/// frame that its worker draws, in the order they are drawn. The bytes depend on the frame alone.
/// A class, since workers keep several side by side; used from one thread.
public protocol PixelEncoder: AnyObject {
  /// - Parameters:
  ///   - view: A frame of the film's size.
  ///   - damage: Where it may differ from the frame that was given before; empty where it is the
  ///     same. Ignored for the first frame.
  func encode(_ view: PixelView, damage: PixelRect) throws(OutputError) -> EncodedFrame
}
