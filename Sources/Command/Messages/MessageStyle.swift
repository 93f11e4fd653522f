import SceneModel

/// Whether messages are coloured.
public enum MessageStyle: Hashable, Sendable {
  case plain
  /// With the SGR sequences of ECMA-48.
  case colored

  /// - Parameters:
  ///   - isTerminal: Whether a person sees the messages.
  ///   - noColor: The environment's NO_COLOR; any text but an empty one forbids colour
  ///     (no-color.org).
  ///   - terminalType: The environment's TERM; `dumb` knows no sequences.
  public init(isTerminal: Bool, noColor: String?, terminalType: String?) {
    let isForbidden = !(noColor ?? "").isEmpty || terminalType == "dumb"
    self = isTerminal && !isForbidden ? .colored : .plain
  }

  /// The word `error`, `warning` or `note`.
  func word(for severity: Diagnostic.Severity) -> String {
    switch self {
    case .plain: severity.rawValue
    case .colored: "\u{1B}[1;\(Self.colorCode(of: severity))m\(severity.rawValue)\u{1B}[0m"
    }
  }

  private static func colorCode(of severity: Diagnostic.Severity) -> Int {
    switch severity {
    case .error: 31
    case .warning: 33
    case .note: 36
    }
  }
}
