/// A PNG file put together byte by byte from the text of the standard, without the code that
/// is tested: stored deflate blocks, a bitwise CRC, the plain Adler loop.
struct HandmadePNG {
  var width: Int
  var height: Int
  var depth: UInt8
  var colorType: UInt8
  var isInterlaced = false
  /// Filtered rows.
  var rows: [UInt8]
  var palette: [UInt8] = []
  var transparency: [UInt8] = []
  /// Chunks to stand before PLTE.
  var extraChunks: [Chunk] = []

  struct Chunk: Sendable {
    var type: String
    var data: [UInt8]

    init(_ type: String, _ data: [UInt8]) {
      self.type = type
      self.data = data
    }

    var bytes: [UInt8] {
      let body = Array(type.utf8) + data
      return HandmadePNG.bigEndian(data.count) + body
        + HandmadePNG.bigEndian(Int(HandmadePNG.crc32(body)))
    }
  }

  static let signature: [UInt8] = [137, 80, 78, 71, 13, 10, 26, 10]

  var bytes: [UInt8] { Self.file(chunks) }

  var chunks: [Chunk] {
    var chunks = [Chunk("IHDR", header)] + extraChunks
    if !palette.isEmpty { chunks.append(Chunk("PLTE", palette)) }
    if !transparency.isEmpty { chunks.append(Chunk("tRNS", transparency)) }
    return chunks + [Chunk("IDAT", Self.zlibStream(rows)), Chunk("IEND", [])]
  }

  static func file(_ chunks: [Chunk]) -> [UInt8] {
    chunks.reduce(signature) { $0 + $1.bytes }
  }

  var header: [UInt8] {
    Self.bigEndian(width) + Self.bigEndian(height)
      + [depth, colorType, 0, 0, isInterlaced ? 1 : 0]
  }

  static func zlibStream(_ bytes: [UInt8]) -> [UInt8] {
    precondition(bytes.count < 65_536, "one stored block")
    let count = UInt16(bytes.count)
    let lengths = [count, ~count].flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }
    return [0x78, 0x01, 0x01] + lengths + bytes + bigEndian(Int(adler32(bytes)))
  }

  static func bigEndian(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8((value >> $0) & 255) }
  }

  static func crc32(_ bytes: [UInt8]) -> UInt32 {
    var crc: UInt32 = 0xffff_ffff
    for byte in bytes {
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xedb8_8320 : crc >> 1 }
    }
    return ~crc
  }

  static func adler32(_ bytes: [UInt8]) -> UInt32 {
    var (a, b): (UInt32, UInt32) = (1, 0)
    for byte in bytes {
      a = (a + UInt32(byte)) % 65521
      b = (b + a) % 65521
    }
    return b << 16 | a
  }
}
