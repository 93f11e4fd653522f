import Expressions
import Geometry
import Testing

@Suite struct FailureTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var text: String
    var nodes: [String: Value]
    var message: String
    var expecting: ValueType?
    var testDescription: String { text }

    init(
      _ text: String, _ nodes: [String: Value], _ message: String, expecting: ValueType? = nil
    ) {
      self.text = text
      self.nodes = nodes
      self.message = message
      self.expecting = expecting
    }
  }

  static let cases = [
    Case(
      "1 + a / b", ["a": .number(3), "b": .number(0)], "division by zero in 'a / b' (b = 0)"),
    Case(
      "a / (b - gap)", ["a": .number(3), "b": .number(10)],
      "division by zero in 'a / (b - gap)' (b = 10, gap = 10)"),
    // é has two bytes in UTF-8.
    Case(
      "word + word", ["word": .text(String(repeating: "é", count: 250_001))],
      "text has 1000004 bytes, must be at most 1000000 in 'word + word'"
        + " (word = '\(String(repeating: "é", count: 59))…')"),
    Case(
      "length([spots, spots])", ["spots": .list(Array(repeating: .number(1), count: 50_001))],
      "list has more than 100000 elements in all in '[spots, spots]' (spots = a list of 50001)"),
    Case("sqrt(a)", ["a": .number(-4)], "square root of -4 in 'sqrt(a)' (a = -4)"),
    Case(
      "a * b + 1", ["a": .number(1e200), "b": .number(-1e200)],
      "result is not a finite number in 'a * b' (a = 1e+200, b = -1e+200)"),
    Case("a > 1", ["a": .number(.nan)], "result is not a finite number in 'a' (a = nan)"),
    Case("stops[a]", ["a": .number(3)], "index is 3, must be 0 to 2 in 'stops[a]' (a = 3)"),
    Case("stops[a]", ["a": .number(-1)], "index is -1, must be 0 to 2 in 'stops[a]' (a = -1)"),
    Case(
      "stops[a]", ["a": .number(0.5)],
      "index is 0.5, must be a whole number in 'stops[a]' (a = 0.5)"),
    Case(
      "spots[a]", ["a": .number(0), "spots": .list([])],
      "index is 0, but the list is empty in 'spots[a]' (a = 0)"),
    Case(
      "nearest(spots, 1)", ["spots": .list([])],
      "list is empty in 'nearest(spots, 1)' (spots = [])"),
    Case(
      "text(1, a)", ["a": .number(16)],
      "decimals is 16, must be a whole number from 0 to 15 in 'text(1, a)' (a = 16)"),
    Case(
      "word", ["word": .text("gren")], "unknown colour 'gren' in 'word' (word = 'gren')",
      expecting: .color),
    Case(
      "spots", ["spots": .list([.number(1)])],
      "list has 1 number, a point needs 2 in 'spots' (spots = [1])", expecting: .point),
    Case(
      "record.n", ["record": .dictionary([])],
      "dictionary has no 'n' in 'record.n' (record = {})"),
    Case(
      "a + 1", ["a": .text("x")], "value is a text, must be a number in 'a' (a = 'x')"),
  ]

  @Test(arguments: cases) func failuresNameWhatTheyRead(_ test: Case) throws {
    let (program, read) = try sample.program(test.text, expecting: test.expecting, test.nodes)
    let error = try #require(throws: EvaluationError.self) { try program.evaluate(read) }
    #expect(error.message == test.message)
    #expect(test.text.marked(error.range) == error.source)
  }

  @Test func aColourReadAtLastIsSuggestedToo() throws {
    let error = try #require(throws: EvaluationError.self) {
      try sample.value("word", expecting: .color, ["word": .text("systemGren")])
    }
    #expect(error.hint == "did you mean 'systemGreen'?")
  }

  @Test(arguments: [
    ("1 + 3 / zero", "3 / zero", "division by zero in '3 / zero' (zero = 0)"),
    ("a / zero", "a / zero", "division by zero in 'a / zero' (zero = 0)"),
    (
      "text(a, 16)", "text(a, 16)",
      "decimals is 16, must be a whole number from 0 to 15 in 'text(a, 16)'"
    ),
    ("nearest(none, a)", "nearest(none, a)", "list is empty in 'nearest(none, a)' (none = [])"),
    ("1 / 0", "1 / 0", "division by zero in '1 / 0'"),
    ("sqrt(gap - 11)", "sqrt(gap - 11)", "square root of -1 in 'sqrt(gap - 11)' (gap = 10)"),
    ("stops[3] + a", "stops[3]", "index is 3, must be 0 to 2 in 'stops[3]'"),
    ("a > 0 && 1 / 0 > a || [][0] == 1", "[0]", "a list has no elements, '[ ]' needs a list"),
    ("1e200 * 1e200", "1e200 * 1e200", "result is not a finite number in '1e200 * 1e200'"),
  ]) func constantFailuresAreErrorsBeforeAnythingRuns(
    _ text: String, _ marked: String, _ message: String
  ) throws {
    let error = try #require(throws: ExpressionError.self) {
      try sample.program(text, ["a": .number(1)])
    }
    #expect(error.message == message)
    #expect(text.marked(error.range) == marked)
  }
}
