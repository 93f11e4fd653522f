/// Why a text is no SVG path data.
public struct SVGPathError: Error, Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    /// A character where a command must stand.
    case unknownCommand(Unicode.Scalar)
    /// The first command is another one than `M` or `m`.
    case missingMove
    /// A command without all its numbers.
    case missingNumber(command: Unicode.Scalar)
    /// Neither 0 nor 1 where an arc has a flag.
    case badFlag
    /// Beyond ±10⁹ points.
    case outOfRange
  }

  public var kind: Kind
  /// Where the fault is, in bytes of UTF-8 from the start of the text; the text's length where it
  /// ends too soon.
  public var offset: Int

  public var message: String {
    switch kind {
    case .unknownCommand(let found):
      "'\(found)' is no path command, must be one of M L H V C S Q T A Z"
    case .missingMove: "path data must begin with 'M'"
    case .missingNumber(let command): "expected a number after '\(command)'"
    case .badFlag: "an arc's flag must be 0 or 1"
    case .outOfRange: "a coordinate must be -1000000000 to 1000000000 pt"
    }
  }
}
