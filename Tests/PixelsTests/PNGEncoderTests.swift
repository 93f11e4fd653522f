import Pixels
import TestSupport
import Testing

struct PNGEncoderTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var width: Int
    var height: Int
    var isOpaque: Bool
    var isNoise = false
  }

  static let cases = [
    Case(testDescription: "one pixel", width: 1, height: 1, isOpaque: true),
    Case(testDescription: "one band", width: 40, height: 64, isOpaque: false),
    Case(testDescription: "a row more than a band", width: 33, height: 65, isOpaque: true),
    Case(testDescription: "many bands", width: 91, height: 300, isOpaque: false),
    Case(testDescription: "opaque noise", width: 301, height: 131, isOpaque: true, isNoise: true),
    Case(testDescription: "noise", width: 301, height: 131, isOpaque: false, isNoise: true),
  ]

  static func frame(_ test: Case) -> TestFrame {
    var random = SplitMix64(state: 7)
    var frame = TestFrame(width: test.width, height: test.height, padding: 8)
    let all = PixelRect(size: frame.size)
    frame.fill(all, straight: [240, 240, 245, test.isOpaque ? 255 : 200])
    let count = test.isNoise ? test.width * test.height : 40
    for _ in 0..<count {
      let rect = test.isNoise ? pixel(in: all, &random) : rect(in: all, &random)
      frame.fill(rect, straight: color(isOpaque: test.isOpaque, &random))
    }
    return frame
  }

  static func color(isOpaque: Bool, _ random: inout SplitMix64) -> [Int] {
    (0..<3).map { _ in Int.random(in: 0...255, using: &random) }
      + [isOpaque ? 255 : Int.random(in: 0...255, using: &random)]
  }

  static func pixel(in area: PixelRect, _ random: inout SplitMix64) -> PixelRect {
    PixelRect(
      x: Int.random(in: 0..<area.width, using: &random),
      y: Int.random(in: 0..<area.height, using: &random), width: 1, height: 1)
  }

  static func rect(in area: PixelRect, _ random: inout SplitMix64) -> PixelRect {
    var rect = pixel(in: area, &random)
    rect.width = Int.random(in: 1...area.width - rect.x, using: &random)
    rect.height = Int.random(in: 1...min(area.height - rect.y, 40), using: &random)
    return rect
  }

  @Test(arguments: cases, PNGPreset.allCases)
  func decodesToTheStraightPixels(_ test: Case, _ preset: PNGPreset) throws {
    let frame = Self.frame(test)
    var encoder = try PNGEncoder(size: frame.size, preset: preset)
    let file = try frame.withView { try encoder.encode($0) }
    let image = try Image(png: file)
    #expect(image.bytes == frame.straightRGBA)
    #expect(image.hasAlpha == !test.isOpaque)
    // The same file from the decoded picture.
    #expect(try image.png(preset: preset) == file)
  }

  @Test(arguments: cases)
  func smallFilesAreNoLarger(_ test: Case) throws {
    let frame = Self.frame(test)
    var fast = try PNGEncoder(size: frame.size, preset: .fast)
    var small = try PNGEncoder(size: frame.size, preset: .small)
    let sizes = try frame.withView { (try fast.encode($0).count, try small.encode($0).count) }
    #expect(sizes.1 <= sizes.0)
  }

  /// A ramp over both axes has no row, and no pixel but its neighbours', twice. As differences from
  /// the row above, every row of a band but the first is the same: a row and a few bytes a band.
  @Test(arguments: PNGPreset.allCases)
  func rampsAreStoredAsDifferences(_ preset: PNGPreset) throws {
    var frame = TestFrame(width: 256, height: 128)
    for y in 0..<128 {
      for x in 0..<256 {
        let rect = PixelRect(x: x, y: y, width: 1, height: 1)
        frame.fill(rect, straight: [(x * 7 + y * 3) % 256, (x * x + y * 5) % 256, y, 255])
      }
    }
    var encoder = try PNGEncoder(size: frame.size, preset: preset)
    let file = try frame.withView { try encoder.encode($0) }
    #expect(file.count < 2 * (3 * 256 + 800))
    #expect(try Image(png: file).bytes == frame.straightRGBA)
  }

  /// 300 frames, each with some rectangles drawn and their box as damage. Now and then all
  /// turns opaque or not, and sometimes nothing changes.
  @Test func keptBandsGiveTheSameFile() throws {
    var random = SplitMix64(state: 42)
    var frame = TestFrame(width: 70, height: 331)
    let all = PixelRect(size: frame.size)
    var encoder = try PNGEncoder(size: frame.size)
    var both = try PNGEncoder(size: frame.size)
    var mixed = try PNGEncoder(size: frame.size)
    var digester = FrameDigester(size: frame.size)
    for index in 0..<300 {
      var damage = PixelRect(x: 0, y: 0, width: 0, height: 0)
      if index % 29 == 0 {
        frame.fill(all, straight: Self.color(isOpaque: true, &random))
        damage = all
      } else if index % 5 != 0 {
        for _ in 0..<3 {
          let rect = Self.rect(in: all, &random)
          frame.fill(rect, straight: Self.color(isOpaque: index % 29 < 8, &random))
          damage = damage.union(rect)
        }
      }
      try frame.withView { view in
        var fresh = try PNGEncoder(size: frame.size)
        let file = try encoder.encode(view, damage: damage)
        let both = try both.encodeAndDigest(view, damage: damage)
        #expect(try file == fresh.encode(view) && file == both.file, "frame \(index)")
        let digest = FrameDigest(view)
        #expect(digester.digest(view, damage: damage) == digest, "frame \(index)")
        #expect(both.digest == digest, "frame \(index)")
        // Now and then a frame without a digest goes between.
        if index % 37 == 0 {
          _ = try mixed.encode(view, damage: damage)
        } else {
          #expect(try mixed.encodeAndDigest(view, damage: damage).digest == digest)
        }
      }
    }
  }

  @Test func damageOutsideTheFrameIsCutOff() throws {
    var frame = TestFrame(width: 4, height: 200)
    var encoder = try PNGEncoder(size: frame.size)
    _ = try frame.withView { try encoder.encode($0) }
    frame.fill(PixelRect(x: 0, y: 190, width: 4, height: 10), straight: [1, 2, 3, 255])
    let file = try frame.withView {
      try encoder.encode($0, damage: PixelRect(x: -5, y: 180, width: 100, height: 1000))
    }
    #expect(try Image(png: file).bytes == frame.straightRGBA)
  }

  /// The damage is believed: this is what makes unchanged bands cost nothing.
  @Test func bandsWithoutDamageAreNotLookedAt() throws {
    var frame = TestFrame(width: 4, height: 128)
    var encoder = try PNGEncoder(size: frame.size)
    let before = try frame.withView { try encoder.encode($0) }
    frame.fill(PixelRect(x: 0, y: 100, width: 1, height: 1), straight: [1, 2, 3, 255])
    let after = try frame.withView {
      try encoder.encode($0, damage: PixelRect(x: 0, y: 0, width: 4, height: 64))
    }
    #expect(after == before)
  }
}
