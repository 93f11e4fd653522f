import Expressions
import Geometry
import SceneModel

extension Reading {
  /// Reads a path: SVG data, or an object that makes one of a rectangle.
  mutating func path(_ json: Located, _ use: ValueUse) -> Formula? {
    switch json.kind {
    case .text(let text) where !text.hasPrefix("=") || text.hasPrefix("=="):
      return pathData(json, text.withoutEscape, use)
    case .text:
      if case .object = variables.standing(for: json).json.kind {
        return madePath(substituted(json), use)
      }
      return expression(json, type: .path, use)
    case .object: return madePath(json, use)
    case .invalid, .null, .boolean, .number, .array:
      wrongType(json, name: use.name, expected: Shape.path.words)
      return nil
    }
  }

  private mutating func pathData(_ json: Located, _ data: String, _ use: ValueUse) -> Formula? {
    do {
      return Formula(.value(.path(try Path(svgData: data))), at: sources.place(of: json))
    } catch {
      let place = sources.place(of: json)
      tell(pathFault(error, json, name: use.name, at: place))
      return nil
    }
  }

  /// A fault of path data, at its place in the file's text where it is written out.
  ///
  /// - Parameter place: Where the value stands.
  func pathFault(
    _ error: SVGPathError, _ json: Located, name: String, at place: SourcePlace
  ) -> Diagnostic {
    var place = place
    if case .text(let text) = json.kind, !text.hasPrefix("=") {
      place = sources.place(of: text.scalarRange(at: error.offset), inText: json)
    }
    return Diagnostic(.error, .pathSyntax, at: place, "'\(name)': \(error.message)")
  }

  private mutating func madePath(_ json: Located, _ use: ValueUse) -> Formula? {
    guard let object = object(json, .path, name: use.name) else { return nil }
    let forms = object.members.filter { PathForm(rawValue: $0.key) != nil }
    guard let member = forms.first, let form = PathForm(rawValue: member.key) else {
      error(.missingKey, at: object.json, "a path needs 'ovalIn' or 'roundedRect'")
      return nil
    }
    guard forms.count == 1 else {
      error(
        .conflictingKeys, atKey: forms[1], "a path is made of one of its keys, not of two",
        hint: "leave one of them out")
      return nil
    }
    guard let rect = part(member.value, .rect, member.key, use) else { return nil }
    let place = sources.place(of: object.json)
    let radius = object.member("cornerRadius")
    switch form {
    case .ovalIn:
      if let radius {
        error(
          .conflictingKeys, atKey: radius, "'cornerRadius' goes with 'roundedRect'",
          hint: "leave it out")
        return nil
      }
      return known(Formula(.path(form, [rect]), at: place))
    case .roundedRect:
      guard let radius else {
        return known(
          Formula(.path(form, [rect, Formula(.value(.number(0)), at: place)]), at: place))
      }
      guard let corner = part(radius.value, .length, radius.key, use) else { return nil }
      return known(Formula(.path(form, [rect, corner]), at: place))
    }
  }

  private mutating func part(
    _ json: Located, _ shape: Shape, _ key: String, _ use: ValueUse
  ) -> Formula? {
    guard
      let formula = value(json, shape, ValueUse(name: "\(use.name).\(key)", context: use.context))
    else { return nil }
    return formula
  }

  private func known(_ formula: Formula) -> Formula {
    formula.value.map { Formula(.value($0), at: formula.place) } ?? formula
  }
}

extension String {
  /// The bytes of the scalar at an offset in UTF-8; of the last one where the text ends.
  fileprivate func scalarRange(at offset: Int) -> Range<Int> {
    var start = 0
    for scalar in unicodeScalars {
      let end = start + UTF8.width(scalar)
      if offset < end || end == utf8.count { return start..<end }
      start = end
    }
    return 0..<0
  }
}
