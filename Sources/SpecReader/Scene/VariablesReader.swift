import Expressions
import Geometry
import SceneModel

extension Reading {
  /// Reads the names of variables and what replaces their values: variants, then `--set`.
  mutating func readVariables(_ spec: ObjectValues, overrides: Overrides) {
    let predefined = Located(
      kind: .text(Appearance.light.rawValue), range: spec.json.range, source: spec.json.source)
    variables.set("appearance", to: predefined)
    for member in spec["variables"].flatMap({ map($0, name: "variables") })?.members ?? []
    where judgeVariable(member) {
      variables.set(member.key, to: member.value)
    }
    readVariants(spec, chosen: overrides.variants)
    for assignment in overrides.assignments { assign(assignment) }
    names = NameTable(variables: variables.list.map(\.name), layers: [])
    readAppearance()
  }

  private mutating func judgeVariable(_ member: Located.Member) -> Bool {
    let name = member.key
    if NameTable.reservedWords.contains(name) {
      error(
        .nameClash, atKey: member, "'\(name)' is a reserved word, a variable needs another name")
      return false
    }
    guard name.isExpressionName else {
      error(
        .nameClash, atKey: member,
        "'\(name.shortened)' cannot name a variable, must be letters, digits and '_'")
      return false
    }
    return true
  }

  private mutating func readVariants(_ spec: ObjectValues, chosen: [String]) {
    let variants = spec["variants"].flatMap { map($0, name: "variants") }?.members ?? []
    var values: [String: [Located.Member]] = [:]
    for variant in variants {
      if variant.key.isEmpty || variant.key.contains(",") {
        error(
          .nameClash, atKey: variant,
          "'\(variant.key.shortened)' cannot name a variant: '--variant' takes names with ',' between them"
        )
      }
      let members = map(variant.value, name: variant.key)?.members ?? []
      values[variant.key] = members.filter { member in
        guard variables.number(of: member.key) == nil else { return true }
        error(
          .unknownName, atKey: member, "unknown variable '\(member.key.shortened)'",
          hint: Spelling.hint(for: member.key, known: variables.list.map(\.name)))
        return false
      }
    }
    for name in chosen {
      guard let members = values[name] else {
        tell(
          Diagnostic(
            .error, .unknownName, at: nil, "unknown variant '\(name.shortened)'",
            hint: variants.isEmpty
              ? "the spec has no variants"
              : Spelling.hint(for: name, known: variants.map(\.key))))
        continue
      }
      for member in members { variables.set(member.key, to: member.value) }
    }
  }

  private mutating func assign(_ assignment: Overrides.Assignment) {
    let fields = assignment.variable.split(separator: ".", omittingEmptySubsequences: false)
      .map(String.init)
    let name = fields[0]
    guard let number = variables.number(of: name) else {
      tell(
        Diagnostic(
          .error, .unknownName, at: nil, "unknown variable '\(name.shortened)' in --set",
          hint: Spelling.hint(for: name, known: variables.list.map(\.name))))
      return
    }
    guard let json = commandLineValue(assignment.value, option: "--set \(assignment.variable)")
    else { return }
    if let whole = replaced(
      variables[number].json, fields.dropFirst(), by: json, name: name)
    {
      variables.set(name, to: whole)
    }
  }

  /// A value with a field of it, or of a dictionary in it, replaced.
  ///
  /// - Parameters:
  ///   - fields: The names on the way there; none for the value itself.
  ///   - name: Of the value, for messages.
  /// - Returns: Nil where there is no such field, which has been told.
  private mutating func replaced(
    _ json: Located, _ fields: ArraySlice<String>, by value: Located, name: String
  ) -> Located? {
    guard let field = fields.first else { return value }
    guard case .object(var members) = json.kind else {
      tell(
        Diagnostic(
          .error, .unknownName, at: nil,
          "'\(name.shortened)' in --set is \(json.kindWords), must be a dictionary",
          hint: "--set \(name.shortened)=… replaces all of it"))
      return nil
    }
    guard let index = members.firstIndex(where: { $0.key == field }) else {
      tell(
        Diagnostic(
          .error, .unknownName, at: nil,
          "'\(name.shortened)' has no field '\(field.shortened)' in --set",
          hint: Spelling.hint(for: field, known: members.map(\.key))))
      return nil
    }
    guard
      let inner = replaced(
        members[index].value, fields.dropFirst(), by: value, name: "\(name).\(field)")
    else { return nil }
    members[index].value = inner
    var result = json
    result.kind = .object(members)
    return result
  }

  /// A value of the command line: JSON where it is some, else a text.
  mutating func commandLineValue(_ value: String, option: String) -> Located? {
    var trial = SourceTable()
    let isJSON = trial.read(SourceText(file: option, text: value)).isSound
    let text = isJSON ? value : value.jsonLiteral
    return sources.read(SourceText(file: option, text: text), limits: limits.text).root
  }

  private mutating func readAppearance() {
    guard let number = variables.number(of: "appearance") else { return }
    let json = variables[number].json
    let words = Appearance.allCases.map(\.rawValue)
    let use = ValueUse(name: "appearance", context: NameContext(layer: nil, isTimeline: false))
    guard case .text(let word)? = known(json, .word(words), use) else { return }
    appearance = Appearance(rawValue: word) ?? .light
  }

  /// Reads the variables no expression has asked for, unless they stand in for an object or a
  /// list, and gives all that are values.
  mutating func readRemainingVariables() -> [Variable] {
    var result: [Variable] = []
    for (number, variable) in variables.list.enumerated() {
      if case .unread = variable.reading, variable.isPutInPlace { continue }
      _ = readVariable(variable.name, at: variable.json)
      if case .read(let formula?) = variables[number].reading {
        result.append(Variable(name: variable.name, formula: formula))
      }
    }
    return result
  }
}

extension JSONText {
  /// Whether the text is JSON without any fault.
  fileprivate var isSound: Bool { root != nil && diagnostics.isEmpty }
}
