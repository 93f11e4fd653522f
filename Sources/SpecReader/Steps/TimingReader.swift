import Expressions
import Motion
import SceneModel

extension Reading {
  /// Reads a timing: a name, four numbers, an object told by its keys, or one of two of these by a
  /// condition.
  mutating func timing(_ json: Located, _ contexts: [NameContext]) -> Timing? {
    let standing = variables.standing(for: json).json
    if case .text(let text) = standing.kind, text.hasPrefix("="),
      let alternatives = try? Syntax.parse(String(text.dropFirst())).alternatives
    {
      return choice(alternatives, substituted(json), contexts)
    }
    switch standing.kind {
    case .object: return timingObject(substituted(json), contexts)
    case .array: return bezier(substituted(json), contexts)
    case .text(let text) where !text.hasPrefix("="): return timingName(substituted(json), contexts)
    case .invalid, .null, .boolean, .number, .text: return timingName(json, contexts)
    }
  }

  private mutating func choice(
    _ parts: (condition: String, then: String, otherwise: String), _ json: Located,
    _ contexts: [NameContext]
  ) -> Timing? {
    func part(_ text: String) -> Located {
      var part = json
      part.kind = .text("=" + text)
      return part
    }
    let condition = value(part(parts.condition), .boolean, name: "timing", in: contexts)
    let first = timing(part(parts.then), contexts)
    let second = timing(part(parts.otherwise), contexts)
    guard let condition, let first, let second else { return nil }
    guard first.bringsDuration == second.bringsDuration else {
      error(
        .conflictingKeys, at: json,
        "one of the two timings brings its own duration and the other does not",
        hint: "choose between two that take the step's duration, or two that do not")
      return nil
    }
    func alternative(_ text: String, _ timing: Timing) -> Timing.Alternative {
      Timing.Alternative(String(text.drop { $0 == " " }), timing)
    }
    let choice = Timing.Choice(
      if: condition, text: String(parts.condition.drop { $0 == " " }),
      then: alternative(parts.then, first), otherwise: alternative(parts.otherwise, second))
    return Timing(.choice(choice), at: sources.place(of: json))
  }

  private mutating func timingName(_ json: Located, _ contexts: [NameContext]) -> Timing? {
    guard let name = value(json, .timingName, name: "timing", in: contexts) else { return nil }
    let place = sources.place(of: json)
    if case .text(let text)? = name.value, let preset = SpringPreset(rawValue: text) {
      let spring = SwiftUISpring(.preset(preset, duration: nil, extraBounce: nil))
      return Timing(.swiftUI(spring), at: place)
    }
    return Timing(.named(name), at: place)
  }

  private mutating func bezier(_ json: Located, _ contexts: [NameContext]) -> Timing? {
    guard case .either(_, .either(let points, _)) = Shape.timing,
      let formula = value(json, points, name: "timing", in: contexts)
    else { return nil }
    return Timing(.bezier(formula.elements), at: sources.place(of: json))
  }

  private mutating func timingObject(_ json: Located, _ contexts: [NameContext]) -> Timing? {
    guard case .object(let members) = json.kind else { return nil }
    guard let form = SpecObject.timing(of: members) else {
      tell(.unknownTiming(members, at: sources.place(of: json)))
      return nil
    }
    let faultsBefore = diagnostics.count
    guard let object = object(json, form, name: "timing") else { return nil }
    var values: [String: Formula] = [:]
    let velocity = object["initialVelocity"].flatMap { initialVelocity($0, contexts) }
    for field in form.fields where field.key != "initialVelocity" {
      guard case .number = field.shape, let json = object[field.key] else { continue }
      values[field.key] = value(json, field.shape, name: field.key, in: contexts)
    }
    let kind = timingKind(object, values, velocity, contexts)
    guard diagnostics.count == faultsBefore, let kind else { return nil }
    return Timing(kind, at: sources.place(of: json))
  }

  /// A number, or where the timing has such a form one for each axis.
  private mutating func initialVelocity(
    _ json: Located, _ contexts: [NameContext]
  ) -> Timing.InitialVelocity? {
    let number = Shape.number(Shape.anyNumber, unit: "per s")
    switch variables.standing(for: json).json.kind {
    case .object: break
    case .array:
      error(
        .wrongType, at: json, "'initialVelocity' is a list, must be a number or an object",
        hint: "for one along each axis write {\"dx\": 1, \"dy\": 2}")
      return nil
    case .invalid, .null, .boolean, .number, .text:
      return value(json, number, name: "initialVelocity", in: contexts).map { .number($0) }
    }
    guard let object = object(substituted(json), .initialVelocity, name: "initialVelocity"),
      let dx = object["dx"].flatMap({ value($0, number, name: "dx", in: contexts) }),
      let dy = object["dy"].flatMap({ value($0, number, name: "dy", in: contexts) })
    else { return nil }
    return .vector(dx: dx, dy: dy)
  }

  private mutating func timingKind(
    _ object: ObjectValues, _ values: [String: Formula], _ velocity: Timing.InitialVelocity?,
    _ contexts: [NameContext]
  ) -> Timing.Kind? {
    switch object.form {
    case .stepsTiming: return steps(object, values["steps"])
    case .linearTiming: return object["linear"].flatMap { linear($0, contexts) }
    case .dampingRatio:
      return values["dampingRatio"].map {
        .dampingRatio($0, initialVelocity: velocity)
      }
    case .spring:
      let overdamping = object["allowsOverdamping"].flatMap { flag($0, name: "allowsOverdamping") }
      return .spring(massSpring(values, velocity, allowsOverdamping: overdamping ?? false))
    case .perceptualSpring:
      guard let duration = values["perceptualDuration"] else { return nil }
      var number: Formula?
      if let velocity {
        guard case .number(let formula) = velocity else {
          tellVector(object)
          return nil
        }
        number = formula
      }
      return .perceptual(duration: duration, bounce: values["bounce"], initialVelocity: number)
    case .interpolatingSpring:
      return object["interpolatingSpring"].flatMap { interpolating($0, contexts) }
    case .presetSpring: return preset(object, values)
    case .responseSpring:
      guard let response = values["response"], let fraction = values["dampingFraction"] else {
        return nil
      }
      return swiftUI(.response(response, dampingFraction: fraction), object, values)
    case .bounceSpring:
      guard let duration = values["duration"], let bounce = values["bounce"] else { return nil }
      return swiftUI(.bounce(bounce, duration: duration), object, values)
    case .spec, .canvas, .layer, .style, .snapshot, .symbol, .path, .scroll, .pan, .sheet, .drag,
      .parameter, .touchFile,
      .touchLine, .set, .animate, .transition, .wait, .branch, .parallel, .sequence,
      .transitionBody, .values, .textRun, .animatedValues, .change, .transformFunction, .keyframes,
      .pathMotion, .interpolatingParameters, .initialVelocity:
      return nil
    }
  }

  private func massSpring(
    _ values: [String: Formula], _ velocity: Timing.InitialVelocity?, allowsOverdamping: Bool
  ) -> Timing.Spring {
    Timing.Spring(
      mass: values["mass"], stiffness: values["stiffness"], damping: values["damping"],
      initialVelocity: velocity, allowsOverdamping: allowsOverdamping)
  }

  /// Only `UISpringTimingParameters` has a vector.
  private mutating func tellVector(_ object: ObjectValues) {
    guard let member = object.member("initialVelocity") else { return }
    error(
      .wrongType, at: member.value,
      "'initialVelocity' of \(object.form.words) is one number, only a spring by 'dampingRatio' or by"
        + " mass has one for each axis",
      hint: "write a number, in travels per second")
  }

  private mutating func interpolating(
    _ json: Located, _ contexts: [NameContext]
  ) -> Timing.Kind? {
    guard let object = object(json, .interpolatingParameters, name: "interpolatingSpring") else {
      return nil
    }
    if let velocity = object["initialVelocity"],
      case .object = variables.standing(for: velocity).json.kind
    {
      tellVector(object)
      return nil
    }
    var values: [String: Formula] = [:]
    for field in object.form.fields {
      values[field.key] = object[field.key].flatMap {
        value($0, field.shape, name: field.key, in: contexts)
      }
    }
    return .interpolating(
      massSpring(values, values["initialVelocity"].map { .number($0) }, allowsOverdamping: false))
  }

  private mutating func preset(
    _ object: ObjectValues, _ values: [String: Formula]
  ) -> Timing.Kind? {
    let presets = object.members.compactMap { SpringPreset(rawValue: $0.key) }
    guard let preset = presets.first else {
      error(
        .missingKey, at: object.json,
        "a spring of SwiftUI needs its name, as {\"bouncy\": 0.5}")
      return nil
    }
    if presets.count > 1, let second = object.member(presets[1].rawValue) {
      error(
        .conflictingKeys, atKey: second,
        "a spring has one name, this one is both '\(preset.rawValue)' and '\(second.key)'",
        hint: "leave one of them out")
      return nil
    }
    let parameters = SwiftUISpring.Parameters.preset(
      preset, duration: values[preset.rawValue], extraBounce: values["extraBounce"])
    return swiftUI(parameters, object, values)
  }

  private mutating func swiftUI(
    _ parameters: SwiftUISpring.Parameters, _ object: ObjectValues, _ values: [String: Formula]
  ) -> Timing.Kind {
    let evaluation = object["evaluation"].flatMap {
      word($0, SwiftUISpring.Evaluation.allCases.map(\.rawValue), name: "evaluation")
    }
    return .swiftUI(
      SwiftUISpring(
        parameters, blendDuration: values["blendDuration"],
        evaluation: evaluation.flatMap(SwiftUISpring.Evaluation.init) ?? .fluid))
  }
}

extension SpecObject {
  /// Which timing an object is meant to be, by its keys; nil where none says.
  fileprivate static func timing(of members: [Located.Member]) -> SpecObject? {
    // A required key decides; a mass, a stiffness or a damping alone is a spring.
    let decided = timings.first { form in
      form.fields.contains { field in
        field.isRequired && field.key != "duration" && members.contains { $0.key == field.key }
      }
    }
    if let decided { return decided }
    let named = SpringPreset.allCases.map(\.rawValue) + ["extraBounce"]
    if members.contains(where: { named.contains($0.key) }) { return .presetSpring }
    if members.contains(where: { SpecObject.spring.field($0.key) != nil }) { return .spring }
    if members.contains(where: { $0.key == "duration" }) { return .bounceSpring }
    return nil
  }
}

extension Diagnostic {
  fileprivate static func unknownTiming(
    _ members: [Located.Member], at place: SourcePlace
  ) -> Diagnostic {
    let known = SpecObject.timings.flatMap(\.fields).map(\.key)
    let near = members.lazy.compactMap { Spelling.nearestName(to: $0.key, in: known) }.first
    return Diagnostic(
      .error, .missingKey, at: place,
      "a timing object needs 'steps', 'linear', 'dampingRatio', a spring's name or its parameters",
      hint: near.map { "did you mean '\($0)'?" })
  }
}
