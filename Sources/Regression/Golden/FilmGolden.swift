import Output
public import Pixels

/// A film kept as text: a digest of each frame's pixels and one of its values, and what they were
/// made with. It is read in a review and weighs less than 100 bytes a frame.
public struct FilmGolden: Hashable, Sendable {
  public static let formatVersion = 1

  public var inputs: FrameSequence.Inputs
  /// The spec's name.
  public var spec: String
  public var size: PixelSize
  /// Pixels per point.
  public var scale: Double
  /// As `60/1`.
  public var frameRate: String
  /// A line for each value that changes over the film.
  public var values: [Column]
  public var frames: [Frame]

  /// What a value comes to in all frames.
  public struct Column: Hashable, Sendable {
    public var name: String
    public var digest: String
    /// First, last, least, largest; empty for what is no number.
    public var range: [String]
  }

  public struct Frame: Hashable, Sendable {
    public var index: Int
    /// In seconds.
    public var time: Double
    public var pixels: FrameDigest
    /// 16 digits; see ``ValueTable/digest(ofRow:)``.
    public var values: String
    /// Whether its picture is kept beside the golden.
    public var isKey: Bool
  }

  /// The folder of the pictures of key frames: `card.frames` for `card.golden`.
  public static func pictureFolder(of path: String) -> String {
    (path.hasSuffix(".golden") ? String(path.dropLast(7)) : path) + ".frames"
  }

  /// Where the golden of a spec is when nothing says otherwise: `card.golden` beside `card.json`.
  public static func path(besideSpec spec: String) -> String {
    let ending = [".jsonc", ".json"].first { spec.hasSuffix($0) } ?? ""
    return spec.dropLast(ending.count) + ".golden"
  }

  /// As render names them.
  public static func pictureName(ofFrame index: Int) -> String {
    let pattern = FramePattern.standard(in: "", format: .png)
    return pattern.fileName(index, digits: pattern.digits(upTo: index))
  }
}

extension FilmGolden {
  /// The frames whose pictures are kept.
  public var keys: Set<Int> { Set(frames.filter(\.isKey).map(\.index)) }
}
