import Expressions
import SceneModel

extension Reading {
  mutating func animation(
    _ form: ObjectValues, _ assignments: [Assignment], _ contexts: [NameContext]
  ) -> Animation? {
    let faultsBefore = diagnostics.count
    let isExplicit = form["explicit"].flatMap { flag($0, name: "explicit") } ?? false
    let scrub = form["fractionComplete"] != nil
    let course = scrub ? scrubCourse(form, contexts) : course(form, contexts)
    let blend = form["blend"].flatMap {
      word($0, Blend.allCases.map(\.rawValue), name: "blend")
    }
    let colors = form["colorInterpolation"].flatMap {
      word($0, ColorInterpolation.allCases.map(\.rawValue), name: "colorInterpolation")
    }
    if blend == Blend.velocity.rawValue, let member = form.member("blend"),
      let course, !(course.timing?.isSpring ?? false)
    {
      error(
        .conflictingKeys, atKey: member,
        "'blend' 'velocity' needs a spring, which can start with a velocity")
    }
    let explicit = explicit(form, isExplicit)
    let media = media(form, contexts)
    let fraction = fractionComplete(form, contexts)
    guard let course, diagnostics.count == faultsBefore else { return nil }
    return Animation(
      assignments: assignments, duration: course.duration, timing: course.timing,
      blend: blend.flatMap(Blend.init), media: media, explicit: explicit,
      fractionComplete: fraction,
      colorInterpolation: colors.flatMap(ColorInterpolation.init) ?? .gamma)
  }

  /// What `explicit` brings; its keys without it are told.
  private mutating func explicit(_ form: ObjectValues, _ isExplicit: Bool) -> ExplicitAnimation? {
    if !isExplicit {
      for key in ["additive", "cumulative", "fillMode", "removedOnCompletion"] {
        guard let member = form.member(key) else { continue }
        error(
          .conflictingKeys, atKey: member,
          "'\(key)' needs 'explicit': true, otherwise the model takes the last value")
      }
      return nil
    }
    if let member = form.member("blend") {
      error(
        .conflictingKeys, atKey: member,
        "'blend' cannot stand beside 'explicit', which adds to what is running",
        hint: "leave one of them out")
    }
    return ExplicitAnimation(
      isAdditive: form["additive"].flatMap { flag($0, name: "additive") } ?? false,
      isCumulative: form["cumulative"].flatMap { flag($0, name: "cumulative") } ?? false)
  }

  private mutating func fractionComplete(
    _ form: ObjectValues, _ contexts: [NameContext]
  ) -> FractionComplete? {
    let isLinear = form["scrubsLinearly"].flatMap { flag($0, name: "scrubsLinearly") }
    guard let member = form.member("fractionComplete") else {
      if let member = form.member("scrubsLinearly") {
        error(.conflictingKeys, atKey: member, "'scrubsLinearly' needs 'fractionComplete'")
      }
      return nil
    }
    let others = SpecObject.mediaFields.map(\.key) + ["explicit", "duration", "blend"]
    for key in others {
      guard let other = form.member(key) else { continue }
      error(
        .conflictingKeys, atKey: other,
        "'\(key)' cannot stand beside 'fractionComplete', which takes the place of time",
        hint: "leave one of them out")
    }
    if isLinear ?? true, let timing = form.member("timing") {
      error(
        .conflictingKeys, atKey: timing,
        "'timing' has no effect on 'fractionComplete' without 'scrubsLinearly': false",
        hint: "leave it out, or add 'scrubsLinearly': false")
    }
    let shape = Shape.number(Shape.anyNumber, unit: "")
    return value(member.value, shape, name: member.key, in: contexts).map {
      FractionComplete(fraction: $0, scrubsLinearly: isLinear ?? true)
    }
  }

  /// The timing of a scrubbed step, which has no time.
  private mutating func scrubCourse(
    _ form: ObjectValues, _ contexts: [NameContext]
  ) -> (duration: Formula?, timing: Timing?)? {
    guard let json = form["timing"] else { return (nil, nil) }
    return timing(json, contexts).map { (nil, $0) }
  }

  mutating func transition(_ form: ObjectValues, _ contexts: [NameContext]) -> Transition? {
    let course = course(form, contexts)
    guard let json = form["transition"],
      let body = object(json, .transitionBody, name: "transition")
    else { return nil }
    let use = ValueUse(name: "layer", context: contexts[0])
    let layer = body["layer"].flatMap { layerPath($0, use) }
    let style = transitionStyle(body, contexts)
    let set = body["set"].map { assignments($0, name: "set", animated: false) } ?? []
    let animate = body["animate"].map { assignments($0, name: "animate", animated: true) } ?? []
    guard let layer, let style, let course else { return nil }
    judgeBackSide(set, of: layer)
    return Transition(
      layer: layer, style: style, set: set, animate: animate, duration: course.duration,
      timing: course.timing)
  }

  /// The back side is the layer and what lies in it; nothing else has two sides.
  private mutating func judgeBackSide(_ set: [Assignment], of layer: LayerPath) {
    guard let host = names.layerNumber(of: layer.id) else { return }
    for assignment in set {
      guard let number = names.layerNumber(of: assignment.layer.id), number != host,
        !names.layer(number, liesIn: host)
      else { continue }
      tell(
        Diagnostic(
          .error, .unknownName, at: assignment.layer.place,
          "'\(assignment.layer)' does not lie in '\(layer)', whose back side 'set' makes",
          hint: "write it with a 'set' step, or move it with 'animate'"))
    }
  }

  /// A step's duration and timing: one of them says how long it takes.
  private mutating func course(
    _ form: ObjectValues, _ contexts: [NameContext]
  ) -> (duration: Formula?, timing: Timing?)? {
    var timing: Timing?
    if let json = form["timing"] {
      timing = self.timing(json, contexts)
      if timing == nil {
        _ = form["duration"].flatMap { value($0, .seconds, name: "duration", in: contexts) }
        return nil
      }
    }
    let bringsDuration = timing?.bringsDuration ?? false
    guard let member = form.member("duration") else {
      guard !bringsDuration, !isInGroup else { return (nil, timing) }
      error(
        .missingDuration, at: form.json, "'duration' is missing in \(form.form.words)",
        hint: "in seconds, as \"duration\": 0.3; or a timing that brings its own")
      return nil
    }
    if bringsDuration {
      error(
        .superfluousDuration, atKey: member,
        "this timing brings its own duration, the step must not have one",
        hint: "leave 'duration' out; a spring by name takes it as its value: { \"bouncy\": 0.5 }")
      return nil
    }
    guard let duration = value(member.value, .seconds, name: "duration", in: contexts) else {
      return nil
    }
    return (duration, timing)
  }
}
