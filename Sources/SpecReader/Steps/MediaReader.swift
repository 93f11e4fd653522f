import Expressions
import Motion
import SceneModel

extension Reading {
  /// The keys of `CAMediaTiming`; nil where none is given, or where one is wrong.
  mutating func media(_ form: ObjectValues, _ contexts: [NameContext]) -> MediaFormulas? {
    let fields = SpecObject.mediaFields.filter { form[$0.key] != nil }
    guard !fields.isEmpty else { return nil }
    var values: [String: Formula] = [:]
    for field in fields {
      guard let json = form[field.key] else { continue }
      switch field.shape {
      case .number, .either:
        values[field.key] = value(json, field.shape, name: field.key, in: contexts)
      case .boolean, .text, .styledText, .color, .word, .namedNumber, .words, .series, .path,
        .families,
        .contents, .numbers, .integer, .name,
        .choice, .fraction, .layerPath, .any, .list, .map, .object, .union, .step:
        break
      }
    }
    let fill = form["fillMode"].flatMap {
      word($0, MediaTiming.FillMode.allCases.map(\.rawValue), name: "fillMode")
    }
    return MediaFormulas(
      speed: values["speed"], timeOffset: values["timeOffset"],
      repeatCount: values["repeatCount"].map(\.endless), repeatDuration: values["repeatDuration"],
      autoreverses: form["autoreverses"].flatMap { flag($0, name: "autoreverses") } ?? false,
      fillMode: fill.flatMap(MediaTiming.FillMode.init) ?? .removed,
      isRemovedOnCompletion: form["removedOnCompletion"].flatMap {
        flag($0, name: "removedOnCompletion")
      } ?? true)
  }

  /// What `parallel` and `sequence` do; with a duration they are a group.
  mutating func children(
    _ steps: [Step], of form: ObjectValues, _ contexts: [NameContext]
  ) -> StepKind? {
    let isParallel = form.form == .parallel
    guard let json = form["duration"] else {
      for field in SpecObject.mediaFields {
        guard let member = form.member(field.key) else { continue }
        error(
          .missingDuration, atKey: member,
          "'\(field.key)' needs a group, which '\(form.form.rawValue)' with a 'duration' is")
        return nil
      }
      return isParallel ? .parallel(steps) : .sequence(steps)
    }
    let duration = value(json, .number(0.001...86_400, unit: "s"), name: "duration", in: contexts)
    let media = media(form, contexts) ?? MediaFormulas()
    judgeGroup(steps)
    return duration.map {
      .group(AnimationGroup(steps: steps, isParallel: isParallel, duration: $0, media: media))
    }
  }

  /// A group's time can run twice or backwards; only animations can follow it.
  private mutating func judgeGroup(_ steps: [Step]) {
    for step in steps {
      switch step.kind {
      case .animate(let animation):
        guard let scrub = animation.fractionComplete else { continue }
        tell(.notInGroup("'fractionComplete'", at: scrub.fraction.place))
      case .pause: continue
      case .parallel(let steps), .sequence(let steps): judgeGroup(steps)
      case .group(let group): judgeGroup(group.steps)
      case .set: tell(.notInGroup("'set'", at: step.place))
      case .transition: tell(.notInGroup("'transition'", at: step.place))
      case .drag: tell(.notInGroup("'drag'", at: step.place))
      case .wait: tell(.notInGroup("a condition to wait for", at: step.place))
      case .branch: tell(.notInGroup("'if'", at: step.place))
      }
    }
  }

  /// True or false, written out.
  mutating func flag(_ json: Located, name: String) -> Bool? {
    let use = ValueUse(name: name, context: NameContext(layer: nil, isTimeline: true))
    guard case .boolean(let flag)? = known(json, .boolean, use) else { return nil }
    return flag
  }

  /// One of some words, written out.
  mutating func word(_ json: Located, _ words: [String], name: String) -> String? {
    let use = ValueUse(name: name, context: NameContext(layer: nil, isTimeline: true))
    guard case .text(let word)? = known(json, .word(words), use) else { return nil }
    return word
  }
}

extension Formula {
  /// The word `infinity` as a number.
  fileprivate var endless: Formula {
    guard case .text? = value else { return self }
    return Formula(.value(.number(.infinity)), at: place)
  }
}

extension Diagnostic {
  fileprivate static func notInGroup(_ what: String, at place: SourcePlace) -> Diagnostic {
    Diagnostic(
      .error, .conflictingKeys, at: place,
      "\(what) cannot stand in a group, whose time may repeat or run backwards",
      hint: "leave out the group's 'duration', or put the step beside the group")
  }
}
