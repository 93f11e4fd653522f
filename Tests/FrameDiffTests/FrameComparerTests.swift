import Pixels
import TestSupport
import Testing

@testable import FrameDiff

struct FrameComparerTests {
  private let exact = FrameComparer()

  @Test func equalPicturesAreIdentical() {
    let picture = Image.disc(x: 40, y: 30)
    let result = exact.compare(expected: picture, actual: picture)
    #expect(result == .identical(size: picture.size))
  }

  /// Whole-frame changes that tolerant defaults let pass: every one of the 64 × 64 pixels counts.
  @Test(arguments: [[1, 0, 0, 0], [8, 8, 8, 0], [0, 0, 0, 255]] as [[UInt8]])
  func everyPixelCounts(_ step: [UInt8]) {
    let old = Image.plain([100, 100, 100, step[3] == 255 ? 0 : 255])
    let new = old.changing { _, _, pixel in zip(pixel, step).map { $0 &+ $1 } }
    let result = exact.compare(expected: old, actual: new)
    #expect(result.raw == 4096)
    #expect(result.counted == 4096)
    #expect(result.verdict == .changed)
    #expect(result.bounds == PixelRect(x: 0, y: 0, width: 64, height: 64))
  }

  @Test func coloursUnderAlphaZeroAreTheSame() {
    let result = exact.compare(expected: .plain([1, 2, 3, 0]), actual: .plain([200, 100, 50, 0]))
    #expect(result.verdict == .identical)
  }

  @Test func opaqueWhiteIsNotClearWhite() {
    let (opaque, clear) = (Image.plain([255, 255, 255, 255]), Image.plain([255, 255, 255, 0]))
    #expect(exact.compare(expected: opaque, actual: clear).counted == 4096)
    let onWhite = FrameComparer(DiffSettings(backdrop: .white))
    let result = onWhite.compare(expected: opaque, actual: clear)
    #expect(result.raw == 4096)
    #expect(result.counted == 0)
    #expect(result.verdict == .belowThreshold)
  }

  /// 64 × 64 against 64 × 63: the lost row counts, and it is never the same.
  @Test func aLostRowIsADifference() {
    let (whole, cut) = (Image.plain([9, 9, 9, 255]), Image.plain([9, 9, 9, 255], height: 63))
    for (old, new) in [(whole, cut), (cut, whole)] {
      let result = FrameComparer(DiffSettings(maxChanged: 1000)).compare(
        expected: old, actual: new)
      #expect(result.counted == 64)
      #expect(result.bounds == PixelRect(x: 0, y: 63, width: 64, height: 1))
      #expect(result.verdict == .changed)
    }
  }

  @Test func clearPixelsBeyondASmallerSizeCount() {
    let (whole, cut) = (Image.plain([0, 0, 0, 0]), Image.plain([0, 0, 0, 0], width: 60))
    #expect(exact.compare(expected: whole, actual: cut).counted == 4 * 64)
  }

  @Test func thresholdsNeverSayIdentical() {
    let old = Image.plain([100, 100, 100, 255])
    let new = old.changing { x, y, pixel in x == 3 && y == 5 ? [101, 98, 100, 255] : pixel }
    let result = FrameComparer(DiffSettings(threshold: 0.01)).compare(expected: old, actual: new)
    #expect(result.verdict == .belowThreshold)
    #expect(result.raw == 1)
    #expect(result.counted == 0)
    #expect(result.maxChannelDelta == 2)
    #expect(result.meanDelta == 2.0 / 4096)
    let allowed = FrameComparer(DiffSettings(maxChanged: 1)).compare(expected: old, actual: new)
    #expect(allowed.verdict == .belowThreshold)
    #expect(allowed.counted == 1)
  }

  @Test func clustersAreWhatLiesClose() {
    let old = Image.plain([0, 0, 0, 255])
    let new = old.changing { x, y, pixel in
      let isSquare = (4..<8).contains(x) && (4..<8).contains(y)
      let isFar = x == 60 && (50..<52).contains(y)
      return isSquare || isFar ? [255, 0, 0, 255] : pixel
    }
    let clusters = exact.compare(expected: old, actual: new).clusters
    #expect(
      clusters == [
        DiffCluster(bounds: PixelRect(x: 4, y: 4, width: 4, height: 4), count: 16),
        DiffCluster(bounds: PixelRect(x: 60, y: 50, width: 1, height: 2), count: 2),
      ])
  }

  @Test func aMovedClusterIsNamedAndStillCounts() {
    func square(x left: Int) -> Image {
      Image.plain([255, 255, 255, 255]).changing { x, y, pixel in
        (left..<left + 10).contains(x) && (20..<30).contains(y)
          ? [UInt8(20 * (x - left)), UInt8(20 * (y - 20)), 0, 255] : pixel
      }
    }
    let probing = FrameComparer(DiffSettings(maxShift: 2))
    let moved = probing.compare(expected: square(x: 20), actual: square(x: 21))
    #expect(moved.clusters.map(\.shift) == [DiffCluster.Shift(x: 1, y: 0)])
    #expect(moved.verdict == .changed)
    let farther = probing.compare(expected: square(x: 20), actual: square(x: 24))
    #expect(farther.clusters.map(\.shift) == [nil])
    let blind = exact.compare(expected: square(x: 20), actual: square(x: 21))
    #expect(blind.clusters.map(\.shift) == [nil])
  }

  @Test func regionsAreIgnoredOrTolerated() {
    let old = Image.plain([100, 100, 100, 255])
    let new = old.changing { _, _, pixel in [104, pixel[1], pixel[2], 255] }
    let half = PixelRect(x: 0, y: 0, width: 32, height: 64)
    let ignoring = exact.compare(
      expected: old, actual: new, regions: [DiffRegion(rect: half)])
    #expect(ignoring.ignored == 2048)
    #expect(ignoring.counted == 2048)
    #expect(ignoring.raw == 4096)
    let tolerating = exact.compare(
      expected: old, actual: new, regions: [DiffRegion(rect: half, tolerance: 0.02)])
    #expect(tolerating.ignored == 0)
    #expect(tolerating.counted == 2048)
  }

  /// The fast loop against the plain one, at widths that leave every rest of a vector.
  @Test(arguments: [1, 7, 8, 15, 31, 32, 33, 64, 97])
  func fastAndPlainLoopsAgree(width: Int) {
    let old = Image.noise(width: width, height: 41, seed: UInt64(width))
    var random = SplitMix64(state: 99)
    let new = old.changing { _, _, pixel in
      let number = random.next()
      guard number % 5 == 0 else { return pixel }
      var pixel = pixel
      pixel[Int(number >> 8 & 3)] = UInt8(truncatingIfNeeded: number >> 16)
      return pixel
    }
    let fast = exact.judge(expected: old, actual: new, regions: [], isScalar: false)
    let plain = exact.judge(expected: old, actual: new, regions: [], isScalar: true)
    #expect(fast.pixels == plain.pixels)
    #expect(fast.comparison == plain.comparison)
    #expect(fast.comparison.raw > 0)
  }

  @Test func marksAndTriptychShowWhatCounts() {
    let old = Image.plain([0, 0, 0, 255], width: 4, height: 2)
    let new = old.changing { x, y, pixel in x == 1 && y == 0 ? [255, 255, 255, 255] : pixel }
    let (_, pixels) = exact.judge(expected: old, actual: new)
    let marks = DifferencePicture.marks(on: old, pixels)
    #expect(Array(marks.bytes[4..<8]) == [255, 0, 0, 255])
    // A fifth of black over white: 0.8 × 255.
    #expect(Array(marks.bytes[0..<4]) == [204, 204, 204, 255])
    let triptych = DifferencePicture.triptych(expected: old, actual: new, pixels)
    #expect(triptych.size == PixelSize(width: 28, height: 2))
    #expect(Array(triptych.bytes[4 * 13..<4 * 14]) == [255, 255, 255, 255])
    #expect(Array(triptych.bytes[4 * 25..<4 * 26]) == [255, 0, 0, 255])
  }
}
