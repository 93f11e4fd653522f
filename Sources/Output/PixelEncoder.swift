public import Pixels

/// Makes the bytes of drawn frames.
///
/// Remembers the frame before, of which it reuses what has not changed: it must be given every
/// frame that its worker draws, in the order they are drawn. The bytes depend on the frame alone.
///
/// A class, since workers keep several side by side; used from one thread.
public final class PixelEncoder {
  enum Format {
    case png
    /// Bare pixels with straight alpha.
    case straight(RawFrame.Order)
    /// Bare pixels over black: blue, green, red and a byte without meaning (ffmpeg's `bgr0`).
    case flattened
  }

  private let format: Format
  private var png: PNGEncoder
  private var digester: FrameDigest
  private var latest: EncodedFrame?

  init(_ format: Format, size: PixelSize) {
    self.format = format
    png = PNGEncoder(size: size, preset: .fast)
    digester = FrameDigest(size: size)
  }

  public func encode(
    _ view: PixelView, change: FrameChange
  ) throws(OutputError) -> EncodedFrame {
    let damage: PixelRect?
    switch (change, latest) {
    case (.nothing, let latest?): return latest
    case (.rect(let rect), _?): damage = rect
    case (.nothing, nil), (.rect, nil), (.everything, _): damage = nil
    }
    let frame = try encode(view, damage: damage)
    latest = frame
    return frame
  }

  /// - Parameter damage: Nil where everything has changed.
  private func encode(
    _ view: PixelView, damage: PixelRect?
  ) throws(OutputError) -> EncodedFrame {
    switch format {
    case .png:
      do throws(PNGError) {
        return EncodedFrame(
          bytes: try png.encode(view, damage: damage),
          digest: digester.digest(view, damage: damage))
      } catch {
        throw .cannotEncode(reason: error.description)
      }
    case .straight(let order):
      return EncodedFrame(bytes: RawFrame.bytes(of: view, order: order), digest: nil)
    case .flattened:
      // Premultiplied colours are those over black.
      return EncodedFrame(bytes: view.rowsWithoutPadding, digest: nil)
    }
  }
}

extension PixelView {
  fileprivate var rowsWithoutPadding: [UInt8] {
    let rowCount = width * 4
    return [UInt8](unsafeUninitializedCapacity: rowCount * height) { buffer, count in
      for row in 0..<height {
        let start = row * stride
        UnsafeMutableRawBufferPointer(rebasing: UnsafeMutableRawBufferPointer(buffer)[
          (row * rowCount)...]
        ).copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes[start..<(start + rowCount)]))
      }
      count = rowCount * height
    }
  }
}
