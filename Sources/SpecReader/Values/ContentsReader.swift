import Expressions
import SceneModel

extension Reading {
  /// Reads what an image layer shows: an asset by name, a symbol, a snapshot, or null for nothing.
  mutating func contents(_ json: Located, _ use: ValueUse) -> Formula? {
    switch json.kind {
    case .null: return Formula(.value(.contents(.none)), at: sources.place(of: json))
    case .text(let text) where !text.hasPrefix("=") || text.hasPrefix("=="):
      return asset(text.withoutEscape, at: sources.place(of: json))
    case .text:
      if case .object = variables.standing(for: json).json.kind {
        return contents(substituted(json), use)
      }
      guard let formula = expression(json, type: nil, use) else { return nil }
      if case .text(let name)? = formula.value { return asset(name, at: formula.place) }
      // A copy's own asset is known once the copies are made.
      if formula.type == .text, !use.context.isTimeline, formula.readsItsCopyOnly {
        return formula
      }
      guard formula.type == .contents else {
        wrongContents(formula)
        return nil
      }
      return formula
    case .object(let members):
      if members.contains(where: { $0.key == "symbol" }) { return symbol(json, use) }
      guard let object = object(json, .snapshot, name: use.name),
        let path = object["snapshot"].flatMap({ layerPath($0, use) })
      else { return nil }
      return Formula(.snapshot(path), at: sources.place(of: json))
    case .invalid, .boolean, .number, .array:
      wrongType(json, name: use.name, expected: Shape.contents.words)
      return nil
    }
  }

  private mutating func symbol(_ json: Located, _ use: ValueUse) -> Formula? {
    guard let object = object(json, .symbol, name: use.name), let value = object["symbol"] else {
      return nil
    }
    let json = substituted(value)
    guard let word = name(json, name: "symbol") else { return nil }
    guard let symbol = Symbol(rawValue: word) else {
      tell(
        .unknownWord(
          "symbol", word, known: Symbol.allCases.map(\.rawValue), at: sources.place(of: json)))
      return nil
    }
    return Formula(
      .value(.contents(.symbol(symbol.rawValue))), at: sources.place(of: json))
  }

  private mutating func wrongContents(_ formula: Formula) {
    let isText = formula.type == .text
    tell(
      Diagnostic(
        .error, isText ? .dependsOnTime : .expressionType, at: formula.place,
        isText
          ? "an asset's name must be known before the film starts"
          : "'contents' is \(formula.type.phrase), must be \(Shape.contents.words)"))
  }

  private mutating func asset(_ name: String, at place: SourcePlace) -> Formula? {
    guard assets.contains(name) else {
      tell(
        Diagnostic(
          .error, .unknownName, at: place, "unknown asset '\(name.shortened)'",
          hint: assets.isEmpty
            ? "pictures are named in 'assets'"
            : Spelling.hint(for: name, known: assets.sorted())))
      return nil
    }
    return Formula(.value(.contents(.asset(name))), at: place)
  }
}

extension Formula {
  /// Whether an expression reads only what is known of a copy before the film starts.
  fileprivate var readsItsCopyOnly: Bool {
    guard case .expression(let expression) = kind else { return false }
    return expression.references.allSatisfy { reference in
      guard case .name(let name, _)? = reference.path.first else { return false }
      return ["item", "index", "count"].contains(name)
    }
  }
}
