extension Compiler {
  /// When the film ends, in nanoseconds: everything finite is at rest, and what is endless has
  /// run once more.
  var filmEnd: Int {
    let moved = graph.tracks.reduce(end) { max($0, $1.end) }
    let finite = transitions.reduce(moved) { max($0, $1.endTime) }
    return finite + graph.tracks.reduce(0) { max($0, $1.endlessCycle ?? 0) }
  }
}

extension Graph {
  /// All instants after a time at which something begins or ends that some nodes depend on, in
  /// nanoseconds, ascending; the last is the one after which nothing new comes: all is at rest,
  /// and what is endless has run once more.
  func instants(behind roots: [NodeID], after time: Int) -> [Int] {
    var seen: Set<NodeID> = []
    var result: Set<Int> = []
    var endlessCycle = 0
    var open = roots
    while let node = open.popLast() {
      guard seen.insert(node).inserted else { continue }
      if case .track(let track) = nodes[node] {
        for era in tracks[track].eras {
          if era.start > time { result.insert(era.start) }
          if case .motion(let motion) = era.base, motion.end > time { result.insert(motion.end) }
          for segment in era.segments {
            for end in [segment.end, segment.rest] where end > time && end < Int.max {
              result.insert(end)
            }
          }
        }
        endlessCycle = max(endlessCycle, tracks[track].endlessCycle ?? 0)
      }
      open += inputs(of: node)
    }
    if endlessCycle > 0 { result.insert((result.max() ?? time) + endlessCycle) }
    return result.sorted()
  }
}
