import Expressions
import Geometry
import Motion
import SceneModel

/// Walks the steps once from t = 0 and writes down what gives each quantity from when on.
struct Compiler {
  var graph: Graph
  var memo = Memo()
  var transitions: [TransitionRecord] = []
  /// When each step with an id first started, in nanoseconds.
  var marks: [StepMark] = []
  /// When the last step ended, in nanoseconds.
  var end = 0

  var queue = EventQueue()
  var joins: [Join] = []
  var waits: [PendingWait] = []

  init(_ graph: Graph) { self.graph = graph }

  /// Carries out the timeline.
  mutating func run() throws(Diagnostic) {
    _ = try graph.sorted()
    try takeFirstSnapshots()
    let steps = graph.scene.timeline
    queue.add(.init(time: 0, path: [], action: .begin(list(steps, path: [], join: nil))))
    while true {
      try settleWaits(before: queue.nextTime)
      guard let event = queue.next() else {
        guard let wait = waits.first else { return }
        throw neverHolds(wait)
      }
      switch event.action {
      case .begin(let list): try begin(list, at: event.time)
      case .perform(let work): try perform(work, at: event.time)
      }
    }
  }

  private func list(_ steps: [Step], path: [Int], join: Int?) -> StepList {
    StepList(steps: steps, next: 0, path: path, join: join)
  }

  // MARK: One after the other

  private mutating func begin(_ list: StepList, at time: Int) throws(Diagnostic) {
    guard list.next < list.steps.count else {
      end = max(end, time)
      if let join = list.join { arrive(at: join, time: time) }
      return
    }
    let step = list.steps[list.next]
    var following = list
    following.next += 1
    let path = list.path + [list.next]
    let groups = try groups(of: step)
    joins.append(Join(remaining: groups.count, latest: time, list: following))
    let join = joins.count - 1
    for group in groups {
      let delay = try seconds(step.delay, of: group, at: time) ?? 0
      queue.add(
        .init(
          time: time + delay, path: path,
          action: .perform(Work(step: step, only: group, join: join))))
    }
  }

  /// The parts of a step that start by themselves: one an instance where it names `[*]`, else
  /// the whole (nil).
  private func groups(of step: Step) throws(Diagnostic) -> [Int?] {
    guard let assignments = step.kind.assignments,
      assignments.contains(where: \.layer.namesAll)
    else { return [nil] }
    var result: [Int] = []
    for assignment in assignments {
      for instance in try instances(of: assignment.layer) where !result.contains(instance) {
        result.append(instance)
      }
    }
    return result
  }

  mutating func arrive(at join: Int, time: Int) {
    joins[join].remaining -= 1
    joins[join].latest = max(joins[join].latest, time)
    guard joins[join].remaining == 0, let list = joins[join].list else { return }
    queue.add(.init(time: joins[join].latest, path: list.path + [list.next], action: .begin(list)))
  }

  // MARK: One step

  private mutating func perform(_ work: Work, at time: Int) throws(Diagnostic) {
    memo.begin(at: Double(time) / 1e9)
    let step = work.step
    if let id = step.id, !marks.contains(where: { $0.id == id }) {
      marks.append(StepMark(id: id, time: Double(time) / 1e9))
    }
    switch step.kind {
    case .set(let assignments):
      try write(assignments, only: work.only, motion: nil, at: time)
      arrive(at: work.join, time: time)
    case .animate(let animation):
      let motion = try motion(
        duration: animation.duration, timing: animation.timing, blend: animation.blend,
        of: work.only, at: time, place: step.place)
      try write(animation.assignments, only: work.only, motion: motion, at: time)
      arrive(at: work.join, time: time + motion.duration)
    case .transition(let transition):
      let motion = try motion(
        duration: transition.duration, timing: transition.timing, blend: nil, of: nil, at: time,
        place: step.place)
      try start(transition, id: step.id, motion: motion, at: time)
      arrive(at: work.join, time: time + motion.duration)
    case .pause(let length):
      arrive(at: work.join, time: time + (try seconds(length, of: nil, at: time) ?? 0))
    case .wait(let condition):
      try addWait(for: condition, join: work.join, at: time)
    case .branch(let condition, let then, let otherwise):
      let holds = try evaluate(condition, of: nil) == .boolean(true)
      start(holds ? then : otherwise, branch: holds ? 0 : 1, in: work, at: time)
    case .parallel(let steps):
      guard !steps.isEmpty else { return arrive(at: work.join, time: time) }
      joins[work.join].remaining += steps.count - 1
      for (number, step) in steps.enumerated() {
        start([step], branch: number, in: work, at: time)
      }
    case .sequence(let steps):
      start(steps, branch: 0, in: work, at: time)
    }
  }

  private mutating func start(_ steps: [Step], branch: Int, in work: Work, at time: Int) {
    let outer = joins[work.join].list.map { $0.path + [$0.next - 1] } ?? []
    let path = outer + [branch]
    queue.add(
      .init(time: time, path: path, action: .begin(list(steps, path: path, join: work.join))))
  }

  /// The instances a key of a step means.
  func instances(of path: LayerPath) throws(Diagnostic) -> [Int] {
    let result = graph.tree.instances(of: path)
    guard !result.isEmpty || path.namesAll else {
      throw Diagnostic(
        .error, .unknownName, at: path.place, "'\(path)' names a copy that does not exist")
    }
    return result
  }
}

extension StepKind {
  /// What the step writes by itself, apart from a transition's sides.
  var assignments: [Assignment]? {
    switch self {
    case .set(let assignments): assignments
    case .animate(let animation): animation.assignments
    case .transition, .pause, .wait, .branch, .parallel, .sequence: nil
    }
  }
}

extension LayerPath {
  /// Whether it means all copies.
  var namesAll: Bool { elements.contains { $0.copy == .all } }
}
