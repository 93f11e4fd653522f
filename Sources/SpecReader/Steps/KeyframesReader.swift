import Expressions
import Geometry
import Motion
import SceneModel

extension Reading {
  /// Reads `values` or `path` with what belongs to them.
  mutating func keyframes(
    _ json: Located, _ key: PropertyKey, _ use: ValueUse
  ) -> AssignedValue? {
    let standing = substituted(json)
    guard case .object(let members) = standing.kind else { return nil }
    if let values = members.first(where: { $0.key == "values" }),
      let path = members.first(where: { $0.key == "path" })
    {
      let second = values.keyRange.lowerBound < path.keyRange.lowerBound ? path : values
      error(
        .conflictingKeys, atKey: second, "'\(key.name)' has 'values' or a 'path', not both",
        hint: "leave one of them out")
      return nil
    }
    for name in ["from", "to", "by"] {
      guard let member = members.first(where: { $0.key == name }) else { continue }
      error(
        .conflictingKeys, atKey: member,
        "'\(name)' cannot stand beside keyframes, which say where '\(key.name)' starts and ends",
        hint: "leave it out")
      return nil
    }
    let hasPath = members.contains { $0.key == "path" }
    guard let form = object(standing, hasPath ? .pathMotion : .keyframes, name: key.name) else {
      return nil
    }
    let faultsBefore = diagnostics.count
    let contexts = [use.context]
    let mode = form["calculationMode"].flatMap {
      word($0, CalculationMode.allCases.map(\.rawValue), name: "calculationMode")
    }
    let calculationMode = mode.flatMap(CalculationMode.init) ?? .linear
    let course = hasPath ? path(form, key, use) : values(form, key, use)
    var result = Keyframes(
      course?.course ?? .values([]), timings: timings(form, contexts),
      calculationMode: calculationMode, place: sources.place(of: form.json))
    result.keyTimes = numbers(form, "keyTimes", contexts)
    result.tension = numbers(form, "tension", contexts) ?? []
    result.continuity = numbers(form, "continuity", contexts) ?? []
    result.bias = numbers(form, "bias", contexts) ?? []
    if diagnostics.count == faultsBefore, let count = course?.count {
      judge(form, result, count: count)
    }
    guard course != nil, diagnostics.count == faultsBefore else { return nil }
    return .keyframes(result)
  }

  private mutating func values(
    _ form: ObjectValues, _ key: PropertyKey, _ use: ValueUse
  ) -> (course: Keyframes.Course, count: Int?)? {
    guard let json = form["values"], let elements = list(json, name: "values") else { return nil }
    guard elements.count >= 2 else {
      error(.outOfRange, at: json, "'values' has \(elements.count) entries, must have 2 or more")
      return nil
    }
    let formulas = elements.map { value($0, key.shape, use) }
    let found = formulas.compactMap(\.self)
    return found.count == formulas.count ? (.values(found), found.count) : nil
  }

  /// - Returns: The count of keyframes where the path is known: its start and each stroke's end.
  private mutating func path(
    _ form: ObjectValues, _ key: PropertyKey, _ use: ValueUse
  ) -> (course: Keyframes.Course, count: Int?)? {
    guard let json = form["path"] else { return nil }
    guard key.type == .point else {
      error(
        .wrongType, at: json, "'\(key.name)' is \(key.type.phrase), only a point follows a path",
        hint: "as 'position'")
      return nil
    }
    var rotation = PathAnimation.RotationMode.none
    if let json = form["rotationMode"] {
      let words = PathAnimation.RotationMode.allCases.map(\.rawValue)
      let word = word(json, words, name: "rotationMode")
      rotation = word.flatMap(PathAnimation.RotationMode.init) ?? .none
    }
    let pathUse = ValueUse(name: "path", context: use.context)
    guard let formula = value(json, .text, pathUse) else { return nil }
    guard case .text(let data)? = formula.value else { return (.path(formula, rotation), nil) }
    do throws(SVGPathError) {
      let strokes = try Path(svgData: data).segments.count
      guard strokes > 0 else {
        error(.outOfRange, at: json, "'path' draws nothing, must have a stroke")
        return nil
      }
      return (.path(formula, rotation), strokes + 1)
    } catch {
      tell(pathFault(error, json, name: "path", at: formula.place))
      return nil
    }
  }

  private mutating func timings(_ form: ObjectValues, _ contexts: [NameContext]) -> [Timing] {
    guard let json = form["timings"] else { return [] }
    var result: [Timing] = []
    for element in list(json, name: "timings") ?? [] {
      guard let timing = timing(element, contexts) else { continue }
      if timing.bringsDuration {
        error(
          .conflictingKeys, at: element,
          "a spring with its own duration cannot lead from one keyframe to the next",
          hint: "give it to the step's 'timing', or name a curve")
        continue
      }
      result.append(timing)
    }
    return result
  }

  private mutating func numbers(
    _ form: ObjectValues, _ key: String, _ contexts: [NameContext]
  ) -> [Formula]? {
    guard let json = form[key], case .list(let shape)? = form.form.field(key)?.shape else {
      return nil
    }
    return list(json, name: key)?.compactMap { value($0, shape, name: key, in: contexts) }
  }

  /// Counts and order, as far as they are known.
  private mutating func judge(_ form: ObjectValues, _ keyframes: Keyframes, count: Int) {
    if let times = keyframes.keyTimes, let json = form["keyTimes"] {
      let isDiscrete = keyframes.calculationMode == .discrete
      if times.count != count, !(isDiscrete && times.count == count + 1) {
        let allowed = isDiscrete ? "\(count) or \(count + 1)" : "\(count), one a keyframe"
        error(
          .outOfRange, at: json, "'keyTimes' has \(times.count) entries, must have \(allowed)")
      }
      var latest = 0.0
      for time in times {
        guard case .number(let number)? = time.value else { continue }
        if number < latest {
          tell(
            Diagnostic(
              .error, .outOfRange, at: time.place,
              "'keyTimes' falls from \(latest.shortestText) to \(number.shortestText),"
                + " must never fall"))
          return
        }
        latest = number
      }
    }
    let ways = count - 1
    for (key, given, allowed) in [
      ("timings", keyframes.timings.count, ways), ("tension", keyframes.tension.count, count),
      ("continuity", keyframes.continuity.count, count), ("bias", keyframes.bias.count, count),
    ] where given > allowed {
      guard let json = form[key] else { continue }
      error(.outOfRange, at: json, "'\(key)' has \(given) entries, must have at most \(allowed)")
    }
  }
}
