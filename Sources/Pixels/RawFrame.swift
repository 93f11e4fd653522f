import PixelShim

/// Frames as bytes without a file format: rows without padding, four bytes a pixel, straight
/// alpha, colours 0 where alpha is 0.
///
/// The straight colour of a premultiplied c at alpha a is round(255 c / a), halves up.
public enum RawFrame {
  /// Red, green, blue, alpha. `rgba` of ffmpeg.
  public static func rgba(_ view: PixelView) -> [UInt8] {
    filled(view.size) {
      _ = ps_bgra_to_rgba(
        $0, 4 * view.width, view.row(0), view.stride, view.width, view.height, nil)
    }
  }

  /// Blue, green, red, alpha. `bgra` of ffmpeg.
  public static func bgra(_ view: PixelView) -> [UInt8] {
    filled(view.size) {
      ps_bgra_to_straight_bgra(
        $0, 4 * view.width, view.row(0), view.stride, view.width, view.height)
    }
  }

  static func filled(
    _ size: PixelSize, _ fill: (UnsafeMutablePointer<UInt8>?) -> Void
  ) -> [UInt8] {
    let count = 4 * size.pixelCount
    return [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      fill(buffer.baseAddress)
      initialized = count
    }
  }
}
