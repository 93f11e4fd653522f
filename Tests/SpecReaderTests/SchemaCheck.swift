import SpecReader

/// Judges JSON by a schema: the part of draft 2020-12 that the spec's schema uses. A keyword it
/// does not know makes every value invalid, so that none is passed over.
struct SchemaCheck {
  private let root: Located

  init?(_ text: String) {
    guard let root = Located(text: text) else { return nil }
    self.root = root
  }

  func accepts(_ json: Located) -> Bool { accepts(json, root) }

  private func accepts(_ json: Located, _ schema: Located) -> Bool {
    switch schema.kind {
    case .boolean(let verdict): verdict
    case .object(let keywords):
      keywords.allSatisfy { holds($0.key, $0.value, of: json, in: schema) }
    case .invalid, .null, .number, .text, .array: false
    }
  }

  /// The patterns the schema uses, by hand: compiling them anew for each value takes long.
  private static func matches(_ text: String, _ pattern: String) -> Bool {
    switch pattern {
    case "^=([^=]|$)": text.hasPrefix("=") && !text.hasPrefix("==")
    case "^[^=]": !text.isEmpty && !text.hasPrefix("=")
    case "^[0-9]+/[0-9]+$":
      text.split(separator: "/", omittingEmptySubsequences: false).map { part in
        !part.isEmpty && part.utf8.allSatisfy { (0x30...0x39).contains($0) }
      } == [true, true]
    default: false
    }
  }

  private func holds(
    _ keyword: String, _ argument: Located, of json: Located, in schema: Located
  ) -> Bool {
    switch keyword {
    case "$schema", "$defs", "title", "description": return true
    case "$ref":
      guard case .text(let reference) = argument.kind,
        let name = reference.split(separator: "/").last,
        let definition = root["$defs"]?[String(name)]
      else { return false }
      return accepts(json, definition)
    case "anyOf": return argument.elements.contains { accepts(json, $0) }
    case "enum": return argument.elements.contains { $0.kind == json.kind }
    case "type":
      guard case .text(let type) = argument.kind else { return false }
      return json.types.contains(type)
    case "minimum": return json.number.map { $0 >= argument.limit } ?? true
    case "maximum": return json.number.map { $0 <= argument.limit } ?? true
    case "pattern":
      guard case .text(let text) = json.kind, case .text(let pattern) = argument.kind else {
        return true
      }
      return Self.matches(text, pattern)
    case "minItems": return !json.isList || Double(json.elements.count) >= argument.limit
    case "maxItems": return !json.isList || Double(json.elements.count) <= argument.limit
    case "items": return json.elements.allSatisfy { accepts($0, argument) }
    case "prefixItems": return zip(json.elements, argument.elements).allSatisfy(accepts)
    case "minProperties":
      guard case .object(let members) = json.kind else { return true }
      return Double(members.count) >= argument.limit
    case "maxProperties":
      guard case .object(let members) = json.kind else { return true }
      return Double(members.count) <= argument.limit
    case "required":
      guard case .object = json.kind else { return true }
      return argument.elements.allSatisfy { key in
        if case .text(let key) = key.kind { json[key] != nil } else { false }
      }
    case "properties":
      return json.members.allSatisfy { member in
        argument[member.key].map { accepts(member.value, $0) } ?? true
      }
    case "additionalProperties":
      return json.members.allSatisfy { member in
        schema["properties"]?[member.key] != nil || accepts(member.value, argument)
      }
    default: return false
    }
  }
}

extension Located {
  init?(text: String) {
    var sources = SourceTable()
    guard let root = sources.read(SourceText(file: "test", text: text)).root else { return nil }
    self = root
  }

  fileprivate var elements: [Located] {
    if case .array(let elements) = kind { elements } else { [] }
  }

  fileprivate var members: [Member] {
    if case .object(let members) = kind { members } else { [] }
  }

  fileprivate var isList: Bool {
    if case .array = kind { true } else { false }
  }

  fileprivate var number: Double? {
    if case .number(let number, _) = kind { number } else { nil }
  }

  fileprivate var limit: Double { number ?? .nan }

  /// Draft 2020-12's names for what the value is.
  fileprivate var types: [String] {
    switch kind {
    case .invalid: []
    case .null: ["null"]
    case .boolean: ["boolean"]
    case .number(let number, _): number == number.rounded() ? ["number", "integer"] : ["number"]
    case .text: ["string"]
    case .array: ["array"]
    case .object: ["object"]
    }
  }
}
