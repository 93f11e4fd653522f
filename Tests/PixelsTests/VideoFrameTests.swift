import Foundation
import Pixels
import Testing

/// Against ITU-R BT.709-6 in integers: luma from its three decimals, chroma from the sums of four
/// pixels, each the largest value whose half step below is not above the exact one.
struct VideoFrameTests {
  /// floor(n / d + 1/2), for any sign.
  func rounded(_ n: Int, _ d: Int) -> Int {
    let twice = 2 * n + d
    return twice >= 0 ? twice / (2 * d) : -((-twice + 2 * d - 1) / (2 * d))
  }

  func luma(_ c: [Int]) -> UInt8 {
    UInt8(16 + rounded(219 * (2126 * c[0] + 7152 * c[1] + 722 * c[2]), 2_550_000))
  }

  /// - Parameter sum: Red, green, blue of four pixels.
  func chroma(_ sum: [Int]) -> [UInt8] {
    let e = 2126 * sum[0] + 7152 * sum[1] + 722 * sum[2]
    // 224 (c - E) / (255 · 2 (1 - K)), c - E of a mean of four in parts of 10,000.
    return [
      UInt8(128 + rounded(224 * (10_000 * sum[2] - e), 4 * 255 * 18_556)),
      UInt8(128 + rounded(224 * (10_000 * sum[0] - e), 4 * 255 * 15_748)),
    ]
  }

  func expected(_ frame: TestFrame) -> [UInt8] {
    let columns = (frame.width + 1) / 2
    let rows = (frame.height + 1) / 2
    func color(_ x: Int, _ y: Int) -> [Int] {
      let start = min(y, frame.height - 1) * frame.stride + 4 * min(x, frame.width - 1)
      return [2, 1, 0].map { Int(frame.bytes[start + $0]) }
    }
    var planes: [[UInt8]] = [[], [], []]
    for y in 0..<2 * rows { for x in 0..<2 * columns { planes[0].append(luma(color(x, y))) } }
    for y in 0..<rows {
      for x in 0..<columns {
        let four = [(0, 0), (1, 0), (0, 1), (1, 1)].map { color(2 * x + $0.0, 2 * y + $0.1) }
        let both = chroma((0..<3).map { channel in four.reduce(0) { $0 + $1[channel] } })
        planes[1].append(both[0])
        planes[2].append(both[1])
      }
    }
    return planes.flatMap { $0 }
  }

  /// A frame of colours that are far from each other, the same on every run.
  func noise(width: Int, height: Int, padding: Int = 0, seed: UInt32 = 1) -> TestFrame {
    var frame = TestFrame(width: width, height: height, padding: padding)
    var state = seed
    for index in frame.bytes.indices {
      state = state &* 1_664_525 &+ 1_013_904_223
      frame.bytes[index] = UInt8(state >> 24)
    }
    return frame
  }

  func converted(_ frame: TestFrame) -> [UInt8] {
    var video = VideoFrame(size: frame.size)
    frame.withView { view in _ = video.update(view, rows: 0..<view.height) }
    return video.bytes
  }

  @Test(arguments: [(1, 1), (2, 1), (1, 2), (3, 3), (64, 6), (65, 5), (131, 64)])
  func isExact(_ size: (Int, Int)) {
    let frame = noise(width: size.0, height: size.1, padding: 8)
    #expect(converted(frame) == expected(frame))
  }

  /// Every grey, and the corners of the cube in all pairs.
  @Test func extremesAreExact() {
    var frame = TestFrame(width: 256, height: 66)
    for x in 0..<256 {
      frame.fill(PixelRect(x: x, y: 0, width: 1, height: 2), straight: [x, x, x, 255])
    }
    for pair in 0..<64 {
      for (side, corner) in [pair / 8, pair % 8].enumerated() {
        let color = [corner & 1, corner >> 1 & 1, corner >> 2].map { $0 * 255 } + [255]
        frame.fill(PixelRect(x: side, y: 2 + pair, width: 1, height: 1), straight: color)
      }
    }
    #expect(converted(frame) == expected(frame))
  }

  @Test func rowsThatChangedAreEnough() {
    var frame = noise(width: 37, height: 41)
    var video = VideoFrame(size: frame.size)
    frame.withView { view in _ = video.update(view, rows: 0..<view.height) }
    for (number, rows) in [3..<4, 0..<1, 40..<41, 10..<31, 7..<7].enumerated() {
      let next = noise(width: 37, height: 41, seed: UInt32(number) + 2)
      let range = rows.lowerBound * frame.stride..<rows.upperBound * frame.stride
      frame.bytes.replaceSubrange(range, with: next.bytes[range])
      let before = video.bytes
      let written = frame.withView { video.update($0, rows: rows) }
      #expect(video.bytes == expected(frame))
      for index in before.indices where !written.contains(where: { $0.contains(index) }) {
        #expect(before[index] == video.bytes[index])
      }
    }
  }

  /// ffmpeg's conversion of a smooth picture, where its filters for chroma do not matter.
  @Test(.enabled(if: Program.isInstalled("ffmpeg"))) func isThatOfFFmpeg() throws {
    var frame = TestFrame(width: 256, height: 128)
    for y in 0..<128 {
      for x in 0..<256 {
        frame.fill(
          PixelRect(x: x, y: y, width: 1, height: 1), straight: [x, 2 * y, 255 - (x + y) / 2, 255])
      }
    }
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(frame.bytes).write(to: folder.appending(path: "bgr0"))
    let said = try Program.output(
      "ffmpeg",
      [
        "-v", "error", "-f", "rawvideo", "-pixel_format", "bgr0", "-video_size", "256x128", "-i",
        folder.appending(path: "bgr0").path(), "-vf",
        "scale=out_color_matrix=bt709:out_range=tv:flags=area+accurate_rnd,format=yuv420p", "-f",
        "rawvideo", folder.appending(path: "yuv").path(),
      ])
    #expect(said.isEmpty)
    let other = try Data(contentsOf: folder.appending(path: "yuv"))
    let ours = converted(frame)
    #expect(other.count == ours.count)
    #expect(zip(ours, other).map { abs(Int($0) - Int($1)) }.max() ?? 255 <= 2)
  }
}
