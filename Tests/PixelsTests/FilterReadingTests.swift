import PixelShim
import TestSupport
import Testing

@testable import Pixels

/// Files with filters, as other programs write them, against libpng.
struct FilterReadingTests {
  /// A file whose rows have filters at random, in stored blocks and several chunks.
  private static func file(
    width: Int, height: Int, alpha: Bool, filters: Range<UInt8> = 0..<5, seed: UInt64
  ) -> [UInt8] {
    var random = SplitMix64(state: seed)
    let count = width * (alpha ? 4 : 3)
    var rows: [UInt8] = []
    for _ in 0..<height {
      rows.append(UInt8.random(in: filters, using: &random))
      // Small steps as well as large ones, so that all predictors are taken.
      let spread: UInt8 = Bool.random(using: &random) ? 255 : 3
      rows += (0..<count).map { _ in UInt8.random(in: 0...spread, using: &random) }
    }
    let png = HandmadePNG(
      width: width, height: height, depth: 8, colorType: alpha ? 6 : 2, rows: rows)
    var data: [UInt8] = [0x78, 0x9c]
    var rest = rows[...]
    while !rest.isEmpty {
      let block = rest.prefix(Int.random(in: 1...9000, using: &random))
      rest = rest.dropFirst(block.count)
      let count = UInt16(block.count)
      data += [rest.isEmpty ? 1 : 0]
      data += [count, ~count].flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] } + block
    }
    data += HandmadePNG.bigEndian(Int(HandmadePNG.adler32(rows)))
    var chunks = [HandmadePNG.Chunk("IHDR", png.header), HandmadePNG.Chunk("tEXt", [65, 0, 66])]
    var left = data[...]
    while !left.isEmpty {
      let part = left.prefix(Int.random(in: 1...5000, using: &random))
      left = left.dropFirst(part.count)
      chunks.append(HandmadePNG.Chunk("IDAT", Array(part)))
    }
    return HandmadePNG.file(chunks + [HandmadePNG.Chunk("IEND", [])])
  }

  private static func isReadByISAL(_ bytes: [UInt8]) -> Bool {
    var header = ps_png_header()
    var message = ps_message()
    guard ps_png_scan(bytes, bytes.count, &header, &message) == PS_OK else { return false }
    var pixels = [UInt8](repeating: 0, count: 4 * Int(header.width) * Int(header.height))
    return ps_png_decode_isal(bytes, &header, &pixels)
  }

  @Test(arguments: [true, false]) func everyFilterIsUndone(alpha: Bool) throws {
    for width in 1...70 {
      for filter in UInt8(0)..<6 {
        let filters = filter == 5 ? 0..<5 : filter..<filter + 1
        let file = Self.file(
          width: width, height: 1 + width % 9, alpha: alpha, filters: filters,
          seed: UInt64(10 * width) + UInt64(filter))
        #expect(Self.isReadByISAL(file) || !ps_has_isal())
        #expect(
          try Image(png: file).bytes == (try Image(pngByLibPNG: file).bytes),
          "width \(width), filter \(filter)")
      }
    }
  }

  /// More than a part of rows that are undone at once, and rows longer than one.
  @Test(arguments: [(70, 1500), (70_000, 3), (1000, 200)])
  func rowsAreReadInParts(width: Int, height: Int) throws {
    let file = Self.file(width: width, height: height, alpha: width % 20 == 0, seed: 4)
    var limits = ImageLimits()
    limits.maximumSide = 100_000
    #expect(Self.isReadByISAL(file) || !ps_has_isal())
    #expect(
      try Image(png: file, limits: limits).bytes
        == (try Image(pngByLibPNG: file, limits: limits).bytes))
  }

  /// Whatever is wrong with a file, the outcome is that of libpng: the same picture or the same words.
  @Test func damageIsToldByLibPNG() {
    var random = SplitMix64(state: 8)
    var refused = 0
    for round in 0..<600 {
      let file = Self.file(width: 11, height: 12, alpha: round % 2 == 0, seed: UInt64(round))
      var chunks = Chunk.all(of: file).list
      let chunk = Int.random(in: 1..<chunks.count, using: &random)
      let index = chunks[chunk].data.indices.randomElement(using: &random) ?? 0
      switch Int.random(in: 0..<6, using: &random) {
      case 0 where !chunks[chunk].data.isEmpty:
        chunks[chunk].data[index] = UInt8.random(in: 0...255, using: &random)
      case 1: chunks[chunk].data.insert(7, at: index)
      case 2 where !chunks[chunk].data.isEmpty: chunks[chunk].data.remove(at: index)
      case 3: chunks.insert(Chunk(type: "IDAT", data: [1, 2, 3]), at: chunks.count - 1)
      case 4: chunks.insert(Chunk(type: ["ABCD", "PLTE", "tRNS"][index % 3], data: [1]), at: 1)
      default: chunks[chunk].data = Array(chunks[chunk].data.prefix(index))
      }
      let damaged = HandmadePNG.signature + chunks.flatMap(\.bytes)
      let outcome = Result { try Image(png: damaged) }
      let expected = Result { try Image(pngByLibPNG: damaged) }
      switch (outcome, expected) {
      case (.success(let image), .success(let other)): #expect(image == other)
      case (.failure(let error), .failure(let other)):
        refused += 1
        #expect("\(error)" == "\(other)")
      case (.success, .failure), (.failure, .success):
        Issue.record("\(outcome) is not \(expected)")
      }
    }
    #expect(refused > 200)
  }
}
