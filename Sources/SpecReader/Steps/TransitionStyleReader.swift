import SceneModel

extension Reading {
  /// How a transition shows its back side: `style` with the keys that belong to it.
  mutating func transitionStyle(
    _ body: ObjectValues, _ contexts: [NameContext]
  ) -> TransitionStyle? {
    guard let json = body["style"], let name = word(json, TransitionStyle.words, name: "style")
    else { return nil }
    let subtype = body["subtype"].flatMap {
      word($0, TransitionSubtype.allCases.map(\.rawValue), name: "subtype")
    }.flatMap(TransitionSubtype.init)
    let moves: ((TransitionSubtype) -> TransitionStyle)? =
      switch name {
      case "push": TransitionStyle.push
      case "moveIn": TransitionStyle.moveIn
      case "reveal": TransitionStyle.reveal
      default: nil
      }
    if let moves {
      refuse(["projection", "perspective"], in: body, style: name)
      if body["subtype"] == nil {
        error(
          .missingKey, at: body.json,
          "'subtype' is missing: the style '\(name)' starts from an edge",
          hint: "one of 'fromLeft', 'fromRight', 'fromTop', 'fromBottom'")
      }
      return subtype.map(moves)
    }
    refuse(["subtype"], in: body, style: name)
    guard let direction = FlipDirection(rawValue: name) else {
      refuse(["projection", "perspective"], in: body, style: name)
      return .crossDissolve
    }
    return projection(body, contexts).map { .flip(direction, $0) }
  }

  private mutating func projection(
    _ body: ObjectValues, _ contexts: [NameContext]
  ) -> FlipProjection? {
    var name: String? = "scale"
    if let json = body["projection"] {
      name = word(json, ["scale", "perspective"], name: "projection")
    }
    guard name == "perspective" else {
      if name != nil, let member = body.member("perspective") {
        error(
          .conflictingKeys, atKey: member, "'perspective' needs the projection 'perspective'")
      }
      return name.map { _ in .scale }
    }
    guard let json = body["perspective"],
      let shape = SpecObject.transitionBody.field("perspective")?.shape
    else { return .perspective(nil) }
    return value(json, shape, name: "perspective", in: contexts).map { .perspective($0) }
  }

  private mutating func refuse(_ keys: [String], in body: ObjectValues, style: String) {
    for key in keys {
      guard let member = body.member(key) else { continue }
      error(
        .conflictingKeys, atKey: member, "the style '\(style)' has no '\(key)'",
        hint: "leave it out")
    }
  }
}
