import SpecReader

/// A JSON value that is equal to others wherever they stand.
struct SpecTree: Equatable {
  indirect enum Form: Equatable {
    case plain(String)
    case list([SpecTree])
    case object([String: SpecTree])
  }

  let form: Form
  /// Its bytes in its text.
  let range: Range<Int>

  init(_ value: Located) {
    range = value.range
    switch value.kind {
    case .invalid, .null: form = .plain("null")
    case .boolean(let value): form = .plain(value ? "true" : "false")
    case .number(_, let literal): form = .plain(literal)
    case .text(let text): form = .plain("'\(text)'")
    case .array(let elements): form = .list(elements.map { SpecTree($0) })
    case .object(let members):
      form = .object(
        Dictionary(members.map { ($0.key, SpecTree($0.value)) }, uniquingKeysWith: { $1 }))
    }
  }

  static func == (one: SpecTree, other: SpecTree) -> Bool { one.form == other.form }

  var id: String? {
    if case .object(let members) = form, case .plain(let text)? = members["id"]?.form {
      return String(text.dropFirst().dropLast())
    }
    return nil
  }

  var isObject: Bool {
    if case .object = form { return true }
    return false
  }

  /// On one line, at most 80 characters.
  var text: String {
    let whole =
      switch form {
      case .plain(let text): text
      case .list(let elements): "[" + elements.map(\.text).joined(separator: ", ") + "]"
      case .object(let members):
        "{ "
          + members.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value.text)" }
          .joined(separator: ", ") + " }"
      }
    return whole.count > 80 ? whole.prefix(79) + "…" : whole
  }

  var isList: Bool {
    if case .list = form { return true }
    return false
  }

  var matchKey: ListMatch.Key { ListMatch.Key(id: id, text: fullText) }

  private var fullText: String {
    switch form {
    case .plain(let text): text
    case .list(let elements): "[" + elements.map(\.fullText).joined(separator: ",") + "]"
    case .object(let members):
      "{"
        + members.sorted { $0.key < $1.key }.map { "\($0.key):\($0.value.fullText)" }
        .joined(separator: ",") + "}"
    }
  }
}
