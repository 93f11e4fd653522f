import Testing

@testable import Pixels

/// Both compressors, whichever of them the presets use in this build.
struct CodecTests {
  @Test(arguments: PNGEncoderTests.cases)
  func isalAndZlibGiveTheSamePixels(_ test: PNGEncoderTests.Case) throws {
    let frame = PNGEncoderTests.frame(test)
    for codec in PNGCodec.allCases {
      var encoder = try PNGEncoder(size: frame.size, codec: codec)
      let file = try frame.withView { try encoder.encode($0) }
      #expect(try Image(png: file).bytes == frame.straightRGBA, "\(codec)")
    }
  }
}
