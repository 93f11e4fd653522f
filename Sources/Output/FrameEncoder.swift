public import Pixels

/// What makes the bytes of frames, for one worker and one output.
public enum FrameEncoder {
  case pixels(PixelEncoder)
  case displayList(SVGWriter)

  /// - Parameters:
  ///   - size: Of all frames, in pixels.
  ///   - svg: Makes the frames where the format is SVG.
  public init(format: OutputFormat, size: PixelSize, svg: SVGWriter) {
    switch format {
    case .png: self = .pixels(PixelEncoder(.png, size: size))
    case .rgba: self = .pixels(PixelEncoder(.straight(.rgba), size: size))
    case .bgra: self = .pixels(PixelEncoder(.straight(.bgra), size: size))
    case .mp4: self = .pixels(PixelEncoder(.flattened, size: size))
    case .svg: self = .displayList(svg)
    }
  }
}

/// What has changed in a drawing since the frame that was drawn before on the same canvas.
public enum FrameChange: Hashable, Sendable {
  case nothing
  case rect(PixelRect)
  case everything
}
