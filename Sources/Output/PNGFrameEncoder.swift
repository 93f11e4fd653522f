import Pixels

/// Frames as PNG files, each with the digest of its pixels.
final class PNGFrameEncoder: PixelEncoder {
  private var encoder: PNGEncoder

  init(size: PixelSize, preset: PNGPreset) throws(OutputError) {
    encoder = try PNGFrameEncoder.wrap { () throws(PNGError) in
      try PNGEncoder(size: size, preset: preset)
    }
  }

  func encode(_ view: PixelView, damage: PixelRect) throws(OutputError) -> EncodedFrame {
    let (file, digest) = try PNGFrameEncoder.wrap { () throws(PNGError) in
      try encoder.encodeAndDigest(view, damage: damage)
    }
    return EncodedFrame(bytes: file, digest: digest.description)
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
