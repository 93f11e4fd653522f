import Pixels
import Testing

/// Every colour type and depth against pixels worked out by hand from the standard's rules.
struct PNGReadingTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var png: HandmadePNG
    /// Straight RGBA.
    var pixels: [UInt8]
    var hasAlpha: Bool
  }

  static let cases = [
    // Samples of n bits are scaled by 255 / (2ⁿ − 1).
    Case(
      testDescription: "grey 1",
      png: HandmadePNG(width: 3, height: 1, depth: 1, colorType: 0, rows: [0, 0b1010_0000]),
      pixels: grey([255, 0, 255]), hasAlpha: false),
    Case(
      testDescription: "grey 2",
      png: HandmadePNG(width: 4, height: 1, depth: 2, colorType: 0, rows: [0, 0b0001_1011]),
      pixels: grey([0, 85, 170, 255]), hasAlpha: false),
    Case(
      testDescription: "grey 4",
      png: HandmadePNG(width: 2, height: 1, depth: 4, colorType: 0, rows: [0, 0x3f]),
      pixels: grey([51, 255]), hasAlpha: false),
    Case(
      testDescription: "grey 8, filter Sub",
      png: HandmadePNG(width: 3, height: 1, depth: 8, colorType: 0, rows: [1, 10, 5, 250]),
      pixels: grey([10, 15, 9]), hasAlpha: false),
    // 65535 → 255; 0x8000 · 255 / 65535 = 127.50; 0x80ff → 128.49; 0x0081 → 0.502.
    Case(
      testDescription: "grey 16 is rounded",
      png: HandmadePNG(
        width: 4, height: 1, depth: 16, colorType: 0,
        rows: [0, 0xff, 0xff, 0x80, 0x00, 0x80, 0xff, 0x00, 0x81]),
      pixels: grey([255, 128, 128, 1]), hasAlpha: false),
    Case(
      testDescription: "grey 8 with a transparent value",
      png: HandmadePNG(
        width: 2, height: 1, depth: 8, colorType: 0, rows: [0, 7, 8], transparency: [0, 7]),
      pixels: [7, 7, 7, 0, 8, 8, 8, 255], hasAlpha: true),
    // The transparent value is compared with 16 bits: 0x0708 is not 0x0709.
    Case(
      testDescription: "grey 16 with a transparent value",
      png: HandmadePNG(
        width: 2, height: 1, depth: 16, colorType: 0, rows: [0, 7, 8, 7, 9], transparency: [7, 8]),
      pixels: [7, 7, 7, 0, 7, 7, 7, 255], hasAlpha: true),
    Case(
      testDescription: "rgb 8, filter Up",
      png: HandmadePNG(
        width: 1, height: 2, depth: 8, colorType: 2, rows: [0, 1, 2, 3, 2, 10, 20, 30]),
      pixels: [1, 2, 3, 255, 11, 22, 33, 255], hasAlpha: false),
    Case(
      testDescription: "rgb 8 with a transparent colour",
      png: HandmadePNG(
        width: 2, height: 1, depth: 8, colorType: 2, rows: [0, 1, 2, 3, 1, 2, 4],
        transparency: [0, 1, 0, 2, 0, 3]),
      pixels: [1, 2, 3, 0, 1, 2, 4, 255], hasAlpha: true),
    Case(
      testDescription: "rgb 16",
      png: HandmadePNG(
        width: 1, height: 1, depth: 16, colorType: 2, rows: [0, 0xff, 0xff, 0, 0, 0x33, 0x33]),
      pixels: [255, 0, 51, 255], hasAlpha: false),
    Case(
      testDescription: "palette 1",
      png: HandmadePNG(
        width: 2, height: 1, depth: 1, colorType: 3, rows: [0, 0b0100_0000],
        palette: [1, 2, 3, 4, 5, 6]),
      pixels: [1, 2, 3, 255, 4, 5, 6, 255], hasAlpha: false),
    Case(
      testDescription: "palette 8 with alpha for the first entry only",
      png: HandmadePNG(
        width: 2, height: 1, depth: 8, colorType: 3, rows: [0, 1, 0],
        palette: [1, 2, 3, 4, 5, 6], transparency: [128]),
      pixels: [4, 5, 6, 255, 1, 2, 3, 128], hasAlpha: true),
    Case(
      testDescription: "grey with alpha 8",
      png: HandmadePNG(width: 1, height: 1, depth: 8, colorType: 4, rows: [0, 9, 100]),
      pixels: [9, 9, 9, 100], hasAlpha: true),
    Case(
      testDescription: "grey with alpha 16",
      png: HandmadePNG(width: 1, height: 1, depth: 16, colorType: 4, rows: [0, 9, 9, 100, 100]),
      pixels: [9, 9, 9, 100], hasAlpha: true),
    // Alpha 0 keeps its colour: the file's pixels, not ours, are compared by the diff.
    Case(
      testDescription: "rgba 8",
      png: HandmadePNG(
        width: 2, height: 1, depth: 8, colorType: 6, rows: [0, 1, 2, 3, 4, 5, 6, 7, 0]),
      pixels: [1, 2, 3, 4, 5, 6, 7, 0], hasAlpha: true),
    Case(
      testDescription: "rgba 16",
      png: HandmadePNG(
        width: 1, height: 1, depth: 16, colorType: 6, rows: [0, 1, 1, 2, 2, 3, 3, 4, 4]),
      pixels: [1, 2, 3, 4], hasAlpha: true),
    // Adam7 for 3 × 3: pass 1 has (0,0), pass 4 (2,0), pass 5 (0,2) and (2,2), pass 6 (1,0), then
    // (1,2), pass 7 the row 1; 2 and 3 are empty.
    Case(
      testDescription: "grey 8, interlaced",
      png: HandmadePNG(
        width: 3, height: 3, depth: 8, colorType: 0, isInterlaced: true,
        rows: [0, 1, 0, 3, 0, 7, 9, 0, 2, 0, 8, 0, 4, 5, 6]),
      pixels: grey([1, 2, 3, 4, 5, 6, 7, 8, 9]), hasAlpha: false),
    Case(
      testDescription: "colour space chunks change nothing",
      png: HandmadePNG(
        width: 1, height: 1, depth: 8, colorType: 2, rows: [0, 50, 100, 150],
        extraChunks: [
          HandmadePNG.Chunk("gAMA", HandmadePNG.bigEndian(100_000)),
          HandmadePNG.Chunk("iCCP", [0x78, 0, 0] + HandmadePNG.zlibStream([1, 2, 3])),
        ]),
      pixels: [50, 100, 150, 255], hasAlpha: false),
  ]

  static func grey(_ values: [UInt8]) -> [UInt8] { values.flatMap { [$0, $0, $0, 255] } }

  @Test(arguments: cases) func decodes(_ test: Case) throws {
    let image = try Image(png: test.png.bytes)
    #expect(image.size == PixelSize(width: test.png.width, height: test.png.height))
    #expect(image.bytes == test.pixels)
    #expect(image.hasAlpha == test.hasAlpha)
    #expect(try PNGHeader.probe(test.png.bytes).isInterlaced == test.png.isInterlaced)
  }
}
