import Expressions
import Geometry
import Motion
import SceneModel

extension Compiler {
  /// Tells where a finger goes for the length of a leg.
  mutating func followPan(_ grip: Grip, _ finger: Finger, until end: Int, at time: Int) {
    let (point, velocity) = (finger.point(at: time), finger.velocity(at: time))
    for axis in Axis.allCases {
      writePan(.panLocation(axis), grip, point[axis], velocity[axis], until: end, at: time)
    }
    guard grip.phase == .recognised else { return }
    let way = point - grip.reference
    for axis in grip.axes {
      writePan(.panTranslation(axis), grip, way[axis], velocity[axis], until: end, at: time)
      writeOutput(.panVelocity(axis), of: grip.instance, .number(velocity[axis]), at: time)
    }
  }

  private mutating func writePan(
    _ output: FingerOutput, _ grip: Grip, _ from: Double, _ velocity: Double, until end: Int,
    at time: Int
  ) {
    let motion = FingerMotion(.line(from: from, velocity: velocity), start: time, end: end)
    writeOutput(output, of: grip.instance, .motion(motion), at: time)
  }

  /// A pan keeps what it told last until the next drag.
  mutating func releasePan(_ grip: Grip, _ finger: Finger, at time: Int) {
    let point = finger.point(at: time)
    for axis in Axis.allCases {
      writeOutput(.panLocation(axis), of: grip.instance, .number(point[axis]), at: time)
    }
    guard grip.phase == .recognised else { return }
    let way = point - grip.reference
    for axis in grip.axes {
      writeOutput(.panTranslation(axis), of: grip.instance, .number(way[axis]), at: time)
      writeOutput(
        .panVelocity(axis), of: grip.instance, .number(finger.releaseVelocity[axis]), at: time)
    }
    writeOutput(.panIsDragging, of: grip.instance, .boolean(false), at: time)
  }
}
