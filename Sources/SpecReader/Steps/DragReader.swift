import Expressions
import Geometry
import SceneModel

extension Reading {
  mutating func drag(_ form: ObjectValues, _ contexts: [NameContext]) -> Drag? {
    let touch = form["touch"].flatMap { self.touch($0, contexts[0]) }
    guard let json = form["drag"],
      let path = layerPath(json, ValueUse(name: "drag", context: contexts[0])),
      let number = names.layerNumber(of: path.id), judgeBehaviour(of: number, path, at: json)
    else { return nil }
    guard let touch, let place = form["touch"].map({ sources.place(of: $0) }) else { return nil }
    return Drag(layer: path, touch: touch, place: place)
  }

  /// Something must follow the finger: the layer, or one it lies in.
  private mutating func judgeBehaviour(
    of layer: Int, _ path: LayerPath, at json: Located
  ) -> Bool {
    var next: Int? = layer
    while let number = next {
      if !names.layers[number].behaviours.isEmpty { return true }
      next = names.layers[number].parent
    }
    let words = BehaviourKind.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")
    error(
      .noBehaviour, at: json,
      "no finger moves '\(path)': neither it nor a layer around it has one of \(words)",
      hint: "give one of them a behaviour, as \"pan\": {}")
    return false
  }

  private mutating func touch(_ json: Located, _ context: NameContext) -> Touch? {
    switch variables.standing(for: json).json.kind {
    case .array: return samples(json, context).map(Touch.samples)
    case .object(let members):
      if members.contains(where: { $0.key == "file" }) {
        return recording(json, context).map(Touch.samples)
      }
      return line(json, context).map(Touch.line)
    case .invalid, .null, .boolean, .number, .text:
      notStructure(json, name: "touch", expected: "a list of samples [t, x, y], or an object")
      return nil
    }
  }

  mutating func samples(_ json: Located, _ context: NameContext) -> [Formula]? {
    guard let elements = list(json, name: "touch") else { return nil }
    guard !elements.isEmpty else {
      error(.outOfRange, at: json, "'touch' is empty, must have at least one sample [t, x, y]")
      return nil
    }
    var result: [Formula] = []
    var last: Double?
    for element in elements {
      let use = ValueUse(name: "touch", context: context)
      guard let sample = value(element, .numbers(SpecObject.touchSample), use) else { return nil }
      let time = knownTime(of: sample)
      if let time, let last, time <= last {
        error(
          .outOfRange, at: element,
          "a touch sample is at \(time.shortestText) s after one at \(last.shortestText) s,"
            + " times must rise")
        return nil
      }
      last = time
      result.append(sample)
    }
    return result
  }

  private func knownTime(of sample: Formula) -> Double? {
    switch sample.kind {
    case .value(.list(let values)):
      if case .number(let time)? = values.first { return time }
    case .list(let formulas):
      if case .number(let time)? = formulas.first?.value { return time }
    case .value, .expression, .dictionary, .snapshot, .path: break
    }
    return nil
  }

  private mutating func line(_ json: Located, _ context: NameContext) -> TouchLine? {
    guard let object = object(json, .touchLine, name: "touch") else { return nil }
    var values: [String: Formula] = [:]
    for field in object.form.fields {
      guard let json = object[field.key] else { continue }
      let use = ValueUse(name: field.key, context: context)
      guard let formula = value(json, field.shape, use) else { return nil }
      values[field.key] = formula
    }
    var release = TouchLine.Release.flick
    if let formula = values["release"] {
      guard case .text(let word)? = known(formula, name: "release"),
        let known = TouchLine.Release(rawValue: word)
      else { return nil }
      release = known
    }
    guard let from = values["from"], let to = values["to"], let duration = values["duration"] else {
      return nil
    }
    return TouchLine(from: from, to: to, duration: duration, release: release)
  }
}
