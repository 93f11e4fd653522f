import Geometry
import SceneModel

extension Reading {
  /// Some members with those of a `textStyle` in its place, as far as no other says the same.
  mutating func withoutTextStyles(
    _ members: [Located.Member], of kind: LayerKind
  ) -> [Located.Member] {
    var result = members.filter { $0.key != "textStyle" }
    for member in members where member.key == "textStyle" {
      for part in textStyle(member, of: kind)
      where !result.contains(where: { $0.key == part.key }) {
        result.append(part)
      }
    }
    return result
  }

  /// What a `textStyle` stands for, as members of their own.
  mutating func textStyle(
    _ member: Located.Member, of kind: LayerKind
  ) -> [Located.Member] {
    guard kind == .text else {
      error(
        .wrongLayerKind, atKey: member,
        "'textStyle' is for layers of type 'text', this one is a '\(kind.rawValue)'",
        hint: "leave it out, or give the layer the type 'text'")
      return []
    }
    let json = substituted(member.value)
    guard let word = name(json, name: "textStyle") else { return [] }
    guard let style = TextStyle(rawValue: word) else {
      tell(
        .unknownWord(
          "textStyle", word, known: TextStyle.allCases.map(\.rawValue),
          at: sources.place(of: json)))
      return []
    }
    let parts: [(Property, Double)] = [
      (.fontSize, style.fontSize), (.fontWeight, style.fontWeight),
      (.lineHeight, style.lineHeight),
    ]
    return parts.map { property, number in
      var part = member
      part.key = property.rawValue
      part.value.kind = .number(number, literal: number.shortestText)
      return part
    }
  }
}
