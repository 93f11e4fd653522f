public import Output
public import Pixels

/// What `inbetween bench` is asked to do.
public struct BenchOptions: Hashable, Sendable {
  public var source: SpecOptions
  public var frames: FrameOptions
  public var format: OutputFormat
  public var pngSize: PNGPreset
  /// Of the run with all workers; one with one worker is measured in any case.
  public var jobs: JobCount
  /// 1...1000.
  public var rounds: Int
  public var printsJSON: Bool
  public var verbosity: Verbosity

  /// - Throws: ``UsageError`` for a value that is wrong and for options that exclude each other.
  public init(_ invocation: Invocation) throws(UsageError) {
    source = try SpecOptions(invocation, spec: invocation.operands.first ?? "-")
    // The spec is read once a round.
    if source.spec == "-" { throw UsageError(.unexpectedOperand("-"), in: .bench) }
    frames = try FrameOptions(invocation)
    format = invocation.text(.format).flatMap(OutputFormat.init(rawValue:)) ?? .png
    pngSize = invocation.pngSize
    jobs = try invocation.value(.jobs, JobCount.init(word:)) ?? .automatic
    rounds =
      try invocation.value(.rounds) { word throws(ValueError) in
        guard let number = WholeNumber.read(word) else {
          throw .malformed(word, "number of rounds", examples: "3")
        }
        guard (1...1000).contains(number) else {
          throw .outOfRange("the number of rounds", word, allowed: "1 to 1000")
        }
        return number
      } ?? 3
    printsJSON = invocation.has(.json)
    verbosity = try Verbosity(invocation)
  }
}
