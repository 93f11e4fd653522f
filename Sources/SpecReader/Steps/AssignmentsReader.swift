import Expressions
import Motion
import SceneModel

extension Reading {
  /// Reads what a step writes: values by layer and key.
  mutating func assignments(
    _ json: Located, name: String, animated: Bool
  ) -> [Assignment] {
    guard let (json, layers) = map(json, name: name) else { return [] }
    if layers.isEmpty {
      tell(
        Diagnostic(
          .warning, .noEffect, at: sources.place(of: json), "'\(name)' writes nothing",
          hint: "name a layer and what it gets, as {\"card\": {\"opacity\": 0}}"))
    }
    var result: [Assignment] = []
    for layer in layers {
      guard let path = layerPath(layer), let number = names.layerNumber(of: path.id) else {
        continue
      }
      let kind = names.layers[number].kind
      if case .object(let members) = layer.value.kind, members.isEmpty {
        tell(
          Diagnostic(
            .warning, .noEffect, at: sources.place(ofKey: layer),
            "'\(layer.key.shortened)' is given nothing to write",
            hint: "name a property and its value, as {\"opacity\": 0}"))
      }
      for member in withoutTextStyles(map(layer.value, name: layer.key)?.members ?? [], of: kind) {
        guard let key = key(member, of: number),
          !animated || judgeAnimatable(key, member),
          let value = assignedValue(member.value, key, layer: number, animated: animated)
        else { continue }
        result.append(
          Assignment(layer: path, key: key, value: value, place: sources.place(ofKey: member)))
      }
    }
    return result
  }

  private mutating func key(_ member: Located.Member, of layer: Int) -> PropertyKey? {
    let kind = names.layers[layer].kind
    guard let key = PropertyKey.named(member.key) else {
      let hint =
        PropertyKey.uiKitWords[member.key].map { "did you mean '\($0)'?" }
        ?? Spelling.hint(for: member.key, known: PropertyKey.all.map(\.name))
        ?? "'inbetween list properties' names them all"
      error(
        .unknownKey, atKey: member, "unknown property '\(member.key.shortened)'",
        hint: PropertyKey.hint(forFunction: member.key) ?? hint)
      return nil
    }
    guard key.isWritable else {
      error(
        .readOnly, atKey: member, "'\(key.name)' can be read, not written",
        hint: "a finger moves it: see 'drag'")
      return nil
    }
    if let behaviour = key.behaviour, !names.layers[layer].behaviours.contains(behaviour) {
      error(
        .noBehaviour, atKey: member, NameFault.Kind.missingBehaviour(key.name, behaviour).words,
        hint: NameFault.Kind.missingBehaviour(key.name, behaviour).hint)
      return nil
    }
    if case .property(let property) = key.form, let kinds = property.kinds, !kinds.contains(kind) {
      let fault = NameFault.Kind.missingProperty(key.name, kind: kind)
      error(.wrongLayerKind, atKey: member, fault.words, hint: fault.hint)
      return nil
    }
    return key
  }

  private mutating func judgeAnimatable(_ key: PropertyKey, _ member: Located.Member) -> Bool {
    if key.isTime {
      error(
        .notAnimatable, atKey: member, "'\(key.name)' is a layer's time, which nothing animates",
        hint: "write it with 'set', or give the animation a 'speed' of its own")
      return false
    }
    if key.isAnimatable || isDiscrete(member.value) { return true }
    error(
      .notAnimatable, atKey: member, "'\(key.name)' has nothing between two values",
      hint: "write it with 'set', or with a transition")
    return false
  }

  /// Whether a value is keyframes that switch from one to the next, as words can.
  private func isDiscrete(_ json: Located) -> Bool {
    guard case .object(let members) = variables.standing(for: json).json.kind,
      case .text(let mode)? = members.first(where: { $0.key == "calculationMode" })?.value.kind
    else { return false }
    return mode == CalculationMode.discrete.rawValue
  }

  /// A value, or where it is animated an object with `from`, `to`, `by`.
  private mutating func assignedValue(
    _ json: Located, _ key: PropertyKey, layer: Int, animated: Bool
  ) -> AssignedValue? {
    let use = ValueUse(name: key.name, context: NameContext(layer: layer, isTimeline: true))
    let standing = variables.standing(for: json).json
    if animated, case .object(let members) = standing.kind {
      let has = { (name: String) in members.contains { $0.key == name } }
      let isPath = key.type == .path && PathForm.allCases.contains { has($0.rawValue) }
      if !isPath {
        return has("values") || has("path") ? keyframes(json, key, use) : change(json, key, use)
      }
    }
    return value(json, key.shape, use).map(AssignedValue.to)
  }

  private mutating func change(
    _ json: Located, _ key: PropertyKey, _ use: ValueUse
  ) -> AssignedValue? {
    guard let form = object(json, .change, name: key.name) else { return nil }
    guard !form.members.isEmpty else {
      error(.missingKey, at: form.json, "'\(key.name)' needs one of 'from', 'to', 'by'")
      return nil
    }
    if let by = form.member("by") {
      guard form["from"] == nil || form["to"] == nil else {
        error(
          .conflictingKeys, atKey: by, "'by' cannot stand beside both 'from' and 'to'",
          hint: "leave one of the three out")
        return nil
      }
      if let words = key.isMap ? "a whole transform" : key.shape.wordsWithoutDifference {
        error(.wrongType, at: by.value, "\(words) has no 'by', write 'from' and 'to'")
        return nil
      }
    }
    let faultsBefore = diagnostics.count
    let from = form["from"].flatMap { value($0, key.shape, use) }
    let to = form["to"].flatMap { value($0, key.shape, use) }
    let by = form["by"].flatMap { value($0, key.shape.unbounded, use) }
    return diagnostics.count == faultsBefore ? .basic(from: from, to: to, by: by) : nil
  }
}

extension PropertyKey {
  /// Whether its values are maps of the plane or of space.
  fileprivate var isMap: Bool { isTransform || isMatrix }
}

extension Shape {
  /// What it is called where two of its values have no difference; nil where they have one.
  fileprivate var wordsWithoutDifference: String? {
    switch self {
    case .color: "a colour"
    case .path: "a path"
    case .series(let element): Shape.series(element).words
    case .number, .numbers, .either, .boolean, .text, .styledText, .word, .namedNumber, .words,
      .families,
      .contents, .integer,
      .name,
      .choice, .fraction, .layerPath, .any, .list, .map, .object, .union, .step:
      nil
    }
  }

  /// The shape of a difference of two values.
  fileprivate var unbounded: Shape {
    switch self {
    case .number(_, let unit): .number(Self.anyNumber, unit: unit)
    case .numbers(let components):
      .numbers(
        components.map { Component(name: $0.name, range: Self.anyNumber, unit: $0.unit) })
    case .either(let first, let second): .either(first.unbounded, second.unbounded)
    case .boolean, .text, .styledText, .color, .word, .namedNumber, .words, .series, .path,
      .families, .contents,
      .integer, .name, .choice, .fraction,
      .layerPath, .any,
      .list, .map, .object, .union, .step:
      self
    }
  }
}
