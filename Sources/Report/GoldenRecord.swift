/// What became of a golden that was to be written.
public struct GoldenRecord: Hashable, Sendable {
  /// The raw value is its code in a report.
  public enum Outcome: String, CaseIterable, Hashable, Sendable {
    /// There was none.
    case created
    case updated
    /// It says already what is drawn; not touched.
    case unchanged
  }

  public var spec: String
  /// The text, or the folder of pictures.
  public var golden: String
  public var outcome: Outcome
  public var frameCount: Int
  /// Frames that are another than before.
  public var writtenCount: Int
  /// Frames whose pictures are kept.
  public var pictureCount: Int

  public init(
    spec: String, golden: String, outcome: Outcome, frameCount: Int, writtenCount: Int,
    pictureCount: Int
  ) {
    self.spec = spec
    self.golden = golden
    self.outcome = outcome
    self.frameCount = frameCount
    self.writtenCount = writtenCount
    self.pictureCount = pictureCount
  }
}
