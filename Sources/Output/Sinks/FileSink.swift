import Platform

/// One frame in one file: a still.
public struct FileSink: FrameSink {
  private let path: String
  private let overwrite: Bool

  public init(path: String, overwrite: Bool) {
    self.path = path
    self.overwrite = overwrite
  }

  /// - Precondition: the film has one frame.
  public mutating func begin(_ film: Film) throws(OutputError) {
    precondition(film.frames.count == 1, "a still has one frame")
    try OutputError.refuseExisting(path, overwrite: overwrite)
  }

  public mutating func write(_ frame: EncodedFrame, as stamp: FrameStamp) throws(OutputError) {
    try OutputError.wrap { () throws(FileError) in
      try Files.makeDirectory(Files.directory(of: path))
      try Files.writeAtomically(frame.bytes, to: path)
    }
  }

  public mutating func finish() throws(OutputError) {}

  public mutating func cancel() {}
}
