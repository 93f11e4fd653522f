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
  private var markedSteps: Set<String> = []
  /// When the last step ended, in nanoseconds.
  var end = 0

  var queue = EventQueue()
  var joins: [Join] = []
  var waits: [PendingWait] = []
  /// In the order of their starts.
  var waitRecords: [WaitRecord] = []
  /// Those that were started, by number.
  var groups: [GroupFrame] = []
  /// Those that have come down, by number.
  var fingers: [Finger] = []
  /// How often each rest has been announced or taken back.
  var rests: [OutputID: Int] = [:]
  var springs = KnownSprings()
  /// Springs over a distance of 1.
  var unitCurves: [SpringTiming: TimingCurve] = [:]
  var animations: [AnimationRecord] = []
  var scrubs: [ScrubRecord] = []
  var layerTimes = LayerTimes()

  init(_ graph: Graph) { self.graph = graph }

  /// Carries out the timeline.
  mutating func run() throws(Diagnostic) {
    _ = try graph.sorted()
    try readLayerTimes()
    try placeContent()
    try takeFirstSnapshots()
    let steps = graph.scene.timeline
    queue.add(
      .init(
        time: 0, path: [],
        action: .begin(StepList(steps: steps, next: 0, path: [], join: nil, group: nil))))
    while true {
      try settleWaits(before: queue.nextTime)
      guard let event = queue.next() else {
        guard let wait = waits.first else { return }
        throw neverHolds(wait)
      }
      switch event.action {
      case .begin(let list): try begin(list, at: event.time)
      case .perform(let work): try perform(work, at: event.time)
      case .touch(let finger): try advance(finger, at: event.time)
      case .rest(let output, let number): rest(output, number: number, at: event.time)
      case .skip(let join): try skip(join, at: event.time)
      }
    }
  }

  // MARK: One after the other

  private mutating func begin(_ list: StepList, at time: Int) throws(Diagnostic) {
    guard list.next < list.steps.count else {
      if list.group == nil { end = max(end, time) }
      if let join = list.join { arrive(at: join, time: time) }
      return
    }
    let step = list.steps[list.next]
    var following = list
    following.next += 1
    let path = list.path + [list.next]
    // From any time up to here on the longest delay and step still add up to an `Int`.
    guard time <= Nanoseconds.longest else {
      throw Diagnostic(
        .error, .outOfRange, at: step.place,
        "the step starts after \((Double(time) / 1e9).shortestText) s, must start within"
          + " \(Nanoseconds.longest / 1_000_000_000) s",
        hint: "let the steps before it take less")
    }
    let parts = try parts(of: step)
    joins.append(Join(remaining: parts.count, latest: time, list: following))
    let join = joins.count - 1
    let frame = list.group.map { groups[$0] }
    for part in parts {
      var delay = try seconds(step.delay, of: part, at: time) ?? 0
      if let frame { delay = frame.filmLength(of: delay) }
      // What would begin after the group's end is cut off.
      if let frame, frame.localTime(at: time + delay) >= frame.duration, frame.rate > 0 { continue }
      let work = Work(step: step, only: part, join: join, group: list.group, begin: time)
      queue.add(.init(time: time + delay, path: path, action: .perform(work)))
    }
  }

  /// The parts of a step that start by themselves: one an instance where it names `[*]`, else
  /// the whole (nil).
  private func parts(of step: Step) throws(Diagnostic) -> [Int?] {
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
    if !waits.isEmpty { skipStalledWaits(at: time) }
    guard joins[join].remaining == 0, let list = joins[join].list else { return }
    queue.add(.init(time: joins[join].latest, path: list.path + [list.next], action: .begin(list)))
  }

  // MARK: One step

  private mutating func perform(_ work: Work, at time: Int) throws(Diagnostic) {
    memo.begin(at: Double(time) / 1e9)
    let step = work.step
    if let id = step.id, markedSteps.insert(id).inserted {
      marks.append(StepMark(id: id, time: Double(time) / 1e9))
    }
    switch step.kind {
    case .set(let assignments):
      try write(assignments, only: work.only, change: .set, at: time)
      arrive(at: work.join, time: time)
    case .animate(let animation):
      if let fraction = animation.fractionComplete {
        try scrub(animation, by: fraction, in: work, at: time)
        return arrive(at: work.join, time: time)
      }
      let motion = try motion(of: animation, in: work, at: time)
      try write(animation.assignments, only: work.only, change: .animated(motion), at: time)
      let length = try filmLength(of: motion.length, written: animation.assignments, work, at: time)
      arrive(at: work.join, time: time + length)
    case .transition(let transition):
      let motion = try motion(
        duration: transition.duration, timing: transition.timing, of: nil, at: time,
        place: step.place)
      guard motion.vertical == nil else { throw .vector(of: "transition", at: step.place) }
      let length = filmLength(
        of: motion.length, in: try instances(of: transition.layer), at: time)
      try start(transition, id: step.id, motion: motion, at: time)
      arrive(at: work.join, time: time + length)
    case .drag(let drag): try start(drag, in: work, at: time)
    case .pause(let length):
      let pause = try seconds(length, of: nil, at: time) ?? 0
      arrive(at: work.join, time: time + filmLength(of: pause, in: work))
    case .wait(let condition):
      try addWait(for: condition, in: work, at: time)
    case .branch(let condition, let then, let otherwise):
      let holds = try evaluate(condition, of: nil) == .boolean(true)
      start(
        holds ? then : otherwise, branch: holds ? 0 : 1, in: work, group: work.group, at: time)
    case .parallel(let steps):
      guard !steps.isEmpty else { return arrive(at: work.join, time: time) }
      joins[work.join].remaining += steps.count - 1
      joins[work.join].isParallel = true
      for (number, step) in steps.enumerated() {
        start([step], branch: number, in: work, group: work.group, at: time)
      }
    case .sequence(let steps):
      start(steps, branch: 0, in: work, group: work.group, at: time)
    case .group(let group):
      try start(group, in: work, at: time)
    }
  }

  /// Starts steps inside another, which ends with them unless they run in a group of its own.
  mutating func start(
    _ steps: [Step], branch: Int, in work: Work, group: Int?, at time: Int
  ) {
    let outer = joins[work.join].list.map { $0.path + [$0.next - 1] } ?? []
    let path = outer + [branch]
    let list = StepList(
      steps: steps, next: 0, path: path, join: group == work.group ? work.join : nil, group: group)
    queue.add(.init(time: time, path: path, action: .begin(list)))
  }

  /// How long a stretch of a step's own time takes in the film.
  private func filmLength(of length: Int, in work: Work) -> Int {
    work.group.map { groups[$0].filmLength(of: length) } ?? length
  }

  /// The same of an animation of some layers, which may have a time of their own.
  private func filmLength(
    of length: Int, written assignments: [Assignment], _ work: Work, at time: Int
  ) throws(Diagnostic) -> Int {
    guard work.group == nil, !layerTimes.isEmpty else { return filmLength(of: length, in: work) }
    var written: [Int] = []
    for assignment in assignments {
      written += try instances(of: assignment.layer).filter { work.only ?? $0 == $0 }
    }
    return filmLength(of: length, in: written, at: time)
  }

  /// What a key of a step gives, in words: `open.wait`, or the step's place where it has no id.
  func owner(_ key: String, of work: Work) -> String {
    let owner = work.step.id.map { "\($0).\(key)" } ?? "\(work.step.place.path)/\(key)"
    return work.only.map { "\(owner) of \(graph.traceName(of: $0))" } ?? owner
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
    case .transition, .drag, .pause, .wait, .branch, .parallel, .sequence, .group: nil
    }
  }
}

extension LayerPath {
  /// Whether it means all copies.
  var namesAll: Bool { elements.contains { $0.copy == .all } }
}
