import Pixels
import TestSupport

extension Image {
  /// One colour.
  static func plain(_ color: [UInt8], width: Int = 64, height: Int = 64) -> Image {
    Image(
      width: width, height: height, bytes: (0..<width * height).flatMap { _ in color })
  }

  /// A disc with a smooth edge on a plain ground, a channel of every 23rd pixel at random.
  static func disc(x centerX: Double, y centerY: Double) -> Image {
    var random = SplitMix64(state: 7)
    var bytes: [UInt8] = []
    for y in 0..<64 {
      for x in 0..<96 {
        let (dx, dy) = (Double(x) - centerX, Double(y) - centerY)
        let cover = min(1, max(0, 20.8 - (dx * dx + dy * dy).squareRoot()))
        var pixel = [
          UInt8(20 + cover * 200), UInt8(230 - cover * 150), UInt8(90 + cover * 60), 255,
        ]
        let number = random.next()
        if number % 23 == 0 {
          pixel[Int((number >> 8) % 3)] = UInt8(truncatingIfNeeded: number >> 16)
        }
        bytes += pixel
      }
    }
    return Image(width: 96, height: 64, bytes: bytes)
  }

  /// Pixels at random, of which every fourth or so is transparent.
  static func noise(width: Int, height: Int, seed: UInt64) -> Image {
    var random = SplitMix64(state: seed)
    let bytes: [UInt8] = (0..<width * height).flatMap { _ in
      let number = random.next()
      let alpha: UInt8 = number & 3 == 0 ? 0 : number & 3 == 1 ? 128 : 255
      return [
        UInt8(truncatingIfNeeded: number >> 8), UInt8(truncatingIfNeeded: number >> 16),
        UInt8(truncatingIfNeeded: number >> 24), alpha,
      ]
    }
    return Image(width: width, height: height, bytes: bytes)
  }

  /// The picture with other bytes where `change` gives some.
  func changing(_ change: (_ x: Int, _ y: Int, _ pixel: [UInt8]) -> [UInt8]) -> Image {
    var bytes = self.bytes
    for y in 0..<height {
      for x in 0..<width {
        let offset = 4 * (y * width + x)
        bytes.replaceSubrange(
          offset..<offset + 4, with: change(x, y, Array(bytes[offset..<offset + 4])))
      }
    }
    return Image(width: width, height: height, bytes: bytes)
  }
}
