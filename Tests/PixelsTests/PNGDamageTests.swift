import Pixels
import TestSupport
import Testing

/// Files that are broken, cut, hostile or something else.
struct PNGDamageTests {
  static let good = HandmadePNG(
    width: 2, height: 2, depth: 8, colorType: 2,
    rows: [0, 1, 2, 3, 4, 5, 6, 0, 7, 8, 9, 10, 11, 12])

  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var bytes: [UInt8]
    var error: PNGError
  }

  static let text = HandmadePNG.Chunk("tEXt", Array("a\0b".utf8))
  static let palette = HandmadePNG.Chunk("PLTE", [1, 2, 3])

  static let cases = [
    Case(testDescription: "nothing", bytes: [], error: .notPNG),
    Case(testDescription: "JPEG", bytes: [0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0, 0], error: .notPNG),
    Case(testDescription: "half a signature", bytes: [137, 80, 78, 71], error: .truncated),
    Case(
      testDescription: "line ends converted",
      bytes: [137, 80, 78, 71, 10, 26, 10] + good.bytes[8...],
      error: .notPNG),
    Case(
      testDescription: "a changed bit in IHDR", bytes: flipped(good.bytes, at: 8 + 8 + 3),
      error: .badChecksum(chunk: "IHDR")),
    Case(
      testDescription: "a changed bit in IDAT", bytes: flipped(good.bytes, at: 8 + 25 + 8 + 9),
      error: .badChecksum(chunk: "IDAT")),
    Case(
      testDescription: "a changed bit in an unimportant chunk",
      bytes: flipped(with(extra: HandmadePNG.Chunk("tEXt", Array("a\0b".utf8))), at: 8 + 25 + 8),
      error: .badChecksum(chunk: "tEXt")),
    Case(testDescription: "bytes after the end", bytes: good.bytes + [0], error: .trailingBytes),
    Case(
      testDescription: "animated",
      bytes: with(extra: HandmadePNG.Chunk("acTL", [0, 0, 0, 1, 0, 0, 0, 0])), error: .animated),
    Case(
      testDescription: "no image data",
      bytes: HandmadePNG.file([good.chunks[0], HandmadePNG.Chunk("IEND", [])]),
      error: .corrupt(reason: "no image data")),
    Case(
      testDescription: "width 0", bytes: changed { $0.width = 0 },
      error: .corrupt(reason: "invalid width")),
    Case(
      testDescription: "depth 3", bytes: changed { $0.depth = 3 },
      error: .corrupt(reason: "colour type 2 with 3 bits a sample does not exist")),
    Case(
      testDescription: "palette with 16 bits",
      bytes: changed { ($0.colorType, $0.depth) = (3, 16) },
      error: .corrupt(reason: "colour type 3 with 16 bits a sample does not exist")),
    Case(
      testDescription: "another chunk first",
      bytes: HandmadePNG.file([HandmadePNG.Chunk("IDAT", [])]),
      error: .corrupt(reason: "the first chunk is not IHDR")),
    Case(
      testDescription: "two headers",
      bytes: HandmadePNG.file([good.chunks[0]] + good.chunks),
      error: .corrupt(reason: "a second IHDR")),
    Case(
      testDescription: "a chunk within the image data",
      bytes: HandmadePNG.file(
        [good.chunks[0], good.chunks[1], text, HandmadePNG.Chunk("IDAT", []), good.chunks[2]]),
      error: .corrupt(reason: "a chunk between those of the image data")),
    Case(
      testDescription: "a palette's picture without palette",
      bytes: changed { ($0.colorType, $0.rows) = (3, [0, 0, 0, 0, 0, 0]) },
      error: .corrupt(reason: "no PLTE before the image data")),
    Case(
      testDescription: "two palettes",
      bytes: HandmadePNG.file([good.chunks[0], palette, palette] + good.chunks[1...]),
      error: .corrupt(reason: "a second PLTE")),
    Case(
      testDescription: "a palette after the image data",
      bytes: HandmadePNG.file([good.chunks[0], good.chunks[1], palette, good.chunks[2]]),
      error: .corrupt(reason: "PLTE after the image data")),
    Case(
      testDescription: "a transparent colour after the image data",
      bytes: HandmadePNG.file(
        [good.chunks[0], good.chunks[1], HandmadePNG.Chunk("tRNS", [0, 1, 0, 2, 0, 3])]
          + [good.chunks[2]]),
      error: .corrupt(reason: "tRNS after the image data")),
    Case(
      testDescription: "side above the limit", bytes: changed { $0.width = 32_768 },
      error: .sideTooLarge(size: PixelSize(width: 32_768, height: 2), limit: 32_767)),
    // Under 100 bytes that would be 3.6 GB.
    Case(
      testDescription: "more pixels than the limit",
      bytes: changed { ($0.width, $0.height) = (30_000, 30_000) },
      error: .tooManyPixels(size: PixelSize(width: 30_000, height: 30_000), limit: 1 << 26)),
    // Within the limits, yet deflate cannot make 201 MB out of 25 bytes.
    Case(
      testDescription: "more pixels than the data can hold",
      bytes: changed { ($0.width, $0.height) = (8192, 8192) },
      error: .corrupt(reason: "not enough image data")),
  ]

  @Test(arguments: cases) func isRefused(_ test: Case) {
    #expect(throws: test.error) { try Image(png: test.bytes) }
  }

  @Test func everyCutIsTruncated() {
    let bytes = Self.good.bytes
    for count in 1..<bytes.count {
      #expect(throws: PNGError.truncated) { try Image(png: Array(bytes[..<count])) }
    }
  }

  @Test func everyChangedByteIsNoticed() {
    let bytes = Self.good.bytes
    for index in bytes.indices {
      #expect(throws: PNGError.self) { try Image(png: Self.flipped(bytes, at: index)) }
    }
  }

  @Test func missingRowsAreNoticed() {
    #expect(throws: PNGError.self) {
      try Image(png: Self.changed { $0.rows.removeLast(7) })
    }
  }

  /// The CRC of the chunk is right, the Adler-32 inside it is not.
  @Test func wrongChecksumOfThePixelsIsNoticed() {
    var chunks = Self.good.chunks
    chunks[1].data[chunks[1].data.count - 1] ^= 1
    let bytes = HandmadePNG.file(chunks)
    #expect(throws: PNGError.corrupt(reason: "IDAT: incorrect data check")) {
      try Image(png: bytes)
    }
  }

  /// Damage that the CRCs do not show: any byte of any chunk replaced, the CRCs made right again.
  /// The outcome is a picture of the size in the header or an error, under the sanitizers too.
  @Test(arguments: PNGReadingTests.cases)
  func damageBehindAValidChecksumIsSurvived(_ test: PNGReadingTests.Case) throws {
    var random = SplitMix64(state: 1)
    let limits = ImageLimits(maximumPixelCount: 1 << 16)
    var refusedCount = 0
    for _ in 0..<200 {
      var chunks = test.png.chunks
      let chunk = Int.random(in: chunks.indices, using: &random)
      guard let index = chunks[chunk].data.indices.randomElement(using: &random) else { continue }
      chunks[chunk].data[index] = UInt8.random(in: 0...255, using: &random)
      let bytes = HandmadePNG.file(chunks)
      do throws(PNGError) {
        let size = try Image(png: bytes, limits: limits).size
        let header = try PNGHeader.probe(bytes)
        #expect(size == header.size)
      } catch {
        #expect(!error.description.isEmpty)
        refusedCount += 1
      }
    }
    #expect(refusedCount > 0)
  }

  @Test func headerOfADamagedFileIsStillRead() throws {
    let header = try PNGHeader.probe(Array(Self.good.bytes.prefix(33)))
    #expect(header.size == PixelSize(width: 2, height: 2))
    #expect(header.bitsPerSample == 8)
  }

  @Test func limitsCanBeRaised() throws {
    let row: [UInt8] = [0] + [UInt8](repeating: 0b0101_0101, count: 5000)
    let png = HandmadePNG(width: 40_000, height: 1, depth: 1, colorType: 0, rows: row)
    #expect(throws: PNGError.self) { try Image(png: png.bytes) }
    #expect(try Image(png: png.bytes, limits: ImageLimits(maximumSide: 40_000)).width == 40_000)
    #expect(throws: PNGError.self) {
      try Image(png: Self.good.bytes, limits: ImageLimits(maximumPixelCount: 3))
    }
  }

  @Test(arguments: [
    (
      PNGError.badChecksum(chunk: "IDAT"), "the PNG file is damaged: wrong checksum in chunk 'IDAT'"
    ),
    (
      .tooManyPixels(size: PixelSize(width: 30_000, height: 20_000), limit: 100),
      "the picture is 30000 × 20000 px, 600000000 pixels, must be at most 100 pixels"
    ),
  ])
  func words(_ error: PNGError, _ text: String) {
    #expect(error.description == text)
  }

  static func flipped(_ bytes: [UInt8], at index: Int) -> [UInt8] {
    var bytes = bytes
    bytes[index] ^= 1
    return bytes
  }

  static func changed(_ change: (inout HandmadePNG) -> Void) -> [UInt8] {
    var png = good
    change(&png)
    return png.bytes
  }

  static func with(extra chunk: HandmadePNG.Chunk) -> [UInt8] {
    changed { $0.extraChunks = [chunk] }
  }
}
