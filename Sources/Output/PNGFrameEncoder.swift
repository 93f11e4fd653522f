import Pixels

/// Frames as PNG files, each with the digest of its pixels.
final class PNGFrameEncoder: PixelEncoder {
  private var encoder: PNGEncoder
  private var digester: FrameDigester

  init(size: PixelSize) throws(OutputError) {
    encoder = try PNGFrameEncoder.wrap { () throws(PNGError) in try PNGEncoder(size: size) }
    digester = FrameDigester(size: size)
  }

  func encode(_ view: PixelView, damage: PixelRect) throws(OutputError) -> EncodedFrame {
    EncodedFrame(
      bytes: try PNGFrameEncoder.wrap { () throws(PNGError) in
        try encoder.encode(view, damage: damage)
      },
      digest: digester.digest(view, damage: damage).description)
  }

  private static func wrap<Result: ~Copyable>(
    _ body: () throws(PNGError) -> Result
  ) throws(OutputError) -> Result {
    do throws(PNGError) {
      return try body()
    } catch {
      throw .cannotEncode(reason: error.description)
    }
  }
}
