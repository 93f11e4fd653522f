import Expressions
import Geometry
import Motion
import SceneModel

extension Compiler {
  /// Recognises the drags of a finger that has gone far enough: of scroll views and sheets the
  /// innermost that can move that way, of pans all.
  mutating func recognise(_ number: Int, at time: Int) throws(Diagnostic) {
    let finger = fingers[number]
    for index in finger.grips.indices {
      let grip = fingers[number].grips[index]
      guard grip.phase == .possible, let axis = recognisedAxis(of: grip, finger, at: time) else {
        continue
      }
      if grip.isExclusive, fingers[number].grips.contains(where: \.ownsTheFinger) {
        fingers[number].grips[index].phase = .failed
        continue
      }
      // The way until the drag is recognised does not count; nothing has moved yet.
      var reference = finger.point(at: time)
      let start = finger.samples[0].point[axis]
      reference[axis] =
        start + (reference[axis] < start ? -1 : 1) * TouchTrack.recognitionDistance
      fingers[number].grips[index].phase = .recognised
      fingers[number].grips[index].reference = reference
      begin(grip, at: time)
    }
    memo.begin(at: Double(time) / 1e9)
  }

  /// Says that a drag has begun.
  private mutating func begin(_ grip: Grip, at time: Int) {
    switch grip.kind {
    case .scroll: writeOutput(.isDragging, of: grip.instance, .boolean(true), at: time)
    case .pan: writeOutput(.panIsDragging, of: grip.instance, .boolean(true), at: time)
    case .sheet(let sheet):
      if let inner = sheet.inner {
        writeOutput(.isDragging, of: inner.instance, .boolean(true), at: time)
      }
    }
  }

  /// The direction in which a finger has gone far enough for a grip.
  private func recognisedAxis(of grip: Grip, _ finger: Finger, at time: Int) -> Axis? {
    let way = finger.point(at: time) - finger.samples[0].point
    // The instant was rounded up to a nanosecond, the way was not.
    return grip.axes.first { abs(way[$0]) >= TouchTrack.recognitionDistance - 1e-9 }
  }

  /// When on its leg the finger has gone far enough for a grip; nil where it does not.
  func recognitionTime(_ index: Int, of number: Int, after time: Int) -> Int? {
    let finger = fingers[number]
    let grip = finger.grips[index]
    guard grip.phase == .possible else { return nil }
    let velocity = finger.velocity(at: time)
    let way = finger.point(at: time) - finger.samples[0].point
    return grip.axes.compactMap { axis -> Int? in
      guard velocity[axis] != 0 else { return nil }
      let limit = velocity[axis] < 0 ? -1 : 1.0
      return (limit * TouchTrack.recognitionDistance - way[axis]).instant(
        at: velocity[axis], after: time)
    }.min()
  }
}

extension Double {
  /// When a way has been gone at a speed, in nanoseconds; nil where it is no way ahead.
  func instant(at speed: Double, after time: Int) -> Int? {
    let seconds = self / speed
    guard seconds > 0, seconds < 86_400 else { return nil }
    return time + max(1, Nanoseconds.count(ofSeconds: seconds, rounded: .up))
  }
}

extension Grip {
  /// Whether it keeps other scroll views and sheets from the finger.
  fileprivate var ownsTheFinger: Bool { isExclusive && phase == .recognised }
}
