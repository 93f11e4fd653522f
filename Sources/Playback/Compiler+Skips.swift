import SceneModel

extension Compiler {
  /// Looks at what waits in a `parallel` whose other steps have ended: its conditions are given up
  /// at this instant unless they hold then.
  mutating func skipStalledWaits(at time: Int) {
    for join in Set(waits.compactMap { enclosingParallel(of: $0) })
    where joins[join].remaining == waits.count(where: { enclosingParallel(of: $0) == join }) {
      let path = (joins[join].list?.path ?? []) + [Int.max]
      queue.add(.init(time: time, path: path, action: .skip(join)))
    }
  }

  /// Gives up the conditions that nothing in their `parallel` will bring about any more: the rest
  /// of their sequences is skipped.
  mutating func skip(_ join: Int, at time: Int) throws(Diagnostic) {
    let stalled = waits.indices.filter { enclosingParallel(of: waits[$0]) == join }
    guard !stalled.isEmpty, joins[join].remaining == stalled.count else { return }
    for index in stalled.reversed() where try holds(waits[index], at: time) {
      let wait = endWait(index, at: time)
      arrive(at: wait.join, time: time)
      return
    }
    for index in stalled.reversed() {
      _ = endWait(index, at: time)
      arrive(at: join, time: time)
    }
    end = max(end, time)
  }

  /// The join of the innermost `parallel` around a wait; nil at top level.
  private func enclosingParallel(of wait: PendingWait) -> Int? {
    var next = joins[wait.join].list?.join
    while let join = next {
      if joins[join].isParallel { return join }
      next = joins[join].list?.join
    }
    return nil
  }
}
