/// The process exit codes. Scripts depend on them: never renumber.
public enum ExitCode: Int32, CaseIterable, Sendable {
  /// Done; where two things were compared, they are the same.
  case success = 0
  /// Two things were compared and differ.
  case difference = 1
  /// The command line or the spec is wrong, a warning under `--strict`, or a run without frames.
  case invalidInput = 2
  /// A file is missing, unreadable or cut short; the disk is full; ffmpeg is missing or failed.
  case inputOutput = 3
  /// A fault of the program, `EX_SOFTWARE` of sysexits.h.
  case internalError = 70
  /// SIGINT: 128 and the signal's number, as shells report it.
  case interrupted = 130
  /// The reader of standard output closed it; what SIGPIPE would have been.
  case brokenPipe = 141
  /// SIGTERM.
  case terminated = 143

  /// The one of two that says more of a run: an input or output error says less of the specs and
  /// their frames than any other, and so is told first.
  func graver(_ other: ExitCode) -> ExitCode { other.rawValue > rawValue ? other : self }

  /// One line for the help text.
  public var summary: String {
    switch self {
    case .success: "done"
    case .difference: "differences found"
    case .invalidInput: "wrong command line or spec; warnings under --strict; nothing to draw"
    case .inputOutput: "file missing, unreadable or cut short; disk full; no ffmpeg, or it failed"
    case .internalError: "a fault of inbetween itself"
    case .interrupted: "interrupted (SIGINT)"
    case .brokenPipe: "the reader of standard output closed it"
    case .terminated: "terminated (SIGTERM)"
    }
  }
}
