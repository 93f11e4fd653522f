import SceneModel

/// A value a layer ends up with, styles merged in.
struct Declaration {
  var property: LayerDraft.Property
  var json: Located
}

extension Reading {
  /// The values of a layer and its styles: of each quantity one, of each axis' edges and size at
  /// most two. Own keys win over styles, earlier styles over later ones; a clash within one
  /// object is told.
  mutating func merged(_ draft: LayerDraft) -> [Declaration] {
    var result: [Declaration] = []
    var owners: [PropertyKey.Form: LayerDraft.Property] = [:]
    for property in draft.properties {
      let parts = property.key.components
      let taken = parts.filter { part in
        owners[part.form] != nil || isSettled(part, by: property.rank, owners)
      }
      let own = taken.compactMap { owners[$0.form] }.first { $0.rank == property.rank }
      if let own {
        error(
          .conflictingKeys, atKey: property.member,
          "'\(property.key.name)' says again what '\(own.key.name)' says",
          hint: "leave one of them out")
        continue
      }
      for part in parts where !taken.contains(part) { owners[part.form] = property }
      if taken.isEmpty {
        result.append(Declaration(property: property, json: property.member.value))
      } else if taken.count < parts.count {
        result += remaining(of: property, without: taken)
      }
    }
    judgeAxes(result)
    return result
  }

  /// Whether keys of a lower rank give an axis both its quantities, so that a style's are void.
  private func isSettled(
    _ part: PropertyKey, by rank: Int, _ owners: [PropertyKey.Form: LayerDraft.Property]
  ) -> Bool {
    guard let axis = part.axis else { return false }
    var count = 0
    for (form, owner) in owners where owner.rank < rank && form.axis == axis { count += 1 }
    return count >= 2
  }

  /// The parts of a composite of a style that no key before it gives.
  private mutating func remaining(
    of property: LayerDraft.Property, without taken: [PropertyKey]
  ) -> [Declaration] {
    let parts = property.key.components
    let json = listed(property.member.value)
    var values: [Located] = []
    switch json.kind {
    case .array(let elements) where elements.count == parts.count: values = elements
    case .number: values = parts.map { _ in json }
    case .invalid, .null, .boolean, .text, .array, .object:
      error(
        .conflictingKeys, atKey: property.member,
        "the style's '\(property.key.name)' is partly replaced, which needs a list of numbers")
      return []
    }
    return zip(parts, values).compactMap { part, value in
      guard !taken.contains(part) else { return nil }
      return Declaration(
        property: LayerDraft.Property(key: part, member: property.member, rank: property.rank),
        json: value)
    }
  }

  /// Tells an axis of which more than two edges and sizes are given.
  private mutating func judgeAxes(_ declarations: [Declaration]) {
    for axis in Axis.allCases {
      var keys: [(name: String, member: Located.Member)] = []
      for declaration in declarations {
        for part in declaration.property.key.components where part.axis == axis {
          keys.append((part.name, declaration.property.member))
        }
      }
      guard keys.count > 2 else { continue }
      let names = keys.map { "'\($0.name)'" }.joined(separator: ", ")
      error(
        .conflictingKeys, atKey: keys[2].member,
        "\(names) are \(keys.count) of an axis' edges and sizes, must be at most 2")
    }
  }
}

extension PropertyKey {
  /// The axis whose place or size it names; nil for what is no geometry or both axes'.
  var axis: Axis? { form.axis }
}

extension PropertyKey.Form {
  fileprivate var axis: Axis? {
    switch self {
    case .place(let axis, _), .extent(let axis): axis
    case .property, .output, .composite: nil
    }
  }
}
