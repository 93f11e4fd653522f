import Expressions
import Geometry
import Motion
import SceneModel

/// A transition that was carried out: which layer, when, and what its front side still shows.
struct TransitionRecord: Sendable {
  /// Of the step; the traced columns are named after it.
  var id: String?
  var instance: Int
  var style: TransitionStyle
  /// Of a flip: the eye is max(width, height) / perspective away; nil sees from afar.
  var perspective: Double?
  /// In seconds. At its end only the back shows.
  var start: Double
  var end: Double
  /// The same end in nanoseconds.
  var endTime: Int
  var curve: TimingCurve
  /// What the properties of `set` showed before, which the front side keeps.
  var front: [NodeID: Value]
  var frontModes: [Int: AxisRecord.Mode]
  /// Which timing was chosen and why, in words; nil without a choice.
  var choice: String?
  /// Where the step names the layer.
  var place: SourcePlace

  func isRunning(at time: Double) -> Bool { time >= start && time < end }

  /// 0 at the start, 1 at the end; a spring may leave that range.
  func progress(at time: Double) -> Double {
    if time < start { return 0 }
    if time >= end { return 1 }
    return curve.progress(at: time - start, duration: end - start)
  }

  /// A flip as it stands: its angle is 180° times the curve.
  func flip(at time: Double) -> Flip { Flip(progress: progress(at: time)) }

  /// The angle of a flip in degrees.
  func angle(at time: Double) -> Double { flip(at: time).angle }

  /// Which side of a flip shows: the front below 90°, the back from there. The middle of a
  /// symmetric curve is 90° but for rounding, which must not decide.
  func showsBack(at time: Double) -> Bool { angle(at: time) >= 90 - 1e-9 }
}

extension Compiler {
  mutating func start(
    _ transition: Transition, id: String?, motion: StepMotion, at time: Int
  ) throws(Diagnostic) {
    let back = try read(transition.set, only: nil)
    let moves = try read(transition.animate, only: nil)
    var perspective: Double?
    if case .flip(_, .perspective(let formula)) = transition.style {
      perspective = try number(formula, of: nil) ?? 1
    }
    for instance in try instances(of: transition.layer) {
      let rate = pace(of: instance, at: time)?.rate ?? 1
      guard rate > 0 else {
        throw Diagnostic(
          .error, .outOfRange, at: transition.layer.place,
          "the time of '\(graph.traceName(of: instance))' does not run forward, a transition of it"
            + " would not end",
          hint: "set its 'speed' above 0 first")
      }
      let endTime =
        time + (rate == 1 ? motion.duration : Nanoseconds.whole(Double(motion.duration) / rate))
      var front: [NodeID: Value] = [:]
      var modes: [Int: AxisRecord.Mode] = [:]
      for write in back {
        switch write.key.form {
        case .property(let property):
          let node = graph.makeNode(of: property, of: write.instance)
          front[node] = try memo.value(of: node, in: graph)
        case .place(let axis, _), .extent(let axis):
          let id = AxisID(instance: write.instance, axis: axis)
          let record = graph.axis(id)
          front[record.place] = try memo.value(of: record.place, in: graph)
          front[record.size] = try memo.value(of: record.size, in: graph)
          modes[graph.index(of: id)] = record.last
        // Who a scroll view belongs to is no matter of sides.
        case .output, .composite: break
        }
      }
      transitions.append(
        TransitionRecord(
          id: id, instance: instance, style: transition.style, perspective: perspective,
          start: Double(time) / 1e9,
          end: Double(endTime) / 1e9, endTime: endTime,
          curve: motion.curve, front: front,
          frontModes: modes, choice: motion.choice, place: transition.layer.place))
    }
    try apply(back, change: .set, at: time)
    memo.begin(at: Double(time) / 1e9)
    try apply(moves, change: .animated(motion), at: time)
    memo.begin(at: Double(time) / 1e9)
  }
}
