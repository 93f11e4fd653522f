import Pixels
import TestSupport
import Testing

@testable import FrameDiff

/// What is said of two files, read band by band, against what is said of their pictures as wholes.
@Suite(.enabled(if: CodecVersions.all["isa-l"] != nil))
struct BandComparisonTests {
  static let settings: [DiffSettings] = [
    DiffSettings(), DiffSettings(threshold: 0.02), DiffSettings(maxChanged: 3),
    DiffSettings(backdrop: .checker), DiffSettings(backdrop: .white), DiffSettings(maxShift: 3),
    DiffSettings(metric: .yiq), DiffSettings(metric: .yiq, maxShift: 70),
    DiffSettings(metric: .oklab, backdrop: .black),
  ]

  private static let regions = [
    DiffRegion(rect: PixelRect(x: 3, y: 50, width: 9, height: 30)),
    DiffRegion(rect: PixelRect(x: 0, y: 120, width: 40, height: 20), tolerance: 0.5),
  ]

  /// Smooth discs that lie over the edges of bands, in places moved by a pixel.
  private static func pictures(width: Int, seed: UInt64, opaque: Bool) -> (Image, Image) {
    var random = SplitMix64(state: seed)
    let centers = (0..<3).map { _ in
      (
        Double.random(in: 0...Double(width), using: &random),
        Double.random(in: 0...200, using: &random)
      )
    }
    func picture(_ shift: Double) -> Image {
      var bytes: [UInt8] = []
      for y in 0..<197 {
        for x in 0..<width {
          var cover = 0.0
          for (index, center) in centers.enumerated() {
            let (dx, dy) = (Double(x) - center.0 - (index == 0 ? shift : 0), Double(y) - center.1)
            cover = max(cover, min(1, max(0, 9.5 - (dx * dx + dy * dy).squareRoot())))
          }
          bytes += [
            UInt8(20 + cover * 200), UInt8(230 - cover * 150), UInt8(90 + cover * 60),
            opaque ? 255 : UInt8(255 * cover),
          ]
        }
      }
      return Image(width: width, height: 197, bytes: bytes)
    }
    return (picture(0), picture(seed % 4 == 0 ? 0 : 1))
  }

  @Test(arguments: settings.indices) func isThatOfWholePictures(index: Int) throws {
    let comparer = FrameComparer(Self.settings[index])
    let readers = [PNGPairReader(), PNGPairReader(threadCount: 3)]
    var changedCount = 0
    for seed in 0..<UInt64(24) {
      let (old, new) = Self.pictures(
        width: 1 + Int(seed * 7 % 70), seed: seed, opaque: seed % 3 != 0)
      let regions = seed % 2 == 0 ? [] : Self.regions
      let (one, other) = (try old.png(), try new.png())
      // Decoded: a file has no colours under alpha 0.
      let whole = comparer.compare(
        expected: try Image(png: one), actual: try Image(png: other), regions: regions)
      let banded = comparer.compare(
        expected: one, actual: other, with: readers[Int(seed % 2)], regions: regions)
      #expect(banded == whole, "seed \(seed)")
      if whole.verdict == .changed { changedCount += 1 }
    }
    #expect(changedCount > 5)
  }
}
