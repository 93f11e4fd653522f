import Expressions
import Geometry
import Motion
import SceneModel

/// How a step moves what it writes.
struct StepMotion {
  /// In nanoseconds.
  var duration: Int
  var curve: TimingCurve
  var blend: Blend
}

extension Compiler {
  /// The motion of a step as it starts.
  mutating func motion(
    duration: Formula?, timing: Timing?, blend: Blend?, of instance: Int?, at time: Int,
    place: SourcePlace
  ) throws(Diagnostic) -> StepMotion {
    let given = try seconds(duration, of: instance, at: time)
    memo.begin(at: Double(time) / 1e9)
    let curve = try curve(timing, duration: given ?? 0, of: instance)
    if let given { return StepMotion(duration: given, curve: curve, blend: blend ?? .additive) }
    guard let own = curve.settlingDuration, own.isFinite, own <= 86_400 else {
      throw Diagnostic(
        .error, .outOfRange, at: timing?.place ?? place,
        "a spring without damping never settles", hint: "give it a damping greater than 0")
    }
    return StepMotion(
      duration: Int((own * 1e9).rounded()), curve: curve, blend: blend ?? .additive)
  }

  /// The curve of a timing with its numbers read now; easeInOut without one.
  private mutating func curve(
    _ timing: Timing?, duration: Int, of instance: Int?
  ) throws(Diagnostic) -> TimingCurve {
    guard let timing else { return TimingCurve(Easing.easeInOut) }
    switch timing.kind {
    case .named(let formula):
      let name = try evaluate(formula, of: instance).text
      guard let easing = Easing(rawValue: name) else {
        throw Diagnostic(
          .error, .unknownWord, at: formula.place, "unknown timing '\(name)'",
          hint: Spelling.hint(for: name, known: Easing.allCases.map(\.rawValue)))
      }
      return TimingCurve(easing)
    case .bezier(let formulas):
      var numbers: [Double] = []
      for formula in formulas { numbers.append(try number(formula, of: instance) ?? 0) }
      return try made(at: timing) { () throws(ParameterError) in
        .bezier(try CubicBezier(numbers[0], numbers[1], numbers[2], numbers[3]))
      }
    case .dampingRatio(let ratio, let velocity):
      let dampingRatio = try number(ratio, of: instance) ?? 1
      let initialVelocity = try number(velocity, of: instance) ?? 0
      // Without a duration there is no motion to give a spring.
      guard duration > 0 else { return .linear }
      return try made(at: timing) { () throws(ParameterError) in
        let spring = try FittedSpring(
          dampingRatio: dampingRatio, initialVelocity: initialVelocity,
          duration: Double(duration) / 1e9)
        return TimingCurve(SpringTiming.fitted(spring))
      }
    case .spring(let spring):
      let mass = try number(spring.mass, of: instance) ?? 1
      let stiffness = try number(spring.stiffness, of: instance) ?? 100
      let damping = try number(spring.damping, of: instance) ?? 10
      let initialVelocity = try number(spring.initialVelocity, of: instance) ?? 0
      return try made(at: timing) { () throws(ParameterError) in
        let made = try CASpring(
          mass: mass, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity,
          allowsOverdamping: spring.allowsOverdamping)
        return TimingCurve(SpringTiming.coreAnimation(made))
      }
    }
  }

  private func made(
    at timing: Timing, _ make: () throws(ParameterError) -> TimingCurve
  ) throws(Diagnostic) -> TimingCurve {
    do throws(ParameterError) {
      return try make()
    } catch {
      throw Diagnostic(.error, .outOfRange, at: timing.place, error.message)
    }
  }
}

extension ParameterError {
  /// The value and what was expected, in words.
  var message: String {
    switch self {
    case .outOfRange(let parameter, let value, let allowed):
      "\(parameter) is \(value.shortestText), must be \(allowed)"
    case .wrongCount(let parameter, let count, let allowed):
      "\(parameter) has \(count) entries, must have \(allowed)"
    }
  }
}
