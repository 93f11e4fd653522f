public import Pixels

/// What `inbetween still` is asked to do.
public struct StillOptions: Hashable, Sendable {
  public var source: SpecOptions
  public var time: TimePoint
  /// A file as the user named it; `-` for standard output.
  public var output: String
  /// Nil for the one of the output's ending.
  public var format: String?
  public var overwrites: Bool
  public var pngSize: PNGPreset
  /// The summary and the diagnostics are a document on standard output.
  public var printsJSON: Bool
  public var verbosity: Verbosity

  /// - Throws: ``UsageError`` for a value that is wrong and for options that exclude each other.
  public init(_ invocation: Invocation) throws(UsageError) {
    source = try SpecOptions(invocation, spec: invocation.operands.first ?? "-")
    guard let time = try invocation.value(.at, TimePoint.init(word:)) else {
      throw UsageError(.missingOption(.at, placeholder: "TIME"), in: .still)
    }
    self.time = time
    guard let output = try invocation.outputs()?.last else {
      throw UsageError(.missingOption(.output, placeholder: "FILE"), in: .still)
    }
    self.output = output
    format = invocation.text(.format)
    overwrites = invocation.has(.overwrite)
    pngSize = invocation.pngSize
    printsJSON = invocation.has(.json)
    verbosity = try Verbosity(invocation)
  }
}
