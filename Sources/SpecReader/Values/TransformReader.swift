import Expressions
import SceneModel

extension Reading {
  /// Reads a list of transform functions: each by its name and its numbers.
  mutating func transformFunctions(_ json: Located, _ use: ValueUse) -> Formula? {
    let json = listed(json)
    guard case .array(let elements) = json.kind else {
      wrongType(json, name: use.name, expected: "'identity' or a list of transform functions")
      return nil
    }
    return collected(
      elements.map { transformFunction($0, use) }, at: sources.place(of: json))
  }

  private mutating func transformFunction(_ json: Located, _ use: ValueUse) -> Formula? {
    guard let object = object(json, .transformFunction, name: use.name) else { return nil }
    guard let member = object.members.first, object.members.count == 1 else {
      let names = TransformFunction.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")
      error(.wrongType, at: object.json, "a transform function has one of \(names)")
      return nil
    }
    guard let field = SpecObject.transformFunction.field(member.key),
      let numbers = value(
        member.value, field.shape, ValueUse(name: member.key, context: use.context))
    else { return nil }
    let place = sources.place(of: object.json)
    return collected([Formula(.value(.text(member.key)), at: place), numbers], at: place)
  }
}
