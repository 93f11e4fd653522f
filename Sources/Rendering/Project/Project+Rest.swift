import Expressions
import Motion
import Playback
public import SceneModel

extension Project {
  /// From when nothing moves that can be seen: the time of the first frame from which on no traced
  /// value is more than a hundredth (of a point, a degree, an opacity of 1) from its last one.
  ///
  /// - Returns: In seconds, exact to a frame and at most the length of the film; nil where something
  ///   moves for ever.
  /// - Throws: Where a value cannot be computed.
  public func timeOfRest() throws(Diagnostic) -> Double? {
    if timeline.isEndless { return nil }
    let clock = FrameClock(scene.canvas.frameRate)
    let times = (0..<frameCount).map { clock.time(ofFrame: $0) }
    let rows = try Trace(timeline).rows(at: times)
    guard let end = rows.last else { return 0 }
    let moving = rows.lastIndex { row in !zip(row, end).allSatisfy { $0.isNear($1) } }
    return moving.map { min(times[$0 + 1], duration) } ?? 0
  }
}

extension Value {
  fileprivate func isNear(_ other: Value) -> Bool {
    if case .number(let a) = self, case .number(let b) = other { return abs(a - b) <= 0.01 }
    return self == other
  }
}
