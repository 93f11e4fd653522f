import FrameDiff
public import Regression

/// What one run compared, for all kinds of report.
public struct RegressionReport: Sendable {
  /// Name and version.
  public var tool: String
  public var sequences: [SequenceReport]

  public init(tool: String, sequences: [SequenceReport]) {
    self.tool = tool
    self.sequences = sequences
  }

  public var isDifferent: Bool { sequences.contains { $0.comparison.isDifferent } }
}

/// One comparison and the pictures that go with it.
public struct SequenceReport: Sendable {
  /// As the user named what was compared.
  public var name: String
  public var comparison: SequenceComparison
  /// Of frames that differ, all or the telling ones.
  public var pictures: [FramePictures]

  public init(name: String, comparison: SequenceComparison, pictures: [FramePictures] = []) {
    self.name = name
    self.comparison = comparison
    self.pictures = pictures
  }

  /// `60 of 61 frames differ`, `61 frames are the same`.
  public var headline: String {
    let frames = comparison.frames
    let changed = comparison.changedFrames.count
    let below = frames.count { $0.verdict == .belowThreshold }
    var parts: [String] = []
    if changed > 0 { parts.append("\(changed) of \(frames.count) frames differ") }
    if below > 0 { parts.append("\(below) differ below the threshold") }
    if parts.isEmpty, !frames.isEmpty {
      parts.append(
        frames.count == 1 ? "the frame is the same" : "\(frames.count) frames are the same")
    }
    if let values = comparison.values, values.hasValueChanges {
      let count = values.changes.count + values.added.count + values.removed.count
      parts.append("\(count) \(count == 1 ? "value differs" : "values differ")")
    } else if comparison.values != nil, frames.isEmpty {
      parts.append("the values are the same")
    }
    if !comparison.faults.isEmpty {
      let count = comparison.faults.count
      parts.append("\(count) \(count == 1 ? "fault" : "faults") of the sequence")
    }
    return parts.joined(separator: ", ")
  }

  /// The changed frame with most counted pixels; the first of several.
  public var worst: FrameResult? {
    comparison.changedFrames.max { one, other in
      (one.comparison?.counted ?? -1, -one.position) < (
        other.comparison?.counted ?? -1, -other.position
      )
    }
  }
}
