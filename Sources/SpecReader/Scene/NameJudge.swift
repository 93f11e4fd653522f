import Expressions
import SceneModel

extension Reading {
  /// Tells ids that are used twice, or are something else's name.
  mutating func judgeNames(_ drafts: [LayerDraft]) {
    var first: [String: SourcePlace] = [:]
    for draft in drafts.flatMap(\.all) {
      guard let id = draft.id, let member = draft.json.member("id") else { continue }
      if let place = first[id] {
        error(
          .duplicateID, at: member.value,
          "the id '\(id)' is given twice, first in line \(place.line), column \(place.column)",
          hint: "give one of them another id")
        continue
      }
      first[id] = sources.place(of: member.value)
      if let clash = clash(of: id) {
        error(.nameClash, at: member.value, "'\(id)' \(clash), a layer needs another id")
      } else if let first = id.unicodeScalars.first, ("0"..."9").contains(first) {
        error(
          .nameClash, at: member.value,
          "'\(id.shortened)' cannot be an id, must not start with a digit",
          hint: "expressions read it as a number; as '_\(id.shortened)'")
      } else if !id.isLayerID {
        error(
          .nameClash, at: member.value,
          "'\(id.shortened)' cannot be an id, must have no blanks and"
            + " none of . [ ] ( ) { } ' \" * / =")
      }
    }
  }

  private func clash(of id: String) -> String? {
    if NameTable.reservedWords.contains(id) { return "is a reserved word" }
    if NameTable.keyPathHeads.contains(id) { return "is the start of a property's name" }
    if variables.number(of: id) != nil { return "is a variable" }
    return nil
  }
}

extension Located {
  fileprivate func member(_ key: String) -> Member? {
    guard case .object(let members) = kind else { return nil }
    return members.first { $0.key == key }
  }
}

extension String {
  fileprivate var isLayerID: Bool {
    unicodeScalars.allSatisfy { scalar in
      !scalar.properties.isWhitespace && scalar.properties.generalCategory != .control
        && !".[](){}'\"*/=".unicodeScalars.contains(scalar)
    }
  }
}
