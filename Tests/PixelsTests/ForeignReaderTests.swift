import Foundation
import Pixels
import Testing

/// Our files as other programs read them.
struct ForeignReaderTests {
  @Test(
    .enabled(if: Program.isInstalled("pngcheck"), "pngcheck is not installed"),
    arguments: PNGEncoderTests.cases, PNGPreset.allCases)
  func pngcheckFindsNothing(_ test: PNGEncoderTests.Case, _ preset: PNGPreset) throws {
    let path = try Self.write(test, preset)
    defer { try? FileManager.default.removeItem(atPath: path) }
    let output = try Program.output("pngcheck", ["-v", path])
    #expect(output.contains("No errors detected"), "\(output)")
  }

  /// Python's zlib, which checks the Adler-32, and a few lines that undo filters None and Up.
  @Test(
    .enabled(if: Program.isInstalled("python3"), "python3 is not installed"),
    arguments: PNGEncoderTests.cases, PNGPreset.allCases)
  func pythonReadsTheSamePixels(_ test: PNGEncoderTests.Case, _ preset: PNGPreset) throws {
    let path = try Self.write(test, preset)
    defer { try? FileManager.default.removeItem(atPath: path) }
    let output = try Program.output("python3", ["-c", Self.reader, path])
    let pixels = PNGEncoderTests.frame(test).straightRGBA
    let hexadecimal = pixels.map { byte in
      String(byte >> 4, radix: 16) + String(byte & 15, radix: 16)
    }
    #expect(output == hexadecimal.joined() + "\n")
  }

  static let reader = """
    import struct, sys, zlib
    data = open(sys.argv[1], 'rb').read()
    at, idat = 8, b''
    while at < len(data):
        size, kind = struct.unpack('>I4s', data[at:at + 8])
        body = data[at + 8:at + 8 + size]
        assert struct.unpack('>I', data[at + 8 + size:at + 12 + size])[0] == zlib.crc32(kind + body)
        if kind == b'IHDR': width, height, depth, color = struct.unpack('>IIBB', body[:10])
        if kind == b'IDAT': idat += body
        at += 12 + size
    raw = zlib.decompress(idat)
    channels = {2: 3, 6: 4}[color]
    step = 1 + channels * width
    assert len(raw) == step * height and depth == 8
    above = bytes(step)
    for y in range(height):
        row = raw[y * step:(y + 1) * step]
        if row[0] == 2: row = bytes((a + b) % 256 for a, b in zip(row, above))
        else: assert row[0] == 0
        above = row
        for x in range(width):
            pixel = row[1 + channels * x:1 + channels * (x + 1)]
            sys.stdout.write((pixel + b'\\xff')[:4].hex())
    print()
    """

  static func write(_ test: PNGEncoderTests.Case, _ preset: PNGPreset) throws -> String {
    let frame = PNGEncoderTests.frame(test)
    var encoder = try PNGEncoder(size: frame.size, preset: preset)
    let file = try frame.withView { try encoder.encode($0) }
    let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).png")
    try Data(file).write(to: url)
    return url.path()
  }
}
