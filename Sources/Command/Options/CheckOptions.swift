/// What `inbetween check` is asked to do.
public struct CheckOptions: Hashable, Sendable {
  /// One for each spec, in the order given; at least one.
  public var sources: [SpecOptions]
  public var printsJSON: Bool
  public var verbosity: Verbosity

  /// - Throws: ``UsageError`` for a value that is wrong and for options that exclude each other.
  public init(_ invocation: Invocation) throws(UsageError) {
    if invocation.operands.count(where: { $0 == "-" }) > 1 {
      throw UsageError(.unexpectedOperand("-"), in: .check)
    }
    sources = []
    for spec in invocation.operands {
      sources.append(try SpecOptions(invocation, spec: spec))
    }
    printsJSON = invocation.has(.json)
    verbosity = try Verbosity(invocation)
  }
}
