import Drawing
import FrameDiff
import Output
import Pixels
import Platform
import Playback
import Rendering
import SceneModel
import Synchronization

/// Compares the two pictures of a frame, for one thread.
struct PairComparer: ~Copyable {
  private let expected: Side
  private let actual: Side
  private let rules: [IgnoreRule]
  private let comparer: FrameComparer
  private let values: ValueComparison?
  private let reader: PNGPairReader
  private var old: PictureSource
  private var new: PictureSource
  /// The files of the pair, in memory that is used again for the next.
  private var before: [UInt8] = []
  private var after: [UInt8] = []

  /// - Parameter threadCount: On how many threads a pair of files is read.
  init(
    expected: Side, actual: Side, settings: DiffSettings, rules: [IgnoreRule],
    values: ValueComparison?, threadCount: Int
  ) {
    self.expected = expected
    self.actual = actual
    self.rules = rules
    self.values = values
    comparer = FrameComparer(settings)
    reader = PNGPairReader(threadCount: threadCount)
    old = PictureSource(expected)
    new = PictureSource(actual)
  }

  mutating func compare(
    _ pair: FrameMatch.Pair, position: Int
  ) throws(RegressionError) -> FrameOutcome {
    var result = FrameResult(
      key: pair.key, position: position, time: pair.expected?.time ?? pair.actual?.time,
      verdict: .changed, comparison: nil, presence: .both, layers: [], values: [])
    guard let one = pair.expected, let other = pair.actual else {
      result.presence = pair.expected == nil ? .extra : .missing
      return FrameOutcome(
        result: result, expectedDigest: pair.expected?.digest?.description,
        actualDigest: pair.actual?.digest?.description)
    }
    if case .index(let index) = pair.key { result.values = values?.names(inFrame: index) ?? [] }
    return try compare(one, other, result)
  }

  private mutating func compare(
    _ one: FrameSequence.Frame, _ other: FrameSequence.Frame, _ start: FrameResult
  ) throws(RegressionError) -> FrameOutcome {
    var outcome = FrameOutcome(
      result: start, expectedDigest: one.digest?.description,
      actualDigest: other.digest?.description)
    let trusts = expected.sequence.trustsDigests && actual.sequence.trustsDigests
    if trusts, let first = one.digest, first == other.digest {
      outcome.result.verdict = .identical
      outcome.result.comparison = expected.sequence.size.map { .identical(size: $0) }
      return outcome
    }
    if let first = one.path, let second = other.path, expected.project == nil,
      actual.project == nil
    {
      return try compareFiles(first, second, outcome)
    }
    let active = rules.filter { $0.holds(at: start.time) }
    if active.contains(where: { $0.place == .everywhere && $0.tolerance == nil }) {
      outcome.result.verdict = .belowThreshold
      return outcome
    }
    guard let before = try old.image(of: one), let after = try new.image(of: other) else {
      return outcome
    }
    try judge(before, after, &outcome)
    return outcome
  }

  /// Files of equal bytes are walked over for their checksums and never decoded.
  private mutating func compareFiles(
    _ first: String, _ second: String, _ start: FrameOutcome
  ) throws(RegressionError) -> FrameOutcome {
    var outcome = start
    try PictureSource.read(first, into: &before)
    try PictureSource.read(second, into: &after)
    outcome.expectedDigest = XXH3Digest(of: before).description
    outcome.actualDigest = XXH3Digest(of: after).description
    if before.count == after.count, outcome.expectedDigest == outcome.actualDigest {
      let size: PixelSize
      do throws(PNGError) { size = try PNGHeader.scan(after).size } catch {
        throw .picture(path: second, error)
      }
      outcome.result.verdict = .identical
      outcome.result.comparison = .identical(size: size)
      return outcome
    }
    let read = comparer.compare(
      expected: before, actual: after, with: reader,
      regions: regions(at: outcome.result.time, layers: []))
    if let read {
      outcome.result.comparison = read
      outcome.result.verdict = read.verdict
      outcome.result.layers = read.clusters.map { _ in [] }
    } else {
      // Files of other programs, and what is wrong with files.
      let (old, new) = try Self.decoded(before, path: first, after, path: second)
      try judge(old, new, &outcome)
    }
    if outcome.result.verdict == .identical { outcome.actualDigest = outcome.expectedDigest }
    return outcome
  }

  /// Decoding is most of the time a pair of files takes, so each has a thread.
  private static func decoded(
    _ before: [UInt8], path first: String, _ after: [UInt8], path second: String
  ) throws(RegressionError) -> (Image, Image) {
    let old = Mutex<Image?>(nil)
    let decodeOld: @Sendable () throws(RegressionError) -> Void = { () throws(RegressionError) in
      let image = try PictureSource.decoded(before, path: first)
      old.withLock { $0 = image }
    }
    let new = try Workers.run(count: 1) { (_) throws(RegressionError) in
      try decodeOld()
    } meanwhile: { () throws(RegressionError) in
      try PictureSource.decoded(after, path: second)
    } alone: { () throws(RegressionError) in
      try decodeOld()
      return try PictureSource.decoded(after, path: second)
    }
    guard let image = old.withLock({ $0 }) else {
      preconditionFailure("a worker that threw nothing has decoded")
    }
    return (image, new)
  }

  private func judge(
    _ before: Image, _ after: Image, _ outcome: inout FrameOutcome
  ) throws(RegressionError) {
    let time = outcome.result.time
    var layers: [LayerPlace] = []
    if expected.project != nil || actual.project != nil {
      layers = try places(in: actual, at: time) + places(in: expected, at: time)
    }
    let comparison = comparer.compare(
      expected: before, actual: after, regions: regions(at: time, layers: layers))
    outcome.result.comparison = comparison
    outcome.result.verdict = comparison.verdict
    let changed = outcome.result.values
    outcome.result.layers = comparison.clusters.map { cluster in
      Self.layers(at: cluster.bounds, among: layers, changed: changed)
    }
  }

  private func regions(at time: Double?, layers: [LayerPlace]) -> [DiffRegion] {
    rules.filter { $0.holds(at: time) }.flatMap { $0.regions(layers: layers) }
  }

  private func places(in side: Side, at time: Double?) throws(RegressionError) -> [LayerPlace] {
    guard let project = side.project, let time else { return [] }
    do throws(Diagnostic) {
      return try project.timeline.displayList(at: time).layerPlaces(
        scale: project.scene.canvas.scale)
    } catch {
      throw .scene(error, project.sources)
    }
  }

  /// Those of the layers there whose values changed in the frame; where none did, the smallest.
  private static func layers(
    at bounds: PixelRect, among places: [LayerPlace], changed: [String]
  ) -> [String] {
    let names = Set(places.map(\.name))
    let owners = Set(changed.compactMap { owner(of: $0, among: names) })
    return layers(at: bounds, among: places, owners: owners)
  }

  /// The layer of a value: `row[2].title` of `row[2].title.opacity`.
  private static func owner(of value: String, among names: Set<String>) -> String? {
    var name = value[...]
    while let dot = name.lastIndex(of: ".") {
      name = name[..<dot]
      if names.contains(String(name)) { return String(name) }
    }
    return nil
  }

  private static func layers(
    at bounds: PixelRect, among places: [LayerPlace], owners: Set<String>
  ) -> [String] {
    var names: [String] = []
    var smallest: LayerPlace?
    for place in places where !place.rect.intersection(bounds).isEmpty {
      if owners.contains(place.name), !names.contains(place.name) { names.append(place.name) }
      if place.area <= smallest?.area ?? Int.max { smallest = place }
    }
    return names.isEmpty ? smallest.map { [$0.name] } ?? [] : Array(names.prefix(5))
  }
}

extension LayerPlace {
  fileprivate var area: Int { rect.width * rect.height }
}
