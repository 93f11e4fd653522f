import Expressions
import SceneModel

extension Reading {
  /// Reads a layer's values and those of all in it.
  mutating func layer(_ draft: LayerDraft) -> Layer {
    let context = NameContext(layer: draft.number, isTimeline: false)
    let values = merged(draft).compactMap { declaration -> DeclaredValue? in
      guard judgeKind(of: declaration, in: draft) else { return nil }
      let shape = declaration.property.key.shape
      let use = ValueUse(name: declaration.property.key.name, context: context)
      guard let formula = value(declaration.json, shape, use),
        judgeMaterial(formula, declaration.property.key)
      else { return nil }
      return DeclaredValue(key: declaration.property.key, formula: formula)
    }
    judgeLocations(values)
    return Layer(
      id: draft.id, kind: draft.kind, values: values, behaviours: behaviours(draft),
      copies: draft.copies,
      mask: draft.mask.first.map { MaskLayer(layer($0)) },
      sublayers: draft.sublayers.map { layer($0) }, place: sources.place(of: draft.json))
  }

  /// Tells a material that changes by itself: nothing would lie between two of its names.
  private mutating func judgeMaterial(_ formula: Formula, _ key: PropertyKey) -> Bool {
    guard key.isMaterial, formula.value == nil else { return true }
    tell(
      Diagnostic(
        .error, .dependsOnTime, at: formula.place,
        "a material must be known before the film starts", hint: "write it with a step"))
    return false
  }

  /// Tells a gradient's locations that are not one for each colour.
  private mutating func judgeLocations(_ values: [DeclaredValue]) {
    func list(_ property: Property) -> (count: Int, place: SourcePlace)? {
      let declared = values.first { $0.key.form == .property(property) }
      guard let formula = declared?.formula, case .list(let values)? = formula.value else {
        return nil
      }
      return (values.count, formula.place)
    }
    guard let colors = list(.colors), let locations = list(.locations), locations.count > 0,
      locations.count != colors.count
    else { return }
    tell(
      Diagnostic(
        .error, .wrongType, at: locations.place,
        "'locations' has \(locations.count) number\(locations.count == 1 ? "" : "s"), must be one"
          + " for each of \(colors.count) colours"))
  }

  /// Tells a property that layers of that kind do not have.
  private mutating func judgeKind(of declaration: Declaration, in draft: LayerDraft) -> Bool {
    let key = declaration.property.key
    if let behaviour = key.behaviour, !draft.behaviours.kinds.contains(behaviour) {
      error(
        .noBehaviour, atKey: declaration.property.member,
        NameFault.Kind.missingBehaviour(key.name, behaviour).words,
        hint: NameFault.Kind.missingBehaviour(key.name, behaviour).hint)
      return false
    }
    guard case .property(let property) = key.form, let kinds = property.kinds,
      !kinds.contains(draft.kind)
    else { return true }
    let allowed = kinds.map { "'\($0.rawValue)'" }.joined(separator: ", ")
    error(
      .wrongLayerKind, atKey: declaration.property.member,
      "'\(key.name)' is for layers of type \(allowed), this one is a '\(draft.kind.rawValue)'",
      hint: "leave it out, or give the layer the type \(allowed)")
    return false
  }
}
