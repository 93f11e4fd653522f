import Synchronization

/// The bands of a pair, which threads take one after the other.
final class BandJob<Result: Sendable>: Sendable {
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

  func work(_ scratch: BandScratch) {
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

  private func read(_ band: Int, _ scratch: BandScratch) -> Outcome? {
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

/// What one thread inflates into.
///
/// `@unchecked Sendable`: one thread at a time has it.
final class BandScratch: @unchecked Sendable {
  let expected: BandReader
  let actual: BandReader

  init?() {
    guard let one = BandReader(), let other = BandReader() else { return nil }
    (expected, actual) = (one, other)
  }
}
