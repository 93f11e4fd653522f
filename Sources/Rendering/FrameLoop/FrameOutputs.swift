public import Output

/// A format, and where its frames go.
public struct FrameOutput {
  public var format: OutputFormat
  public var sink: any FrameSink

  public init(format: OutputFormat, sink: any FrameSink) {
    self.format = format
    self.sink = sink
  }
}

/// Outputs that get the same frames in step, each called in the order that ``FrameSink`` asks for.
struct FrameOutputs {
  private var sinks: [any FrameSink]
  /// Those that have begun and not ended.
  private var open: Range<Int> = 0..<0

  init(_ outputs: [FrameOutput]) {
    sinks = outputs.map(\.sink)
  }

  mutating func begin(_ film: Film) throws(OutputError) {
    for index in sinks.indices {
      open = 0..<(index + 1)
      try sinks[index].begin(film)
    }
  }

  /// - Parameter frames: One an output.
  mutating func write(_ frames: [EncodedFrame], as stamp: FrameStamp) throws(OutputError) {
    for (index, frame) in frames.enumerated() { try sinks[index].write(frame, as: stamp) }
  }

  mutating func finish() throws(OutputError) {
    for index in sinks.indices {
      try sinks[index].finish()
      open = (index + 1)..<sinks.count
    }
  }

  mutating func cancel() {
    for index in open { sinks[index].cancel() }
    open = 0..<0
  }
}
