public import FrameDiff
import Geometry
import Pixels

/// What came out of comparing two sequences.
public struct SequenceComparison: Sendable {
  public var expected: Side
  public var actual: Side
  public var settings: DiffSettings
  public var faults: [SequenceFault]
  /// In the order of the expected frames, those of the other side alone at the end.
  public var frames: [FrameResult]
  /// Nil where a side's values are not known.
  public var values: ValueComparison?
  /// What the inputs say of the cause.
  public var cause: Cause?

  /// Why frames differ, as far as the inputs tell. The raw value is its code in a report.
  public enum Cause: String, CaseIterable, Hashable, Sendable {
    /// The frames are of other moments.
    case frameRate = "frame-rate"
    case size
    /// All frames that both have are the same.
    case frames
    /// The command line says something in place of the spec, which no golden tells.
    case options
    /// The spec's text is another.
    case spec
    /// The same spec, but another tool, library or font.
    case versions
    /// The same inputs and other pixels.
    case regression
    /// The same values and other pixels, with another spec: a picture, a font, a constant look.
    case pixelsOnly = "pixels-only"

    /// In words.
    public var summary: String {
      switch self {
      case .frameRate: "another frame rate"
      case .size: "another size"
      case .frames: "other frames of the film"
      case .options: "options such as --set or --device, which only one side may have"
      case .spec: "the spec changed"
      case .versions: "tool, library or font versions changed"
      case .regression: "same inputs, other pixels: a regression"
      case .pixelsOnly: "values are the same: only pixels changed"
      }
    }
  }

  public init(
    expected: Side, actual: Side, settings: DiffSettings, faults: [SequenceFault],
    frames: [FrameResult], values: ValueComparison? = nil, cause: Cause? = nil
  ) {
    self.expected = expected
    self.actual = actual
    self.settings = settings
    self.faults = faults
    self.frames = frames
    self.values = values
    self.cause = cause
  }

  public var changedFrames: [FrameResult] { frames.filter { $0.verdict == .changed } }

  /// Whether something fails.
  public var isDifferent: Bool {
    !faults.isEmpty || frames.contains { $0.verdict == .changed }
      || values?.hasValueChanges == true
  }
}

/// What came out of comparing a frame.
public struct FrameResult: Hashable, Sendable {
  public var key: FrameSequence.Key
  /// Its place in the report, from 0.
  public var position: Int
  /// In seconds.
  public var time: Double?
  public var verdict: DiffVerdict
  /// Nil where one side has no picture of the frame.
  public var comparison: FrameComparison?
  public var presence: Presence
  /// For each cluster the layers that changed there, else those that lie there.
  public var layers: [[String]]
  /// The values that differ in the frame.
  public var values: [String]

  public enum Presence: String, Hashable, Sendable {
    case both
    case missing
    case extra
  }
}

extension FrameResult: CustomStringConvertible {
  /// `frame 17 (t = 0.283 s): 8000 px in 1 cluster 50,100 200×40, max delta 187 [notch]`
  public var description: String {
    let time = self.time.map { " (t = \($0.fourDecimals) s)" } ?? ""
    return "\(key)\(time): \(finding)"
  }

  /// What was found, without the frame's name.
  public var finding: String {
    switch presence {
    case .missing: return "missing"
    case .extra: return "extra"
    case .both: break
    }
    switch verdict {
    case .identical: return "identical"
    case .belowThreshold, .changed: break
    }
    guard let comparison else {
      return verdict == .changed
        ? "the pixels differ; only their digest is kept" : "ignored at this time"
    }
    guard comparison.hasSameSize else {
      return "\(comparison.actualSize) px, expected \(comparison.expectedSize) px"
    }
    let limit = verdict == .belowThreshold ? ", below the threshold" : ""
    guard comparison.counted > 0 else {
      return "\(comparison.raw) px differ, none counts, max delta \(comparison.maxChannelDelta)"
        + limit
    }
    let clusters = comparison.clusters.enumerated().prefix(3).map { number, cluster in
      let rect = cluster.bounds
      let shift = cluster.shift.map { " moved by (\($0.x), \($0.y))" } ?? ""
      let names =
        number < layers.count && !layers[number].isEmpty
        ? " [\(layers[number].joined(separator: ", "))]" : ""
      return "\(rect.x),\(rect.y) \(rect.width)×\(rect.height)\(shift)\(names)"
    }
    let count = comparison.clusters.count
    let more = count > 3 ? " and \(count - 3) more" : ""
    return "\(comparison.counted) px in \(count) \(count == 1 ? "cluster" : "clusters") "
      + clusters.joined(separator: "; ") + more + ", max delta \(comparison.maxChannelDelta)"
      + limit
  }
}
