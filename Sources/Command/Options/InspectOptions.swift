/// What `inbetween inspect` is asked to do.
public struct InspectOptions: Hashable, Sendable {
  public var source: SpecOptions
  /// Nil for the overview.
  public var time: TimePoint?
  /// Whether to say what every animation does.
  public var explains: Bool
  public var printsJSON: Bool
  public var verbosity: Verbosity

  /// - Throws: ``UsageError`` for a value that is wrong and for options that exclude each other.
  public init(_ invocation: Invocation) throws(UsageError) {
    source = try SpecOptions(invocation, spec: invocation.operands.first ?? "-")
    try invocation.exclude(.at, .explain)
    time = try invocation.value(.at, TimePoint.init(word:))
    explains = invocation.has(.explain)
    printsJSON = invocation.has(.json)
    verbosity = try Verbosity(invocation)
  }
}
