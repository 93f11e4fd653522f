import TestSupport
import Testing

@testable import Pixels

/// Pairs of files read band by band against libpng.
@Suite(.enabled(if: CodecVersions.all["isa-l"] != nil))
struct PNGPairReaderTests {
  /// What a reader told of a pair: which rows differ, and their pixels.
  private struct Row: Hashable {
    var y: Int
    var expected: [UInt8]
    var actual: [UInt8]
  }

  private static func rows(
    _ expected: [UInt8], _ actual: [UInt8], threadCount: Int = 1
  ) -> [Row]? {
    rows(expected, actual, with: PNGPairReader(threadCount: threadCount))
  }

  private static func rows(
    _ expected: [UInt8], _ actual: [UInt8], with reader: PNGPairReader
  ) -> [Row]? {
    let read = reader.readRows(expected: expected, actual: actual) { band in
      var rows: [Row] = []
      let count = 4 * band.size.width
      band.forEachDifferingRow { y, old, new in
        rows.append(
          Row(
            y: y, expected: Array(UnsafeBufferPointer(start: old, count: count)),
            actual: Array(UnsafeBufferPointer(start: new, count: count))))
      }
      return rows
    }
    return read.map { $0.bands.flatMap { $0 ?? [] } }
  }

  private static func rows(decoded expected: [UInt8], _ actual: [UInt8]) throws -> [Row] {
    let (old, new) = (try Image(pngByLibPNG: expected), try Image(pngByLibPNG: actual))
    try #require(old.size == new.size)
    return (0..<old.height).compactMap { y in
      let bytes = 4 * y * old.width..<4 * (y + 1) * old.width
      let (one, other) = (Array(old.bytes[bytes]), Array(new.bytes[bytes]))
      return one == other ? nil : Row(y: y, expected: one, actual: other)
    }
  }

  /// Two pictures that differ in some rows.
  private static func pictures(
    width: Int, height: Int, opaque: Bool, seed: UInt64
  ) -> (Image, Image) {
    var random = SplitMix64(state: seed)
    var bytes = (0..<4 * width * height).map { index in
      index % 4 == 3
        ? (opaque ? 255 : UInt8.random(in: 1...255, using: &random))
        : UInt8.random(in: 0...3, using: &random)
    }
    let old = Image(width: width, height: height, bytes: bytes)
    for _ in 0..<Int.random(in: 0...4, using: &random) {
      let pixel = Int.random(in: 0..<width * height, using: &random)
      bytes[4 * pixel + Int.random(in: 0..<3, using: &random)] ^= 5
    }
    return (old, Image(width: width, height: height, bytes: bytes))
  }

  @Test(arguments: [1, 5, 63, 64, 65, 130, 200], [true, false])
  func findsTheRowsThatDiffer(height: Int, opaque: Bool) throws {
    for width in 1...70 {
      let (old, new) = Self.pictures(
        width: width, height: height, opaque: opaque, seed: UInt64(1000 * height + width))
      let presets: [PNGPreset] = [.fast, width % 7 == 0 ? .small : .fast]
      let files = (try old.png(preset: presets[0]), try new.png(preset: presets[1]))
      let read = try #require(Self.rows(files.0, files.1, threadCount: 1 + width % 3))
      #expect(read == (try Self.rows(decoded: files.0, files.1)), "\(width) × \(height)")
    }
  }

  /// One file is RGB and the other RGBA.
  @Test func readsTwoFormats() throws {
    let (old, _) = Self.pictures(width: 33, height: 140, opaque: true, seed: 3)
    var bytes = old.bytes
    bytes[4 * (33 * 100 + 7) + 3] = 128
    let files = (
      try old.png(), try Image(width: 33, height: 140, bytes: bytes).png()
    )
    let changed = try #require(Self.rows(files.0, files.1)).filter { $0.expected != $0.actual }
    #expect(changed.map(\.y) == [100])
    #expect(changed == (try Self.rows(decoded: files.0, files.1)))
  }

  /// The rows around those that differ are there, across the edges of bands.
  @Test(arguments: [0, 1, 2, 63, 64, 65, 150])
  func wholePicturesHaveTheRowsNearby(reach: Int) throws {
    let reader = PNGPairReader(threadCount: 2)
    for row in [0, 63, 64, 127, 200, 259] {
      let (old, _) = Self.pictures(width: 20, height: 260, opaque: false, seed: UInt64(row))
      var bytes = old.bytes
      bytes[4 * 20 * row] ^= 1
      let new = Image(width: 20, height: 260, bytes: bytes)
      let isRight = reader.read(expected: try old.png(), actual: try new.png(), reach: reach) {
        pair in
        #expect(pair.rows.contains { $0.contains(row) })
        #expect(pair.rows.reduce(0) { $0 + $1.count } <= 64)
        let near = max(0, row - reach)..<min(260, row + reach + 1)
        return (4 * 20 * near.lowerBound..<4 * 20 * near.upperBound).allSatisfy {
          pair.expected[$0] == old.bytes[$0] && pair.actual[$0] == new.bytes[$0]
        }
      }
      #expect(isRight == true)
    }
  }

  @Test func otherFilesAreLeftToLibpng() throws {
    let (old, new) = Self.pictures(width: 3, height: 3, opaque: true, seed: 1)
    let good = try old.png()
    let handmade = HandmadePNG(
      width: 3, height: 3, depth: 8, colorType: 6,
      rows: (0..<3).flatMap { _ in
        [0] + [UInt8](repeating: 7, count: 12)
      })
    #expect(Self.rows(good, handmade.bytes) == nil)
    #expect(Self.rows(handmade.bytes, good) == nil)
    let wide = Self.pictures(width: 4, height: 3, opaque: true, seed: 1).0
    #expect(Self.rows(good, try wide.png()) == nil)
    #expect(Self.rows(good, try new.png()) != nil)
  }

  // MARK: Files that are damaged or lie

  @Test func everyChangedByteIsNoticed() throws {
    let (old, new) = Self.pictures(width: 6, height: 70, opaque: true, seed: 5)
    let (good, file) = (try old.png(), try new.png())
    for index in file.indices {
      #expect(Self.rows(good, PNGDamageTests.flipped(file, at: index)) == nil)
      #expect(Self.rows(PNGDamageTests.flipped(file, at: index), good) == nil)
    }
    for count in file.indices { #expect(Self.rows(good, Array(file[..<count])) == nil) }
    #expect(Self.rows(good, file + [0]) == nil)
  }

  /// A reader keeps its memory from pair to pair, whose sizes and formats differ: rows of 133 pixels
  /// without alpha take fewer bytes in a file than those of 100 with it, and more as RGBA.
  @Test func oneReaderReadsPairsOfEverySize() throws {
    let reader = PNGPairReader()
    for (width, opaque) in [(100, false), (133, true), (7, false), (400, true), (399, false)] {
      let (old, new) = Self.pictures(
        width: width, height: 70, opaque: opaque, seed: UInt64(width))
      let files = (try old.png(), try new.png())
      let read = try #require(Self.rows(files.0, files.1, with: reader))
      #expect(try read == Self.rows(decoded: files.0, files.1), "\(width) pixels")
    }
  }

  /// Any byte of any chunk replaced, dropped or doubled and the CRC made right again: what libpng
  /// refuses is not read, and what is read is what libpng reads.
  @Test func damageBehindAValidChecksumIsNeverAnotherPicture() throws {
    let (old, new) = Self.pictures(width: 9, height: 150, opaque: false, seed: 6)
    let (good, file) = (try old.png(), try new.png())
    let whole = Pixels.Chunk.all(of: file).list
    var random = SplitMix64(state: 2)
    var readCount = 0
    for _ in 0..<1500 {
      var chunks = whole
      let chunk = Int.random(in: chunks.indices, using: &random)
      guard chunks[chunk].type != "sRGB",
        let index = chunks[chunk].data.indices.randomElement(using: &random)
      else { continue }
      switch Int.random(in: 0..<4, using: &random) {
      case 0: chunks[chunk].data[index] = UInt8.random(in: 0...255, using: &random)
      case 1: chunks[chunk].data[index] ^= 1 << UInt8.random(in: 0...7, using: &random)
      case 2: chunks[chunk].data.remove(at: index)
      default: chunks[chunk].data.insert(chunks[chunk].data[index], at: index)
      }
      let damaged = HandmadePNG.signature + chunks.flatMap(\.bytes)
      guard let rows = Self.rows(good, damaged) else { continue }
      readCount += 1
      #expect(rows == (try Self.rows(decoded: good, damaged)))
    }
    // The Adler-32 finds nearly all of it.
    #expect(readCount < 100)
  }

  /// A file of 8 × 128 pixels, RGBA: a row has 33 bytes, a band 2112.
  private static func file(bands: [[UInt8]], rows: [UInt8]) -> [UInt8] {
    let png = HandmadePNG(width: 8, height: 128, depth: 8, colorType: 6, rows: [])
    var data = bands
    data[0] = [0x78, 0x01] + data[0]
    let tail: [UInt8] = [0x03, 0x00] + HandmadePNG.bigEndian(Int(HandmadePNG.adler32(rows)))
    return HandmadePNG.file(
      [HandmadePNG.Chunk("IHDR", png.header)]
        + (data + [tail]).map { HandmadePNG.Chunk("IDAT", $0) } + [HandmadePNG.Chunk("IEND", [])])
  }

  private static func rows(of value: UInt8) -> [UInt8] {
    (0..<64).flatMap { _ in [0] + [UInt8](repeating: value, count: 32) }
  }

  /// A stored block (RFC 1951, 3.2.4), not the last.
  private static func stored(_ bytes: [UInt8], isLast: Bool = false) -> [UInt8] {
    let count = UInt16(bytes.count)
    return [isLast ? 1 : 0] + [count, ~count].flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] } + bytes
  }

  /// A block with fixed codes (RFC 1951, 3.2.6) that copies the 64 rows before it, and an empty
  /// stored one: 2112 = 8 · 258 + 48 bytes from 2112 bytes back.
  private static let copy: [UInt8] = {
    var bits: [Int] = [0, 1, 0]
    func code(_ value: Int, _ count: Int) {
      for bit in (0..<count).reversed() { bits.append(value >> bit & 1) }
    }
    func extra(_ value: Int, _ count: Int) {
      for bit in 0..<count { bits.append(value >> bit & 1) }
    }
    // Distance code 22 with 10 more bits is 2049 to 3072.
    for _ in 0..<8 {
      code(0b1100_0101, 8)  // 285: 258 bytes
      code(22, 5)
      extra(63, 10)
    }
    code(274 - 256, 7)  // 274: 43 to 50 bytes, 3 more bits
    extra(5, 3)
    code(22, 5)
    extra(63, 10)
    code(0, 7)  // the end of the block
    bits += [0, 0, 0]
    while bits.count % 8 != 0 { bits.append(0) }
    let bytes = Swift.stride(from: 0, to: bits.count, by: 8).map { start in
      (0..<8).reduce(UInt8(0)) { $0 | UInt8(bits[start + $1]) << UInt8($1) }
    }
    return bytes + [0, 0, 0xff, 0xff]
  }()

  /// Files whose second band is the same bytes and another picture, as it copies the first one.
  @Test func aBandThatRefersBackIsNotTakenForTheSame() throws {
    let files = [UInt8(1), 2].map { value in
      Self.file(
        bands: [Self.stored(Self.rows(of: value)), Self.copy],
        rows: Self.rows(of: value) + Self.rows(of: value))
    }
    // Valid files: libpng sees that all 128 rows differ.
    #expect(try Self.rows(decoded: files[0], files[1]).count == 128)
    #expect(Self.rows(files[0], files[1]) == nil)
  }

  /// The same second chunk starts in one file within a block of the first.
  @Test func aBandThatEndsWithinABlockIsNotRead() throws {
    let (one, two) = (Self.rows(of: 1), Self.rows(of: 2))
    let good = Self.file(bands: [Self.stored(one), Self.stored(two)], rows: one + two)
    #expect(Self.rows(good, good) == [])
    let open = Self.stored(one) + [0, 0x40, 0x08]
    for first in [
      open, Self.stored(one) + [0], Self.stored(one) + [0, 0, 0],
      Self.stored(one, isLast: true), Array(Self.stored(one).dropLast()),
      Self.stored(one + [0]), Self.stored(Array(one.dropLast())),
      // A dynamic block's header that is not complete.
      Self.stored(one) + [0b100, 0xff], [],
    ] {
      let file = Self.file(bands: [first, Self.stored(two)], rows: one + two)
      #expect(Self.rows(good, file) == nil, "\(first.count)")
      #expect(Self.rows(file, file) == nil, "\(first.count)")
    }
  }

  @Test func aFirstRowThatLooksUpIsLeftToLibpng() throws {
    var filtered = Self.rows(of: 1)
    filtered[0] = 2
    let two = Self.rows(of: 2)
    let file = Self.file(bands: [Self.stored(two), Self.stored(filtered)], rows: two + filtered)
    #expect(try Image(png: file).height == 128)
    #expect(Self.rows(file, file) == nil)
  }

  @Test func aWrongAdlerIsNoticedInEitherFile() {
    let (one, two) = (Self.rows(of: 1), Self.rows(of: 2))
    let good = Self.file(bands: [Self.stored(one), Self.stored(two)], rows: one + two)
    let bad = Self.file(bands: [Self.stored(one), Self.stored(one)], rows: one + two)
    #expect(Self.rows(good, bad) == nil)
    #expect(Self.rows(bad, good) == nil)
  }
}
