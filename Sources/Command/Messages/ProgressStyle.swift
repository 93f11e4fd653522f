/// How the progress of a run is told on standard error. The raw value is the word of `--progress`.
public enum ProgressStyle: String, CaseIterable, Sendable {
  /// A bar on a terminal, else lines.
  case auto
  /// One line that is drawn over and over.
  case bar
  /// A line now and then, for logs.
  case plain
  /// A JSON object a line, for programs.
  case json
  case none

  /// What `auto` comes to; the others are what they are.
  public func resolved(isTerminal: Bool) -> ProgressStyle {
    switch self {
    case .auto: isTerminal ? .bar : .plain
    case .bar, .plain, .json, .none: self
    }
  }
}
