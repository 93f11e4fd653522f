import Expressions
import SceneModel

extension Reading {
  /// A spec laid over its template; the spec itself where it has none.
  ///
  /// `canvas`, `assets`, `variables` and `variants` are laid over the template's name by name. Its
  /// layers, timeline and parameters are taken as they are.
  ///
  /// - Returns: Nil where there is no such template, which has been told.
  mutating func overTemplate(_ root: Located) -> Located? {
    guard case .object(let members) = root.kind, let json = root["template"] else { return root }
    guard let template = template(json) else { return nil }
    let text = sources.read(
      SourceText(file: template.file, bytes: template.text), limits: limits.text)
    guard let base = text.root else { return nil }
    templateVariables = base["variables"]
    var own: [Located.Member] = []
    for member in members where member.key != "template" {
      if ["layers", "timeline", "parameters"].contains(member.key) {
        error(
          .conflictingKeys, atKey: member,
          "'\(member.key)' stands beside 'template', which gives them",
          hint: "'inbetween expand' writes out all of a template, to be changed")
      } else {
        own.append(known(member, in: base, of: template))
      }
    }
    return root.with(Self.merged(own, over: base))
  }

  private mutating func template(_ json: Located) -> Template? {
    guard let word = name(json, name: "template") else { return nil }
    if let template = Template(rawValue: word) { return template }
    tell(
      .unknownWord(
        "template", word, known: Template.allCases.map(\.rawValue), at: sources.place(of: json)))
    return nil
  }

  /// A member without the variables its template does not have, which are told.
  private mutating func known(
    _ member: Located.Member, in base: Located, of template: Template
  ) -> Located.Member {
    guard member.key == "variables", case .object(let variables) = member.value.kind,
      case .object(let documented)? = base["variables"]?.kind
    else { return member }
    let names = documented.map(\.key) + ["appearance"]
    var result = member
    result.value = member.value.with(
      variables.filter { variable in
        if names.contains(variable.key) { return true }
        error(
          .unknownName, atKey: variable,
          "template '\(template.rawValue)' has no variable '\(variable.key.shortened)'",
          hint: Spelling.hint(for: variable.key, known: names)
            ?? "'inbetween list templates --verbose' shows them")
        return false
      })
    return result
  }

  /// The spec's members, each in place of the template's or laid over it.
  private static func merged(_ own: [Located.Member], over base: Located) -> [Located.Member] {
    guard case .object(let members) = base.kind else { return own }
    // The version is the spec's to say.
    let others = members.filter { member in
      member.key != "version" && !own.contains { $0.key == member.key }
    }
    let laid = own.map { member in
      guard let below = base[member.key] else { return member }
      var result = member
      switch member.key {
      case "canvas":
        let hasSize = member.value["size"] != nil || member.value["device"] != nil
        result.value = member.value.laid(
          over: below, without: hasSize ? ["size", "device", "orientation"] : [])
      case "assets", "variables", "variants": result.value = member.value.laid(over: below)
      default: break
      }
      return result
    }
    return laid + others
  }
}

extension Reading {
  /// Notes which of the template's variables have values from elsewhere, and where those stand.
  mutating func noteArguments() {
    guard case .object(let documented)? = templateVariables?.kind else { return }
    var places: [String: SourcePlace] = [:]
    for member in documented {
      guard let number = variables.number(of: member.key) else { continue }
      let given = variables[number].json
      if given.source != member.value.source { places[member.key] = sources.place(of: given) }
    }
    guard let file = documented.first.map({ sources.place(of: $0.value).file }) else { return }
    sources.arguments = TemplateArguments(file: file, places: places)
  }
}

extension Located {
  /// The same object with other members.
  fileprivate func with(_ members: [Member]) -> Located {
    Located(kind: .object(members), range: range, source: source)
  }

  /// An object whose members stand in place of those of another, which keep their order.
  ///
  /// - Parameter left: Keys of the other that are left out.
  fileprivate func laid(over other: Located, without left: [String] = []) -> Located {
    guard case .object(let own) = kind, case .object(let members) = other.kind else { return self }
    let kept = members.filter { !left.contains($0.key) }
    let replaced = kept.map { member in own.first { $0.key == member.key } ?? member }
    return with(replaced + own.filter { member in !kept.contains { $0.key == member.key } })
  }
}
