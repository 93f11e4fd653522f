/// Where frames go.
///
/// Called from one thread at a time: `begin` once, then `write` for each of the film's frames in
/// order, then exactly one of `finish` and `cancel`. `cancel` is also called when `begin`, a `write`
/// or `finish` has thrown; nothing is called after it.
public protocol FrameSink {
  /// Makes ready, and refuses what cannot work before the first frame is drawn.
  mutating func begin(_ film: Film) throws(OutputError)
  mutating func write(_ frame: EncodedFrame, as stamp: FrameStamp) throws(OutputError)
  /// Completes the output: only now does it look complete.
  mutating func finish() throws(OutputError)
  /// Leaves nothing that could be taken for a complete output.
  mutating func cancel()
}
