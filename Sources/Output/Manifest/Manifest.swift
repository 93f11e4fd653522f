import Motion

/// What a frame sequence says of itself, in `manifest.json` beside the frames.
///
/// It is written when all frames are: a sequence with a manifest is complete. It holds no absolute
/// path and no date, so equal inputs give equal text.
public struct Manifest: Hashable, Sendable {
  /// Of the manifest's own format. A reader refuses a higher one.
  public static let formatVersion = 1

  /// Where the frames come from: what is known apart from the frames.
  public struct Origin: Hashable, Sendable {
    /// Name and version, as `inbetween 1.0.0`.
    public var tool: String
    /// The libraries that decide pixels and bytes; written in the order of their names.
    public var libraries: [String: String]
    public var spec: Spec
    /// The faces that were drawn with.
    public var fonts: [Face]

    public init(tool: String, libraries: [String: String], spec: Spec, fonts: [Face]) {
      self.tool = tool
      self.libraries = libraries
      self.spec = spec
      self.fonts = fonts
    }
  }

  public struct Spec: Hashable, Sendable {
    /// As given; of an absolute path only the name is written.
    public var path: String
    /// Of the file's bytes.
    public var digest: String
    /// Names and values as the run had them, in the spec's order.
    public var variables: [JSONValue.Member]
    /// In the order they were applied.
    public var variants: [String]

    public init(
      path: String, digest: String, variables: [JSONValue.Member], variants: [String]
    ) {
      self.path = path
      self.digest = digest
      self.variables = variables
      self.variants = variants
    }
  }

  public struct Face: Hashable, Sendable {
    public var family: String
    /// The font's file; only its name is written.
    public var file: String
    /// Of the file's bytes.
    public var digest: String

    public init(family: String, file: String, digest: String) {
      self.family = family
      self.file = file
      self.digest = digest
    }
  }

  public struct Frame: Hashable, Sendable {
    public var stamp: FrameStamp
    /// Beside the manifest.
    public var file: String
    public var digest: String

    public init(stamp: FrameStamp, file: String, digest: String) {
      self.stamp = stamp
      self.file = file
      self.digest = digest
    }
  }

  public var origin: Origin
  public var film: Film
  public var frames: [Frame]

  public init(origin: Origin, film: Film, frames: [Frame]) {
    self.origin = origin
    self.film = film
    self.frames = frames
  }
}
