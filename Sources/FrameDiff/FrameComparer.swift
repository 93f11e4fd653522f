import PixelShim
public import Pixels

/// Compares two pictures of one frame.
public struct FrameComparer: Sendable {
  public let settings: DiffSettings

  public init(_ settings: DiffSettings = DiffSettings()) {
    self.settings = settings
  }

  /// - Parameters:
  ///   - regions: In pixels; of several at a place the first holds.
  public func compare(
    expected: Image, actual: Image, regions: [DiffRegion] = []
  ) -> FrameComparison {
    judge(expected: expected, actual: actual, regions: regions).comparison
  }

  /// As ``compare(expected:actual:regions:)``, with the verdict on every pixel. Of two sizes the
  /// smallest size that holds both is meant.
  public func judge(
    expected: Image, actual: Image, regions: [DiffRegion] = []
  ) -> (comparison: FrameComparison, pixels: PixelVerdicts) {
    let size = PixelSize(
      width: max(expected.width, actual.width), height: max(expected.height, actual.height))
    let (old, new) = (expected.padded(to: size), actual.padded(to: size))
    var (deltas, total, rows) = PixelDeltas.compute(old, new)
    if expected.size != actual.size {
      total.count += PixelDeltas.markOutside([expected.size, actual.size], in: size, &deltas)
      total.largest = 255
      rows = Array(0..<size.height)
    }
    let verdicts =
      total.count == 0
      ? [UInt8](repeating: 0, count: deltas.count)
      : self.verdicts(old, new, deltas: deltas, rows: rows, regions: regions)
    let pixels = PixelVerdicts(size: size, deltas: deltas, verdicts: verdicts, rows: rows)

    var comparison = FrameComparison.identical(size: size)
    comparison.expectedSize = expected.size
    comparison.actualSize = actual.size
    guard total.count > 0 else { return (comparison, pixels) }
    comparison.raw = total.count
    comparison.counted = pixels.count(of: .counted)
    comparison.antialiased = pixels.count(of: .antialiased)
    comparison.ignored = pixels.count(of: .ignored)
    comparison.maxChannelDelta = total.largest
    comparison.meanDelta = Double(total.sum) / Double(size.pixelCount)
    let probe = ShiftProbe(expected: old, actual: new, limit: settings.maxShift)
    comparison.clusters = Clusters.find(in: pixels).map { cluster in
      var cluster = cluster
      cluster.shift = probe.shift(of: cluster.bounds)
      return cluster
    }
    comparison.bounds = comparison.clusters.map(\.bounds).reduce(nil) { $0?.union($1) ?? $1 }
    comparison.verdict =
      comparison.counted > settings.maxChanged || !comparison.hasSameSize
      ? .changed : .belowThreshold
    return (comparison, pixels)
  }

  private func verdicts(
    _ old: Image, _ new: Image, deltas: [UInt8], rows: [Int], regions: [DiffRegion]
  ) -> [UInt8] {
    old.bytes.withUnsafeBufferPointer { a in
      new.bytes.withUnsafeBufferPointer { b in
        guard let a = a.baseAddress, let b = b.baseAddress else { return [] }
        let judge = PixelJudge(
          pair: PixelPair(a: a, b: b, width: old.width, height: old.height),
          settings: settings, regions: regions)
        return judge.verdicts(deltas: deltas, rows: rows)
      }
    }
  }
}

/// The largest channel difference of every pixel.
enum PixelDeltas {
  struct Total: Hashable {
    var count: Int
    var sum: Int
    var largest: Int
  }

  static func compute(
    _ a: Image, _ b: Image, isScalar: Bool = false
  ) -> (deltas: [UInt8], total: Total, rows: [Int]) {
    var totals = ps_comparison()
    var rows: [Int] = []
    let count = a.size.pixelCount
    let deltas = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      if isScalar {
        ps_compare_rows_scalar(a.bytes, b.bytes, a.width, a.height, buffer.baseAddress, &totals)
      } else {
        a.bytes.withUnsafeBufferPointer { one in
          b.bytes.withUnsafeBufferPointer { other in
            guard let one = one.baseAddress, let other = other.baseAddress,
              let deltas = buffer.baseAddress
            else { return }
            for y in 0..<a.height {
              let before = totals.changed
              let start = y * a.width
              ps_compare_rows(
                one + 4 * start, other + 4 * start, a.width, 1, deltas + start, &totals)
              if totals.changed != before { rows.append(y) }
            }
          }
        }
      }
      initialized = count
    }
    let total = Total(
      count: Int(totals.changed), sum: Int(totals.delta_sum), largest: Int(totals.max_delta))
    return (deltas, total, rows)
  }

  /// Makes the pixels that lie outside of one of two sizes as different as can be.
  ///
  /// - Returns: How many of them had been the same.
  static func markOutside(
    _ sizes: [PixelSize], in size: PixelSize, _ deltas: inout [UInt8]
  ) -> Int {
    var added = 0
    for y in 0..<size.height {
      for x in 0..<size.width where sizes.contains(where: { x >= $0.width || y >= $0.height }) {
        if deltas[y * size.width + x] == 0 { added += 1 }
        deltas[y * size.width + x] = 255
      }
    }
    return added
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
