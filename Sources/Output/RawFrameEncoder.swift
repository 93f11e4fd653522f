import Pixels

/// Frames as bare pixels, four bytes each, rows without padding.
final class RawFrameEncoder: PixelEncoder {
  enum Layout: Hashable, Sendable {
    /// Red, green, blue, straight alpha.
    case rgba
    /// Blue, green, red, straight alpha.
    case bgra
    /// Blue, green, red over black and a byte without meaning: ffmpeg's `bgr0`.
    case overBlack
  }

  private let layout: Layout
  private var latest: EncodedFrame?

  init(_ layout: Layout) {
    self.layout = layout
  }

  func encode(_ view: PixelView, damage: PixelRect) throws(OutputError) -> EncodedFrame {
    if damage.isEmpty, let latest { return latest }
    let bytes =
      switch layout {
      case .rgba: RawFrame.rgba(view)
      case .bgra: RawFrame.bgra(view)
      // Premultiplied colours are those over black.
      case .overBlack: view.rowsWithoutPadding
      }
    let frame = EncodedFrame(bytes: bytes, digest: nil)
    latest = frame
    return frame
  }
}

extension PixelView {
  /// The pixels as they are.
  fileprivate var rowsWithoutPadding: [UInt8] {
    let rowBytes = 4 * width
    return [UInt8](unsafeUninitializedCapacity: rowBytes * height) { buffer, count in
      let target = UnsafeMutableRawBufferPointer(buffer)
      for row in 0..<height {
        let source = UnsafeRawBufferPointer(rebasing: bytes[(row * stride)...].prefix(rowBytes))
        UnsafeMutableRawBufferPointer(rebasing: target[(row * rowBytes)...])
          .copyMemory(from: source)
      }
      count = rowBytes * height
    }
  }
}
