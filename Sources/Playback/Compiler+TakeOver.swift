import Expressions
import SceneModel

/// What comes to rest at a known instant, unless something happens before.
struct RestTicket: Hashable {
  var instance: Int
  var kind: BehaviourKind
}

extension Compiler {
  /// What a behaviour tells from now on.
  mutating func writeOutput(
    _ output: FingerOutput, of instance: Int, _ base: Track.Base, at time: Int
  ) {
    guard let node = graph.outputNode(output, of: instance), let track = graph.track(of: node)
    else { return }
    // What is as it was does not change.
    let last = graph.tracks[track].last
    if case .constant = base, last.base == base, last.segments.isEmpty { return }
    graph.tracks[track].write(base, segments: [], at: time)
  }

  mutating func writeOutput(
    _ output: FingerOutput, of instance: Int, _ value: Value, at time: Int
  ) {
    writeOutput(output, of: instance, .constant(value), at: time)
  }

  /// What a behaviour tells just now.
  mutating func output(_ output: FingerOutput, of instance: Int) throws(Diagnostic) -> Double {
    guard let node = graph.outputNode(output, of: instance) else { return 0 }
    return try memo.value(of: node, in: graph).number
  }

  /// Whether a number moves just now.
  func moves(_ output: FingerOutput, of instance: Int, at time: Int) -> Bool {
    guard let node = graph.outputNode(output, of: instance), let track = graph.track(of: node)
    else { return false }
    let era = graph.tracks[track].last
    if case .motion(let motion) = era.base, motion.end > time { return true }
    return era.segments.contains { $0.end > time }
  }

  // MARK: Rest

  /// Lets a behaviour be at rest from an instant on; now, where that is no later.
  mutating func comeToRest(_ ticket: RestTicket, at end: Int, now time: Int) {
    rests[ticket, default: 0] += 1
    guard end > time else { return rest(ticket, at: time) }
    writeOutput(ticket.output, of: ticket.instance, .boolean(false), at: time)
    queue.add(
      .init(time: end, path: [], action: .rest(ticket, number: rests[ticket, default: 0])))
  }

  /// Takes back an announced rest: a finger holds the layer.
  mutating func disturb(_ ticket: RestTicket, at time: Int) {
    rests[ticket, default: 0] += 1
    writeOutput(ticket.output, of: ticket.instance, .boolean(false), at: time)
  }

  /// Carries out an announced rest, if nothing has happened since.
  mutating func rest(_ ticket: RestTicket, number: Int, at time: Int) {
    guard rests[ticket] == number else { return }
    rest(ticket, at: time)
  }

  private mutating func rest(_ ticket: RestTicket, at time: Int) {
    writeOutput(ticket.output, of: ticket.instance, .boolean(true), at: time)
  }

  // MARK: Writing

  /// A step writes what a behaviour tells.
  mutating func write(
    _ values: PendingWrite.Values, toOutput output: FingerOutput, of instance: Int,
    change: Change, at time: Int
  ) throws(Diagnostic) {
    guard let node = graph.outputNode(output, of: instance) else { return }
    var target = WriteTarget(node: node, instance: instance, key: .output(output))
    target.shown = try memo.value(of: node, in: graph)
    target.model = try memo.modelValue(of: node, in: graph)
    if change.keepsVelocity { target.velocity = try velocity(of: node, in: .number) }
    try takeOver(instance, at: time)
    try write(values, to: target, change: change, at: time)
  }

  /// A step writes a scroll view's content offset: finger and physics lose it.
  mutating func takeOver(_ instance: Int, at time: Int) throws(Diagnostic) {
    for finger in fingers.indices {
      for index in fingers[finger].grips.indices {
        let grip = fingers[finger].grips[index]
        switch grip.kind {
        case .scroll:
          if grip.instance == instance { fingers[finger].grips[index].phase = .lost }
        case .sheet(var sheet):
          guard sheet.inner?.instance == instance else { continue }
          if grip.phase == .recognised, sheet.driven == .content {
            // The sheet stands at its highest detent and has nothing left to follow.
            fingers[finger].grips[index].phase = .failed
          }
          sheet.inner = nil
          fingers[finger].grips[index].kind = .sheet(sheet)
        case .pan: break
        }
      }
    }
    for axis in Axis.allCases {
      let offset = FingerOutput.contentOffset(axis)
      if moves(offset, of: instance, at: time) {
        let shown = try output(offset, of: instance)
        writeOutput(offset, of: instance, .number(shown), at: time)
      }
      writeOutput(.velocity(axis), of: instance, .number(0), at: time)
    }
    writeOutput(.isDragging, of: instance, .boolean(false), at: time)
    comeToRest(RestTicket(instance: instance, kind: .scroll), at: time, now: time)
  }
}

extension RestTicket {
  fileprivate var output: FingerOutput {
    switch kind {
    case .scroll, .pan: .isAtRest
    case .sheet: .sheetIsAtRest
    }
  }
}
