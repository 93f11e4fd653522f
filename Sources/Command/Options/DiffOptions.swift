/// What `inbetween diff` is asked to do.
public struct DiffOptions: Hashable, Sendable {
  /// What is expected and what is there, each as a spec would be read; one with `against`.
  public var inputs: [SpecOptions]
  /// A revision of git.
  public var against: String?
  /// Pixels are left out.
  public var comparesValuesOnly: Bool
  public var comparison: ComparisonOptions

  /// - Throws: ``UsageError`` for a value that is wrong and for operands that do not fit.
  public init(_ invocation: Invocation) throws(UsageError) {
    inputs = []
    for operand in invocation.operands {
      inputs.append(try SpecOptions(invocation, spec: operand))
    }
    against = try invocation.value(.against) { word throws(ValueError) in
      try NameList.single(word, "revision")
    }
    if against == nil, inputs.count < 2 {
      throw UsageError(.missingOperand(placeholder: "a second INPUT"), in: .diff)
    }
    if against != nil, inputs.count > 1 {
      throw UsageError(.unexpectedOperand(inputs[1].spec), in: .diff)
    }
    if let input = inputs.first(where: { $0.spec == "-" }), inputs.count > 1 || against != nil {
      throw UsageError(.unexpectedOperand(input.spec), in: .diff)
    }
    comparesValuesOnly = invocation.has(.valuesOnly)
    for option in [
      Option.metric, .threshold, .maxChanged, .composite, .maxShift, .ignore, .pictures,
    ] {
      try invocation.exclude(.valuesOnly, option)
    }
    comparison = try ComparisonOptions(invocation)
  }
}
