import PixelShim

/// Frames as bytes without a file format: rows without padding, four bytes a pixel, straight
/// alpha, colours 0 where alpha is 0.
///
/// The straight colour of a premultiplied c at alpha a is round(255 c / a), halves up.
public enum RawFrame {
  /// The order of a pixel's bytes, in ffmpeg's words.
  public enum Order: Hashable, Sendable {
    case rgba, bgra
  }

  /// Red, green, blue, alpha.
  public static func rgba(_ view: PixelView) -> [UInt8] { copy(view, as: .rgba) }

  /// Blue, green, red, alpha.
  public static func bgra(_ view: PixelView) -> [UInt8] { copy(view, as: .bgra) }

  public static func copy(_ view: PixelView, as order: Order) -> [UInt8] {
    filled(view.size) { copy(view, rows: 0..<view.height, as: order, to: $0) }
  }

  /// Copies some rows.
  ///
  /// - Parameter bytes: Room for the rows, `4 * width` bytes each.
  public static func copy(
    _ view: PixelView, rows: Range<Int>, as order: Order, to bytes: UnsafeMutableRawBufferPointer
  ) {
    precondition(bytes.count >= 4 * view.width * rows.count, "the rows do not fit")
    copy(
      view, rows: rows, as: order, to: bytes.baseAddress?.assumingMemoryBound(to: UInt8.self))
  }

  private static func copy(
    _ view: PixelView, rows: Range<Int>, as order: Order, to out: UnsafeMutablePointer<UInt8>?
  ) {
    let source = view.row(rows.lowerBound)
    let rowSize = 4 * view.width
    switch order {
    case .rgba:
      _ = ps_bgra_to_rgba(out, rowSize, source, view.stride, view.width, rows.count, nil)
    case .bgra:
      ps_bgra_to_straight_bgra(out, rowSize, source, view.stride, view.width, rows.count)
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
