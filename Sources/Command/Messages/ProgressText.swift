import Geometry

/// The words of a run's progress.
public enum ProgressText {
  /// `[=====>    ]  27/55 frames  312 frames/s  0:01 left`, at most `width - 1` columns, since a
  /// character in the last column makes some terminals wrap. In 80 columns the bar has 30, so that
  /// it keeps its length while the numbers beside it change.
  public static func bar(_ progress: FrameProgress, width: Int) -> String {
    let total = "\(progress.total)"
    let done = "\(progress.done)"
    let padding = String(repeating: " ", count: max(0, total.count - done.count))
    var facts = ["\(padding)\(done)/\(total) frames"]
    if let rate = progress.framesPerSecond { facts.append(FrameProgress.rateText(rate)) }
    if let left = progress.secondsLeft, !progress.isFinished {
      facts.append("\(FrameProgress.clockText(seconds: left)) left")
    }
    let text = facts.joined(separator: "  ")
    let room = min(30, width - 1 - text.count - 4)
    guard room >= 5 else { return String(text.prefix(max(0, width - 1))) }
    let filled =
      progress.total == 0 ? room : room * min(progress.done, progress.total) / progress.total
    let head = filled < room && filled > 0 ? ">" : ""
    let full = String(repeating: "=", count: filled - head.count)
    let rest = String(repeating: " ", count: room - filled)
    return "[\(full)\(head)\(rest)]  \(text)"
  }

  /// `frame 27 of 55, 312 frames/s, 0:01 left`.
  public static func line(_ progress: FrameProgress) -> String {
    var facts = ["frame \(progress.done) of \(progress.total)"]
    if let rate = progress.framesPerSecond { facts.append(FrameProgress.rateText(rate)) }
    if progress.isFinished {
      facts.append("\(progress.elapsed.text(decimals: 1)) s")
    } else if let left = progress.secondsLeft {
      facts.append("\(FrameProgress.clockText(seconds: left)) left")
    }
    return facts.joined(separator: ", ")
  }

  /// One object; what is not known yet is null.
  public static func json(_ progress: FrameProgress) -> String {
    func text(_ number: Double?) -> String {
      number.map { $0.text(decimals: 3, trimmed: true) } ?? "null"
    }
    return """
      {"type": "progress", "done": \(progress.done), "total": \(progress.total), \
      "elapsed": \(text(progress.elapsed)), \
      "framesPerSecond": \(text(progress.framesPerSecond)), \
      "secondsLeft": \(text(progress.secondsLeft))}
      """
  }
}
