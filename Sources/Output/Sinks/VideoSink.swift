import Platform

/// One film, encoded by ffmpeg from frames that are piped into it as `yuv420p`.
///
/// The film is written under a temporary name and renamed when ffmpeg has ended well and reports as
/// many frames as it was given.
///
/// A class, since a running program has one owner; used from one thread at a time as every sink.
public final class VideoSink: FrameSink {
  private let path: String
  private let overwrite: Bool
  private let program: String
  private var frameCount = 0
  private var command: FFmpegCommand?
  private var temporary: TemporaryFile?
  private var encoder: ChildProcess?

  /// - Parameter program: The encoder's name in `PATH`, or its path.
  public init(path: String, overwrite: Bool, program: String = "ffmpeg") {
    self.path = path
    self.overwrite = overwrite
    self.program = program
  }

  public func begin(_ film: Film) throws(OutputError) {
    guard let executable = ChildProcess.find(program) else {
      throw .encoderMissing(program: program)
    }
    try OutputError.refuseExisting(path, overwrite: overwrite)
    frameCount = film.frames.count
    do throws(FileError) {
      try Files.makeDirectory(Files.directory(of: path))
      let temporary = try TemporaryFile(for: path)
      try temporary.make()
      let command = FFmpegCommand.encoding(film, to: temporary.path)
      self.command = command
      encoder = try ChildProcess(
        executable, arguments: command.arguments, standardOutput: .captured(limit: 4096))
      self.temporary = consume temporary
    } catch {
      throw .cannotWrite(error)
    }
  }

  public func write(_ frame: EncodedFrame, as stamp: FrameStamp) throws(OutputError) {
    do throws(FileError) {
      switch frame.content {
      case .bytes(let bytes): try encoder?.write(bytes)
      case .pages(let parts): for part in parts { try encoder?.write(part) }
      }
    } catch {
      guard error.isBrokenPipe else { throw .cannotWrite(error) }
      // It has ended by itself: why is in its last words.
      _ = try end()
      throw .encoderFailed(command: program, exitCode: 0, lastLines: "it closed its input early")
    }
  }

  public func finish() throws(OutputError) {
    let found = FFmpegCommand.frameCount(inProgress: try end())
    guard found == frameCount else {
      throw .frameCountMismatch(path: path, expected: frameCount, found: found)
    }
    try OutputError.wrap { () throws(FileError) in try temporary?.commit() }
    temporary = nil
  }

  public func cancel() {
    encoder?.kill()
    encoder = nil
    temporary = nil
  }

  /// Waits for the encoder's end and gives its progress report.
  private func end() throws(OutputError) -> String {
    guard var encoder = self.encoder.take() else { return "" }
    let outcome = try OutputError.wrap { () throws(FileError) in try encoder.wait() }
    let exitCode: Int32
    switch outcome.status {
    case .exited(0): return String(decoding: outcome.standardOutput, as: UTF8.self)
    case .exited(let code): exitCode = code
    case .signalled(let signal): exitCode = Signals.exitCode(for: signal)
    }
    throw .encoderFailed(
      command: program, exitCode: exitCode,
      lastLines: VideoSink.lastLines(of: outcome.standardErrorTail))
  }

  /// The last lines a person reads; the first of a tail that was cut may be a part of a line.
  private static func lastLines(of tail: String) -> String {
    tail.split(whereSeparator: \.isNewline).suffix(8).joined(separator: "\n")
  }
}
