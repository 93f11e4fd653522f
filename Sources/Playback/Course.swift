import Expressions
import Geometry
import Motion
import SceneModel

/// Which value an animation has at which part of its way.
enum Course: Hashable, Sendable {
  /// From one value to another along the animation's curve.
  case between(Value, Value, ColorInterpolation)
  /// From a value by springs of its own, one a number.
  case spring(SpringCourse)
  /// Through several values; a part of each.
  indirect case keyframes(KeyframeAnimation<Numbers>, KeyframePart)
  /// Values that are held, each until the next one is due.
  indirect case discrete([Value], KeyframeAnimation<Double>)
  /// Whole transforms, by their parts.
  indirect case transforms(TransformAnimation)
  /// A coordinate along a path.
  indirect case path(PathAnimation, Axis)
  /// The direction of a path, in radians.
  indirect case direction(PathAnimation)

  /// What of a keyframe's numbers is a quantity's value.
  enum KeyframePart: Hashable, Sendable {
    case component(Int)
    case all(NumberForm)
  }

  /// The value at a time of the animation's own, along a curve over its duration.
  ///
  /// - Returns: Nil where the animation has no effect.
  func value(at time: Double, duration: Double, curve: TimingCurve) -> Value? {
    if case .spring(let spring) = self { return spring.value(at: time) }
    return value(at: curve.progress(at: time, duration: duration))
  }

  /// The value at a part of the way, which may leave 0…1; a spring's is that of its rest.
  func value(at progress: Double) -> Value? {
    switch self {
    case .between(let from, let to, let colors):
      return from.interpolated(to: to, at: progress, linearly: colors == .linear)
    case .spring(let spring): return spring.value(at: .infinity)
    case .keyframes(let animation, .component(let index)):
      return animation.value(at: progress).map { .number($0[index]) }
    case .keyframes(let animation, .all(let form)):
      return animation.value(at: progress).map { form.value(of: $0.numbers) }
    case .discrete(let values, let animation):
      guard let index = animation.value(at: progress) else { return nil }
      return values[Int(index)]
    case .transforms(let animation):
      return animation.value(at: progress).map { .transform($0) }
    case .path(let path, .x): return path.position(at: progress).map { .number($0.x) }
    case .path(let path, .y): return path.position(at: progress).map { .number($0.y) }
    case .direction(let path): return .number(path.rotation(at: progress))
    }
  }

  /// The value it starts with.
  var start: Value? {
    if case .spring(let spring) = self { return spring.value(at: 0) }
    return value(at: 0)
  }

  /// The value it ends with.
  var end: Value? { value(at: 1) }

  /// Change a second of the animation's own time, in the numbers of a form; nil where it is known
  /// only from values.
  func velocity(
    in form: NumberForm, at time: Double, duration: Double, curve: TimingCurve
  ) -> [Double]? {
    switch self {
    case .between(let from, let to, let colors):
      guard (form == .linearColor) == (colors == .linear) || form == .number else { return nil }
      let speed = curve.velocity(at: time, duration: duration)
      return zip(form.numbers(of: from), form.numbers(of: to)).map { ($1 - $0) * speed }
    case .spring(let spring) where spring.form == form:
      return spring.motions.map { $0.velocity(at: time) }
    case .spring, .keyframes, .discrete, .transforms, .path, .direction: return nil
    }
  }
}

/// Springs that move a value's numbers, each over its own distance and with its own speed.
struct SpringCourse: Hashable, Sendable {
  var form: NumberForm
  var from: [Double]
  /// One a number.
  var motions: [SpringMotion]

  func value(at time: Double) -> Value {
    if form == .number { return .number(from[0] + motions[0].value(at: time)) }
    return form.value(of: zip(from, motions).map { $0 + $1.value(at: time) })
  }

  /// When the last of them rests, in seconds.
  var settlingDuration: Double { motions.reduce(0) { max($0, $1.settlingDuration) } }
}
