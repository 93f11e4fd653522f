import Expressions
import SceneModel

/// The members of an object whose keys have been judged.
struct ObjectValues {
  var form: SpecObject
  var json: Located
  var members: [Located.Member]

  /// The value of a key; nil where it is not given.
  subscript(key: String) -> Located? { members.first { $0.key == key }?.value }

  func member(_ key: String) -> Located.Member? { members.first { $0.key == key } }
}

extension Reading {
  /// The members of an object, its unknown and missing keys told.
  ///
  /// - Parameter name: The key the object stands at, for messages.
  /// - Returns: Nil where it is no object.
  mutating func object(
    _ value: Located, _ form: SpecObject, name: String
  ) -> ObjectValues? {
    guard let (json, members) = map(value, name: name) else { return nil }
    var known: [Located.Member] = []
    for member in members {
      if form.field(member.key) != nil {
        known.append(member)
      } else {
        error(
          .unknownKey, atKey: member, "unknown key '\(member.key.shortened)' in \(form.words)",
          hint: form.hint(forUnknown: member.key))
      }
    }
    for field in form.fields
    where field.isRequired && !known.contains(where: { $0.key == field.key }) {
      error(
        .missingKey, at: json, "'\(field.key)' is missing in \(form.words)",
        hint: "add '\(field.key)': \(field.shape.words)")
    }
    return ObjectValues(form: form, json: json, members: known)
  }

  /// The members of an object with names of the user's; nil where it is no object.
  mutating func map(
    _ value: Located, name: String
  ) -> (json: Located, members: [Located.Member])? {
    let json = substituted(value)
    guard case .object(let members) = json.kind else {
      notStructure(json, name: name, expected: "an object")
      return nil
    }
    return (json, members)
  }

  /// The elements of a list; nil where it is none.
  mutating func list(_ value: Located, name: String) -> [Located]? {
    let json = substituted(value)
    guard case .array(let elements) = json.kind else {
      notStructure(json, name: name, expected: "a list")
      return nil
    }
    return elements
  }

  /// Tells that a value is no object or list; an unknown variable's name is told as that.
  mutating func notStructure(_ value: Located, name: String, expected: String) {
    guard case .text(let text) = value.kind, text.hasPrefix("="),
      case let variable = String(text.dropFirst()), variable.isExpressionName,
      variables.number(of: variable) == nil
    else {
      wrongType(value, name: name, expected: expected)
      return
    }
    error(
      .unknownName, at: value, "unknown variable '\(variable.shortened)'",
      hint: Spelling.hint(for: variable, known: variables.list.map(\.name)))
  }

  /// The JSON of the variable where a value is one's name alone, as `"=label"`; else the value.
  mutating func substituted(_ value: Located) -> Located {
    let (json, chain) = variables.standing(for: value)
    for number in chain { variables[number].isPutInPlace = true }
    return json
  }

  /// A text that is no expression; nil where it is none, or empty.
  mutating func name(_ value: Located, name: String) -> String? {
    guard case .text(let text) = value.kind, !text.hasPrefix("=") else {
      wrongType(value, name: name, expected: "a text")
      return nil
    }
    guard !text.isEmpty else {
      error(.outOfRange, at: value, "'\(name)' is empty, must have at least one character")
      return nil
    }
    return text
  }
}

extension SpecObject {
  fileprivate func hint(forUnknown key: String) -> String? {
    let known = fields.map(\.key)
    if self == .layer || self == .style, let word = PropertyKey.uiKitWords[key] {
      return "did you mean '\(word)'?"
    }
    if self == .layer || self == .style, let hint = PropertyKey.hint(forFunction: key) {
      return hint
    }
    if let near = Spelling.nearestName(to: key, in: known) { return "did you mean '\(near)'?" }
    if self == .style, SpecObject.layer.field(key) != nil { return "write it in the layer itself" }
    return Spelling.hint(for: key, known: known)
  }
}

extension PropertyKey {
  /// How to write a function of a transform that was written as a key path; nil where it is none.
  static func hint(forFunction key: String) -> String? {
    for name in ["transform", "sublayerTransform"] where key.hasPrefix(name + ".") {
      let function = String(key.dropFirst(name.count + 1))
      guard SpecObject.transformFunction.field(function) != nil else { continue }
      return "write it as a function: \"\(name)\": [{\"\(function)\": …}]"
    }
    return nil
  }
}
