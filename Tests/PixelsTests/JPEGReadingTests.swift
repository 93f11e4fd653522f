import Foundation
import Pixels
import Testing

/// Reading JPEG, against another program's decoding: see ``JPEGVectors``.
@Suite struct JPEGReadingTests {
  static func bytes(_ base64: String) throws -> [UInt8] {
    Array(try #require(Data(base64Encoded: base64)))
  }

  /// Red, green and blue; that alpha is 255 everywhere is checked on the way.
  static func rgb(_ image: Image) -> [UInt8] {
    var result: [UInt8] = []
    for at in stride(from: 0, to: image.bytes.count, by: 4) {
      #expect(image.bytes[at + 3] == 255)
      result += image.bytes[at..<at + 3]
    }
    return result
  }

  @Test(arguments: JPEGVectors.all)
  func pixelsAreThoseOfPillow(_ vector: JPEGVectors.Vector) throws {
    let file = try Self.bytes(vector.file)
    let image = try Image(jpeg: file)
    #expect(image.size == PixelSize(width: 17, height: 11))
    #expect(!image.hasAlpha)
    #expect(Self.rgb(image) == (try Self.bytes(vector.pixels)))
    let header = try JPEGHeader.probe(file)
    #expect(header.size == image.size && header.orientation == 1)
  }

  /// An APP1 marker after the signature, in either byte order, with another entry before it.
  static func turned(_ file: [UInt8], _ orientation: UInt8, isLittle: Bool) -> [UInt8] {
    func short(_ value: UInt8) -> [UInt8] { isLittle ? [value, 0] : [0, value] }
    func long(_ value: UInt8) -> [UInt8] { isLittle ? [value, 0, 0, 0] : [0, 0, 0, value] }
    func entry(_ tag: [UInt8], _ value: UInt8) -> [UInt8] {
      (isLittle ? tag.reversed() : tag) + short(3) + long(1) + short(value) + [0, 0]
    }
    let tiff: [UInt8] =
      Array((isLittle ? "II" : "MM").utf8) + short(42) + long(8) + short(2)
      + entry([0x01, 0x00], 6) + entry([0x01, 0x12], orientation) + long(0)
    let exif = Array("Exif\0\0".utf8) + tiff
    return Array(file[..<2]) + [0xFF, 0xE1, 0, UInt8(exif.count + 2)] + exif + file[2...]
  }

  @Test(arguments: 1...8, [false, true])
  func orientationIsApplied(_ orientation: Int, _ isLittle: Bool) throws {
    let plain = try Self.bytes(JPEGVectors.plain)
    let file = Self.turned(plain, UInt8(orientation), isLittle: isLittle)
    let image = try Image(jpeg: file)
    #expect(
      image.size
        == (orientation < 5 ? PixelSize(width: 6, height: 4) : PixelSize(width: 4, height: 6)))
    #expect(Self.rgb(image) == (try Self.bytes(JPEGVectors.upright[orientation - 1])))
    let header = try JPEGHeader.probe(file)
    #expect(header.size == image.size && header.orientation == orientation)
  }

  /// An orientation that does not exist is none, and so is one in Exif data that is cut off anywhere.
  @Test func brokenOrientationIsNone() throws {
    let plain = try Self.bytes(JPEGVectors.plain)
    for orientation: UInt8 in [0, 9, 255] {
      let file = Self.turned(plain, orientation, isLittle: true)
      #expect(try JPEGHeader.probe(file).orientation == 1)
    }
    let file = Self.turned(plain, 6, isLittle: false)
    let length = Int(file[5])
    // The value ends 6 bytes before the data do.
    for kept in 2..<length - 6 {
      var cut = Array(file[..<(4 + kept)]) + file[(4 + length)...]
      cut[5] = UInt8(kept)
      #expect(try JPEGHeader.probe(cut).orientation == 1, "\(kept) bytes kept")
    }
  }

  @Test func fourColoursAreRefused() throws {
    var file = try Self.bytes(JPEGVectors.cmyk)
    #expect(throws: JPEGError.fourColours) { try Image(jpeg: file) }
    // The transform in Adobe's marker: 2 is YCCK.
    let adobe = try #require(file.indices.first { file[$0...].starts(with: "Adobe".utf8) })
    file[adobe + 11] = 2
    #expect(throws: JPEGError.fourColours) { try JPEGHeader.probe(file) }
  }

  @Test(arguments: JPEGVectors.all) func everyCutIsAnError(_ vector: JPEGVectors.Vector) throws {
    let file = try Self.bytes(vector.file)
    for count in file.indices {
      #expect(throws: JPEGError.self, "\(count) bytes") { try Image(jpeg: Array(file[..<count])) }
    }
    #expect(throws: JPEGError.truncated) { try Image(jpeg: file.dropLast(2)) }
    #expect(throws: JPEGError.truncated) { try Image(jpeg: Array(file[..<(file.count - 30)])) }
  }

  /// Cameras append previews and films.
  @Test func whatComesAfterTheEndIsIgnored() throws {
    let file = try Self.bytes(JPEGVectors.all[0].file)
    #expect(try Image(jpeg: file + [0, 0xFF, 0xD8, 1, 2, 3]) == Image(jpeg: file))
  }

  /// Any byte replaced: an error or some picture of the size in the header, and no crash.
  @Test(arguments: JPEGVectors.all) func damageDoesNoHarm(_ vector: JPEGVectors.Vector) throws {
    let file = try Self.bytes(vector.file)
    let limits = ImageLimits(maximumSide: 300)
    for at in file.indices {
      for value: UInt8 in [0, 0x7F, 0xFF, file[at] ^ 1] {
        var damaged = file
        damaged[at] = value
        guard let image = try? Image(jpeg: damaged, limits: limits) else { continue }
        #expect(image.size == (try JPEGHeader.probe(damaged).size))
      }
    }
  }

  @Test func damagedDataIsAnError() throws {
    let file = try Self.bytes(JPEGVectors.all[2].file)
    let scan = try #require(file.indices.first { file[$0...].starts(with: [0xFF, 0xDA]) })
    let broken = Array(file[..<(scan + 20)]) + [0xFF, 0xD9]
    #expect(throws: JPEGError.self) { try Image(jpeg: broken) }
  }

  /// The size is in the frame header (B.2.2: marker, length, precision, height, width), and judged
  /// before anything of that size is allocated.
  @Test func sizeIsJudgedFromTheHeader() throws {
    var file = try Self.bytes(JPEGVectors.all[0].file)
    let frame = try #require(file.indices.first { file[$0...].starts(with: [0xFF, 0xC0]) })
    file.replaceSubrange((frame + 5)..<(frame + 9), with: [0xFD, 0xE8, 0xFD, 0xE8])
    let size = PixelSize(width: 65_000, height: 65_000)
    #expect(throws: JPEGError.tooLarge(.side(size, limit: 32_767))) { try Image(jpeg: file) }
    let limits = ImageLimits(maximumSide: 65_535)
    #expect(throws: JPEGError.tooLarge(.pixels(size, limit: 1 << 26))) {
      try Image(jpeg: file, limits: limits)
    }
  }

  @Test func otherFilesAreToldApart() throws {
    #expect(throws: JPEGError.notJPEG) { try Image(jpeg: []) }
    #expect(throws: JPEGError.notJPEG) { try Image(jpeg: [0xFF, 0xD8]) }
    #expect(throws: JPEGError.notJPEG) { try Image(jpeg: [0x89, 0x50, 0x4E, 0x47]) }
    #expect(throws: JPEGError.self) { try Image(jpeg: [0xFF, 0xD8, 0xFF, 0xE0, 0, 16]) }
  }
}
