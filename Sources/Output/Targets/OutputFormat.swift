/// What a film is written as.
///
/// Adding a format: add a case here, then follow the compiler.
public enum OutputFormat: String, CaseIterable, Sendable {
  /// One PNG a frame.
  case png
  /// One SVG a frame.
  case svg
  /// Bare pixels, frame after frame: red, green, blue, alpha.
  case rgba
  /// Bare pixels, frame after frame: blue, green, red, alpha.
  case bgra
  /// One H.264 film, encoded by ffmpeg.
  case mp4

  /// How the frames lie in the output.
  public enum Arrangement: Hashable, Sendable {
    /// One file a frame; on standard output one document after the other.
    case filePerFrame
    /// All frames after each other, on standard output only.
    case stream
    /// All frames in one file, and only in a file.
    case oneFile
  }

  /// Those that hold one picture too.
  public static var ofStills: [OutputFormat] {
    allCases.filter { $0.arrangement == .filePerFrame }
  }

  /// Those that can go to standard output.
  public static var ofStreams: [OutputFormat] { allCases.filter { $0.arrangement != .oneFile } }

  /// What a frame is encoded from.
  public enum Source: Hashable, Sendable {
    case pixels
    /// The drawing instructions; nothing is drawn.
    case displayList
  }

  /// Without the dot. It names the format on the command line too.
  public var fileExtension: String { rawValue }

  public var arrangement: Arrangement {
    switch self {
    case .png, .svg: .filePerFrame
    case .rgba, .bgra: .stream
    case .mp4: .oneFile
    }
  }

  public var source: Source {
    switch self {
    case .png, .rgba, .bgra, .mp4: .pixels
    case .svg: .displayList
    }
  }

  /// Whether the format shows what lies behind a transparent canvas.
  public var keepsAlpha: Bool {
    switch self {
    case .png, .svg, .rgba, .bgra: true
    case .mp4: false
    }
  }

  /// One line for `list formats`.
  public var summary: String {
    switch self {
    case .png: "one PNG a frame: sRGB, 8 bit, straight alpha, with a manifest.json"
    case .svg: "one SVG a frame: text stays text, layers keep their ids, with a manifest.json"
    case .rgba: "bare pixels on standard output, 8 bit, straight alpha, rows without padding"
    case .bgra: "as rgba with red and blue exchanged"
    case .mp4: "one H.264 film, yuv420p, tagged bt709; needs ffmpeg"
    }
  }
}
