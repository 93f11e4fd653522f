import Expressions
import Testing

@Suite struct SyntaxErrorTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var text: String
    /// The part marked, or nil where an empty place is.
    var marked: String?
    var message: String
    var hint: String?
    var testDescription: String { text }

    init(_ text: String, _ marked: String?, _ message: String, hint: String? = nil) {
      self.text = text
      self.marked = marked
      self.message = message
      self.hint = hint
    }
  }

  static let cases = [
    Case("", nil, "expression ends too early, expected a value"),
    Case("1 +", nil, "expression ends too early, expected a value"),
    Case("(1 + 2", nil, "expression ends too early, expected ')'"),
    Case("1 2", "2", "unexpected '2', expected an operator"),
    Case(
      "a and b", "and", "unexpected 'and', expected an operator", hint: "'&&' joins two conditions"),
    Case("1 + * 2", "*", "unexpected '*', expected a value"),
    Case("a ? 1", nil, "expression ends too early, expected ':'"),
    Case("a ? 1 ; 2", ";", "unexpected ';'"),
    Case("min(1, )", ")", "unexpected ')', expected a value"),
    Case("min(1", nil, "expression ends too early, expected ',' or ')'"),
    Case("[1, 2)", ")", "unexpected ')', expected ',' or ']'"),
    Case("a = b", "=", "unexpected '='", hint: "'==' compares"),
    Case("a & b", "&", "unexpected '&'", hint: "'&&' joins two conditions"),
    Case("a | b", "|", "unexpected '|'", hint: "'||' joins two conditions"),
    Case("5 − 3", "−", "unexpected '−'", hint: "write the minus sign as '-'"),
    Case("\"x\"", "\"", "unexpected '\"'", hint: "texts stand in single quotes"),
    Case(
      "'abc", "'abc", "text has no closing quote", hint: "inside of a text '' stands for a quote"),
    Case(
      "300ms", "300ms", "'300ms' is no number",
      hint: "numbers have no unit: points, seconds, degrees"),
    Case("25%", "%", "unexpected '%'"),
    Case("1e999", "1e999", "number 1e999 is too large"),
    Case("a.", nil, "expression ends too early, expected a name"),
    Case("a.5", "5", "unexpected '5', expected a name"),
    Case("a[1", nil, "expression ends too early, expected ']'"),
    Case("a[*", nil, "expression ends too early, expected ']'"),
    Case("a[]", "]", "unexpected ']', expected a value"),
    Case("ü + §", "§", "unexpected '§'"),
  ]

  @Test(arguments: cases) func errorsHaveAPlaceAndWords(_ test: Case) throws {
    let error = try #require(throws: ExpressionError.self) { try Syntax.parse(test.text) }
    #expect(error.message == test.message)
    #expect(error.hint == test.hint)
    #expect(error.category == .syntax)
    #expect(test.text.marked(error.range) == test.marked ?? "")
    if test.marked == nil { #expect(error.range.lowerBound == test.text.utf8.count) }
  }

  @Test func nestingIsLimited() throws {
    let depth = Syntax.maximumDepth
    for (open, close) in [("(", ")"), ("[", "]"), ("-", ""), ("!", ""), ("true ? 1 : ", "")] {
      let fits =
        String(repeating: open, count: depth - 2) + "1"
        + String(repeating: close, count: depth - 2)
      let tooDeep =
        String(repeating: open, count: depth + 1) + "1"
        + String(repeating: close, count: depth + 1)
      #expect(throws: Never.self) { try Syntax.parse(fits) }
      let error = try #require(throws: ExpressionError.self) { try Syntax.parse(tooDeep) }
      #expect(error.kind == .tooDeep)
    }
  }

  @Test func lengthIsLimited() throws {
    let longest = String(repeating: " ", count: Syntax.maximumLength - 1) + "1"
    #expect(throws: Never.self) { try Syntax.parse(longest) }
    let error = try #require(throws: ExpressionError.self) { try Syntax.parse(longest + " ") }
    #expect(error.kind == .tooLong(Syntax.maximumLength + 1))
  }

  @Test func namesAreSeenBeforeTheyHaveAMeaning() throws {
    #expect(try Syntax.parse("a.b[c.d] + e(f, 'g')").names == ["c", "a", "f"])
    #expect(try Syntax.parse("title").singleName == "title")
    #expect(try Syntax.parse(" ( título ) ").singleName == "título")
    #expect(try Syntax.parse("title.x").singleName == nil)
    #expect(try Syntax.parse("-title").singleName == nil)
  }

  @Test(arguments: [
    ("row", true), ("_x1", true), ("größe", true), ("", false), ("1a", false), ("a-b", false),
    ("a b", false), ("true", false), ("a.b", false),
  ]) func namesAreLettersDigitsAndUnderscores(_ name: String, _ isName: Bool) {
    #expect(name.isExpressionName == isName)
  }
}

extension String {
  /// The text in a range of UTF-8 bytes.
  func marked(_ range: SourceRange) -> String {
    String(decoding: Array(utf8)[range], as: UTF8.self)
  }
}
