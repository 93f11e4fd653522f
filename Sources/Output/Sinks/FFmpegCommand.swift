public import Motion
import Pixels

/// A call of ffmpeg that encodes a film as H.264.
public struct FFmpegCommand: Hashable, Sendable {
  /// Without the program's name.
  public let arguments: [String]

  /// Where ffmpeg gets the frames.
  public enum Input: Hashable, Sendable {
    /// Files with consecutive numbers; the path in `printf`'s words.
    case sequence(path: String, firstNumber: Int)
    /// PNGs after each other on standard input.
    case pngPipe
    /// Bare pixels on standard input: `rgba`, `bgra` or `yuv420p`.
    case rawPipe(pixelFormat: String)
  }

  /// - Parameters:
  ///   - hasAlpha: Whether the frames may be transparent. They are laid over black then; ffmpeg by
  ///     itself would drop the alpha and show shadows as solid.
  ///   - output: The film's path.
  public init(
    input: Input, width: Int, height: Int, frameRate: FrameRate, hasAlpha: Bool, output: String
  ) {
    arguments =
      FFmpegCommand.reading(input, width: width, height: height, frameRate: frameRate)
      + ["-vf", FFmpegCommand.filters(width: width, height: height, hasAlpha: hasAlpha)]
      + FFmpegCommand.encoding + ["file:" + output]
  }

  /// The call that a film is piped into, as ``VideoFrame`` has it, so that nothing is left to
  /// convert: silent but for errors, progress on standard output, an MP4 whatever the name.
  static func encoding(_ film: Film, to path: String) -> FFmpegCommand {
    let size = VideoFrame.evenSize(of: PixelSize(width: film.width, height: film.height))
    let input = FFmpegCommand.reading(
      .rawPipe(pixelFormat: "yuv420p"), width: size.width, height: size.height,
      frameRate: film.frameRate)
    return FFmpegCommand(
      arguments: ["-hide_banner", "-loglevel", "error", "-nostats", "-progress", "pipe:1", "-y"]
        + input + FFmpegCommand.encoding + ["-f", "mp4", "file:" + path])
  }

  private init(arguments: [String]) {
    self.arguments = arguments
  }

  private static func reading(
    _ input: Input, width: Int, height: Int, frameRate: FrameRate
  ) -> [String] {
    // The rate belongs before the input: after it, frames are repeated to fill 25 a second.
    let rate = ["-framerate", frameRate.fraction]
    switch input {
    case .sequence(let path, let firstNumber):
      return rate + ["-start_number", String(firstNumber), "-i", path]
    case .pngPipe:
      return ["-f", "image2pipe", "-c:v", "png"] + rate + ["-i", "-"]
    case .rawPipe(let pixelFormat):
      return ["-f", "rawvideo", "-pixel_format", pixelFormat, "-video_size", "\(width)x\(height)"]
        + rate + ["-i", "-"]
    }
  }

  /// Flattened, padded to even sides (4:2:0 has none other), converted with the matrix that the
  /// tags name: without being told ffmpeg converts with BT.601 and tags nothing.
  private static func filters(width: Int, height: Int, hasAlpha: Bool) -> String {
    var filters: [String] = []
    if hasAlpha { filters.append("format=gbrap,premultiply=inplace=1") }
    if width % 2 != 0 || height % 2 != 0 { filters.append("pad=ceil(iw/2)*2:ceil(ih/2)*2") }
    filters.append("scale=out_color_matrix=bt709:out_range=tv,format=yuv420p")
    return filters.joined(separator: ",")
  }

  /// x264 at a quality where flat areas and text show no artefact (crf 18), tags in full, and the
  /// index first so that a browser starts at once. `bitexact` leaves out ffmpeg's version.
  private static let encoding = [
    "-c:v", "libx264", "-preset", "veryfast", "-crf", "18",
    "-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "bt709",
    "-color_range", "tv", "-fflags", "+bitexact", "-movflags", "+faststart",
  ]

  /// The count of encoded frames in what `-progress` reports: `frame=55` in its last block.
  static func frameCount(inProgress report: String) -> Int? {
    let counts = report.split(whereSeparator: \.isNewline).filter { $0.hasPrefix("frame=") }
    return counts.last.flatMap { Int($0.dropFirst("frame=".count).filter { $0 != " " }) }
  }
}

extension FFmpegCommand: CustomStringConvertible {
  /// The call as one line for a POSIX shell.
  public var description: String {
    (["ffmpeg"] + arguments).map(FFmpegCommand.shellQuoted).joined(separator: " ")
  }

  /// Bare where every character is a plain one, else in single quotes.
  private static func shellQuoted(_ word: String) -> String {
    let isPlain = word.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        true
      default: "_-+=:,./%@".utf8.contains(byte)
      }
    }
    if isPlain, !word.isEmpty { return word }
    return "'" + word.replacing("'", with: "'\\''") + "'"
  }
}
