import Platform

/// The bytes of a worker's latest frame, in parts of about a huge page: those that do not change are
/// shared by frame after frame, so that they are neither copied nor take memory again while frames
/// wait for a slow reader.
struct FramePages {
  private let ranges: [Range<Int>]
  private let pool: PagePool
  /// Nil where a part is being made.
  private var pages: [SharedPages?] = []

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
    if pages.isEmpty { pages = Array(repeating: nil, count: ranges.count) }
    // What changes is given back before anything is made, so that its memory can serve at once.
    for (index, range) in ranges.enumerated()
    where changed.contains(where: { $0.overlaps(range) }) {
      pages[index] = nil
    }
    return try ranges.enumerated().map { (index, range) throws(OutputError) in
      if let same = pages[index] { return same }
      guard let made = pool.make(count: range.count, fill: { fill(range, $0) }) else {
        throw .cannotEncode(reason: "no memory for a frame")
      }
      pages[index] = made
      return made
    }
  }
}
