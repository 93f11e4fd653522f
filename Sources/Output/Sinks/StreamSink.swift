public import Platform

/// Frames after each other on standard output: bare pixels, or one whole document a frame.
public struct StreamSink: FrameSink {
  private var output: StreamWriter

  /// - Parameter output: Stays open. ``Signals/install()`` must have been called, or a reader that
  ///   leaves ends the process.
  public init(to output: FileDescriptor = .standardOutput) {
    self.output = StreamWriter(to: output)
  }

  public mutating func begin(_ film: Film) throws(OutputError) {}

  public mutating func write(_ frame: EncodedFrame, as stamp: FrameStamp) throws(OutputError) {
    do throws(FileError) {
      switch frame.content {
      case .bytes(let bytes): try output.write(bytes)
      case .pages(let parts): for part in parts { try output.write(part) }
      }
    } catch {
      throw error.isBrokenPipe ? .brokenPipe : .cannotWrite(error)
    }
  }

  public mutating func finish() throws(OutputError) {}

  public mutating func cancel() {}
}
