public import FrameDiff
import Output
import Pixels
import Platform
import Rendering
import SpecReader
import Synchronization

/// Compares two sequences frame by frame, without ever holding more than a few of them.
public struct SequenceComparer: Sendable {
  public var settings: DiffSettings
  public var rules: [IgnoreRule]
  /// 1 or greater; the result is the same for any number.
  public var workerCount: Int
  /// Whether other versions of tool, libraries or fonts are no fault.
  public var allowsOtherVersions: Bool

  public init(
    settings: DiffSettings = DiffSettings(), rules: [IgnoreRule] = [], workerCount: Int = 1,
    allowsOtherVersions: Bool = false
  ) {
    self.settings = settings
    self.rules = rules
    self.workerCount = workerCount
    self.allowsOtherVersions = allowsOtherVersions
  }

  /// - Parameter values: How the values differ, where that is known.
  public func compare(
    expected: Side, actual: Side, values: ValueComparison? = nil
  ) throws(RegressionError) -> SequenceComparison {
    for side in [expected, actual] where side.sequence.frames.isEmpty {
      throw .noFrames(path: side.sequence.name)
    }
    let plan = FrameMatch(expected.sequence, actual.sequence)
    let outcomes = try outcomes(of: plan.pairs, expected: expected, actual: actual, values: values)
    var faults = SequenceFault.facts(expected.sequence, actual.sequence) + plan.faults
    if allowsOtherVersions { faults.removeAll { $0.code == "version" } }
    faults += OrderJudge(plan: plan, outcomes: outcomes).faults
    var comparison = SequenceComparison(
      expected: expected, actual: actual, settings: settings, faults: faults,
      frames: outcomes.map(\.result), values: values)
    comparison.cause = cause(of: comparison)
    return comparison
  }

  private func outcomes(
    of pairs: [FrameMatch.Pair], expected: Side, actual: Side, values: ValueComparison?
  ) throws(RegressionError) -> [FrameOutcome] {
    let next = Mutex(0)
    let outcomes = Mutex([FrameOutcome?](repeating: nil, count: pairs.count))
    try Signals.heeding { () throws(RegressionError) in
      try Workers.run(count: max(1, min(workerCount, pairs.count))) {
        (_) throws(RegressionError) in
        var worker = PairComparer(
          expected: expected, actual: actual, settings: settings, rules: rules, values: values,
          threadCount: max(1, workerCount / pairs.count))
        while true {
          if let signal = Signals.received { throw .output(.cancelled(signal: signal)) }
          let position = next.withLock { next in
            defer { next += 1 }
            return next
          }
          guard position < pairs.count else { return }
          let outcome = try worker.compare(pairs[position], position: position)
          outcomes.withLock { $0[position] = outcome }
        }
      }
    }
    return outcomes.withLock { $0.compactMap(\.self) }
  }

  private func cause(of comparison: SequenceComparison) -> SequenceComparison.Cause? {
    guard comparison.frames.contains(where: { $0.verdict == .changed }),
      let old = comparison.expected.sequence.inputs, let new = comparison.actual.sequence.inputs
    else { return nil }
    let (one, other) = (comparison.expected.sequence, comparison.actual.sequence)
    if one.frameRate != other.frameRate { return .frameRate }
    if one.size != other.size { return .size }
    if comparison.changedFrames.allSatisfy({ $0.presence != .both }) { return .frames }
    let valuesAreSame = comparison.values.map { !$0.hasValueChanges } ?? false
    if old.specDigest != new.specDigest { return valuesAreSame ? .pixelsOnly : .spec }
    if old.tool != new.tool || old.libraries != new.libraries || old.fonts != new.fonts {
      return .versions
    }
    let projects = [comparison.expected.project, comparison.actual.project].compactMap(\.self)
    if projects.contains(where: { $0.overrides != Overrides() }),
      projects.count < 2 || projects[0].overrides != projects[1].overrides
    {
      return .options
    }
    return valuesAreSame ? .pixelsOnly : .regression
  }
}

/// Which frames belong together.
struct FrameMatch {
  struct Pair {
    var key: FrameSequence.Key
    var expected: FrameSequence.Frame?
    var actual: FrameSequence.Frame?
  }

  var pairs: [Pair] = []
  var faults: [SequenceFault] = []

  init(_ expected: FrameSequence, _ actual: FrameSequence) {
    let isStill = expected.frames.count == 1 && actual.frames.count == 1
    var others: [FrameSequence.Key: FrameSequence.Frame] = [:]
    for frame in actual.frames {
      if others.updateValue(frame, forKey: isStill ? .index(0) : frame.key) != nil {
        faults.append(.repeated(frame.key))
      }
    }
    var seen = Set<FrameSequence.Key>()
    for frame in expected.frames {
      guard seen.insert(isStill ? .index(0) : frame.key).inserted else {
        faults.append(.repeated(frame.key))
        continue
      }
      let partner = others[isStill ? .index(0) : frame.key]
      pairs.append(Pair(key: frame.key, expected: frame, actual: partner))
      if partner == nil { faults.append(.missing(frame.key)) }
    }
    guard !isStill else { return }
    for frame in actual.frames where seen.insert(frame.key).inserted {
      pairs.append(Pair(key: frame.key, expected: nil, actual: frame))
      faults.append(.extra(frame.key))
    }
  }
}

/// A frame's result, and what tells its two pictures from others.
struct FrameOutcome: Sendable {
  var result: FrameResult
  var expectedDigest: String?
  var actualDigest: String?
}

/// Finds frames that show what another frame should.
struct OrderJudge {
  let plan: FrameMatch
  let outcomes: [FrameOutcome]

  var faults: [SequenceFault] {
    var places: [String: [Int]] = [:]
    for (position, outcome) in outcomes.enumerated() {
      if let digest = outcome.expectedDigest { places[digest, default: []].append(position) }
    }
    return outcomes.indices.compactMap { fault(at: $0, places) }
  }

  private func fault(at position: Int, _ places: [String: [Int]]) -> SequenceFault? {
    let outcome = outcomes[position]
    guard outcome.result.verdict == .changed, outcome.result.presence == .both,
      let digest = outcome.actualDigest, outcome.expectedDigest != nil,
      // A slower animation shows former frames later; that is no fault of the order.
      outcome.result.values.isEmpty
    else { return nil }
    let key = outcome.result.key
    if position > 0, outcomes[position - 1].actualDigest == digest,
      outcomes[position - 1].expectedDigest != outcome.expectedDigest
    {
      return .duplicate(key, of: outcomes[position - 1].result.key)
    }
    let nearest = places[digest]?.min { abs($0 - position) < abs($1 - position) }
    return nearest.map { .reordered(key, shows: outcomes[$0].result.key) }
  }
}
