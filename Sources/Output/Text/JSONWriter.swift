import Geometry

/// Turns a ``JSONValue`` into text that is the same on every machine: members in their own order,
/// two spaces a level, one member or element a line, a newline at the end.
public struct JSONWriter: Sendable {
  public init() {}

  public func text(_ value: JSONValue) -> String {
    var text = ""
    write(value, indent: "", to: &text)
    return text + "\n"
  }

  private func write(_ value: JSONValue, indent: String, to text: inout String) {
    switch value {
    case .null, .boolean, .integer, .number, .string, .text:
      writeOnOneLine(value, to: &text)
    case .line(let value):
      writeOnOneLine(value, to: &text)
    case .array(let elements):
      writeBlock("[", "]", elements, indent: indent, to: &text) { element, inner, text in
        write(element, indent: inner, to: &text)
      }
    case .object(let members):
      writeBlock("{", "}", members, indent: indent, to: &text) { member, inner, text in
        text += member.key.jsonLiteral + ": "
        write(member.value, indent: inner, to: &text)
      }
    }
  }

  private func writeBlock<Element>(
    _ open: String, _ close: String, _ elements: [Element], indent: String, to text: inout String,
    each: (Element, String, inout String) -> Void
  ) {
    text += open
    let inner = indent + "  "
    for (position, element) in elements.enumerated() {
      text += (position == 0 ? "\n" : ",\n") + inner
      each(element, inner, &text)
    }
    text += (elements.isEmpty ? "" : "\n" + indent) + close
  }

  private func writeOnOneLine(_ value: JSONValue, to text: inout String) {
    switch value {
    case .null: text += "null"
    case .boolean(let value): text += value ? "true" : "false"
    case .integer(let value): text += String(value)
    case .number(let value): text += value.isFinite ? value.shortestText : "null"
    case .string(let value): text += value.jsonLiteral
    case .text(let value): text += value
    case .line(let value): writeOnOneLine(value, to: &text)
    case .array(let elements):
      text += "["
      for (position, element) in elements.enumerated() {
        if position > 0 { text += ", " }
        writeOnOneLine(element, to: &text)
      }
      text += "]"
    case .object(let members):
      text += "{"
      for (position, member) in members.enumerated() {
        text += (position > 0 ? ", " : "") + member.key.jsonLiteral + ": "
        writeOnOneLine(member.value, to: &text)
      }
      text += "}"
    }
  }
}
