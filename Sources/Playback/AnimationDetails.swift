import Expressions
import Geometry
import Motion
import SceneModel

/// What keyframes were read as, kept for those who ask.
struct KeyframeFacts: Sendable {
  /// One a keyframe; empty for a path.
  var values: [Value]
  /// How many strokes the path has; nil without one.
  var strokeCount: Int?
  var rotationMode: PathAnimation.RotationMode
  /// Fractions of the duration; nil spreads them evenly.
  var keyTimes: [Double]?
  /// One for each way between two keyframes; missing ones are linear.
  var curves: [TimingCurve]
  var mode: CalculationMode

  /// In words, without the line's indent.
  var words: String {
    var parts: [String] = []
    if let strokeCount {
      parts.append("along a path of \(strokeCount) \(strokeCount == 1 ? "stroke" : "strokes")")
      if rotationMode != .none { parts.append("rotationMode \(rotationMode.rawValue)") }
    } else {
      parts.append("keyframes \(values.map(\.words).joined(separator: ", "))")
    }
    parts.append("calculationMode \(mode.rawValue)")
    switch mode {
    case .paced, .cubicPaced: break
    case .linear, .discrete, .cubic:
      if let keyTimes {
        let times = keyTimes.map { $0.text(decimals: 3, trimmed: true) }
        parts.append("keyTimes \(times.joined(separator: ", "))")
      }
      if !curves.isEmpty {
        parts.append("timings \(curves.map(\.words).joined(separator: ", "))")
      }
    }
    return parts.joined(separator: "; ")
  }
}

extension AnimationRecord {
  /// What a step says beyond values, duration and timing, a line each.
  var details: [String] {
    var lines: [String] = []
    if let keyframes { lines.append(keyframes.words) }
    if let choice { lines.append(choice) }
    if let velocityWords { lines.append(velocityWords) }
    var parts: [String] = []
    if segment.isExplicit {
      parts.append("explicit")
      if segment.mix != .replace { parts.append("additive") }
      if segment.isCumulative { parts.append("cumulative") }
    }
    if let media = segment.clock.media { parts += media.words }
    if !parts.isEmpty { lines.append(parts.joined(separator: ", ")) }
    if let blend { lines.append("takes over what still moves, blend \(blend.rawValue)") }
    for group in segment.clock.groups.reversed() {
      let length = group.timing.duration.text(decimals: 3, trimmed: true)
      lines.append((["in a group of \(length) s"] + group.timing.words).joined(separator: ", "))
    }
    return lines
  }
}

extension MediaTiming {
  /// What differs from playing once, by the keys of a spec.
  fileprivate var words: [String] {
    func short(_ number: Double) -> String {
      number.isFinite ? number.text(decimals: 3, trimmed: true) : "infinity"
    }
    var parts: [String] = []
    if repeatCount != 0, repeatCount != 1 { parts.append("repeatCount \(short(repeatCount))") }
    if repeatDuration != 0 { parts.append("repeatDuration \(short(repeatDuration)) s") }
    if autoreverses { parts.append("autoreverses") }
    if speed != 1 { parts.append("speed \(short(speed))") }
    if timeOffset != 0 { parts.append("timeOffset \(short(timeOffset)) s") }
    if fillMode != .removed { parts.append("fillMode \(fillMode.rawValue)") }
    return parts
  }
}
