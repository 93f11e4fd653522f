import PixelShim
public import Pixels

/// Compares two pictures of one frame.
public struct FrameComparer: Sendable {
  public let settings: DiffSettings

  public init(_ settings: DiffSettings = DiffSettings()) {
    self.settings = settings
  }

  /// How many rows around one that differs are looked at: the detection of antialiased pixels looks
  /// at the neighbours of neighbours.
  public var reach: Int { max(settings.metric.detectsAntialiasing ? 2 : 0, settings.maxShift) }

  /// - Parameters:
  ///   - regions: In pixels; of several at a place the first holds.
  public func compare(
    expected: Image, actual: Image, regions: [DiffRegion] = []
  ) -> FrameComparison {
    withPair(expected, actual) { pair, overlap in
      compare(pair, overlap: overlap, regions: regions) { _, _, _ in }
    }
  }

  /// As ``compare(expected:actual:regions:)``, of pictures that need not be whole.
  ///
  /// - Parameter pair: With at least ``reach`` rows around those that may differ.
  public func compare(_ pair: PicturePair, regions: [DiffRegion] = []) -> FrameComparison {
    compare(pair, overlap: pair.size, regions: regions) { _, _, _ in }
  }

  /// As ``compare(expected:actual:regions:)``, with the verdict on every pixel. Of two sizes the
  /// smallest size that holds both is meant.
  public func judge(
    expected: Image, actual: Image, regions: [DiffRegion] = []
  ) -> (comparison: FrameComparison, pixels: PixelVerdicts) {
    judge(expected: expected, actual: actual, regions: regions, isScalar: false)
  }

  func judge(
    expected: Image, actual: Image, regions: [DiffRegion], isScalar: Bool
  ) -> (comparison: FrameComparison, pixels: PixelVerdicts) {
    withPair(expected, actual) { pair, overlap in
      var pixels = PixelVerdicts(size: pair.size)
      var comparison = compare(pair, overlap: overlap, regions: regions, isScalar: isScalar) {
        pixels.set(row: $0, deltas: $1, verdicts: $2)
      }
      comparison.expectedSize = expected.size
      comparison.actualSize = actual.size
      return (comparison, pixels)
    }
  }

  /// Gives the pictures, and the size of what both have, to `body`.
  private func withPair<Result>(
    _ expected: Image, _ actual: Image, _ body: (PicturePair, PixelSize) -> Result
  ) -> Result {
    let (one, other) = (expected.size, actual.size)
    let size = PixelSize(
      width: max(one.width, other.width), height: max(one.height, other.height))
    let overlap = PixelSize(
      width: min(one.width, other.width), height: min(one.height, other.height))
    return expected.padded(to: size).bytes.withUnsafeBufferPointer { old in
      actual.padded(to: size).bytes.withUnsafeBufferPointer { new in
        guard let old = old.baseAddress, let new = new.baseAddress else {
          preconditionFailure("a picture has a pixel")
        }
        return body(
          PicturePair(size: size, expected: old, actual: new, rows: [0..<size.height]), overlap)
      }
    }
  }

  /// - Parameters:
  ///   - overlap: What lies outside of it differs as much as can be.
  ///   - eachRow: Receives the rows with a difference: index, differences and verdicts.
  private func compare(
    _ pictures: PicturePair, overlap: PixelSize, regions: [DiffRegion], isScalar: Bool = false,
    eachRow: (Int, UnsafeBufferPointer<UInt8>, UnsafeBufferPointer<UInt8>) -> Void
  ) -> FrameComparison {
    let size = pictures.size
    let pair = PixelPair(
      a: pictures.expected, b: pictures.actual, width: size.width, height: size.height)
    let judge = PixelJudge(size: size, pair: pair, settings: settings, regions: regions)
    var tally = RowTally(size, rows: 0..<size.height, overlap: overlap, isScalar: isScalar)
    for y in pictures.rows.joined() {
      let start = 4 * y * size.width
      tally.add(RowPair(y: y, a: pair.a + start, b: pair.b + start), judge: judge, eachRow)
    }
    return comparison(tally, size: size, pair: pair)
  }

  /// As ``compare(expected:actual:regions:)``, where ``reach`` is 0, of two PNG files in bands.
  ///
  /// - Returns: Nil where the reader cannot read them so.
  public func compare(
    expected: [UInt8], actual: [UInt8], with reader: PNGPairReader, regions: [DiffRegion] = []
  ) -> FrameComparison? {
    guard reach == 0 else {
      return reader.read(expected: expected, actual: actual, reach: reach) {
        compare($0, regions: regions)
      }
    }
    let settings = settings
    let read = reader.readRows(expected: expected, actual: actual) { band -> RowTally in
      let judge = PixelJudge(size: band.size, pair: nil, settings: settings, regions: regions)
      var tally = RowTally(band.size, rows: band.rows, overlap: band.size)
      band.forEachDifferingRow {
        tally.add(RowPair(y: $0, a: $1, b: $2), judge: judge) { _, _, _ in }
      }
      return tally
    }
    guard let read else { return nil }
    var whole = RowTally(read.size, rows: 0..<read.size.height, overlap: read.size)
    for band in read.bands.compactMap(\.self) { whole.take(band) }
    return comparison(whole, size: read.size, pair: nil)
  }

  private func comparison(
    _ tally: RowTally, size: PixelSize, pair: PixelPair?
  ) -> FrameComparison {
    var comparison = FrameComparison.identical(size: size)
    guard let grid = tally.grid else { return comparison }
    comparison.raw = tally.count
    comparison.counted = grid.counted
    comparison.antialiased = grid.antialiased
    comparison.ignored = grid.ignored
    comparison.maxChannelDelta = tally.largest
    comparison.meanDelta = Double(tally.sum) / Double(size.pixelCount)
    let probe = pair.map { ShiftProbe(pair: $0, limit: settings.maxShift) }
    comparison.clusters = grid.clusters().map { cluster in
      var cluster = cluster
      cluster.shift = probe?.shift(of: cluster.bounds)
      return cluster
    }
    comparison.bounds = comparison.clusters.map(\.bounds).reduce(nil) { $0?.union($1) ?? $1 }
    comparison.verdict =
      comparison.counted > settings.maxChanged || !tally.hasSameSize ? .changed : .belowThreshold
    return comparison
  }
}

extension Image {
  /// The picture with transparent pixels to its right and below.
  public func padded(to size: PixelSize) -> Image {
    guard size != self.size else { return self }
    var bytes = [UInt8](repeating: 0, count: 4 * size.pixelCount)
    for y in 0..<height {
      let row = 4 * y * width
      bytes.replaceSubrange(
        4 * y * size.width..<4 * (y * size.width + width), with: self.bytes[row..<row + 4 * width])
    }
    return Image(width: size.width, height: size.height, bytes: bytes)
  }
}
