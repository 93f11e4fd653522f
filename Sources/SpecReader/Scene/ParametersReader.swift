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
}

extension Reading {
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
        .compactMap { name($0, name: "words") } ?? [])
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
    case .expression, .path, .snapshot: break
    }
  }

  private mutating func judge(_ value: Value, _ parameter: Parameter, at place: SourcePlace) {
    switch value {
    case .number(let number) where !parameter.range.contains(number):
      tell(
        .outOfRange(parameter.name, number, parameter.range, unit: parameter.unit, at: place))
    case .text(let word) where !parameter.words.isEmpty && !parameter.words.contains(word):
      tell(.unknownWord(parameter.name, word, known: parameter.words, at: place))
    case .list(let values):
      for value in values { judge(value, parameter, at: place) }
    case .number, .text, .boolean, .color, .point, .size, .rect, .transform, .path, .dictionary,
      .contents:
      break
    }
  }
}
