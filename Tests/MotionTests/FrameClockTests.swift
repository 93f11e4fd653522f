import Motion
import Testing

/// Expected counts: ⌈D · fps⌉ + 1 in exact fractions, computed outside this package.
struct FrameClockTests {
  struct DurationRow: Sendable, CustomTestStringConvertible {
    var nanoseconds: Int
    /// In the order of `rates`.
    var frameCounts: [Int]
    var testDescription: String { "\(nanoseconds) ns" }
  }

  static let rates: [FrameRate] = [
    FrameRate(numerator: 24), FrameRate(numerator: 25),
    FrameRate(numerator: 30_000, denominator: 1001), FrameRate(numerator: 30),
    FrameRate(numerator: 50), FrameRate(numerator: 60_000, denominator: 1001),
    FrameRate(numerator: 60), FrameRate(numerator: 120),
  ]

  static let rows: [DurationRow] = [
    DurationRow(nanoseconds: 0, frameCounts: [1, 1, 1, 1, 1, 1, 1, 1]),
    DurationRow(nanoseconds: 100_000_000, frameCounts: [4, 4, 4, 4, 6, 7, 7, 13]),
    DurationRow(nanoseconds: 200_000_000, frameCounts: [6, 6, 7, 7, 11, 13, 13, 25]),
    DurationRow(nanoseconds: 250_000_000, frameCounts: [7, 8, 9, 9, 14, 16, 16, 31]),
    DurationRow(nanoseconds: 300_000_000, frameCounts: [9, 9, 10, 10, 16, 19, 19, 37]),
    DurationRow(nanoseconds: 400_000_000, frameCounts: [11, 11, 13, 13, 21, 25, 25, 49]),
    DurationRow(nanoseconds: 500_000_000, frameCounts: [13, 14, 16, 16, 26, 31, 31, 61]),
    DurationRow(nanoseconds: 550_000_000, frameCounts: [15, 15, 18, 18, 29, 34, 34, 67]),
    DurationRow(nanoseconds: 600_000_000, frameCounts: [16, 16, 19, 19, 31, 37, 37, 73]),
    DurationRow(nanoseconds: 900_000_000, frameCounts: [23, 24, 28, 28, 46, 55, 55, 109]),
    DurationRow(nanoseconds: 1_000_000_000, frameCounts: [25, 26, 31, 31, 51, 61, 61, 121]),
    DurationRow(nanoseconds: 1_010_000_000, frameCounts: [26, 27, 32, 32, 52, 62, 62, 123]),
    DurationRow(nanoseconds: 2_050_000_000, frameCounts: [51, 53, 63, 63, 104, 124, 124, 247]),
    DurationRow(
      nanoseconds: 32_866_667_000, frameCounts: [790, 823, 987, 988, 1645, 1972, 1974, 3946]),
  ]

  @Test(arguments: rows)
  func bothEndsAreShown(_ row: DurationRow) {
    let counts = Self.rates.map { FrameClock($0).frameCount(duration: row.nanoseconds) }
    #expect(counts == row.frameCounts)
  }

  @Test(arguments: rows)
  func lastFrameIsAtTheEndOrLessThanOneFrameAfterIt(_ row: DurationRow) {
    for rate in Self.rates {
      let clock = FrameClock(rate)
      let end = Double(row.nanoseconds) / 1e9
      let last = clock.frameCount(duration: row.nanoseconds) - 1
      #expect(clock.time(ofFrame: last) > end - 1e-6)
      #expect(last == 0 || clock.time(ofFrame: last - 1) < end)
    }
  }

  @Test func aRoundedDurationAddsNoFrame() {
    // 1/3 s and 2/3 s, rounded to nanoseconds: 10 and 20 frames at 30 fps, ten billionths off.
    let clock = FrameClock(FrameRate(numerator: 30))
    #expect(clock.frameCount(duration: 333_333_333) == 11)
    #expect(clock.frameCount(duration: 666_666_667) == 21)
    // A millionth of a frame is 33.3 ns here: 34 ns more do count.
    #expect(clock.frameCount(duration: 1_000_000_033) == 31)
    #expect(clock.frameCount(duration: 1_000_000_034) == 32)
  }

  @Test func timesAreNotAccumulated() {
    let clock = FrameClock(FrameRate(numerator: 60_000, denominator: 1001))
    #expect(clock.time(ofFrame: 60_000) == 1001)
    #expect(clock.time(ofFrame: 1) == 1001.0 / 60_000)
  }

  @Test func longFilmsDoNotOverflow() {
    // 100 days at 60000/1001 fps: ⌊8.64e6 · 60000/1001⌋ = 517 882 117, and a rest.
    let clock = FrameClock(FrameRate(numerator: 60_000, denominator: 1001))
    #expect(clock.frameCount(duration: 8_640_000 * 1_000_000_000) == 517_882_119)
  }
}
