import PixelShim
import Platform
import Synchronization

/// Reads pairs of PNG files to compare them, one pair after the other.
///
/// Of files in bands, a band with the same bytes in both is inflated once and not looked at further,
/// and only bands that may differ become pixels. All checksums are still checked: those of the chunks,
/// and that of the rows of either file.
public final class PNGPairReader {
  private let threadCount: Int
  private var scratch: [Scratch] = []
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
      guard let next = Scratch() else { return nil }
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

/// A band of two files, borrowed.
public struct BandPair {
  let index: Int
  let files: BandedPair
  fileprivate let scratch: Scratch

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

/// What one thread inflates into.
///
/// `@unchecked Sendable`: one thread at a time has it.
private final class Scratch: @unchecked Sendable {
  let expected: BandReader
  let actual: BandReader

  init?() {
    guard let one = BandReader(), let other = BandReader() else { return nil }
    (expected, actual) = (one, other)
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

/// The bands of a pair, which threads take one after the other.
private final class BandJob<Result: Sendable>: Sendable {
  private let files: BandedPair
  private let body: @Sendable (BandPair) -> Result
  private let next = Atomic(0)
  private let outcomes: Mutex<[Outcome?]>

  private struct Outcome {
    var expectedAdler: UInt32
    var actualAdler: UInt32
    var result: Result?
  }

  init(_ files: BandedPair, _ body: @escaping @Sendable (BandPair) -> Result) {
    self.files = files
    self.body = body
    outcomes = Mutex(Array(repeating: nil, count: files.bands.count))
  }

  func work(_ scratch: Scratch) {
    let count = files.bands.count
    while true {
      let band = next.wrappingAdd(1, ordering: .relaxed).oldValue
      guard band < count, let outcome = read(band, scratch) else {
        // One band that fails is enough.
        next.store(count, ordering: .relaxed)
        return
      }
      outcomes.withLock { $0[band] = outcome }
    }
  }

  private func read(_ band: Int, _ scratch: Scratch) -> Outcome? {
    guard let adler = scratch.expected.read(band, of: files.expected) else { return nil }
    var outcome = Outcome(expectedAdler: adler, actualAdler: adler)
    if !files.isSame[band] {
      guard let other = scratch.actual.read(band, of: files.actual) else { return nil }
      outcome.actualAdler = other
    }
    if files.isWanted[band] {
      outcome.result = body(BandPair(index: band, files: files, scratch: scratch))
    }
    return outcome
  }

  /// Nil where a band failed, or where the rows of a file are not those it was made of.
  var results: [Result?]? {
    let done = outcomes.withLock { $0.compactMap(\.self) }
    guard done.count == files.bands.count,
      files.expected.hasAdler(of: done.map(\.expectedAdler)),
      files.actual.hasAdler(of: done.map(\.actualAdler))
    else { return nil }
    return done.map(\.result)
  }
}
