import Expressions
import Geometry

/// A scope that knows paths by the names in them: `row.minY` stands for `row[2].minY` as well.
struct TableScope: NameScope {
  var values: [String: Value] = [:]
  var references: [String: ValueType] = [:]

  func look(up path: [PathElement]) -> NameLookup {
    for consumed in stride(from: path.count, to: 0, by: -1) {
      let key = path.prefix(consumed).compactMap { element in
        if case .name(let name, _) = element { name } else { nil }
      }.joined(separator: ".")
      // The longest path whose last element is a name.
      guard case .name = path[consumed - 1] else { continue }
      if let value = values[key] { return .value(value, consumed: consumed) }
      if let type = references[key] { return .reference(type, consumed: consumed) }
    }
    if case .name("forbidden", _)? = path.first {
      return .invalid(at: 0, message: "'forbidden' may not be read here")
    }
    let known = Set((values.keys.map { $0 } + references.keys).map { $0.split(separator: ".")[0] })
    return .unknown(at: 0, kind: "name", known: known.map { String($0) }.sorted())
  }
}

/// What the tests below name, each number other than the rest.
let sample = TableScope(
  values: [
    "gap": .number(10), "zero": .number(0), "title": .text("Hello"), "dark": .boolean(true),
    "stops": .list([.number(100), .number(200), .number(300)]), "none": .list([]),
    "tint": .color(Color(red: 0.25, green: 0.5, blue: 0.75)),
    "place": .point(Point(x: 3, y: 4)), "extent": .size(Size(width: 30, height: 40)),
    "card": .rect(Rect(x: 10, y: 20, width: 100, height: 200)),
    "items": .list([
      .dictionary([
        Value.Field(name: "name", value: .text("one")),
        Value.Field(name: "frame", value: .list([1, 2, 3, 4].map(Value.number))),
        Value.Field(name: "ink", value: .text("red")),
      ]),
      .dictionary([
        Value.Field(name: "name", value: .text("two")),
        Value.Field(name: "frame", value: .list([5, 6, 7, 8].map(Value.number))),
        Value.Field(name: "ink", value: .text("blue")),
      ]),
    ]),
  ],
  references: [
    "a": .number, "b": .number, "flag": .boolean, "word": .text, "ink": .color,
    "box": .rect, "spots": .list(.number), "row.minY": .number, "row": .rect,
    "colors": .list(.text), "record": .dictionary([.init(name: "n", type: .number)]),
    "index": .number, "shown": .contents,
  ])

extension TableScope {
  /// Checks a text in this scope, links its references to nodes and evaluates it.
  func value(
    _ text: String, expecting: ValueType? = nil, appearance: Appearance = .light,
    _ nodes: [String: Value] = [:]
  ) throws -> Value {
    let (program, read) = try program(text, expecting: expecting, appearance: appearance, nodes)
    return try program.evaluate(read)
  }

  func program(
    _ text: String, expecting: ValueType? = nil, appearance: Appearance = .light,
    _ nodes: [String: Value] = [:]
  ) throws -> (Program, (Int) -> Value) {
    let expression = try Syntax.parse(text)
      .check(in: self, expecting: expecting, appearance: appearance)
    let names = nodes.keys.sorted()
    let program = try expression.link { reference throws(ExpressionError) in
      .node(names.firstIndex(of: reference.text) ?? -1)
    }
    return (program, { node in nodes[names[node]] ?? .text("unread") })
  }
}
