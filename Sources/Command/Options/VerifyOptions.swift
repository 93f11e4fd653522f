/// What `inbetween verify` and `approve` are asked to do.
public struct VerifyOptions: Hashable, Sendable {
  public var sources: [SpecOptions]
  /// A golden, a folder of goldens or of pictures; nil is beside the spec.
  public var golden: String?
  /// Goldens that differ are written.
  public var updates: Bool
  /// The frames that are written; nil is all.
  public var frames: FrameSelection?
  /// The frames whose pictures are kept; nil keeps those that are.
  public var keyFrames: FrameSelection?
  public var comparison: ComparisonOptions

  /// - Throws: ``UsageError`` for a value that is wrong and for operands that do not fit.
  public init(_ invocation: Invocation) throws(UsageError) {
    sources = []
    for operand in invocation.operands {
      guard operand != "-" else {
        throw UsageError(.unexpectedOperand(operand), in: invocation.subcommand)
      }
      sources.append(try SpecOptions(invocation, spec: operand))
    }
    golden = try invocation.value(.golden) { word throws(ValueError) in
      try NameList.single(word, "golden")
    }
    updates = invocation.subcommand == .approve || invocation.has(.update)
    frames = try invocation.value(.frames, FrameSelection.init(word:))
    keyFrames = try invocation.value(.keyFrames, FrameSelection.init(word:))
    comparison = try ComparisonOptions(invocation)
    if keyFrames != nil, !updates {
      let message = "without --update no golden is written"
      throw UsageError(.invalidValue(.keyFrames, ValueError(message)), in: invocation.subcommand)
    }
  }
}
