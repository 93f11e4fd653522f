import Expressions
import Geometry
import Testing

@Suite struct TypeErrorTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var text: String
    var marked: String
    var message: String
    var hint: String?
    var expecting: ValueType?
    var testDescription: String { text }

    init(
      _ text: String, _ marked: String, _ message: String, hint: String? = nil,
      expecting: ValueType? = nil
    ) {
      self.text = text
      self.marked = marked
      self.message = message
      self.hint = hint
      self.expecting = expecting
    }
  }

  static let cases = [
    Case("1 + dark", "1 + dark", "'+' takes two numbers or two texts, not a number and a boolean"),
    Case(
      "1 + ('x' + 2)", "('x' + 2)", "'+' takes two numbers or two texts, not a text and a number",
      hint: "text(number, decimals) makes a text of a number"),
    Case("a * title", "a * title", "'*' takes two numbers, not a number and a text"),
    Case("a - card", "a - card", "'-' takes two numbers, not a number and a rect"),
    Case("a / place", "a / place", "'/' takes two numbers, not a number and a point"),
    Case("2 * (a < title)", "(a < title)", "'<' takes two numbers, not a number and a text"),
    Case("1 < 2 < 3", "1 < 2 < 3", "'<' takes two numbers, not a boolean and a number"),
    Case("a && flag", "a && flag", "'&&' takes two booleans, not a number and a boolean"),
    Case("flag || 1", "flag || 1", "'||' takes two booleans, not a boolean and a number"),
    Case("a == flag", "a == flag", "'==' takes two values of one type, not a number and a boolean"),
    Case("title != 5", "title != 5", "'!=' takes two values of one type, not a text and a number"),
    Case("3 + -flag", "-flag", "'-' takes a number, not a boolean"),
    Case("!a", "!a", "'!' takes a boolean, not a number"),
    Case("a ? 1 : 2", "a", "value is a number, must be a boolean"),
    Case("flag ? 1 : title", "1 : title", "values are a number and a text, must be of one type"),
    Case("[1, 2, title]", "title", "values are a number and a text, must be of one type"),
    Case(
      "card.centre", "centre", "a rect has no 'centre'",
      hint: "known: x, y, width, height, minX, midX, maxX, minY, midY, maxY, origin, size"),
    Case("card.widht", "widht", "a rect has no 'widht'", hint: "did you mean 'width'?"),
    Case("place.z", "z", "a point has no 'z'", hint: "known: x, y"),
    Case("a.x", "x", "a number has no 'x'"),
    Case("items[0].nmae", "nmae", "a dictionary has no 'nmae'", hint: "did you mean 'name'?"),
    Case("record.m", "m", "a dictionary has no 'm'", hint: "known: n"),
    Case("a[0]", "[0]", "a number has no elements, '[ ]' needs a list"),
    Case("stops[flag]", "flag", "value is a boolean, must be a number"),
    Case("stops[*]", "[*]", "'[*]' names several layers, an expression needs one"),
    Case("min()", "min()", "'min' has 0 arguments, must be min(x, …)"),
    Case("abs(1, 2)", "abs(1, 2)", "'abs' has 2 arguments, must be abs(x)"),
    Case("1 + clamp(1)", "clamp(1)", "'clamp' has 1 argument, must be clamp(x, lo, hi)"),
    Case("max(1, flag)", "flag", "x of 'max' is a boolean, must be a number"),
    Case("clamp(1, title, 3)", "title", "lo of 'clamp' is a text, must be a number"),
    Case("length(a)", "a", "list of 'length' is a number, must be a list"),
    Case("nearest(title, 1)", "title", "list of 'nearest' is a text, must be a list of numbers"),
    Case("alpha(5, 1)", "5", "colour of 'alpha' is a number, must be a colour"),
    Case(
      "lerp(flag, 1, 2)", "flag",
      "a of 'lerp' is a boolean, must be a number, a point, a size, a rect or a colour"),
    Case("lerp(1, place, 2)", "place", "b of 'lerp' is a point, must be a number"),
    Case("lerp(place, place, place)", "place", "t of 'lerp' is a point, must be a number"),
    Case("alpha('rde', 1)", "'rde'", "unknown colour 'rde'", hint: "did you mean 'red'?"),
    Case(
      "flag ? 'systemBleu' : 'label'", "'systemBleu'", "unknown colour 'systemBleu'",
      hint: "did you mean 'systemBlue'?", expecting: .color),
    Case(
      "ink == '#12345'", "'#12345'",
      "'#12345' is no colour, must be '#' and 3, 4, 6 or 8 hexadecimal digits"),
    Case("a + 1", "a + 1", "value is a number, must be a boolean", expecting: .boolean),
    Case("title", "title", "value is a text, must be a number", expecting: .number),
    Case("card", "card", "value is a rect, must be a list of numbers", expecting: .list(.number)),
  ]

  @Test(arguments: cases) func errorsHaveAPlaceAndWords(_ test: Case) throws {
    let error = try #require(throws: ExpressionError.self) {
      try Syntax.parse(test.text)
        .check(in: sample, expecting: test.expecting, appearance: .light)
    }
    #expect(error.message == test.message)
    #expect(error.hint == test.hint)
    #expect(error.category == .type)
    #expect(test.text.marked(error.range) == test.marked)
  }

  @Test func listsOfTheWrongLengthAreFoundAtOnce() throws {
    let error = try #require(throws: ExpressionError.self) {
      try sample.value("stops", expecting: .rect)
    }
    #expect(error.message == "list has 3 numbers, a rect needs 4 in 'stops'")
  }

  struct NameCase: Sendable, CustomTestStringConvertible {
    var text: String
    var marked: String
    var message: String
    var hint: String?
    var testDescription: String { text }
  }

  static let nameCases = [
    NameCase(
      text: "1 + titel", marked: "titel", message: "unknown name 'titel'",
      hint: "did you mean 'title'?"),
    NameCase(
      text: "stops[indx]", marked: "indx", message: "unknown name 'indx'",
      hint: "did you mean 'index'?"),
    NameCase(
      text: "clmap(1, 2, 3)", marked: "clmap", message: "unknown function 'clmap'",
      hint: "did you mean 'clamp'?"),
    NameCase(
      text: "sin(1)", marked: "sin", message: "unknown function 'sin'",
      hint: "did you mean 'min'?"),
    NameCase(
      text: "gap + forbidden.x", marked: "forbidden", message: "'forbidden' may not be read here",
      hint: nil),
  ]

  @Test(arguments: nameCases) func unknownNamesAreSuggested(_ test: NameCase) throws {
    let error = try #require(throws: ExpressionError.self) { try sample.value(test.text) }
    #expect(error.message == test.message)
    #expect(error.hint == test.hint)
    #expect(error.category == .name)
    #expect(test.text.marked(error.range) == test.marked)
  }
}
