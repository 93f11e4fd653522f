import Motion
import Output
import Pixels
import Testing

/// Frames of which only a part changes, against encoders that see each frame as their first.
struct PixelEncoderTests {
  /// Some parts of a large frame are shared by frames; a small one is one array.
  @Test(arguments: [OutputFormat.rgba, .bgra, .mp4], [(37, 20), (600, 2101)])
  func damagedFramesAreWholeOnes(format: OutputFormat, size: (width: Int, height: Int)) throws {
    let pixelSize = PixelSize(width: size.width, height: size.height)
    let stride = 4 * size.width + 12
    var bytes = [UInt8](repeating: 0, count: stride * size.height)
    let encoder = try pixelEncoder(format, size: pixelSize)
    var frames: [(found: EncodedFrame, expected: [UInt8])] = []
    let last = size.height - 1
    for (number, rows) in [0..<0, 0..<1, last..<last + 1, 5..<9, 0..<0, 3..<last].enumerated() {
      for y in rows {
        for x in 0..<4 * size.width { bytes[y * stride + x] = UInt8((x + y + 50 * number) & 127) }
        for x in 0..<size.width { bytes[y * stride + 4 * x + 3] = number % 2 == 0 ? 255 : 128 }
      }
      let damage = PixelRect(x: 0, y: rows.lowerBound, width: size.width, height: rows.count)
      try bytes.withUnsafeBytes { buffer in
        let view = PixelView(
          bytes: buffer, width: size.width, height: size.height, stride: stride)
        let found = try encoder.encode(view, damage: damage)
        let fresh = try pixelEncoder(format, size: pixelSize).encode(view, damage: damage)
        frames.append((found, fresh.bytes))
      }
    }
    // Compared only now: later frames must not have changed earlier ones.
    for frame in frames { #expect(frame.found.bytes == frame.expected) }
    let bytesPerPixel = format == .mp4 ? 1.5 : 4
    let even = VideoFrame.evenSize(of: pixelSize)
    let count = format == .mp4 ? even.pixelCount : pixelSize.pixelCount
    #expect(frames[0].expected.count == Int(bytesPerPixel * Double(count)))
  }

  func pixelEncoder(_ format: OutputFormat, size: PixelSize) throws -> any PixelEncoder {
    let svg = SVGWriter(scale: 1) { _ in nil }
    let encoder = try FrameEncoder(format: format, size: size, FrameEncoding(svg: svg))
    guard case .pixels(let encoder) = encoder else { throw NoPixels() }
    return encoder
  }

  struct NoPixels: Error {}
}
