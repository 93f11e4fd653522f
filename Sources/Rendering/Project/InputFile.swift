/// A file that a film is made from.
public struct InputFile: Hashable, Sendable {
  public var path: String
  public var role: Role

  /// The raw value is what messages call it.
  public enum Role: String, Hashable, Sendable {
    case spec = "the spec"
    case asset = "an asset of the spec"
    case font = "a font of the spec"
    case touch = "a recorded touch of the spec"
    case golden = "the golden"
    case goldenPicture = "a picture of the golden"
    case input = "an input"
  }

  public init(_ path: String, _ role: Role) {
    self.path = path
    self.role = role
  }
}
