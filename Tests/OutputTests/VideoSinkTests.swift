import Foundation
import Output
import Pixels
import Platform
import Testing

/// ffprobe and ffmpeg's decoder are the other program that reads the film.
@Suite(.serialized, .enabled(if: ChildProcess.find("ffmpeg") != nil)) struct VideoSinkTests {
  init() { Signals.install() }

  /// A film of one colour: blue, green, red and a byte without meaning.
  func write(
    _ pixel: [UInt8], width: Int, height: Int, count: Int, to path: String,
    program: String = "ffmpeg", overwrite: Bool = false, written: Int? = nil
  ) throws {
    var film = Film.sample(count: count)
    (film.width, film.height) = (width, height)
    let sink = VideoSink(path: path, overwrite: overwrite, program: program)
    do {
      try sink.begin(film)
      let bytes = videoBytes(pixel, width: width, height: height)
      for stamp in film.frames.prefix(written ?? count) {
        try sink.write(EncodedFrame(bytes: bytes, digest: nil), as: stamp)
      }
      try sink.finish()
    } catch {
      sink.cancel()
      throw error
    }
  }

  func videoBytes(_ pixel: [UInt8], width: Int, height: Int) -> [UInt8] {
    var frame = VideoFrame(size: PixelSize(width: width, height: height))
    Array(repeatElement(pixel, count: width * height).joined()).withUnsafeBytes { bytes in
      let view = PixelView(bytes: bytes, width: width, height: height, stride: 4 * width)
      _ = frame.update(view, rows: 0..<height)
    }
    return frame.bytes
  }

  @Test func oddCanvasIsPaddedAndTagged() throws {
    try withTemporaryFolder { (folder) throws in
      try write([0, 0, 255, 0], width: 63, height: 33, count: 5, to: folder + "a.mp4")
      #expect(try names(in: folder) == ["a.mp4"])
      let probe = try #require(
        try run(
          "ffprobe",
          [
            "-v", "error", "-count_packets", "-select_streams", "v:0", "-show_entries",
            "stream=width,height,pix_fmt,color_range,color_space,color_transfer,color_primaries,"
              + "r_frame_rate,nb_read_packets", "-of", "default=nw=1", folder + "a.mp4",
          ]))
      #expect(
        Set(probe.output.split(separator: "\n")) == [
          "width=64", "height=34", "pix_fmt=yuv420p", "color_range=tv", "color_space=bt709",
          "color_transfer=bt709", "color_primaries=bt709", "r_frame_rate=60/1",
          "nb_read_packets=5",
        ])
    }
  }

  struct Luma: Sendable {
    var pixel: [UInt8]
    /// 16 + 219 · (0.2126 R + 0.7152 G + 0.0722 B), ITU-R BT.709, rounded.
    var value: Int
  }

  @Test(arguments: [
    Luma(pixel: [0, 0, 255, 0], value: 63), Luma(pixel: [0, 255, 0, 0], value: 173),
    Luma(pixel: [128, 128, 128, 0], value: 126), Luma(pixel: [0, 0, 0, 0], value: 16),
    Luma(pixel: [255, 255, 255, 0], value: 235),
  ]) func colourIsBT709(_ luma: Luma) throws {
    try withTemporaryFolder { (folder) throws in
      try write(luma.pixel, width: 32, height: 32, count: 1, to: folder + "a.mp4")
      let decoded = try #require(
        try run(
          "ffmpeg",
          [
            "-v", "error", "-y", "-i", folder + "a.mp4", "-f", "rawvideo", "-pix_fmt", "yuv420p",
            folder + "a.yuv",
          ]))
      #expect(decoded.code == 0)
      let first = try #require(try Data(contentsOf: URL(filePath: folder + "a.yuv")).first)
      #expect(abs(Int(first) - luma.value) <= 1)
    }
  }

  @Test func refusesToReplace() throws {
    try withTemporaryFolder { (folder) throws in
      try Data("mine".utf8).write(to: URL(filePath: folder + "a.mp4"))
      #expect(throws: OutputError.exists(path: folder + "a.mp4", others: 0)) {
        try write([0, 0, 0, 0], width: 2, height: 2, count: 1, to: folder + "a.mp4")
      }
      try write([0, 0, 0, 0], width: 2, height: 2, count: 1, to: folder + "a.mp4", overwrite: true)
      #expect(try Data(contentsOf: URL(filePath: folder + "a.mp4")).count > 100)
    }
  }

  @Test func aMissingEncoderIsFoundBeforeTheFirstFrame() throws {
    try withTemporaryFolder { (folder) throws in
      #expect(throws: OutputError.encoderMissing(program: "no-such-encoder")) {
        try write(
          [0, 0, 0, 0], width: 2, height: 2, count: 1, to: folder + "a.mp4",
          program: "no-such-encoder")
      }
      #expect(try names(in: folder) == [])
    }
  }

  /// A script in the encoder's place: what it says and how it ends is known.
  func script(_ lines: String, in folder: String) throws -> String {
    let path = folder + "encoder"
    try Data("#!/bin/sh\n\(lines)\n".utf8).write(to: URL(filePath: path))
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    return path
  }

  @Test func anEncoderThatFailsIsQuotedAndLeavesNothing() throws {
    try withTemporaryFolder { (folder) throws in
      let encoder = try script(
        "for last; do :; done; echo part > \"${last#file:}\"; cat > /dev/null; echo 'no codec' >&2; exit 8",
        in: folder)
      #expect(
        throws: OutputError.encoderFailed(command: encoder, exitCode: 8, lastLines: "no codec")
      ) {
        try write(
          [0, 0, 0, 0], width: 2, height: 2, count: 3, to: folder + "a.mp4", program: encoder)
      }
      #expect(try names(in: folder) == ["encoder"])
    }
  }

  @Test func anEncoderThatDiesEarlyIsQuoted() throws {
    try withTemporaryFolder { (folder) throws in
      let encoder = try script("echo 'out of memory' >&2; exit 1", in: folder)
      #expect(
        throws: OutputError.encoderFailed(
          command: encoder, exitCode: 1, lastLines: "out of memory")
      ) {
        try write(
          [0, 0, 0, 0], width: 500, height: 500, count: 30, to: folder + "a.mp4", program: encoder)
      }
      #expect(try names(in: folder) == ["encoder"])
    }
  }

  @Test func aFrameTooFewIsAnError() throws {
    try withTemporaryFolder { (folder) throws in
      #expect(
        throws: OutputError.frameCountMismatch(path: folder + "a.mp4", expected: 5, found: 4)
      ) {
        try write(
          [0, 0, 0, 0], width: 16, height: 16, count: 5, to: folder + "a.mp4", written: 4)
      }
      #expect(try names(in: folder) == [])
    }
  }

  @Test func cancellingLeavesNothing() throws {
    try withTemporaryFolder { (folder) throws in
      let sink = VideoSink(path: folder + "a.mp4", overwrite: false)
      try sink.begin(.sample(count: 2))
      try sink.write(
        EncodedFrame(bytes: [UInt8](repeating: 0, count: 16), digest: nil),
        as: FrameStamp(index: 0, number: 0, time: 0))
      sink.cancel()
      #expect(try names(in: folder) == [])
    }
  }
}
