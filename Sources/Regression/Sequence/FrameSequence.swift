public import Pixels

/// The frames of one side of a comparison, and what is known of them without a look at a pixel.
public struct FrameSequence: Hashable, Sendable {
  /// As the user named it.
  public var name: String
  /// Of all frames; nil where it is not known before they are read.
  public var size: PixelSize?
  /// As `60/1`; nil where nothing says.
  public var frameRate: String?
  /// In the order in which they are shown.
  public var frames: [Frame]
  public var inputs: Inputs?
  /// Whether the digests are trusted without a look at the pictures.
  public var trustsDigests: Bool

  public struct Frame: Hashable, Sendable {
    /// What frames of two sides are matched by.
    public var key: Key
    /// In seconds.
    public var time: Double?
    public var digest: FrameDigest?
    /// The picture; nil where there is none.
    public var path: String?

    public init(key: Key, time: Double? = nil, digest: FrameDigest? = nil, path: String? = nil) {
      self.key = key
      self.time = time
      self.digest = digest
      self.path = path
    }
  }

  /// A frame's number, or its file's name where the names are not numbered.
  public enum Key: Hashable, Sendable {
    case index(Int)
    case name(String)
  }

  /// What the frames were made with and from.
  public struct Inputs: Hashable, Sendable {
    public var tool: String
    /// Versions by name.
    public var libraries: [String: String]
    /// Digests of the files by family and file name.
    public var fonts: [String: String]
    public var specDigest: String

    public init(
      tool: String, libraries: [String: String], fonts: [String: String], specDigest: String
    ) {
      self.tool = tool
      self.libraries = libraries
      self.fonts = fonts
      self.specDigest = specDigest
    }
  }

  public init(
    name: String, size: PixelSize? = nil, frameRate: String? = nil, frames: [Frame],
    inputs: Inputs? = nil, trustsDigests: Bool = false
  ) {
    self.name = name
    self.size = size
    self.frameRate = frameRate
    self.frames = frames
    self.inputs = inputs
    self.trustsDigests = trustsDigests
  }
}

extension FrameSequence.Key: CustomStringConvertible {
  /// `frame 17`, or the name in quotes.
  public var description: String {
    switch self {
    case .index(let index): "frame \(index)"
    case .name(let name): "'\(name)'"
    }
  }
}
