import Expressions
import SceneModel

extension Compiler {
  /// Change a second of what a node shows just now, in the numbers of a form.
  mutating func velocity(of node: NodeID, in form: NumberForm) throws(Diagnostic) -> [Double] {
    let time = memo.time
    guard let track = graph.track(of: node) else { return [] }
    let era = graph.tracks[track].last
    var value: Value
    var velocity: [Double]
    switch era.base {
    case .constant(let constant):
      value = constant
      velocity = form.numbers(of: constant).map { _ in 0 }
    case .motion(let motion):
      // The finger, or what it has set off, has its speed from its first instant on.
      if era.segments.isEmpty { return [motion.velocity(at: time)] }
      value = .number(motion.value(at: time))
      velocity = [motion.velocity(at: time)]
    case .node(let base):
      velocity = try liveVelocity(of: base, in: form, since: era.startTime)
      value = try memo.value(of: base, in: graph)
    }
    // What was written at this very instant has not moved yet.
    guard era.startTime < time else { return velocity.map { _ in 0 } }
    for segment in era.segments where segment.shows(at: time) {
      let own = segment.velocity(in: form, at: time, over: value)
      switch segment.mix {
      case .replace: velocity = own
      case .add: velocity = zip(velocity, own).map { $0 + $1 }
      }
      value = segment.applied(to: value, at: time)
    }
    return velocity
  }

  /// The one-sided derivative of a live value just before now.
  private mutating func liveVelocity(
    of node: NodeID, in form: NumberForm, since start: Double
  ) throws(Diagnostic) -> [Double] {
    let time = memo.time
    let step = 1e-5
    guard time - 2 * step >= start else {
      return form.numbers(of: try memo.value(of: node, in: graph)).map { _ in 0 }
    }
    var samples: [[Double]] = []
    for back in [2.0, 1.0, 0.0] {
      memo.begin(at: time - back * step)
      samples.append(form.numbers(of: try memo.value(of: node, in: graph)))
    }
    return samples[2].indices.map { index in
      (3 * samples[2][index] - 4 * samples[1][index] + samples[0][index]) / (2 * step)
    }
  }
}
