import PixelShim
import Platform

/// Reads pairs of PNG files to compare them, one pair after the other.
///
/// Of files in bands, a band with the same bytes in both is inflated once and not looked at further,
/// and only bands that may differ become pixels. All checksums are still checked: those of the chunks,
/// and that of the rows of either file.
public final class PNGPairReader {
  private let threadCount: Int
  private var scratch: [BandScratch] = []
  private let expected = PictureMemory()
  private let actual = PictureMemory()

  /// - Parameter threadCount: On how many threads a pair is inflated, 1 or more.
  public init(threadCount: Int = 1) {
    self.threadCount = threadCount
  }

  /// Gives the pictures of two files to `body`.
  ///
  /// - Parameter reach: How many rows around those that may differ must be there.
  /// - Returns: Nil where a file is damaged or not in bands, or the sizes are not the same.
  public func read<Result>(
    expected: [UInt8], actual: [UInt8], reach: Int, _ body: (PicturePair) -> Result
  ) -> Result? {
    guard let files = BandedPair(expected, actual, reach: reach) else { return nil }
    let count = 4 * files.size.pixelCount
    let target = PictureTarget(
      expected: self.expected.pointer(count: count), actual: self.actual.pointer(count: count))
    let isRead = run(files) { band in
      target.take(band, isSame: files.isSame[band.index])
      return ()
    }
    guard isRead != nil else { return nil }
    return body(
      PicturePair(
        size: files.size, expected: target.expected, actual: target.actual,
        rows: files.bands.all.filter { !files.isSame[$0] }.map(files.bands.rows(of:))))
  }

  /// Gives the rows of two files that differ to `body`, band by band and on several threads, without
  /// ever having the pictures as a whole.
  ///
  /// - Parameter body: Called for each band that may differ, in any order.
  /// - Returns: The size, and for each band of ``rowsPerBand`` rows what `body` made of it, nil for
  ///   those that are the same; nil where a file is damaged or not in bands, or the sizes are not the
  ///   same.
  public func readRows<Result: Sendable>(
    expected: [UInt8], actual: [UInt8], _ body: @escaping @Sendable (BandPair) -> Result
  ) -> (size: PixelSize, bands: [Result?])? {
    guard let files = BandedPair(expected, actual, reach: 0),
      let results = run(files, body)
    else { return nil }
    return (files.size, results)
  }

  public static var rowsPerBand: Int { Bands.rowsPerBand }

  /// - Parameter body: Called for the bands that are wanted.
  /// - Returns: What it made of each; nil where a band failed, or where the rows of a file are not
  ///   those it was made of.
  private func run<Result: Sendable>(
    _ files: BandedPair, _ body: @escaping @Sendable (BandPair) -> Result
  ) -> [Result?]? {
    let count = max(1, min(threadCount, files.bands.count))
    while scratch.count < count {
      guard let next = BandScratch() else { return nil }
      scratch.append(next)
    }
    let all = scratch
    let job = BandJob(files, body)
    if count == 1 {
      job.work(all[0])
    } else {
      Workers.run(count: count - 1) {
        job.work(all[$0 + 1])
      } meanwhile: {
        job.work(all[0])
      } alone: {
        job.work(all[0])
      }
    }
    return job.results
  }
}

/// Where two whole pictures are put together.
///
/// `@unchecked Sendable`: each band has its own part of them, and one thread.
private struct PictureTarget: @unchecked Sendable {
  let expected: UnsafeMutablePointer<UInt8>
  let actual: UnsafeMutablePointer<UInt8>

  func take(_ band: BandPair, isSame: Bool) {
    let (scratch, files) = (band.scratch, band.files)
    scratch.expected.copyRows(of: band.index, in: files.expected, to: expected)
    (isSame ? scratch.expected : scratch.actual).copyRows(
      of: band.index, in: files.actual, to: actual)
  }
}

/// Memory for one picture, kept for the next. What is in it is left from before.
private final class PictureMemory {
  private var memory = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 0)

  func pointer(count: Int) -> UnsafeMutablePointer<UInt8> {
    if memory.count < count {
      memory.deallocate()
      memory = .allocate(capacity: count)
    }
    guard let start = memory.baseAddress else { preconditionFailure("a picture has a pixel") }
    return start
  }

  deinit { memory.deallocate() }
}
