import Geometry

/// JSON to be written, as the schema is and a spec; the members of an object keep their order.
indirect enum SchemaValue: Hashable, Sendable {
  case boolean(Bool)
  case number(Double)
  case text(String)
  /// JSON of one line as it stands.
  case literal(String)
  case array([SchemaValue])
  case members([Member])

  struct Member: Hashable, Sendable {
    var key: String
    var value: SchemaValue
  }

  static func object(_ members: [(String, SchemaValue)]) -> SchemaValue {
    .members(members.map { Member(key: $0.0, value: $0.1) })
  }

  /// One of some schemas; one alone as it is.
  static func anyOf(_ schemas: [SchemaValue]) -> SchemaValue {
    if schemas.count == 1, let only = schemas.first { return only }
    return .object([("anyOf", .array(schemas))])
  }

  /// A schema with a description first; what only says true gets nothing else.
  func described(_ words: String) -> SchemaValue {
    let description = Member(key: "description", value: .text(words))
    guard case .members(let members) = self else { return .members([description]) }
    return .members([description] + members.filter { $0.key != "description" })
  }

  /// Indented by two spaces; what fits on a line of 100 characters stands on one.
  var text: String { text(indent: "") }

  private func text(indent: String) -> String {
    let short = oneLine
    guard indent.utf8.count + short.utf8.count > 90 else { return short }
    let inner = indent + "  "
    switch self {
    case .boolean, .number, .text, .literal: return short
    case .array(let elements):
      let lines = elements.map { inner + $0.text(indent: inner) }
      return "[\n" + lines.joined(separator: ",\n") + "\n\(indent)]"
    case .members(let members):
      let lines = members.map {
        inner + $0.key.jsonLiteral + ": " + $0.value.text(indent: inner)
      }
      return "{\n" + lines.joined(separator: ",\n") + "\n\(indent)}"
    }
  }

  /// All of it on one line.
  var oneLine: String {
    switch self {
    case .boolean(let value): value ? "true" : "false"
    case .number(let number): number.shortestText
    case .text(let text): text.jsonLiteral
    case .literal(let text): text
    case .array(let elements): "[" + elements.map(\.oneLine).joined(separator: ", ") + "]"
    case .members(let members):
      members.isEmpty
        ? "{}"
        : "{ "
          + members.map { "\($0.key.jsonLiteral): \($0.value.oneLine)" }
          .joined(separator: ", ") + " }"
    }
  }
}

extension SchemaValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByArrayLiteral
{
  init(stringLiteral value: String) { self = .text(value) }
  init(booleanLiteral value: Bool) { self = .boolean(value) }
  init(integerLiteral value: Int) { self = .number(Double(value)) }
  /// The members of an object in order.
  init(arrayLiteral elements: (String, SchemaValue)...) { self = .object(elements) }
}
