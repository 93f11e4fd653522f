import Expressions
import SceneModel

extension Reading {
  /// Reads a list of steps.
  ///
  /// - Parameter ids: Where each step's id was given first.
  mutating func steps(
    _ json: Located, name: String, ids: inout [String: SourcePlace]
  ) -> [Step] {
    (list(json, name: name) ?? []).compactMap { step($0, ids: &ids) }
  }

  /// Reads a step: an object with exactly one kind, or a list of steps one after the other.
  mutating func step(_ json: Located, ids: inout [String: SourcePlace]) -> Step? {
    guard enter(json) else { return nil }
    defer { depth -= 1 }
    stepCount += 1
    guard stepCount <= limits.steps else {
      tellOnce(.tooLarge, at: json, "the spec has more than \(limits.steps) steps")
      return nil
    }
    let json = substituted(json)
    if case .array = json.kind {
      return Step(
        id: nil, delay: nil, kind: .sequence(steps(json, name: "step", ids: &ids)),
        place: sources.place(of: json))
    }
    guard let form = stepForm(json) else { return nil }
    let id = form["id"].flatMap { name($0, name: "id") }
    if let id, let value = form["id"] { judgeStepID(id, value, ids: &ids) }
    let (kind, copies) = kind(form, ids: &ids)
    let delay = form["delay"].flatMap { value($0, .seconds, name: "delay", in: copies) }
    guard let kind else { return nil }
    return Step(id: id, delay: delay, kind: kind, place: sources.place(of: json))
  }

  /// The object of a step, told by the key that names its kind.
  private mutating func stepForm(_ json: Located) -> ObjectValues? {
    guard case .object(let members) = json.kind else {
      notStructure(json, name: "step", expected: Shape.step.words)
      return nil
    }
    let kinds = members.filter { member in
      SpecObject.steps.contains { $0.rawValue == member.key }
    }
    guard let first = kinds.first, let form = SpecObject(rawValue: first.key) else {
      tell(.noKind(of: members, at: sources.place(of: json)))
      return nil
    }
    guard kinds.count == 1 else {
      error(
        .stepKind, atKey: kinds[1],
        "a step has one kind, this one is both '\(first.key)' and '\(kinds[1].key)'",
        hint: "write two steps, one after the other or in 'parallel'")
      return nil
    }
    return object(json, form, name: "step")
  }

  private mutating func judgeStepID(
    _ id: String, _ json: Located, ids: inout [String: SourcePlace]
  ) {
    if let first = ids[id] {
      error(
        .duplicateID, at: json,
        "the step id '\(id)' is given twice, first in line \(first.line), column \(first.column)",
        hint: "give one of them another id")
    } else {
      ids[id] = sources.place(of: json)
    }
  }

  /// What a step does, and in which contexts its times are read.
  private mutating func kind(
    _ form: ObjectValues, ids: inout [String: SourcePlace]
  ) -> (StepKind?, copies: [NameContext]) {
    let once = [NameContext(layer: nil, isTimeline: true)]
    switch form.form {
    case .set:
      guard let json = form["set"] else { return (nil, once) }
      let assignments = assignments(json, name: "set", animated: false)
      return (.set(assignments), contexts(of: assignments))
    case .animate:
      guard let json = form["animate"] else { return (nil, once) }
      let assignments = assignments(json, name: "animate", animated: true)
      let contexts = contexts(of: assignments)
      return (animation(form, assignments, contexts).map(StepKind.animate), contexts)
    case .transition:
      return (transition(form, once).map(StepKind.transition), once)
    case .drag: return (drag(form, once).map(StepKind.drag), once)
    case .wait: return (wait(form, once), once)
    case .branch: return (branch(form, once, ids: &ids), once)
    case .parallel, .sequence:
      guard let json = form[form.form.rawValue] else { return (nil, once) }
      let isOuterGroup = isInGroup
      isInGroup = isOuterGroup || form["duration"] != nil
      let steps = steps(json, name: form.form.rawValue, ids: &ids)
      isInGroup = isOuterGroup
      return (children(steps, of: form, once), once)
    case .spec, .canvas, .layer, .style, .snapshot, .symbol, .path, .scroll, .pan, .sheet,
      .parameter, .touchFile,
      .touchLine, .transitionBody, .values, .textRun, .animatedValues, .change,
      .transformFunction, .keyframes, .pathMotion,
      .stepsTiming, .linearTiming, .dampingRatio, .spring, .perceptualSpring, .presetSpring,
      .responseSpring, .bounceSpring, .interpolatingSpring, .interpolatingParameters,
      .initialVelocity:
      return (nil, once)
    }
  }

  private mutating func wait(_ form: ObjectValues, _ contexts: [NameContext]) -> StepKind? {
    guard let json = form["wait"] else { return nil }
    switch json.kind {
    case .number: return value(json, .seconds, name: "wait", in: contexts).map(StepKind.pause)
    case .boolean: return value(json, .boolean, name: "wait", in: contexts).map(StepKind.wait)
    case .invalid, .null, .text, .array, .object: break
    }
    if case .text(let text) = json.kind, text.hasPrefix("="), !text.hasPrefix("==") {
      let use = ValueUse(name: "wait", context: contexts[0])
      guard let formula = expression(json, type: nil, use) else { return nil }
      switch formula.type {
      case .boolean: return .wait(formula)
      case .number: return value(json, .seconds, name: "wait", in: contexts).map(StepKind.pause)
      case .text, .color, .point, .size, .rect, .transform, .path, .list, .dictionary, .contents:
        tell(
          Diagnostic(
            .error, .expressionType, at: formula.place,
            "'wait' is \(formula.type.phrase), must be a number of seconds or a condition"))
        return nil
      }
    }
    wrongType(json, name: "wait", expected: "a number of seconds or a condition after '='")
    return nil
  }

  private mutating func branch(
    _ form: ObjectValues, _ contexts: [NameContext], ids: inout [String: SourcePlace]
  ) -> StepKind? {
    let condition = form["if"].flatMap { value($0, .boolean, name: "if", in: contexts) }
    let then = form["then"].map { steps($0, name: "then", ids: &ids) } ?? []
    let otherwise = form["else"].map { steps($0, name: "else", ids: &ids) } ?? []
    return condition.map { .branch(condition: $0, then: then, otherwise: otherwise) }
  }

  /// Reads a value that must be right in every one of some contexts.
  mutating func value(
    _ json: Located, _ shape: Shape, name: String, in contexts: [NameContext]
  ) -> Formula? {
    var result: Formula?
    for (index, context) in contexts.enumerated() {
      let formula = value(json, shape, ValueUse(name: name, context: context))
      guard let formula else { return nil }
      if index == 0 { result = formula }
    }
    return result
  }

  /// Where a step's times are read: in the copies it is over, or once.
  private func contexts(of assignments: [Assignment]) -> [NameContext] {
    var result: [NameContext] = []
    for assignment in assignments {
      let isOverCopies = assignment.layer.elements.contains { $0.copy == .all }
      let layer = isOverCopies ? names.layerNumber(of: assignment.layer.id) : nil
      let context = NameContext(layer: layer, isTimeline: true)
      if !result.contains(context) { result.append(context) }
    }
    return result.isEmpty ? [NameContext(layer: nil, isTimeline: true)] : result
  }
}

extension Diagnostic {
  fileprivate static func noKind(
    of members: [Located.Member], at place: SourcePlace
  ) -> Diagnostic {
    let kinds = SpecObject.steps.map(\.rawValue)
    let words = kinds.map { "'\($0)'" }.joined(separator: ", ")
    let near = members.lazy.compactMap { member in
      Spelling.nearestName(to: member.key, in: kinds)
    }.first
    return Diagnostic(
      .error, .stepKind, at: place, "a step needs one of \(words)",
      hint: near.map { "did you mean '\($0)'?" })
  }
}
