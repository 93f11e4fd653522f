import Expressions
import SceneModel

extension Reading {
  mutating func animation(
    _ form: ObjectValues, _ assignments: [Assignment], _ contexts: [NameContext]
  ) -> Animation? {
    guard let (duration, timing) = course(form, contexts) else { return nil }
    var blend: Blend?
    if let json = form["blend"] {
      guard let word = self.word(json, Blend.allCases.map(\.rawValue), name: "blend") else {
        return nil
      }
      blend = Blend(rawValue: word)
    }
    return Animation(assignments: assignments, duration: duration, timing: timing, blend: blend)
  }

  mutating func transition(_ form: ObjectValues, _ contexts: [NameContext]) -> Transition? {
    let course = course(form, contexts)
    guard let json = form["transition"],
      let body = object(json, .transitionBody, name: "transition")
    else { return nil }
    let use = ValueUse(name: "layer", context: contexts[0])
    let layer = body["layer"].flatMap { layerPath($0, use) }
    let style = body["style"].flatMap {
      self.word($0, TransitionStyle.allCases.map(\.rawValue), name: "style")
    }
    let set = body["set"].map { assignments($0, name: "set", animated: false) } ?? []
    let animate = body["animate"].map { assignments($0, name: "animate", animated: true) } ?? []
    guard let layer, let style = style.flatMap(TransitionStyle.init), let course else { return nil }
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
      guard !bringsDuration else { return (nil, timing) }
      error(.missingDuration, at: form.json, "'duration' is missing in \(form.form.words)")
      return nil
    }
    if bringsDuration {
      error(
        .superfluousDuration, atKey: member,
        "this timing brings its own duration, the step must not have one")
      return nil
    }
    guard let duration = value(member.value, .seconds, name: "duration", in: contexts) else {
      return nil
    }
    return (duration, timing)
  }

  /// One of some words, written out.
  private mutating func word(_ json: Located, _ words: [String], name: String) -> String? {
    let use = ValueUse(name: name, context: NameContext(layer: nil, isTimeline: true))
    guard case .text(let word)? = known(json, .word(words), use) else { return nil }
    return word
  }
}
