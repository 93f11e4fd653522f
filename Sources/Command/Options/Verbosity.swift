/// How much is told on standard error.
public enum Verbosity: Hashable, Sendable {
  /// Errors only.
  case quiet
  case normal
  /// Fonts, threads and time spent, too.
  case verbose

  init(_ invocation: Invocation) throws(UsageError) {
    try invocation.exclude(.quiet, .verbose)
    self = invocation.has(.quiet) ? .quiet : invocation.has(.verbose) ? .verbose : .normal
  }
}
