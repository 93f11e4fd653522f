import Geometry
import Motion
import SceneModel

extension Timeline {
  /// An animation as it went on where its layer's time changed: its end and rest are the last ones.
  func asItEnded(_ record: AnimationRecord) -> AnimationRecord {
    guard !layerTimes.isEmpty, let track = graph.track(of: record.node) else { return record }
    var result = record
    for era in graph.tracks[track].eras {
      guard let segment = era.segments.first(where: { $0.isPart(of: record.segment) }) else {
        continue
      }
      result.segment.clock = segment.clock
      (result.segment.end, result.segment.rest) = (segment.end, segment.rest)
    }
    return result
  }

  /// How the time of an animation's layer and of those around it runs while it does.
  func layerTimeWords(of record: AnimationRecord) -> [String] {
    layerTimeWords(
      of: record.instance, from: record.segment.start, until: asItEnded(record).segment.end)
  }

  /// How the time of a transition's layer and of those around it runs.
  func layerTimeWords(of record: TransitionRecord) -> [String] {
    layerTimeWords(
      of: record.instance, from: Nanoseconds.count(ofSeconds: record.start), until: record.endTime)
  }

  /// - Parameters:
  ///   - start: In nanoseconds.
  ///   - end: In nanoseconds; changes from then on are left out.
  /// - Returns: A line for each layer whose time is not that around it, from the outside in, then one
  ///   for each change.
  private func layerTimeWords(of instance: Int, from start: Int, until end: Int) -> [String] {
    guard !layerTimes.isEmpty else { return [] }
    let changes = layerTimes.changes.filter {
      $0.time < end && graph.tree.instance(instance, isOrLiesIn: $0.instance)
    }
    var known: [Int: MediaTiming] = [:]
    for change in changes where change.time <= start { known[change.instance] = change.timing }
    var lines: [String] = []
    for (layer, timing) in known.sorted(by: { $0.key < $1.key }) where !timing.isThatAround {
      lines.append("layer '\(graph.traceName(of: layer))' \(timing.layerWords)")
    }
    for change in changes where change.time > start {
      guard known[change.instance] != change.timing else { continue }
      known[change.instance] = change.timing
      let time = (Double(change.time) / 1e9).short
      let name = graph.traceName(of: change.instance)
      lines.append("from \(time) s on layer '\(name)' \(change.timing.layerWords)")
    }
    return lines
  }
}

extension Segment {
  /// Whether it is the same animation, maybe in another time of its layer.
  func isPart(of other: Segment) -> Bool {
    var (own, others) = (clock, other.clock)
    (own.pace, others.pace) = (nil, nil)
    return start == other.start && isExplicit == other.isExplicit && own == others
      && course == other.course
  }
}

extension MediaTiming {
  /// Whether a layer with it has the time of what is around it.
  fileprivate var isThatAround: Bool { speed == 1 && beginTime == 0 && timeOffset == 0 }

  /// What a layer with it does.
  fileprivate var layerWords: String {
    if speed == 0 { return "is paused at \(timeOffset.short) s" }
    if speed == 1 {
      let ahead = timeOffset - beginTime
      if ahead == 0 { return "runs at its normal speed" }
      return ahead > 0 ? "runs \(ahead.short) s ahead" : "runs \((-ahead).short) s late"
    }
    let pace =
      switch abs(speed) {
      case 1: ""
      case 0.5: " at half speed"
      case 2: " at twice the speed"
      default: " at \(abs(speed).short) times the speed"
      }
    return "runs" + (speed < 0 ? " backwards" : "") + pace
      + (beginTime == 0 ? "" : ", beginTime \(beginTime.short) s")
      + (timeOffset == 0 ? "" : ", timeOffset \(timeOffset.short) s")
  }
}

extension Double {
  fileprivate var short: String { text(decimals: 3, trimmed: true) }
}
