/// What `inbetween expand` is asked to do.
public struct ExpandOptions: Hashable, Sendable {
  public var source: SpecOptions
  /// A file as the user named it; `-` for standard output.
  public var output: String
  public var overwrites: Bool
  public var verbosity: Verbosity

  /// - Throws: ``UsageError`` for a value that is wrong and for options that exclude each other.
  public init(_ invocation: Invocation) throws(UsageError) {
    source = try SpecOptions(invocation, spec: invocation.operands.first ?? "-")
    output = try invocation.outputs()?.last ?? "-"
    overwrites = invocation.has(.overwrite)
    verbosity = try Verbosity(invocation)
  }
}
