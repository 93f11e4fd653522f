import PixelShim

/// Two files of one size, and which of their bands are the same.
struct BandedPair: Sendable {
  let expected: BandedPNG
  let actual: BandedPNG
  let isSame: [Bool]
  /// Those that differ and those near.
  let isWanted: [Bool]

  var bands: Bands { expected.bands }
  var size: PixelSize { bands.size }

  init?(_ expected: [UInt8], _ actual: [UInt8], reach: Int) {
    guard let old = BandedPNG(expected), let new = BandedPNG(actual),
      old.bands.size == new.bands.size
    else { return nil }
    let bands = old.bands.all
    let isSame = bands.map { old.hasSame(band: $0, as: new) }
    let near = (reach + Bands.rowsPerBand - 1) / Bands.rowsPerBand
    isWanted = bands.map { band in
      isSame[max(band - near, 0)...min(band + near, bands.upperBound - 1)].contains(false)
    }
    (self.expected, self.actual, self.isSame) = (old, new, isSame)
  }
}

/// A band of two files, borrowed.
public struct BandPair {
  let index: Int
  let files: BandedPair
  let scratch: BandScratch

  /// Of the pictures.
  public var size: PixelSize { files.size }
  /// The rows of the band.
  public var rows: Range<Int> { files.bands.rows(of: index) }

  /// Calls `body` with each row that differs, ascending: its index and its pixels in both pictures,
  /// straight RGBA.
  public func forEachDifferingRow(
    _ body: (Int, UnsafePointer<UInt8>, UnsafePointer<UInt8>) -> Void
  ) {
    let hasSameFormat = files.expected.header.color_type == files.actual.header.color_type
    for (line, y) in rows.enumerated() {
      if hasSameFormat, scratch.expected.hasSameRow(line, as: scratch.actual, in: files.expected) {
        continue
      }
      body(
        y, scratch.expected.pixels(ofRow: line, in: files.expected),
        scratch.actual.pixels(ofRow: line, in: files.actual))
    }
  }
}
