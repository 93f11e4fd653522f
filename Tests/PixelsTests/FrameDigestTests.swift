import Pixels
import Testing

struct FrameDigestTests {
  /// Computed with `printf … | xxhsum -H2` (xxHash 0.8.1).
  @Test(arguments: [
    ("", "99aa06d3014798d86001c324468d497f"),
    ("abc", "06b05ab6733a618578af5f94892f3950"),
  ])
  func hashIsThatOfXxhsum(_ text: String, _ expected: String) {
    #expect(XXH3Digest(of: Array(text.utf8)).hexadecimal == expected)
  }

  /// The definition carried out by other means: straight RGBA pixel by pixel, cut by hand,
  /// hashed band by band, hashed again.
  @Test(arguments: [(1, 1), (5, 64), (7, 65), (3, 200)])
  func isTheHashOfTheBandsHashes(_ width: Int, _ height: Int) {
    let frame = PNGEncoderTests.frame(
      PNGEncoderTests.Case(testDescription: "", width: width, height: height, isOpaque: false))
    let pixels = frame.straightRGBA
    let bandSize = 64 * 4 * width
    var digests: [UInt8] = []
    for start in stride(from: 0, to: pixels.count, by: bandSize) {
      digests += XXH3Digest(of: Array(pixels[start..<min(start + bandSize, pixels.count)])).bytes
    }
    let expected = "xxh3-64rows:" + XXH3Digest(of: digests).hexadecimal
    #expect(frame.withView { FrameDigest($0).description } == expected)
    #expect(FrameDigest(Image(width: width, height: height, bytes: pixels)).description == expected)
  }

  @Test func coloursUnderAlphaZeroDoNotCount() {
    let black = Image(width: 1, height: 1, bytes: [0, 0, 0, 0])
    let red = Image(width: 1, height: 1, bytes: [255, 0, 0, 0])
    #expect(FrameDigest(black) == FrameDigest(red))
    #expect(FrameDigest(black) != FrameDigest(Image(width: 1, height: 1, bytes: [255, 0, 0, 1])))
  }

  @Test func everyBitOfAPixelCounts() {
    let frame = TestFrame(width: 3, height: 70)
    let digest = frame.withView { FrameDigest($0) }
    for bit in 0..<8 {
      var changed = frame
      changed.bytes[69 * frame.stride + 4 + 3] ^= UInt8(1 << bit)
      #expect(changed.withView { FrameDigest($0) } != digest)
    }
  }

  @Test func readsItsOwnText() throws {
    let digest = FrameDigest(Image(width: 1, height: 1, bytes: [1, 2, 3, 4]))
    #expect(FrameDigest(digest.description) == digest)
  }

  @Test(arguments: [
    "", "xxh3-64rows:", "99aa06d3014798d86001c324468d497f",
    "xxh3-64rows:99aa06d3014798d86001c324468d497", "xxh3-64rows:99AA06D3014798D86001C324468D497F",
    "xxh3-64rows:99aa06d3014798d86001c324468d497g", "md5:99aa06d3014798d86001c324468d497f",
  ])
  func refusesOtherTexts(_ text: String) {
    #expect(FrameDigest(text) == nil)
  }
}
