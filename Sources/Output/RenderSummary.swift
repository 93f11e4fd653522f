import Geometry
import Motion

/// What a person is told when a film is written.
public struct RenderSummary: Sendable {
  private let film: Film
  private let target: OutputTarget
  private let isTransparent: Bool

  /// - Parameter isTransparent: Whether the canvas' background lets something through.
  public init(film: Film, target: OutputTarget, isTransparent: Bool) {
    self.film = film
    self.target = target
    self.isTransparent = isTransparent
  }

  /// `55 frames, t = 0 … 0.9 s @ 60 fps, 1125 × 2436 px (odd width: …)`
  public var text: String {
    let count = film.frames.count
    let times = [film.frames.first?.time ?? 0, film.lastTime].map(\.fourDecimals)
    let span = count == 1 ? "t = \(times[0]) s" : "t = \(times[0]) … \(times[1]) s"
    let notes = [oddNote, alphaNote].compactMap(\.self)
    return "\(count) \(count == 1 ? "frame" : "frames"), \(span) @ \(film.frameRate.text) fps,"
      + " \(film.width) × \(film.height) px"
      + (notes.isEmpty ? "" : " (\(notes.joined(separator: "; ")))")
  }

  /// A line that encodes the written frames with ffmpeg; nil where ffmpeg has nothing to do, cannot
  /// read the format, or would stop at a gap in the numbers.
  public var ffmpegLine: String? {
    guard film.frames.count > 1, let input = ffmpegInput else { return nil }
    return FFmpegCommand(
      input: input, width: film.width, height: film.height, frameRate: film.frameRate,
      hasAlpha: isTransparent, output: "out.mp4"
    ).description
  }

  private var ffmpegInput: FFmpegCommand.Input? {
    switch (target, target.format) {
    case (.sequence(let pattern, _), .png):
      guard let first = film.frames.first?.number,
        film.frames.enumerated().allSatisfy({ $1.number == first + $0 })
      else { return nil }
      return .sequence(
        path: pattern.printfPath(digits: pattern.digits(upTo: film.lastNumber)), firstNumber: first)
    case (.standardOutput, .png): return .pngPipe
    case (.standardOutput, .rgba), (.standardOutput, .bgra):
      return .rawPipe(pixelFormat: target.format.rawValue)
    case (.sequence, .svg), (.sequence, .rgba), (.sequence, .bgra), (.sequence, .mp4),
      (.standardOutput, .svg), (.standardOutput, .mp4), (.file, _):
      return nil
    }
  }

  private var oddNote: String? {
    let odd = [film.width % 2 != 0 ? "width" : nil, film.height % 2 != 0 ? "height" : nil]
      .compactMap(\.self).joined(separator: " and ")
    if odd.isEmpty { return nil }
    let even = "\(film.width + film.width % 2) × \(film.height + film.height % 2)"
    switch target.format {
    case .mp4: return "odd \(odd): padded to \(even)"
    case .png, .rgba, .bgra:
      return film.frames.count > 1 ? "odd \(odd): yuv420p video needs \(even)" : nil
    case .svg: return nil
    }
  }

  private var alphaNote: String? {
    isTransparent && !target.format.keepsAlpha ? "transparent parts are black" : nil
  }
}
