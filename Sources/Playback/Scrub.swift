import Expressions
import Motion
import SceneModel

/// A value that a fraction drives in place of time: a paused property animator.
struct Scrub: Hashable, Sendable {
  var course: Course
  /// Through which the fraction goes; nil follows it linearly.
  var curve: ScrubCurve?
  /// The fraction's node.
  var fraction: NodeID

  /// A timing over a duration in seconds.
  struct ScrubCurve: Hashable, Sendable {
    var curve: TimingCurve
    var duration: Double
  }

  /// The value at a fraction, which is clamped to 0…1.
  func value(at fraction: Double) -> Value {
    let clamped = min(1, max(0, fraction))
    let progress = curve.map {
      $0.curve.progress(at: clamped * $0.duration, duration: $0.duration)
    }
    return course.value(at: progress ?? clamped) ?? .number(0)
  }
}

extension Compiler {
  /// Hands what an animation writes over to its fraction.
  mutating func scrub(
    _ animation: Animation, by fraction: FractionComplete, in work: Work, at time: Int
  ) throws(Diagnostic) {
    let link = try graph.linkLive(
      fraction.fraction, of: work.only, owner: owner("fractionComplete", of: work))
    var motion = StepMotion(length: 0, duration: 0, curve: .linear, blend: .replace)
    if !fraction.scrubsLinearly {
      motion = try self.motion(
        duration: nil, timing: animation.timing, of: work.only, at: time, place: work.step.place)
      guard motion.vertical == nil else {
        throw .vector(of: "fractionComplete", at: work.step.place)
      }
      motion.scrubCurve = Scrub.ScrubCurve(
        curve: motion.curve, duration: motion.duration > 0 ? Double(motion.duration) / 1e9 : 1)
    }
    motion.colors = animation.colorInterpolation
    try write(animation.assignments, only: work.only, change: .scrubbed(link, motion), at: time)
  }

  /// A fraction must not follow from what it drives.
  func judgeCycle(from scrub: NodeID, to written: NodeID) throws(Diagnostic) {
    var seen: Set<NodeID> = []
    var open = graph.inputs(of: scrub)
    while let node = open.popLast() {
      guard node != written else {
        guard case .scrubbed(let made) = graph.nodes[scrub],
          case .formula(let live) = graph.nodes[made.fraction]
        else { return }
        throw Diagnostic(
          .error, .expressionCycle, at: live.formula.place,
          "'fractionComplete' reads what it drives",
          hint: "let it read a value that the step does not write")
      }
      if seen.insert(node).inserted { open += graph.inputs(of: node) }
    }
  }
}

extension Graph {
  /// Ties a step's formula to nodes for good: it holds at every time from now on.
  ///
  /// - Parameter owner: What it gives, in words.
  mutating func linkLive(
    _ formula: Formula, of instance: Int?, owner: String
  ) throws(Diagnostic) -> NodeID {
    guard case .expression(let expression) = formula.kind else {
      return intern(.constant(formula.value ?? .number(0)))
    }
    let program = try link(expression, formula, of: instance, isTimeline: true) { node, _ in node }
    return add(.formula(LiveFormula(program: program, formula: formula, owner: owner)))
  }
}
