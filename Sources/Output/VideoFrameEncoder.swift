import Pixels

/// Frames as a video encoder takes them; only what changed is converted.
final class VideoFrameEncoder: PixelEncoder {
  private var picture: VideoFrame
  /// Nil where frames are small.
  private var pages: FramePages?
  private var latest: EncodedFrame?

  init(size: PixelSize) {
    picture = VideoFrame(size: size)
    let count = picture.bytes.count
    if FramePages.areWorth(count) { pages = FramePages(count: count, unit: 1) }
  }

  func encode(_ view: PixelView, damage: PixelRect) throws(OutputError) -> EncodedFrame {
    if damage.isEmpty, let latest { return latest }
    let rows = latest == nil ? 0..<view.height : damage.y..<damage.y + damage.height
    // A frame that was handed out as an array shares its memory with the picture.
    latest = nil
    let changed = picture.update(view, rows: rows)
    let updated = try pages?.update(changed) { range, bytes in
      picture.bytes.withUnsafeBytes { source in
        bytes.copyMemory(from: UnsafeRawBufferPointer(rebasing: source[range]))
      }
    }
    let frame = EncodedFrame(
      content: updated.map { .pages($0) } ?? .bytes(picture.bytes), digest: nil)
    latest = frame
    return frame
  }
}
