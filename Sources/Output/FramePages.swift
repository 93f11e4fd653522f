import Platform

/// The bytes of a worker's latest frame, in parts of about a huge page: those that do not change are
/// shared by frame after frame, so that they are neither copied nor take memory again while frames
/// wait for a slow reader.
struct FramePages {
  private let ranges: [Range<Int>]
  private let pool: PagePool
  private var pages: [SharedPages] = []

  /// - Parameters:
  ///   - count: Bytes of a frame.
  ///   - unit: Each part but the last is a multiple of so many bytes.
  init(count: Int, unit: Int) {
    let size = max(1, PagePool.unit / unit) * unit
    pool = PagePool(atLeast: size)
    ranges = stride(from: 0, to: count, by: size).map { $0..<min($0 + size, count) }
  }

  /// Whether frames of so many bytes are worth pages of their own: they take whole huge pages.
  static func areWorth(_ count: Int) -> Bool { count >= PagePool.unit }

  /// The frame after the latest one.
  ///
  /// - Parameters:
  ///   - changed: The bytes that may differ; ignored for the first frame.
  ///   - fill: Writes a range of the frame's bytes.
  mutating func update(
    _ changed: [Range<Int>], fill: (Range<Int>, UnsafeMutableRawBufferPointer) -> Void
  ) throws(OutputError) -> [SharedPages] {
    let isFirst = pages.isEmpty
    var next: [SharedPages] = []
    for (index, range) in ranges.enumerated() {
      if !isFirst, !changed.contains(where: { $0.overlaps(range) }) {
        next.append(pages[index])
        continue
      }
      let made = pool.make(count: range.count) { fill(range, $0) }
      guard let made else { throw .cannotEncode(reason: "no memory for a frame") }
      next.append(made)
    }
    pages = next
    return next
  }
}
