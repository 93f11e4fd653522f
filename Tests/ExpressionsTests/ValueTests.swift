import Expressions
import Geometry
import Testing

@Suite struct ValueTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var text: String
    var value: Value
    var testDescription: String { text }

    init(_ text: String, _ value: Value) {
      self.text = text
      self.value = value
    }
  }

  /// Worked by hand from the definitions of the members and the numbers in `sample`.
  static let cases = [
    Case("place.x", .number(3)), Case("place.y", .number(4)),
    Case("extent.width", .number(30)), Case("extent.height", .number(40)),
    Case("card.x", .number(10)), Case("card.y", .number(20)),
    Case("card.width", .number(100)), Case("card.height", .number(200)),
    Case("card.minX", .number(10)), Case("card.midX", .number(60)),
    Case("card.maxX", .number(110)), Case("card.minY", .number(20)),
    Case("card.midY", .number(120)), Case("card.maxY", .number(220)),
    Case("card.origin", .point(Point(x: 10, y: 20))),
    Case("card.size", .size(Size(width: 100, height: 200))),
    Case("card.size.height", .number(200)), Case("(card).origin.y", .number(20)),
    Case("tint.red", .number(0.25)), Case("tint.green", .number(0.5)),
    Case("tint.blue", .number(0.75)), Case("tint.alpha", .number(1)),
    Case("stops[0] + stops[2]", .number(400)), Case("stops[gap / 10]", .number(200)),
    Case("items[1].name", .text("two")), Case("items[gap - 10].name", .text("one")),
    Case("items[1].frame[3]", .number(8)), Case("[7, 8, 9][1]", .number(8)),
    Case("[[1, 2], [3, 4]][1][0]", .number(3)), Case("[true, false][1]", .boolean(false)),
    Case("length([])", .number(0)), Case("['a', 'b'][1]", .text("b")),
    Case("'it''s' + ' ' + title", .text("it's Hello")), Case("''", .text("")),
    Case("'Grüße 👋'", .text("Grüße 👋")),
    Case("title == 'Hello'", .boolean(true)), Case("title != 'Hello'", .boolean(false)),
    Case("place == [3, 4]", .boolean(true)), Case("card == [10, 20, 100, 201]", .boolean(false)),
    Case("tint == '#4080bf'", .boolean(false)), Case("stops == [100, 200, 300]", .boolean(true)),
    Case("dark == !false", .boolean(true)), Case("none == []", .boolean(true)),
    Case("length([1, 2])", .number(2)), Case("(dark ? [[]] : [[1]]) == [[]]", .boolean(true)),
    Case("(dark ? [[5]] : [[]])[0][0]", .number(5)), Case("dark ? 1 : 2", .number(1)),
    Case("[1, 2]", .list([.number(1), .number(2)])),
  ]

  @Test(arguments: cases) func valuesHaveMembersAndElements(_ test: Case) throws {
    #expect(try sample.value(test.text) == test.value)
  }

  @Test func readValuesAreUsedLikeConstants() throws {
    let nodes: [String: Value] = [
      "a": .number(1), "box": .rect(Rect(x: 1, y: 2, width: 3, height: 4)),
      "spots": .list([.number(5), .number(6)]), "word": .text("x"), "flag": .boolean(true),
      "record": .dictionary([.init(name: "n", value: .number(9))]),
      "shown": .contents(.asset("logo")), "row[1].minY": .number(77),
    ]
    #expect(try sample.value("box.maxY + spots[a]", nodes) == .number(12))
    #expect(try sample.value("box.size", nodes) == .size(Size(width: 3, height: 4)))
    #expect(try sample.value("record.n", nodes) == .number(9))
    #expect(try sample.value("word + 'y' + word", nodes) == .text("xyx"))
    #expect(try sample.value("word == 'x' && flag", nodes) == .boolean(true))
    #expect(try sample.value("shown", nodes) == .contents(.asset("logo")))
    #expect(try sample.value("row[1].minY - a", nodes) == .number(76))
    #expect(try sample.value("[a, 2, a]", nodes) == .list([1, 2, 1].map(Value.number)))
    #expect(try sample.value("[flag, !flag]", nodes) == .list([.boolean(true), .boolean(false)]))
    #expect(try sample.value("[word]", nodes) == .list([.text("x")]))
  }

  @Test func textsServeAsColours() throws {
    let blue = Value.color(Color(red: 0, green: 0, blue: 1))
    let red = Value.color(Color(red: 1, green: 0, blue: 0))
    #expect(try sample.value("'blue'", expecting: .color) == blue)
    #expect(try sample.value("items[1].ink", expecting: .color) == blue)
    #expect(
      try sample.value("a > 1 ? 'blue' : 'red'", expecting: .color, ["a": .number(2)]) == blue)
    #expect(try sample.value("a > 1 ? ink : 'red'", ["a": .number(0), "ink": blue]) == red)
    #expect(try sample.value("word", expecting: .color, ["word": .text("blue")]) == blue)
    #expect(try sample.value("ink == 'blue'", ["ink": blue]) == .boolean(true))
    #expect(
      try sample.value("['red', word]", expecting: .list(.color), ["word": .text("blue")])
        == .list([red, blue]))
    #expect(
      try sample.value(
        "colors", expecting: .list(.color), ["colors": .list([.text("red"), .text("blue")])])
        == .list([red, blue]))
  }

  @Test func systemColoursFollowTheAppearance() throws {
    #expect(
      try sample.value("'label'", expecting: .color, appearance: .light) == .color(.black))
    #expect(try sample.value("'label'", expecting: .color, appearance: .dark) == .color(.white))
    #expect(
      try sample.value("word", expecting: .color, appearance: .dark, ["word": .text("label")])
        == .color(.white))
  }

  @Test func numbersInAListServeAsGeometry() throws {
    #expect(
      try sample.value("items[0].frame", expecting: .rect)
        == .rect(Rect(x: 1, y: 2, width: 3, height: 4)))
    #expect(
      try sample.value("[a, a + 1]", expecting: .point, ["a": .number(5)])
        == .point(Point(x: 5, y: 6)))
    #expect(
      try sample.value("spots", expecting: .size, ["spots": .list([.number(1), .number(2)])])
        == .size(Size(width: 1, height: 2)))
  }

  @Test func overflowIsNotHidden() throws {
    let error = try #require(throws: EvaluationError.self) {
      try sample.value("a * a", ["a": .number(1e200)])
    }
    #expect(error.kind == .notFinite)
  }
}
