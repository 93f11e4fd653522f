public import Pixels

/// What the encoders of a run's frames are told beside the format.
public struct FrameEncoding: Sendable {
  /// How hard PNG files are compressed.
  public var pngPreset: PNGPreset
  /// Writes SVG files.
  public var svg: SVGWriter

  public init(pngPreset: PNGPreset = .fast, svg: SVGWriter) {
    self.pngPreset = pngPreset
    self.svg = svg
  }
}
