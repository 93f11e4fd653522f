import Expressions
import SceneModel

extension Reading {
  /// Reads a timing: a name, four numbers, or an object told by its keys.
  mutating func timing(_ json: Located, _ contexts: [NameContext]) -> Timing? {
    let standing = variables.standing(for: json).json
    switch standing.kind {
    case .object: return timingObject(substituted(json), contexts)
    case .array: return bezier(substituted(json), contexts)
    case .invalid, .null, .boolean, .number, .text:
      guard case .either(let names, _) = Shape.timing else { return nil }
      return value(json, names, name: "timing", in: contexts).map {
        Timing(.named($0), at: sources.place(of: json))
      }
    }
  }

  private mutating func bezier(_ json: Located, _ contexts: [NameContext]) -> Timing? {
    guard case .either(_, .either(let points, _)) = Shape.timing,
      let formula = value(json, points, name: "timing", in: contexts)
    else { return nil }
    let numbers: [Formula]
    switch formula.kind {
    case .list(let formulas): numbers = formulas
    case .value(.list(let values)):
      numbers = values.map { Formula(.value($0), at: formula.place) }
    case .value, .expression, .path, .snapshot: return nil
    }
    return Timing(.bezier(numbers), at: sources.place(of: json))
  }

  private mutating func timingObject(_ json: Located, _ contexts: [NameContext]) -> Timing? {
    let form: SpecObject = json["dampingRatio"] != nil ? .dampingRatio : .spring
    if form == .spring, case .object(let members) = json.kind,
      !members.contains(where: { SpecObject.spring.field($0.key) != nil })
    {
      tell(.unknownTiming(members, at: sources.place(of: json)))
      return nil
    }
    let faultsBefore = diagnostics.count
    guard let object = object(json, form, name: "timing") else { return nil }
    var values: [String: Formula] = [:]
    for field in form.fields where field.shape != .boolean {
      values[field.key] = object[field.key].flatMap {
        value($0, field.shape, name: field.key, in: contexts)
      }
    }
    let overdamping = object["allowsOverdamping"].flatMap { flag($0, name: "allowsOverdamping") }
    guard diagnostics.count == faultsBefore else { return nil }
    let place = sources.place(of: json)
    if let ratio = values["dampingRatio"] {
      return Timing(.dampingRatio(ratio, initialVelocity: values["initialVelocity"]), at: place)
    }
    let spring = Timing.Spring(
      mass: values["mass"], stiffness: values["stiffness"], damping: values["damping"],
      initialVelocity: values["initialVelocity"], allowsOverdamping: overdamping ?? false)
    return Timing(.spring(spring), at: place)
  }

  private mutating func flag(_ json: Located, name: String) -> Bool? {
    let use = ValueUse(name: name, context: NameContext(layer: nil, isTimeline: true))
    guard case .boolean(let flag)? = known(json, .boolean, use) else { return nil }
    return flag
  }
}

extension Diagnostic {
  fileprivate static func unknownTiming(
    _ members: [Located.Member], at place: SourcePlace
  ) -> Diagnostic {
    let known = (SpecObject.dampingRatio.fields + SpecObject.spring.fields).map(\.key)
    let near = members.lazy.compactMap { Spelling.nearestName(to: $0.key, in: known) }.first
    return Diagnostic(
      .error, .missingKey, at: place,
      "a timing object needs 'dampingRatio', or a spring's 'mass', 'stiffness', 'damping'",
      hint: near.map { "did you mean '\($0)'?" })
  }
}
