import Geometry

/// How far a run has come.
public struct FrameProgress: Hashable, Sendable {
  /// Frames written, 0...total.
  public var done: Int
  public var total: Int
  /// Since the start of the run, in seconds.
  public var elapsed: Double

  public init(done: Int, total: Int, elapsed: Double) {
    self.done = done
    self.total = total
    self.elapsed = elapsed
  }

  public var isFinished: Bool { done >= total }

  /// Mean since the start; nil before the first frame.
  public var framesPerSecond: Double? {
    done > 0 && elapsed > 0 ? Double(done) / elapsed : nil
  }

  /// In seconds, if the frames to come take as long as those before; nil before the first.
  public var secondsLeft: Double? {
    framesPerSecond.map { Double(max(0, total - done)) / $0 }
  }

  /// Seconds as `0:07`, `12:40`, `1:02:05`, rounded up.
  static func clockText(seconds: Double) -> String {
    let whole = Int(min(max(seconds, 0), 359_999).rounded(.up))
    let (hours, minutes, rest) = (whole / 3600, whole / 60 % 60, whole % 60)
    let padded = { (number: Int) in number < 10 ? "0\(number)" : "\(number)" }
    return hours > 0
      ? "\(hours):\(padded(minutes)):\(padded(rest))" : "\(minutes):\(padded(rest))"
  }

  /// `312 frames/s`, with a decimal below 10.
  static func rateText(_ framesPerSecond: Double) -> String {
    framesPerSecond.text(decimals: framesPerSecond < 10 ? 1 : 0) + " frames/s"
  }
}
