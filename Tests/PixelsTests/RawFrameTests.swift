import Pixels
import Testing

struct RawFrameTests {
  /// All pairs of a colour and an alpha that a premultiplied pixel can have, against
  /// round(255 c / a) in integers: the largest q with 2 a q − a ≤ 510 c.
  @Test func straightColoursAreRoundedExactly() {
    var frame = TestFrame(width: 256, height: 256, padding: 12)
    for alpha in 0..<256 {
      for color in 0...alpha {
        let start = alpha * frame.stride + 4 * color
        frame.bytes.replaceSubrange(
          start..<start + 4,
          with: [UInt8(color), UInt8(alpha - color), UInt8(alpha), UInt8(alpha)])
      }
    }
    let rgba = frame.withView { RawFrame.rgba($0) }
    let bgra = frame.withView { RawFrame.bgra($0) }
    func expected(_ color: Int, _ alpha: Int) -> UInt8 {
      alpha == 0 ? 0 : UInt8((510 * color + alpha) / (2 * alpha))
    }
    for alpha in 0..<256 {
      for color in 0...alpha {
        let start = 4 * (256 * alpha + color)
        let blue = expected(color, alpha)
        let green = expected(alpha - color, alpha)
        let red: UInt8 = alpha == 0 ? 0 : 255
        #expect(Array(rgba[start..<start + 4]) == [red, green, blue, UInt8(alpha)])
        #expect(Array(bgra[start..<start + 4]) == [blue, green, red, UInt8(alpha)])
      }
    }
  }

  /// Straight to premultiplied is round(c a / 255) for all pairs, and colours that are
  /// premultiplied twice through the straight form do not drift.
  @Test func premultiplyingIsExactAndStable() {
    var straight: [UInt8] = []
    for alpha in 0..<256 {
      for color in 0..<256 { straight += [UInt8(color), UInt8(255 - color), 255, UInt8(alpha)] }
    }
    let premultiplied = Image(width: 256, height: 256, bytes: straight).premultipliedBGRA
    for alpha in 0..<256 {
      for color in 0..<256 {
        let start = 4 * (256 * alpha + color)
        let expected = [255, 255 - color, color].map { UInt8((2 * $0 * alpha + 255) / 510) }
        #expect(Array(premultiplied[start..<start + 3]) == expected)
      }
    }
    let again = premultiplied.withUnsafeBytes { bytes in
      Image(PixelView(bytes: bytes, width: 256, height: 256, stride: 1024)).premultipliedBGRA
    }
    #expect(again == premultiplied)
  }

  @Test func opaqueFramesAreCopied() {
    var frame = TestFrame(width: 5, height: 3, padding: 4)
    frame.fill(PixelRect(size: frame.size), straight: [10, 20, 30, 255])
    #expect(frame.withView { $0.isOpaque })
    #expect(frame.withView { RawFrame.rgba($0) } == frame.straightRGBA)
    frame.fill(PixelRect(x: 4, y: 2, width: 1, height: 1), straight: [10, 20, 30, 254])
    #expect(!frame.withView { $0.isOpaque })
    #expect(frame.withView { RawFrame.rgba($0) } == frame.straightRGBA)
  }
}
