import Expressions
import Geometry
import Motion
import SceneModel

extension Change {
  var keepsVelocity: Bool {
    if case .animated(let motion) = self { return motion.blend == .velocity }
    return false
  }
}

extension Compiler {
  /// Writes one quantity: its model value, and the animation that leads there; or an animation
  /// over a model that stays.
  mutating func write(
    _ values: PendingWrite.Values, to target: WriteTarget, change: Change, at time: Int
  ) throws(Diagnostic) {
    guard let track = graph.track(of: target.node) else { return }
    switch change {
    case .set:
      let end = values.ends(shown: target.shown, model: target.model).after
      graph.tracks[track].write(.constant(end), segments: [], at: time)
    case .scrubbed(let fraction, let motion):
      let ends = values.ends(shown: target.shown, model: target.model)
      let course = values.course ?? .between(ends.from, ends.to, motion.colors)
      let scrub = Scrub(course: course, curve: motion.scrubCurve, fraction: fraction)
      scrubs.append(
        ScrubRecord(
          instance: target.instance, key: target.key, scrub: scrub, start: time,
          place: target.place))
      let node = graph.add(.scrubbed(scrub))
      try judgeCycle(from: node, to: target.node)
      graph.tracks[track].write(.node(node), segments: [], at: time)
    case .animated(let step):
      let motion = try step.of(target)
      if motion.explicit != nil {
        try addExplicit(values, to: target, track: track, motion, at: time)
      } else {
        try animate(values, to: target, track: track, motion, at: time)
      }
    }
  }

  // MARK: The model moves

  private mutating func animate(
    _ values: PendingWrite.Values, to target: WriteTarget, track: Int, _ motion: StepMotion,
    at time: Int
  ) throws(Diagnostic) {
    let ends = values.ends(shown: target.shown, model: target.model)
    guard motion.duration > 0 else {
      graph.tracks[track].write(.constant(ends.after), segments: [], at: time)
      return
    }
    let last = graph.tracks[track].last
    let running = last.segments.filter { $0.end > time }
    var kept = running.filter { $0.group != nil && $0.group == motion.group }
    var (from, mix) = (ends.from, Segment.Mix.replace)
    if kept.isEmpty, values.isPlain, motion.blend == .additive, !running.isEmpty,
      case .constant(let model) = last.base, case .number(let end) = ends.after
    {
      // UIKit: what runs goes on as an offset from its own target and dies out.
      let offsets = running.compactMap { $0.relative(to: model) }
      if offsets.count == running.count {
        kept = offsets
        from = target.model
        mix = .add(less: end)
      }
    }
    var segment = try segment(motion, target, at: time)
    segment.mix = mix
    var velocity: [Double]?
    if motion.blend == .velocity, values.isPlain, kept.isEmpty {
      let form = NumberForm(of: target.shown, colors: motion.colorForm)
      velocity = target.velocity
      if let form, velocity == nil { velocity = try self.velocity(of: target.node, in: form) }
      if let rate = segment.clock.pace?.rate, rate != 0 { velocity = velocity?.map { $0 / rate } }
    }
    if let course = values.course {
      segment.course = course
    } else {
      segment.course = .between(from, ends.to, motion.colors)
      spring(&segment, motion, target, from: from, to: ends.to, velocity: velocity, running)
    }
    graph.tracks[track].write(.constant(ends.after), segments: kept + [segment], at: time)
    record(
      segment, motion, target, over: last, from: ends.from, to: ends.to, model: ends.after,
      keyframes: values.keyframes)
  }

  // MARK: The model stays

  private mutating func addExplicit(
    _ values: PendingWrite.Values, to target: WriteTarget, track: Int, _ motion: StepMotion,
    at time: Int
  ) throws(Diagnostic) {
    let ends = values.ends(shown: target.model, model: target.model)
    var segment = try segment(motion, target, at: time)
    segment.isExplicit = true
    segment.isCumulative = motion.explicit?.isCumulative ?? false
    let isAdditive = motion.explicit?.isAdditive ?? false
    if isAdditive { segment.mix = .add(less: 0) }
    if let course = values.course {
      segment.course = course
    } else {
      segment.course = .between(ends.from, ends.to, motion.colors)
      spring(&segment, motion, target, from: ends.from, to: ends.to, velocity: nil, [])
    }
    if !motion.isRemovedOnCompletion {
      switch motion.media?.fillMode ?? .removed {
      case .forwards, .both:
        segment.staysAtEnd = true
        segment.end = Int.max
      case .removed, .backwards: break
      }
    }
    let last = graph.tracks[track].last
    var kept = last.segments.filter { $0.end > time || $0.isExplicit && $0.end == time }
    if !isAdditive {
      // The later of two for one property takes the place of the earlier.
      kept.removeAll { old in
        old.isExplicit && old.mix == .replace && (old.group == nil || old.group != segment.group)
      }
    }
    graph.tracks[track].write(.constant(target.model), segments: kept + [segment], at: time)
    if let group = motion.group, motion.media?.fillMode.fillsBefore ?? false {
      let start = groups[group].outerStart
      segment.start = start
      graph.tracks[track].fill(segment, since: start)
      graph.tracks[track].write(.constant(target.model), segments: kept + [segment], at: time)
    }
    fillBefore(segment, track, motion, at: time)
    record(
      segment, motion, target, over: last, from: ends.from, to: ends.to, model: target.model,
      keyframes: values.keyframes)
  }

  /// Shows an animation's start during its step's delay, where its fill says so. What began at the
  /// same time or later goes below it.
  private mutating func fillBefore(
    _ segment: Segment, _ track: Int, _ motion: StepMotion, at time: Int
  ) {
    guard motion.group == nil, motion.begin < time, motion.media?.fillMode.fillsBefore ?? false
    else { return }
    var early = segment
    early.start = motion.begin
    early.end = time
    early.rest = time
    graph.tracks[track].fill(early, since: motion.begin)
  }

  // MARK: Motion

  /// An animation that starts now, still without its values.
  private func segment(
    _ motion: StepMotion, _ target: WriteTarget, at time: Int
  ) throws(Diagnostic) -> Segment {
    let duration = Double(motion.duration) / 1e9
    var segment = Segment(
      start: time, end: time, rest: time,
      clock: MotionClock(start: time, duration: duration, media: motion.media),
      curve: motion.curve, course: .between(.number(0), .number(0), motion.colors),
      group: motion.group)
    segment.clock.pace = pace(of: target.instance, at: time)
    if let number = motion.group {
      guard segment.clock.pace == nil else { throw .groupInOwnTime(at: target.place) }
      let group = groups[number]
      segment.clock.groups = group.clocks
      segment.clock.start = group.localTime(at: time)
      segment.end = group.end
      segment.rest = group.end
    }
    segment.bound()
    return segment
  }

  /// Gives a segment springs of its own, which start with a velocity and last as long as they
  /// need.
  private mutating func spring(
    _ segment: inout Segment, _ motion: StepMotion, _ target: WriteTarget, from: Value, to: Value,
    velocity: [Double]?, _ running: [Segment]
  ) {
    guard let spring = motion.spring, let form = NumberForm(of: from, colors: motion.colorForm),
      NumberForm(of: to, colors: motion.colorForm) == form
    else { return }
    let (starts, targets) = (form.numbers(of: from), form.numbers(of: to))
    let previous = velocity == nil ? nil : running.last?.course.response
    var motions: [SpringMotion] = []
    for index in starts.indices {
      motions.append(
        springs.motion(
          KnownSprings.Start(
            spring: spring, distance: targets[index] - starts[index], velocity: velocity?[index],
            unitScale: target.unitScale, previousResponse: previous)))
    }
    let course = SpringCourse(form: form, from: starts, motions: motions)
    segment.course = .spring(course)
    let settling = course.settlingDuration
    guard settling.isFinite, settling > 0 else { return }
    segment.clock.duration = settling
    if var media = segment.clock.media {
      media.duration = settling
      segment.clock.media = media
    }
    segment.bound()
  }
}

extension StepMotion {
  /// The numbers in which colours are mixed.
  var colorForm: NumberForm {
    switch colors {
    case .gamma: .color
    case .linear: .linearColor
    }
  }
}

extension MediaTiming.FillMode {
  /// Whether the start shows before it.
  var fillsBefore: Bool {
    switch self {
    case .backwards, .both: true
    case .removed, .forwards: false
    }
  }
}

extension Course {
  /// The response of a spring that SwiftUI integrates; nil for anything else.
  fileprivate var response: Double? {
    guard case .spring(let course) = self, case .fluid(let spring)? = course.motions.first?.timing
    else { return nil }
    return spring.response
  }
}
