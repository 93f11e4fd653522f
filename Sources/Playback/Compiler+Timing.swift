import Expressions
import Geometry
import Motion
import SceneModel

/// How progress follows time, with all numbers read.
enum Pace: Hashable, Sendable {
  /// A curve over the step's duration.
  case curve(TimingCurve)
  /// A spring, whose motion depends on how far it goes.
  case spring(SpringTiming)
}

extension Compiler {
  /// What a timing says, its numbers read now.
  ///
  /// - Parameters:
  ///   - duration: Of the step, in seconds; 0 where the timing brings its own.
  ///   - axis: Along which the spring of a velocity vector moves.
  mutating func pace(
    _ timing: Timing, duration: Double, of instance: Int?, along axis: Axis
  ) throws(Diagnostic) -> Pace {
    switch timing.kind {
    case .named(let formula): return .curve(try namedCurve(formula, of: instance))
    case .bezier(let formulas):
      var numbers: [Double] = []
      for formula in formulas { numbers.append(try number(formula, of: instance) ?? 0) }
      let places = Dictionary(uniqueKeysWithValues: zip(["x1", "y1", "x2", "y2"], formulas))
      return try made(at: timing, of: places) { () throws(ParameterError) in
        .curve(.bezier(try CubicBezier(numbers[0], numbers[1], numbers[2], numbers[3])))
      }
    case .steps(let formula, let jump):
      let count = try number(formula, of: instance) ?? 1
      return try made(at: timing, of: ["steps": formula]) { () throws(ParameterError) in
        guard let whole = Int(exactly: count) else {
          throw .outOfRange(parameter: "steps", value: count, allowed: "a whole number")
        }
        return .curve(.steps(try Steps(whole, jump: jump)))
      }
    case .linear(let stops):
      var read: [LinearEasing.Stop] = []
      for stop in stops {
        let output = try number(stop.output, of: instance) ?? 0
        read.append(LinearEasing.Stop(output, at: try number(stop.input, of: instance)))
      }
      return try made(at: timing) { () throws(ParameterError) in
        .curve(.piecewiseLinear(try LinearEasing(read)))
      }
    case .dampingRatio(let ratio, let velocity):
      let dampingRatio = try number(ratio, of: instance) ?? 1
      let initialVelocity = try number(velocity?.along(axis), of: instance) ?? 0
      // Without a duration there is no motion to give a spring.
      guard duration > 0 else { return .curve(.linear) }
      let places = ["dampingRatio": ratio, "initialVelocity": velocity?.along(axis)]
      return try made(at: timing, of: places) { () throws(ParameterError) in
        .spring(
          .fitted(
            try springs.fitted(
              dampingRatio: dampingRatio, initialVelocity: initialVelocity, duration: duration)))
      }
    case .spring(let spring):
      return .spring(.coreAnimation(try massSpring(spring, timing, of: instance, along: axis)))
    case .interpolating(let spring):
      return .spring(.interpolating(try massSpring(spring, timing, of: instance, along: axis)))
    case .perceptual(let duration, let bounceFormula, let velocity):
      let perceptualDuration = try number(duration, of: instance) ?? 0
      let bounce = try number(bounceFormula, of: instance) ?? 0
      let initialVelocity = try number(velocity, of: instance) ?? 0
      let places = [
        "perceptualDuration": duration, "bounce": bounceFormula, "initialVelocity": velocity,
      ]
      return try made(at: timing, of: places) { () throws(ParameterError) in
        .spring(
          .coreAnimation(
            try CASpring(
              perceptualDuration: perceptualDuration, bounce: bounce,
              initialVelocity: initialVelocity)))
      }
    case .swiftUI(let spring): return .spring(try swiftUISpring(spring, timing, of: instance))
    case .choice(let choice):
      let holds = try evaluate(choice.condition, of: instance) == .boolean(true)
      let taken = holds ? choice.then : choice.otherwise
      return try pace(taken.timing, duration: duration, of: instance, along: axis)
    }
  }

  /// The pace of what has no axes of its own.
  ///
  /// - Parameter name: What it is, for the error where the timing differs by axis.
  mutating func pace(
    _ timing: Timing, duration: Double, of instance: Int?, named name: String
  ) throws(Diagnostic) -> Pace {
    let pace = try self.pace(timing, duration: duration, of: instance, along: .x)
    if timing.mayDifferByAxis,
      try self.pace(timing, duration: duration, of: instance, along: .y) != pace
    {
      throw .vector(of: name, at: timing.place)
    }
    return pace
  }

  private mutating func namedCurve(
    _ formula: Formula, of instance: Int?
  ) throws(Diagnostic) -> TimingCurve {
    let name = try evaluate(formula, of: instance).text
    if let easing = Easing(rawValue: name) { return TimingCurve(easing) }
    if let easing = CircularEasing(rawValue: name) { return .circular(easing) }
    if SpringPreset(rawValue: name) != nil {
      throw Diagnostic(
        .error, .unknownWord, at: formula.place,
        "'\(name)' brings its own duration, so an expression cannot choose it",
        hint: "write it out, or as {\"\(name)\": seconds}")
    }
    throw Diagnostic(
      .error, .unknownWord, at: formula.place, "unknown timing '\(name)'",
      hint: Spelling.hint(for: name, known: Timing.curveNames))
  }

  private mutating func massSpring(
    _ spring: Timing.Spring, _ timing: Timing, of instance: Int?, along axis: Axis
  ) throws(Diagnostic) -> CASpring {
    let mass = try number(spring.mass, of: instance) ?? 1
    let stiffness = try number(spring.stiffness, of: instance) ?? 100
    let damping = try number(spring.damping, of: instance) ?? 10
    let initialVelocity = try number(spring.initialVelocity?.along(axis), of: instance) ?? 0
    let places = [
      "mass": spring.mass, "stiffness": spring.stiffness, "damping": spring.damping,
      "initialVelocity": spring.initialVelocity?.along(axis),
    ]
    return try made(at: timing, of: places) { () throws(ParameterError) in
      try CASpring(
        mass: mass, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity,
        allowsOverdamping: spring.allowsOverdamping)
    }
  }

  private mutating func swiftUISpring(
    _ spring: SwiftUISpring, _ timing: Timing, of instance: Int?
  ) throws(Diagnostic) -> SpringTiming {
    let blend = try number(spring.blendDuration, of: instance)
    let response: Double
    let fraction: Double
    var ownBlend = 0.0
    var places = ["blendDuration": spring.blendDuration]
    switch spring.parameters {
    case .preset(let preset, let duration, let extra):
      response = try number(duration, of: instance) ?? preset.defaultDuration
      places["duration"] = duration
      places["extraBounce"] = extra
      let extraBounce = try number(extra, of: instance) ?? 0
      ownBlend = preset.blendDuration
      fraction = try made(at: timing, of: places) { () throws(ParameterError) in
        try preset.fluid(duration: response, extraBounce: extraBounce).dampingFraction
      }
    case .response(let given, let damping):
      response = try number(given, of: instance) ?? 0.5
      fraction = try number(damping, of: instance) ?? 1
      places["response"] = given
      places["dampingFraction"] = damping
    case .bounce(let given, let duration):
      response = try number(duration, of: instance) ?? 0.5
      let bounce = try number(given, of: instance) ?? 0
      places["duration"] = duration
      places["bounce"] = given
      fraction = try made(at: timing, of: places) { () throws(ParameterError) in
        try FluidSpring(duration: response, bounce: bounce).dampingFraction
      }
    }
    return try made(at: timing, of: places) { () throws(ParameterError) in
      switch spring.evaluation {
      case .fluid:
        return .fluid(
          try FluidSpring(
            response: response, dampingFraction: fraction, blendDuration: blend ?? ownBlend))
      case .analytic:
        // SwiftUI's type takes less; a film cannot show what never settles.
        guard fraction >= 0 else {
          throw .outOfRange(
            parameter: "dampingFraction", value: fraction, allowed: "0 or greater")
        }
        guard response >= 0 else {
          throw .outOfRange(parameter: "response", value: response, allowed: "0 s or greater")
        }
        return .analytic(try Spring(response: response, dampingRatio: fraction))
      }
    }
  }

  /// - Parameter formulas: What gives the parameters, by their names; a wrong one is told at its place.
  func made<Made>(
    at timing: Timing, of formulas: [String: Formula?] = [:],
    _ make: () throws(ParameterError) -> Made
  ) throws(Diagnostic) -> Made {
    do throws(ParameterError) {
      return try make()
    } catch {
      let formula = formulas[error.parameter] ?? nil
      throw Diagnostic(.error, .outOfRange, at: formula?.place ?? timing.place, error.message)
    }
  }
}

extension Timing.InitialVelocity {
  fileprivate func along(_ axis: Axis) -> Formula {
    switch self {
    case .number(let formula): formula
    case .vector(let dx, let dy): axis == .x ? dx : dy
    }
  }
}

extension SpringTiming {
  /// Whether it comes to rest.
  var settles: Bool {
    switch self {
    case .fitted: true
    case .coreAnimation(let spring), .interpolating(let spring): spring.damping > 0
    case .analytic(let spring): spring.dampingRatio > 0
    case .fluid(let spring): spring.dampingFraction > 0
    }
  }

  /// Whether an interruption keeps the velocity where nothing else is said.
  ///
  /// SwiftUI's own keep it; its `interpolatingSpring` adds up, as UIKit's animations do
  /// (documented).
  var keepsVelocity: Bool {
    switch self {
    case .fitted, .coreAnimation, .interpolating: false
    case .analytic, .fluid: true
    }
  }
}

extension ParameterError {
  /// The name of what is wrong.
  var parameter: String {
    switch self {
    case .outOfRange(let parameter, _, _), .wrongCount(let parameter, _, _): parameter
    }
  }

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
