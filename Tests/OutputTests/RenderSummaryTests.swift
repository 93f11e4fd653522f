import Foundation
import Motion
import Output
import Pixels
import Platform
import Testing

@Suite struct RenderSummaryTests {
  static func film(width: Int = 1125, height: Int = 2436) -> Film {
    var film = Film.sample(count: 55)
    (film.width, film.height) = (width, height)
    return film
  }

  static func target(_ word: String, _ format: OutputFormat? = nil) throws -> OutputTarget {
    try OutputTarget(film: word, format: format, isDirectory: { _ in false })
  }

  @Test func oddFrames() throws {
    let summary = RenderSummary(
      film: Self.film(), target: try Self.target("frames/"), isTransparent: false)
    #expect(
      summary.text == "55 frames, t = 0 … 0.9 s @ 60 fps, 1125 × 2436 px"
        + " (odd width: yuv420p video needs 1126 × 2436)")
  }

  @Test func flattenedFilm() throws {
    var film = Self.film(width: 100, height: 51)
    film.frameRate = FrameRate(numerator: 60000, denominator: 1001)
    film.frames = [FrameStamp(index: 0, number: 0, time: 0)]
    let summary = RenderSummary(
      film: film, target: try Self.target("a.mp4"), isTransparent: true)
    #expect(
      summary.text == "1 frame, t = 0 s @ 60000/1001 fps, 100 × 51 px"
        + " (odd height: padded to 100 × 52; transparent parts are black)")
    #expect(summary.ffmpegLine == nil)
  }

  @Test func nothingToNote() throws {
    let summary = RenderSummary(
      film: Self.film(width: 100, height: 50), target: try Self.target("-", .rgba),
      isTransparent: true)
    #expect(summary.text == "55 frames, t = 0 … 0.9 s @ 60 fps, 100 × 50 px")
  }

  @Test func theLineNamesWhatWasWritten() throws {
    var film = Self.film()
    film.frames = film.frames.map {
      FrameStamp(index: $0.index, number: $0.number + 10, time: $0.time)
    }
    film.lastNumber = 100_000
    let summary = RenderSummary(
      film: film, target: try Self.target("it's/50%%_%d.png"), isTransparent: false)
    #expect(
      summary.ffmpegLine == #"ffmpeg -framerate 60/1 -start_number 10 -i 'it'\''s/50%%_%06d.png'"#
        + " -vf 'pad=ceil(iw/2)*2:ceil(ih/2)*2,scale=out_color_matrix=bt709:out_range=tv,"
        + "format=yuv420p' -c:v libx264 -preset veryfast -crf 18 -colorspace bt709"
        + " -color_primaries bt709 -color_trc bt709 -color_range tv -fflags +bitexact"
        + " -movflags +faststart file:out.mp4")
  }

  @Test func noLineWhereFFmpegWouldStopAtAGap() throws {
    var film = Self.film()
    film.frames.remove(at: 20)
    #expect(
      RenderSummary(film: film, target: try Self.target("a/"), isTransparent: false).ffmpegLine
        == nil)
    #expect(
      RenderSummary(film: Self.film(), target: try Self.target("a/", .svg), isTransparent: false)
        .ffmpegLine == nil)
  }

  /// The printed line, run by a shell on frames of our own: half transparent red is dark red over
  /// black (Y = 16 + 219 · 0.2126 · 128/255 = 39), and the size is even.
  @Test(
    .enabled(if: ChildProcess.find("ffmpeg") != nil), arguments: [OutputFormat.png, .rgba])
  func theLineWorks(_ format: OutputFormat) throws {
    try withTemporaryFolder { (folder) throws in
      let (width, height, count) = (63, 33, 12)
      var film = Film.sample(count: count, firstNumber: 10)
      (film.width, film.height) = (width, height)
      let pixels = Array(
        repeatElement([0, 0, 128, 128] as [UInt8], count: width * height).joined())
      let size = PixelSize(width: width, height: height)
      let encoder = try FrameEncoder(
        format: format, size: size, FrameEncoding(svg: SVGWriter(scale: 1) { _ in nil }))
      guard case .pixels(let encoder) = encoder else { return }
      let frame = try pixels.withUnsafeBytes { bytes in
        try encoder.encode(
          PixelView(bytes: bytes, width: width, height: height, stride: 4 * width),
          damage: PixelRect(size: size))
      }
      var input = ""
      let target: OutputTarget
      switch format {
      case .png:
        target = try Self.target("a b/")
        var sink = SequenceSink(
          pattern: FramePattern(
            directory: folder + "a b/", prefix: "frame_", minimumDigits: 5, suffix: ".png"),
          overwrite: false
        ) { .sample }
        try sink.begin(film)
        for stamp in film.frames { try sink.write(frame, as: stamp) }
        try sink.finish()
      case .rgba, .svg, .bgra, .mp4:
        target = try Self.target("-", format)
        try Data(Array(repeatElement(frame.bytes, count: count).joined()))
          .write(to: URL(filePath: folder + "raw"))
        input = " < raw"
      }
      let line = try #require(
        RenderSummary(film: film, target: target, isTransparent: true).ffmpegLine)
      let made = try #require(
        try run("sh", ["-c", "cd '\(folder)' && \(line) -v error\(input)"]))
      #expect(made.code == 0)
      let probe = try #require(
        try run(
          "ffprobe",
          [
            "-v", "error", "-count_packets", "-show_entries",
            "stream=width,height,nb_read_packets", "-of", "csv=p=0", folder + "out.mp4",
          ]))
      #expect(probe.output == "64,34,12\n")
      _ = try run(
        "ffmpeg",
        [
          "-v", "error", "-i", folder + "out.mp4", "-f", "rawvideo", "-pix_fmt", "yuv420p",
          folder + "yuv",
        ])
      let luma = try #require(try Data(contentsOf: URL(filePath: folder + "yuv")).first)
      #expect(abs(Int(luma) - 39) <= 1)
    }
  }
}
