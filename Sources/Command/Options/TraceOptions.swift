/// What `inbetween trace` is asked to do.
public struct TraceOptions: Hashable, Sendable {
  public enum Format: String, CaseIterable, Sendable {
    case csv, json
  }

  public var source: SpecOptions
  public var frames: FrameOptions
  /// A file as the user named it; `-` for standard output.
  public var output: String
  public var format: Format
  public var overwrites: Bool
  /// Key paths of columns to add, as `card.opacity`.
  public var properties: [String]
  public var verbosity: Verbosity

  /// - Throws: ``UsageError`` for a value that is wrong and for options that exclude each other.
  public init(_ invocation: Invocation) throws(UsageError) {
    source = try SpecOptions(invocation, spec: invocation.operands.first ?? "-")
    frames = try FrameOptions(invocation)
    output = try invocation.outputs()?.last ?? "-"
    let ending = output.hasSuffix(".json") ? Format.json : .csv
    format = invocation.text(.format).flatMap(Format.init(rawValue:)) ?? ending
    overwrites = invocation.has(.overwrite)
    properties = try invocation.values(.property) { word throws(ValueError) in
      try NameList.single(word, "key path")
    }
    verbosity = try Verbosity(invocation)
  }
}
