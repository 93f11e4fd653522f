import Expressions
import Motion
import SceneModel

/// An animation that was added, kept for those who ask what the engine understood.
struct AnimationRecord: Sendable {
  /// Whose value it moves.
  var node: NodeID
  var instance: Int
  var key: WriteTarget.Key
  var segment: Segment
  var from: Value
  var to: Value
  /// What the model is from then on.
  var model: Value
  /// The live expression that the step ended, with its `=`; nil where there was none.
  var endedExpression: String?
  /// The step asked for a fill that its end takes away.
  var hasUnseenFill: Bool
  var keyframes: KeyframeFacts?
  /// How it takes over from what still moved; nil where nothing did, or where it was added.
  var blend: Blend?
  /// Which timing was chosen and why, in words; nil without a choice.
  var choice: String?
  /// Where a spring starts with another velocity along each axis.
  var velocities: AxisVelocities?
  /// Where the step names the property.
  var place: SourcePlace?
}

extension Compiler {
  /// Keeps what an animation was made of.
  mutating func record(
    _ segment: Segment, _ motion: StepMotion, _ target: WriteTarget, over era: Track.Era,
    from: Value, to: Value, model: Value, keyframes: KeyframeFacts?
  ) {
    guard target.key != .turn else { return }
    var expression: String?
    if case .node(let node) = era.base, case .formula(let live) = graph.nodes[node],
      case .expression(let ended) = live.formula.kind
    {
      expression = "=" + ended.text
    }
    var hasUnseenFill = false
    switch motion.media?.fillMode ?? .removed {
    case .forwards, .both: hasUnseenFill = motion.isRemovedOnCompletion && motion.group == nil
    case .removed, .backwards: break
    }
    let isTakingOver =
      motion.explicit == nil
      && era.segments.contains { $0.end > segment.start && $0.start < segment.start }
    animations.append(
      AnimationRecord(
        node: target.node, instance: target.instance, key: target.key, segment: segment, from: from,
        to: to,
        model: model, endedExpression: expression, hasUnseenFill: hasUnseenFill,
        keyframes: keyframes, blend: isTakingOver ? motion.blend : nil, choice: motion.choice,
        velocities: motion.velocities, place: target.place))
  }
}

extension AnimationRecord {
  /// What shows at the end, without what is below it; nil where nothing ends or nothing shows.
  var lastValue: Value? {
    guard segment.end < Int.max else { return nil }
    let (clock, end) = (segment.clock, Double(segment.end) / 1e9)
    if clock.media == nil, clock.groups.isEmpty {
      return segment.course.value(
        at: clock.duration, duration: clock.duration, curve: segment.curve)
    }
    var alone = segment
    alone.mix = .replace
    let time = segment.isExplicit ? end : end - 1e-9
    return clock.instant(at: time) == nil ? nil : alone.applied(to: model, at: time)
  }

  /// Whether its end cuts a spring off before it rests.
  var cutsSpring: Bool {
    guard segment.springTiming != nil, segment.end < Int.max, segment.clock.media == nil else {
      return false
    }
    let end = Double(segment.end) / 1e9
    let pace = segment.clock.pace
    let elapsed = pace?.elapsed(at: end) ?? end - Double(segment.start) / 1e9
    // A nanosecond of rounding is no cut.
    return elapsed < segment.clock.duration - 2e-9 * max(1, pace?.rate ?? 1)
  }
}

extension Segment {
  /// The spring it runs by; nil for a curve.
  var springTiming: SpringTiming? {
    if case .spring(let course) = course { return course.motions.first?.timing }
    if case .spring(let motion) = curve { return motion.timing }
    return nil
  }
}
