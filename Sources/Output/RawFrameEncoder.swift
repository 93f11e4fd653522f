import Pixels

/// Frames as bare pixels, four bytes each, rows without padding, straight alpha.
final class RawFrameEncoder: PixelEncoder {
  private let order: RawFrame.Order
  private let size: PixelSize
  /// Nil where frames are small.
  private var pages: FramePages?
  private var latest: EncodedFrame?

  init(_ order: RawFrame.Order, size: PixelSize) {
    self.order = order
    self.size = size
    if FramePages.areWorth(4 * size.pixelCount) {
      pages = FramePages(count: 4 * size.pixelCount, unit: 4 * size.width)
    }
  }

  func encode(_ view: PixelView, damage: PixelRect) throws(OutputError) -> EncodedFrame {
    if damage.isEmpty, let latest { return latest }
    latest = nil  // Its parts that change are free to be made anew.
    let content = try content(of: view, damage: damage)
    let frame = EncodedFrame(content: content, digest: nil)
    latest = frame
    return frame
  }

  private func content(
    of view: PixelView, damage: PixelRect
  ) throws(OutputError) -> EncodedFrame.Content {
    let order = order
    let rowSize = 4 * size.width
    let changed = damage.y * rowSize..<(damage.y + max(damage.height, 0)) * rowSize
    // Parts are of whole rows.
    let updated = try pages?.update([changed]) { range, bytes in
      let rows = range.lowerBound / rowSize..<range.upperBound / rowSize
      RawFrame.copy(view, rows: rows, as: order, to: bytes)
    }
    return updated.map { .pages($0) } ?? .bytes(RawFrame.copy(view, as: order))
  }
}
