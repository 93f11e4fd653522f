public import Platform

/// Why a film could not be written.
///
/// The exit codes are for the command line: 3 is input and output, 2 usage, 141 a reader that left.
public enum OutputError: Error, Hashable, Sendable {
  /// Exit code 3.
  case cannotWrite(FileError)
  /// The output exists and `--overwrite` was not given. `others` counts the further files that
  /// are in the way. Exit code 2.
  case exists(path: String, others: Int)
  /// The output is what the film is made from, or what it is compared with; `role` says which, as
  /// "the spec". No option allows it. Exit code 2.
  case isInput(path: String, role: String)
  /// The output exists and is nothing that the same command would have written. Exit code 2.
  case foreign(path: String)
  /// Another run writes into the folder. Exit code 3.
  case busy(path: String)
  /// A file in the folder has a frame's name and is neither of this run nor of the run that is
  /// overwritten: whoever reads the sequence would take it for a frame. Exit code 2.
  case leftover(path: String, others: Int)
  /// A `manifest.json` that this tool has not written; it is not overwritten. Exit code 2.
  case foreignManifest(path: String)
  /// The program that encodes the film is not in `PATH`. Exit code 3.
  case encoderMissing(program: String)
  /// The program ended with a failure; `lastLines` is the end of what it said. Exit code 3.
  case encoderFailed(command: String, exitCode: Int32, lastLines: String)
  /// The encoder reports another number of frames than it was given. Exit code 3.
  case frameCountMismatch(path: String, expected: Int, found: Int?)
  /// A frame could not be encoded. Exit code 70.
  case cannotEncode(reason: String)
  /// The system has no thread to give, by a limit of processes or memory. Exit code 3.
  case noThread
  /// The reader of standard output has closed it. Exit code 141.
  case brokenPipe
  /// A signal asked to stop. Exit code 128 + signal.
  case cancelled(signal: Int32)
}

extension OutputError {
  /// What `body` does with files, its error as ``cannotWrite(_:)``.
  static func wrap<Result>(
    _ body: () throws(FileError) -> Result
  ) throws(OutputError) -> Result {
    do throws(FileError) { return try body() } catch { throw .cannotWrite(error) }
  }

  /// Throws where a plain file is in the way. A device or a pipe is never in the way: it is what
  /// the user wants to write to.
  public static func refuseExisting(_ path: String, overwrite: Bool) throws(OutputError) {
    if !overwrite, Files.isRegularFile(path) { throw .exists(path: path, others: 0) }
  }
}

extension OutputError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .cannotWrite(let error):
      error.description
    case .exists(let path, let others):
      "'\(path)'\(and(others)) exists; --overwrite replaces it"
    case .isInput(let path, let role):
      "'\(path)' is \(role) and is not written over; choose another output"
    case .foreign(let path):
      "'\(path)' exists and was not written by this command; --overwrite replaces it"
    case .busy(let path):
      "another run is writing into '\(path)'; wait for its end, or choose another folder"
    case .leftover(let path, let others):
      "'\(path)'\(and(others)) is no frame of this film but would be taken for one; remove it, or"
        + " choose another folder"
    case .foreignManifest(let path):
      "'\(path)' was not written by this tool and is not overwritten; choose another folder"
    case .encoderMissing(let program):
      "'\(program)' is needed and not in PATH; install it, or write frames and encode them elsewhere"
    case .encoderFailed(let command, let exitCode, let lastLines):
      "'\(command)' failed with exit code \(exitCode)"
        + (lastLines.isEmpty ? "" : "; its last lines:\n\(lastLines)")
    case .frameCountMismatch(let path, let expected, let found):
      "'\(path)' was to hold \(expected) frames, and the encoder reports"
        + " \(found.map(String.init) ?? "none")"
    case .cannotEncode(let reason):
      reason
    case .noThread:
      "the system has no thread to give; raise its limit of processes (ulimit -u) or of memory"
    case .brokenPipe:
      "the reader of standard output closed it"
    case .cancelled(let signal):
      "stopped by signal \(signal)"
    }
  }

  private func and(_ others: Int) -> String {
    others == 0 ? "" : " (and \(others) more like it)"
  }
}
