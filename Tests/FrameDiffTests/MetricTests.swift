import Pixels
import Testing

@testable import FrameDiff

/// Counts of other programs on pictures that both make.
struct MetricTests {
  struct Count: Sendable {
    var threshold: Double
    var counted: Int
    var withAntialiased: Int
  }

  /// A disc against itself 0.4 to the right and 0.2 down: from the package pixelmatch 0.4.0 of
  /// PyPI, another implementation of the same algorithm.
  @Test(arguments: [
    Count(threshold: 0.02, counted: 9, withAntialiased: 149),
    Count(threshold: 0.05, counted: 8, withAntialiased: 130),
    Count(threshold: 0.1, counted: 6, withAntialiased: 89),
  ])
  func yiqCountsAsPixelmatch(_ count: Count) {
    let result = compare(.yiq, count.threshold, Image.disc(x: 40.4, y: 30.2))
    #expect(result.raw == 158)
    #expect(result.maxChannelDelta == 90)
    #expect(result.counted == count.counted)
    #expect(result.counted + result.antialiased == count.withAntialiased)
  }

  /// A bit of the red of every 29th pixel flipped: from the same package.
  @Test(arguments: [
    Count(threshold: 0.02, counted: 183, withAntialiased: 212),
    Count(threshold: 0.05, counted: 183, withAntialiased: 212),
    Count(threshold: 0.1, counted: 0, withAntialiased: 0),
  ])
  func yiqCountsScatteredPixelsAsPixelmatch(_ count: Count) {
    let result = compare(.yiq, count.threshold, scattered)
    #expect(result.raw == 212)
    #expect(result.counted == count.counted)
    #expect(result.counted + result.antialiased == count.withAntialiased)
  }

  /// Computed in Python from Ottosson's matrices and exact cube roots.
  @Test(arguments: [(0.02, 149, 51), (0.05, 131, 49), (0.1, 108, 1)])
  func oklabCounts(_ threshold: Double, _ moved: Int, _ flipped: Int) {
    let disc = compare(.oklab, threshold, Image.disc(x: 40.4, y: 30.2))
    #expect(disc.counted + disc.antialiased == moved)
    let scattered = compare(.oklab, threshold, scattered)
    #expect(scattered.counted + scattered.antialiased == flipped)
  }

  /// By hand: 128 of 255 black over white is 127, the next shade of grey 1/255 away. Over what
  /// pixelmatch lays under the first pixel, 48, it is (48 · 127) / 255 = 23.9.
  @Test func semitransparentPixelsAreSeenOverTheBackdrop() {
    let clear = Image.plain([0, 0, 0, 128], width: 1, height: 1)
    let gray = Image.plain([127, 127, 127, 255], width: 1, height: 1)
    let onWhite = FrameComparer(DiffSettings(metric: .yiq, threshold: 0.01, backdrop: .white))
    #expect(onWhite.compare(expected: clear, actual: gray).counted == 0)
    // 103 levels of grey apart: 0.5053 · 103² = 35215 · 0.39².
    for (threshold, count) in [(0.38, 1), (0.4, 0)] {
      let result = FrameComparer(DiffSettings(metric: .yiq, threshold: threshold)).compare(
        expected: clear, actual: gray)
      #expect(result.counted == count)
    }
  }

  @Test func blackAndWhiteAreOneApart() {
    let (black, white) = (Image.plain([0, 0, 0, 255]), Image.plain([255, 255, 255, 255]))
    for metric in DiffMetric.allCases {
      for (threshold, count) in [(0.95, 4096), (1.0001, 0)] {
        let comparer = FrameComparer(DiffSettings(metric: metric, threshold: threshold))
        let result = comparer.compare(expected: black, actual: white)
        #expect(result.counted == count, "\(metric) at \(threshold)")
      }
    }
  }

  private var scattered: Image {
    Image.disc(x: 40, y: 30).changing { x, y, pixel in
      (y * 96 + x) % 29 == 0 ? [pixel[0] ^ 40] + pixel[1...] : pixel
    }
  }

  private func compare(_ metric: DiffMetric, _ threshold: Double, _ actual: Image)
    -> FrameComparison
  {
    FrameComparer(DiffSettings(metric: metric, threshold: threshold)).compare(
      expected: .disc(x: 40, y: 30), actual: actual)
  }
}
