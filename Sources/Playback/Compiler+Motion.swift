import Expressions
import Geometry
import Motion
import SceneModel

/// How a step moves what it writes.
struct StepMotion {
  /// How long the step lasts, in nanoseconds; 0 for an endless one. The motion may go on.
  var length: Int
  /// Of one cycle over a distance of 1, in nanoseconds.
  var duration: Int
  /// The curve, or its spring over a distance of 1.
  var curve: TimingCurve
  /// Nil for a curve over the duration.
  var spring: SpringTiming?
  var blend: Blend
  /// Its duration is that of one cycle; nil plays once.
  var media: MediaTiming?
  var isRemovedOnCompletion = true
  /// Nil changes the model.
  var explicit: ExplicitAnimation?
  var colors = ColorInterpolation.gamma
  /// The spring of what moves along y, where it starts with another velocity than along x.
  var vertical: AxisSpring?
  /// The initial velocities along x and y, where they differ; in travels per second.
  var velocities: AxisVelocities?
  /// Which timing was chosen and why, in words; nil without a choice.
  var choice: String?
  /// The compiler's number of the group it is in.
  var group: Int?
  /// When the step began, its delay first; in nanoseconds.
  var begin = 0
  /// For a scrubbed step that does not follow its fraction linearly.
  var scrubCurve: Scrub.ScrubCurve?
}

/// A spring of one axis.
struct AxisSpring {
  /// In nanoseconds, over a distance of 1.
  var duration: Int
  var curve: TimingCurve
  var spring: SpringTiming
}

extension StepMotion {
  /// The motion of one quantity.
  ///
  /// - Throws: Where it goes along no axis and the velocity does.
  func of(_ target: WriteTarget) throws(Diagnostic) -> StepMotion {
    guard let vertical else { return self }
    switch target.key.axis {
    case .x: return self
    case .y:
      var motion = self
      (motion.duration, motion.curve) = (vertical.duration, vertical.curve)
      motion.spring = vertical.spring
      motion.media?.duration = Double(vertical.duration) / 1e9
      return motion
    case nil:
      throw .vector(of: target.key.name, at: target.place)
    }
  }
}

/// The duration that a group gives to a step in it without one, as `CAAnimationGroup` does
/// (measured on Core Animation: a child of duration 0 in a group of 2 s lasts 2 s).
struct InheritedDuration {
  /// In nanoseconds of the group's own time, greater than 0.
  var duration: Int
  /// Whether 0 also means that none was given, as in `CAMediaTiming`.
  var replacesZero: Bool
}

/// How a step's values reach what it writes.
enum Change {
  /// At once.
  case set
  case animated(StepMotion)
  /// By the value of a node, along a curve where there is one.
  case scrubbed(NodeID, StepMotion)
}

extension Compiler {
  /// The motion of a step as it starts.
  mutating func motion(
    of animation: Animation, in work: Work, at time: Int
  ) throws(Diagnostic) -> StepMotion {
    let isExplicit = animation.explicit != nil
    let inherited = work.group.map { group in
      InheritedDuration(duration: groups[group].duration, replacesZero: isExplicit)
    }
    var motion = try motion(
      duration: animation.duration, inherited: inherited, timing: animation.timing,
      otherwise: isExplicit ? .linear : .easeInOut, of: work.only, at: time,
      place: work.step.place)
    if let blend = animation.blend { motion.blend = blend }
    motion.explicit = animation.explicit
    motion.colors = animation.colorInterpolation
    motion.group = work.group
    motion.begin = work.begin
    if isExplicit, motion.duration == 0 {
      motion.duration = Nanoseconds.count(ofSeconds: MediaTiming.defaultDuration)
      motion.length = motion.duration
    }
    if animation.media != nil || isExplicit {
      let formulas = animation.media ?? MediaFormulas()
      var media = try media(formulas, of: work.only)
      media.duration = Double(motion.duration) / 1e9
      motion.media = media
      motion.isRemovedOnCompletion = formulas.isRemovedOnCompletion
      if animation.media != nil { motion.length = media.length }
    }
    return motion
  }

  /// - Parameters:
  ///   - inherited: What a duration that is not given is; nil where nothing is around the step.
  ///   - otherwise: The curve without a timing.
  mutating func motion(
    duration: Formula?, inherited: InheritedDuration? = nil, timing: Timing?,
    otherwise: Easing = .easeInOut, of instance: Int?, at time: Int, place: SourcePlace
  ) throws(Diagnostic) -> StepMotion {
    var given = try seconds(duration, of: instance, at: time)
    if let inherited, !(timing?.bringsDuration ?? false) {
      if given == nil || given == 0 && inherited.replacesZero { given = inherited.duration }
    }
    memo.begin(at: Double(time) / 1e9)
    guard let timing else {
      return try motion(.curve(TimingCurve(otherwise)), given: given, at: place)
    }
    let seconds = Double(given ?? 0) / 1e9
    let pace = try self.pace(timing, duration: seconds, of: instance, along: .x)
    var motion = try motion(pace, given: given, at: timing.place)
    motion.choice = try choiceWords(of: timing, instance)
    if timing.mayDifferByAxis {
      let other = try self.pace(timing, duration: seconds, of: instance, along: .y)
      if case .spring(let spring) = other, other != pace {
        let vertical = try self.motion(other, given: given, at: timing.place)
        motion.vertical = AxisSpring(
          duration: vertical.duration, curve: vertical.curve, spring: spring)
        motion.length = max(motion.length, vertical.length)
        motion.velocities = AxisVelocities(
          x: motion.spring?.initialVelocity ?? 0, y: spring.initialVelocity)
      }
    }
    return motion
  }

  /// - Parameter given: The duration, in nanoseconds; nil where the spring has its own.
  private mutating func motion(
    _ pace: Pace, given: Int?, at place: SourcePlace
  ) throws(Diagnostic) -> StepMotion {
    switch pace {
    case .curve(let curve):
      return StepMotion(
        length: given ?? 0, duration: given ?? 0, curve: curve, blend: .additive)
    case .spring(let spring):
      let curve = spring.settles ? unitCurve(of: spring) : .linear
      guard let own = curve.settlingDuration, own <= 86_400 else {
        throw .neverSettles(curve.settlingDuration, at: place)
      }
      return StepMotion(
        length: given ?? Nanoseconds.count(ofSeconds: spring.logicalDuration),
        duration: given ?? Nanoseconds.count(ofSeconds: own), curve: curve, spring: spring,
        blend: spring.keepsVelocity ? .velocity : .additive)
    }
  }

  /// A spring over a distance of 1, computed once.
  private mutating func unitCurve(of spring: SpringTiming) -> TimingCurve {
    if let known = unitCurves[spring] { return known }
    let curve = TimingCurve(spring)
    unitCurves[spring] = curve
    return curve
  }

  /// The timing of a step or a group, but for its duration.
  mutating func media(
    _ formulas: MediaFormulas, of instance: Int?
  ) throws(Diagnostic) -> MediaTiming {
    MediaTiming(
      speed: try speed(formulas.speed, of: instance) ?? 1,
      timeOffset: try number(formulas.timeOffset, of: instance) ?? 0,
      repeatCount: try notNegative(formulas.repeatCount, "repeatCount", of: instance) ?? 0,
      repeatDuration: try notNegative(formulas.repeatDuration, "repeatDuration", of: instance) ?? 0,
      autoreverses: formulas.autoreverses, fillMode: formulas.fillMode)
  }

  /// A speed at which a day, the longest a time may be, is still counted in nanoseconds.
  private mutating func speed(_ formula: Formula?, of instance: Int?) throws(Diagnostic) -> Double?
  {
    guard let formula, let speed = try number(formula, of: instance) else { return nil }
    guard speed == 0 || MediaTiming.allowedSpeeds.contains(abs(speed)) else {
      throw Diagnostic(
        .error, .outOfRange, at: formula.place,
        "speed is \(speed.shortestText), must be 0, or \(MediaTiming.speedWords) either way")
    }
    return speed
  }

  private mutating func notNegative(
    _ formula: Formula?, _ name: String, of instance: Int?
  ) throws(Diagnostic) -> Double? {
    guard let formula, let number = try number(formula, of: instance) else { return nil }
    guard number >= 0 else {
      throw Diagnostic(
        .error, .outOfRange, at: formula.place,
        "\(name) is \(number.shortestText), must be at least 0")
    }
    return number
  }
}

extension MediaTiming {
  /// How many own seconds a second of the film may have, where time does not stand still.
  static let allowedSpeeds = 0.001...1000

  static var speedWords: String {
    "\(allowedSpeeds.lowerBound.shortestText) to \(allowedSpeeds.upperBound.shortestText)"
  }

  /// How long it shows, in nanoseconds; 0 where it shows without end.
  var length: Int {
    let seconds = visibleDuration
    return seconds.isFinite ? Nanoseconds.count(ofSeconds: min(seconds, 86_400)) : 0
  }
}

extension Diagnostic {
  /// - Parameter name: What moves along no axis.
  static func vector(of name: String, at place: SourcePlace?) -> Diagnostic {
    Diagnostic(
      .error, .wrongType, at: place,
      "'\(name)' moves along no axis, the timing's 'initialVelocity' is one for each",
      hint: "write 'initialVelocity' as one number, or give this a step of its own")
  }

  /// - Parameter seconds: How long the spring moves; nil and infinity for ever.
  static func neverSettles(_ seconds: Double?, at place: SourcePlace) -> Diagnostic {
    guard let seconds, seconds.isFinite else {
      return Diagnostic(
        .error, .outOfRange, at: place, "a spring without damping never settles",
        hint: "give it a damping greater than 0")
    }
    return Diagnostic(
      .error, .outOfRange, at: place,
      "the spring settles after \(seconds.rounded().shortestText) s, must be at most 86400 s",
      hint: "give it more damping")
  }
}
