import Expressions
import Geometry
import Motion
import SceneModel

extension Reading {
  /// Reads CSS' `steps()`.
  mutating func steps(_ object: ObjectValues, _ count: Formula?) -> Timing.Kind? {
    var jump = Steps.Jump.end
    if let json = object["jump"] {
      let word = word(json, Steps.Jump.allCases.map(\.rawValue), name: "jump")
      guard let given = word.flatMap(Steps.Jump.init) else { return nil }
      jump = given
    }
    guard let count else { return nil }
    if case .number(let number)? = count.value {
      guard number == number.rounded() else {
        tell(
          Diagnostic(
            .error, .outOfRange, at: count.place,
            "'steps' is \(number.shortestText), must be a whole number"))
        return nil
      }
      guard number >= 2 || jump != .none else {
        tell(
          Diagnostic(
            .error, .outOfRange, at: count.place,
            "'steps' is 1, must be 2 or more where 'jump' is 'none'"))
        return nil
      }
    }
    return .steps(count, jump: jump)
  }

  /// Reads CSS' `linear()`: outputs, each alone or with its input.
  mutating func linear(_ json: Located, _ contexts: [NameContext]) -> Timing.Kind? {
    guard let elements = list(json, name: "linear"),
      case .list(let shape)? = SpecObject.linearTiming.field("linear")?.shape
    else { return nil }
    guard elements.count >= 2 else {
      error(
        .outOfRange, at: json, "'linear' has \(elements.count) entries, must have 2 or more")
      return nil
    }
    var stops: [Timing.LinearStop] = []
    for element in elements {
      guard let formula = value(element, shape, name: "linear", in: contexts) else { return nil }
      let parts = formula.elements
      stops.append(
        parts.count == 2
          ? Timing.LinearStop(output: parts[0], input: parts[1])
          : Timing.LinearStop(output: formula, input: nil))
    }
    return .linear(stops)
  }
}

extension Formula {
  /// The formulas of a list that was written out, each at the list's place where its own is not
  /// known; empty for anything else.
  var elements: [Formula] {
    switch kind {
    case .list(let formulas): formulas
    case .value(.list(let values)): values.map { Formula(.value($0), at: place) }
    case .value, .expression, .dictionary, .path, .snapshot: []
    }
  }
}
