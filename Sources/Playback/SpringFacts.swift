import Geometry
import Motion
import SceneModel

/// What a spring does, in numbers a designer asks for.
public struct SpringFacts: Hashable, Sendable {
  /// When it rests, in seconds after its start.
  public var settlingDuration: Double
  /// How far it swings over its target, in parts of the way; 0 where it does not.
  public var overshoot: Double
  /// From when on it stays within 1 pt of its target, in seconds; nil where it does not move
  /// points.
  public var timeWithinPoint: Double?

  /// In words.
  public var text: String {
    var text = "settles after \(settlingDuration.text(decimals: 3, trimmed: true)) s"
    let percent = (overshoot * 100).text(decimals: 1, trimmed: true)
    text += percent == "0" ? ", does not overshoot" : ", overshoots by \(percent) %"
    if let timeWithinPoint {
      text += ", within 1 pt after \(timeWithinPoint.text(decimals: 3, trimmed: true)) s"
    }
    return text
  }

  /// Looked up in steps of a millisecond. Nil for a curve, and where the layer's time does not run
  /// forward.
  init?(_ record: AnimationRecord) {
    let rate = record.segment.clock.pace?.rate ?? 1
    guard rate > 0 else { return nil }
    let motion: SpringMotion
    if case .spring(let course) = record.segment.course, let first = course.motions.first {
      motion = first
    } else if case .spring(let unit) = record.segment.curve {
      motion = unit
    } else {
      return nil
    }
    settlingDuration = motion.settlingDuration / rate
    overshoot = 0
    guard motion.distance != 0, motion.settlingDuration.isFinite else { return }
    let count = Int((motion.settlingDuration * 1000).rounded(.up))
    var outside = 0
    for index in 0...count {
      let value = motion.value(at: Double(index) / 1000)
      overshoot = max(overshoot, value / motion.distance - 1)
      if abs(value - motion.distance) > 1 { outside = index + 1 }
    }
    if record.key.isInPoints, case .spring = record.segment.course {
      timeWithinPoint = Double(min(outside, count)) / 1000 / rate
    }
  }
}

extension WriteTarget.Key {
  var isInPoints: Bool {
    switch self {
    case .place, .extent, .output: return true
    case .turn: return false
    case .property(let property):
      if case .number(let unit, _) = property.form { return unit == .points }
      return false
    }
  }
}
