/// A frame cut into bands of 64 rows, the last one possibly lower. Compressed data and digests
/// are kept band by band, so that a band without a change costs nothing.
struct Bands {
  static let rowsPerBand = 64

  let size: PixelSize

  var count: Int { (size.height + Self.rowsPerBand - 1) / Self.rowsPerBand }

  var all: Range<Int> { 0..<count }

  func rows(of band: Int) -> Range<Int> {
    let first = band * Self.rowsPerBand
    return first..<min(first + Self.rowsPerBand, size.height)
  }

  /// The bands in which something may have changed.
  ///
  /// - Parameter damage: Nil means anywhere. Parts outside the frame do not count.
  func touched(by damage: PixelRect?) -> Range<Int> {
    guard let damage else { return all }
    let visible = damage.intersection(PixelRect(size: size))
    if visible.isEmpty { return 0..<0 }
    let lastRow = visible.y + visible.height - 1
    return visible.y / Self.rowsPerBand..<lastRow / Self.rowsPerBand + 1
  }
}
