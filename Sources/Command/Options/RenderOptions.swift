public import Pixels

/// What `inbetween render` is asked to do.
public struct RenderOptions: Hashable, Sendable {
  public var source: SpecOptions
  public var frames: FrameOptions
  /// As typed, at least one; `-` is standard output and stands there at most once.
  public var outputs: [String]
  /// Nil for the one of an output's ending.
  public var format: String?
  public var overwrites: Bool
  /// The number in the first frame's file name.
  public var startNumber: Int
  public var pngSize: PNGPreset
  public var jobs: JobCount
  public var shard: Shard?
  /// The summary and the diagnostics are a document on standard output.
  public var printsJSON: Bool
  public var progress: ProgressStyle
  public var verbosity: Verbosity

  /// - Throws: ``UsageError`` for a value that is wrong and for options that exclude each other.
  public init(_ invocation: Invocation) throws(UsageError) {
    source = try SpecOptions(invocation, spec: invocation.operands.first ?? "-")
    frames = try FrameOptions(invocation)
    outputs = try invocation.outputs() ?? ["frames/"]
    format = invocation.text(.format)
    overwrites = invocation.has(.overwrite)
    startNumber = try invocation.value(.startNumber, StartNumber.read) ?? 0
    pngSize = invocation.pngSize
    jobs = try invocation.value(.jobs, JobCount.init(word:)) ?? .automatic
    shard = try invocation.value(.shard, Shard.init(word:))
    printsJSON = invocation.has(.json)
    verbosity = try Verbosity(invocation)
    let style = invocation.text(.progress).flatMap(ProgressStyle.init(rawValue:))
    if source.canvas.device == "all" {
      try invocation.exclude(.device, .json)
      if source.spec == "-" { throw UsageError(.unexpectedOperand("-"), in: .render) }
    }
    progress = style ?? (verbosity == .quiet ? .none : .auto)
  }

  /// Whether the film is drawn for every device there is.
  public var isForAllDevices: Bool { source.canvas.device == "all" }
}
