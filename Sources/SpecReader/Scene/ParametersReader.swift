import Expressions
import Geometry
import SceneModel

/// What a spec says of a variable that is meant to be set.
struct Parameter {
  var name: String
  var summary: String
  /// Of its numbers; empty where they have none.
  var unit: String
  /// Of every number in it.
  var range: ClosedRange<Double>
  /// The texts it may be; empty where it may be any.
  var words: [String]
  /// Whether it has a unit or a limit, so that all in it are numbers.
  var isNumeric: Bool
}

extension Reading {
  /// Tells values that are of another kind than their parameter says, before anything reads them:
  /// else the fault would show where the variable is used, in a template's text.
  ///
  /// A parameter with a unit or a limit has numbers, one with words has texts; else a value is of
  /// the kind that its default has. Expressions are judged by their values, later.
  ///
  /// - Parameter defaults: What the template, or the spec itself, gives the variables.
  mutating func judgeKinds(ofParameters json: Located, defaults: Located?) {
    guard case .object(let members) = json.kind else { return }
    for member in members {
      guard let number = variables.number(of: member.key) else { continue }
      let value = variables[number].json
      let keys = ["minimum", "maximum", "unit", "words"].filter { member.value[$0] != nil }
      let kind =
        keys.isEmpty
        ? defaults?[member.key].flatMap { LiteralKind($0) }
        : keys == ["words"] ? .text : .number
      let isScalar = defaults?[member.key].flatMap { LiteralKind($0) }.map { $0 != .text } ?? false
      guard let kind, let wrong = value.leaf(otherThan: kind, isScalar: isScalar) else { continue }
      wrongType(wrong, name: member.key, expected: kind.rawValue)
      // It has been told; who reads the variable says nothing more.
      variables.set(
        member.key, to: Located(kind: .invalid, range: value.range, source: value.source))
    }
  }

  /// Tells parameters of variables that do not exist, and values that are not what their
  /// parameter allows. A value that depends on time is not judged.
  mutating func judgeParameters(_ json: Located) {
    for member in map(json, name: "parameters")?.members ?? [] {
      guard let number = variables.number(of: member.key) else {
        error(
          .unknownName, atKey: member, "unknown variable '\(member.key.shortened)'",
          hint: Spelling.hint(for: member.key, known: variables.list.map(\.name)))
        continue
      }
      guard let parameter = parameter(member),
        case .read(let formula?) = variables[number].reading
      else { continue }
      judge(formula, parameter)
    }
  }

  mutating func parameter(_ member: Located.Member) -> Parameter? {
    guard let form = object(member.value, .parameter, name: member.key),
      let summary = form["summary"].flatMap({ name($0, name: "summary") })
    else { return nil }
    let (least, most) = (limit("minimum", of: form), limit("maximum", of: form))
    if let least, let most, most < least {
      error(
        .outOfRange, at: form.json,
        "'maximum' is \(most.shortestText), must be at least 'minimum', \(least.shortestText)")
      return nil
    }
    return Parameter(
      name: member.key, summary: summary,
      unit: form["unit"].flatMap { name($0, name: "unit") } ?? "",
      range: (least ?? -.greatestFiniteMagnitude)...(most ?? .greatestFiniteMagnitude),
      words: form["words"].flatMap { list($0, name: "words") }?
        .compactMap { name($0, name: "words") } ?? [],
      isNumeric: least != nil || most != nil || form["unit"] != nil)
  }

  private mutating func limit(_ key: String, of form: ObjectValues) -> Double? {
    let use = ValueUse(name: key, context: NameContext(layer: nil, isTimeline: false))
    guard let json = form[key], let shape = form.form.field(key)?.shape,
      case .number(let number)? = known(json, shape, use)
    else { return nil }
    return number
  }

  private mutating func judge(_ formula: Formula, _ parameter: Parameter) {
    switch formula.kind {
    case .value(let value): judge(value, parameter, at: formula.place)
    case .list(let formulas): for formula in formulas { judge(formula, parameter) }
    case .expression, .dictionary, .path, .snapshot: break
    }
  }

  private mutating func judge(_ value: Value, _ parameter: Parameter, at place: SourcePlace) {
    switch value {
    case .number(let number) where !parameter.range.contains(number):
      tell(
        .outOfRange(parameter.name, number, parameter.range, unit: parameter.unit, at: place))
    case .text(let word) where !parameter.words.isEmpty && !parameter.words.contains(word):
      tell(.unknownWord(parameter.name, word, known: parameter.words, at: place))
    case .text where parameter.isNumeric, .boolean where parameter.isNumeric:
      mismatch(value, parameter, expected: .number, at: place)
    case .number where !parameter.words.isEmpty && !parameter.isNumeric,
      .boolean where !parameter.words.isEmpty:
      mismatch(value, parameter, expected: .text, at: place)
    case .list(let values):
      for value in values { judge(value, parameter, at: place) }
    case .number, .text, .boolean, .color, .point, .size, .rect, .transform, .path, .dictionary,
      .contents:
      break
    }
  }

  private mutating func mismatch(
    _ value: Value, _ parameter: Parameter, expected: LiteralKind, at place: SourcePlace
  ) {
    tell(
      Diagnostic(
        .error, .wrongType, at: place,
        "'\(parameter.name)' is \(value.description.shortened), must be \(expected.rawValue)"))
  }
}

/// What a value that is written out is; the raw value is what messages call it.
private enum LiteralKind: String {
  case number = "a number"
  case text = "a text"
  case boolean = "true or false"

  /// Nil for what is no single value, or not known before an expression is read.
  init?(_ json: Located) {
    switch json.kind {
    case .number: self = .number
    case .boolean: self = .boolean
    case .text(let text) where !text.hasPrefix("="): self = .text
    case .text, .invalid, .null, .array, .object: return nil
    }
  }
}

extension Located {
  /// The first single value in it of another kind.
  ///
  /// - Parameter isScalar: Takes a list or an object for another kind, too.
  fileprivate func leaf(otherThan kind: LiteralKind, isScalar: Bool) -> Located? {
    switch self.kind {
    case .array(let elements):
      isScalar ? self : elements.lazy.compactMap { $0.leaf(otherThan: kind, isScalar: false) }.first
    case .object: isScalar ? self : nil
    case .null: self
    case .invalid: nil
    case .number, .boolean, .text: LiteralKind(self).map { $0 == kind } ?? true ? nil : self
    }
  }
}
