import Expressions
import SceneModel

extension Reading {
  /// Reads a text, or the runs of one.
  mutating func styledText(_ json: Located, _ use: ValueUse) -> Formula? {
    let runs = listed(json)
    guard case .array(let elements) = runs.kind else {
      switch json.kind {
      case .text: return value(json, .text, use)
      case .invalid, .null, .boolean, .number, .array, .object:
        wrongType(json, name: use.name, expected: Shape.styledText.words)
        return nil
      }
    }
    return collected(elements.map { run($0, use) }, at: sources.place(of: runs))
  }

  private mutating func run(_ json: Located, _ use: ValueUse) -> Formula? {
    guard let object = object(json, .textRun, name: use.name), object["string"] != nil else {
      return nil
    }
    var values: [(Property, Formula)] = []
    var isComplete = true
    for member in withoutTextStyles(object.members, of: .text) {
      guard let property = Property(rawValue: member.key),
        StyledRun.properties.contains(property)
      else { continue }  // The line height of a text style is the paragraph's.
      let use = ValueUse(name: member.key, context: use.context)
      guard let formula = value(member.value, property == .string ? .text : property.shape, use)
      else {
        isComplete = false
        continue
      }
      values.append((property, formula))
    }
    guard isComplete else { return nil }
    return collected(StyledRun.elements(of: values), at: sources.place(of: json))
  }
}
