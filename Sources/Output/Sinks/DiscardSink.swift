/// Takes frames and drops them, for measurements.
public struct DiscardSink: FrameSink {
  public init() {}

  public mutating func begin(_ film: Film) throws(OutputError) {}
  public mutating func write(_ frame: EncodedFrame, as stamp: FrameStamp) throws(OutputError) {}
  public mutating func finish() throws(OutputError) {}
  public mutating func cancel() {}
}
