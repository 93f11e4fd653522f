import Expressions
import SceneModel

extension Reading {
  /// Reads the variable of a name if there is one and it is unread, those it depends on first.
  ///
  /// - Parameter use: The expression that asks, for messages.
  /// - Returns: False where the variable cannot be read, which has been told.
  mutating func readVariable(_ name: String, at use: Located) -> Bool {
    guard let number = variables.number(of: name) else { return true }
    switch variables[number].reading {
    case .read(let formula): return formula != nil
    case .started:
      tell(
        Diagnostic(
          .error, .expressionCycle, at: sources.place(of: use),
          "the variables depend on each other: \(cycle(to: number))",
          hint: "give one of them a value that reads none of the others"))
      return false
    case .unread:
      variables[number].reading = .started
      openVariables.append(number)
      let formula = variable(variables[number].json, name: name)
      openVariables.removeLast()
      variables[number].reading = .read(formula)
      return formula != nil
    }
  }

  /// The way from a variable that is being read to itself, as `a → b → a`.
  private func cycle(to number: Int) -> String {
    let start = openVariables.firstIndex(of: number) ?? 0
    return (openVariables[start...] + [number]).map { variables[$0].name }.joined(separator: " → ")
  }

  /// Any JSON as a value: a list of one type, an object as a dictionary.
  mutating func variable(_ json: Located, name: String) -> Formula? {
    let use = ValueUse(name: name, context: NameContext(layer: nil, isTimeline: false))
    let place = sources.place(of: json)
    switch json.kind {
    case .invalid: return nil
    case .null:
      wrongType(json, name: name, expected: Shape.any.words)
      return nil
    case .boolean(let value): return Formula(.value(.boolean(value)), at: place)
    case .number(let value, _): return Formula(.value(.number(value)), at: place)
    case .text(let text):
      guard text.hasPrefix("="), !text.hasPrefix("==") else {
        return Formula(.value(.text(text.withoutEscape)), at: place)
      }
      return expression(json, type: nil, use)
    case .array(let elements):
      guard let list = collected(elements.map { variable($0, name: name) }, at: place) else {
        return nil
      }
      return isSmall(list, name: name) && hasOneType(list, name: name) ? list : nil
    case .object(let members):
      var fields: [Formula.Field] = []
      for member in members {
        guard let formula = variable(member.value, name: "\(name).\(member.key)") else {
          return nil
        }
        fields.append(Formula.Field(name: member.key, formula: formula))
      }
      let live = Formula(.dictionary(fields), at: place)
      let object = live.value.map { Formula(.value($0), at: place) } ?? live
      return isSmall(object, name: name) ? object : nil
    }
  }

  /// Tells what has more elements than an expression's list may: variables that hold each other
  /// twice come to any number.
  private mutating func isSmall(_ formula: Formula, name: String) -> Bool {
    guard let count = formula.value?.elementCount, count > Value.mostElements else { return true }
    tell(
      Diagnostic(
        .error, .tooLarge, at: formula.place,
        "'\(name)' has \(count) elements in all, must be at most \(Value.mostElements)"))
    return false
  }

  /// Tells a list whose elements differ in type.
  private mutating func hasOneType(_ list: Formula, name: String) -> Bool {
    let types: [ValueType] =
      switch list.kind {
      case .list(let formulas): formulas.map(\.type)
      case .value(.list(let values)): values.map(\.type)
      case .value, .expression, .dictionary, .path, .snapshot: []
      }
    guard let first = types.first,
      let index = types.firstIndex(where: { !$0.isAlike(first) })
    else { return true }
    tell(
      Diagnostic(
        .error, .wrongType, at: list.place,
        "'\(name)' is a list of different types: \(first.phrase), and at index \(index)"
          + " \(types[index].phrase)", hint: "all elements must be of one type"))
    return false
  }
}

extension ValueType {
  /// Whether values of both may stand in one list; empty lists go with any list.
  fileprivate func isAlike(_ other: ValueType) -> Bool {
    switch (self, other) {
    case (.list(let mine?), .list(let theirs?)): mine.isAlike(theirs)
    case (.list, .list): true
    case (.dictionary(let mine), .dictionary(let theirs)):
      mine.count == theirs.count
        && mine.allSatisfy { field in
          theirs.contains { $0.name == field.name && $0.type.isAlike(field.type) }
        }
    default: self == other
    }
  }
}
