/// Decides when the progress is told, and in which words. Time comes in with the progress.
public struct ProgressReporter: Sendable {
  private let style: ProgressStyle
  private let width: Int
  /// The elapsed time at the last text; nil before the first.
  private var lastTime: Double?
  private var hasBar = false

  /// - Parameters:
  ///   - isTerminal: Whether the texts go to a terminal.
  ///   - width: Of the terminal, in columns; only the bar needs it.
  public init(style: ProgressStyle, isTerminal: Bool, width: Int) {
    self.style = style.resolved(isTerminal: isTerminal)
    self.width = width
  }

  /// The text to write now; nil where it is too early for one. Lines end with a newline, a bar
  /// does not.
  public mutating func text(for progress: FrameProgress) -> String? {
    guard let pace, isTime(for: progress, pace) else { return nil }
    lastTime = progress.elapsed
    switch style {
    case .none: return nil
    case .bar:
      hasBar = true
      return "\r" + ProgressText.bar(progress, width: width) + "\u{1B}[K"
    case .plain, .auto: return ProgressText.line(progress) + "\n"
    case .json: return ProgressText.json(progress) + "\n"
    }
  }

  /// The text that makes room for other messages: takes the bar away. Nil where there is none.
  public mutating func clearingText() -> String? {
    guard hasBar else { return nil }
    hasBar = false
    return "\r\u{1B}[K"
  }

  private struct Pace {
    /// The least time between two texts, in seconds.
    var interval: Double
    /// Whether the first text comes with the first frame, or after one interval.
    var startsAtOnce: Bool
  }

  /// A bar moves smoothly; a log stays short, and empty for a run of a few seconds.
  private var pace: Pace? {
    switch style {
    case .bar: Pace(interval: 0.1, startsAtOnce: true)
    case .json: Pace(interval: 0.5, startsAtOnce: true)
    case .plain, .auto: Pace(interval: 5, startsAtOnce: false)
    case .none: nil
    }
  }

  /// Who was told something is told the end, too.
  private func isTime(for progress: FrameProgress, _ pace: Pace) -> Bool {
    guard let lastTime else { return pace.startsAtOnce || progress.elapsed >= pace.interval }
    return progress.isFinished || progress.elapsed - lastTime >= pace.interval
  }
}
