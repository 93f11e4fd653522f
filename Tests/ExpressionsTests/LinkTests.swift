import Expressions
import Geometry
import Testing

@Suite struct LinkTests {
  /// The branch not taken would fail; with a constant condition it is not even linked.
  @Test(arguments: [
    ("a == 0 ? 7 : 1 / a", 7), ("a != 0 ? 1 / a : 7", 7), ("a != 0 && 1 / a > 0 ? 1 : 7", 7),
    ("a == 0 || 1 / a > 0 ? 7 : 1", 7), ("a > 0 ? 1 / 0 : 7", 7),
    ("a > 0 && stops[9] > 0 ? 1 : 7", 7), ("zero == 0 ? 7 : 1 / zero", 7),
    ("false && 1 / zero > 0 ? 1 : 7", 7), ("true || sqrt(-1) > 0 ? 7 : 1", 7),
    ("(a > 0 ? sqrt(-1) : 3) + 4", 7),
    ("a > 0 && a > 1 && 1 / a > 0 || a == 0 ? 7 : 1", 7),
  ]) func theBranchNotTakenCannotFail(_ text: String, _ value: Double) throws {
    #expect(try sample.value(text, ["a": .number(0)]) == .number(value))
  }

  @Test func theBranchTakenFails() throws {
    #expect(throws: EvaluationError.self) {
      try sample.value("a == 0 ? 1 / a : 7", ["a": .number(0)])
    }
    #expect(throws: EvaluationError.self) {
      try sample.value("a == 0 && 1 / 0 > 1", ["a": .number(0)])
    }
  }

  @Test func aBranchRuledOutIsNotAskedFor() throws {
    let expression = try Syntax.parse("index == 0 ? 5 : row[index - 1].minY + a")
      .check(in: sample, appearance: .light)
    func link(_ index: Double) throws -> (program: Program, asked: [String]) {
      var asked: [String] = []
      let program = try expression.link { reference throws(ExpressionError) in
        asked.append(reference.text)
        return reference.text == "index" ? .value(.number(index)) : .node(asked.count)
      }
      return (program, asked)
    }
    let first = try link(0)
    #expect(first.asked == ["index"])
    #expect(first.program.constant == .number(5))
    #expect(first.program.nodes.isEmpty)

    let second = try link(1)
    #expect(second.asked == ["index", "row[index - 1].minY", "a"])
    #expect(second.program.nodes == [2, 3])
    #expect(second.program.constant == nil)
    #expect(try second.program.evaluate { .number(Double($0) * 100) } == .number(500))
  }

  @Test func indicesOfAReferenceAreEvaluatedWhenLinked() throws {
    let expression = try Syntax.parse("row[index * 2 + 1].minY")
      .check(in: sample, appearance: .light)
    let reference = try #require(expression.references.first)
    let index: (Reference) throws(ExpressionError) -> Link = { _ in .value(.number(3)) }
    #expect(try reference.resolved(index) == [.name("row"), .index(7), .name("minY")])

    let live = try #require(throws: ExpressionError.self) {
      try reference.resolved { _ throws(ExpressionError) in .node(0) }
    }
    #expect(live.message == "value depends on 'index', which is not known before the start")
    #expect(live.category == .dependsOnTime)

    let half = try #require(throws: ExpressionError.self) {
      try reference.resolved { _ throws(ExpressionError) in .value(.number(0.25)) }
    }
    #expect(half.message == "index is 1.5, must be a whole number in '[index * 2 + 1]'")
  }

  @Test func referencesTellTheirTypeAndPlace() throws {
    let text = "b + row[0].minY * box.midX"
    let expression = try Syntax.parse(text).check(in: sample, appearance: .light)
    #expect(expression.references.map(\.text) == ["b", "row[0].minY", "box"])
    #expect(expression.references.map(\.type) == [.number, .number, .rect])
    #expect(expression.references.map { text.marked($0.range) } == ["b", "row[0].minY", "box"])
    #expect(expression.type == .number)
    #expect(!expression.isConstant)
    #expect(try Syntax.parse("gap * 2").check(in: sample, appearance: .light).isConstant)
  }

  @Test func nodesAreListedOnce() throws {
    let (program, _) = try sample.program("a + b * a", ["a": .number(1), "b": .number(2)])
    #expect(program.nodes == [0, 1])
  }

  @Test func errorsOfTheResolverPassThrough() throws {
    let expression = try Syntax.parse("a + b").check(in: sample, appearance: .light)
    let error = try #require(throws: ExpressionError.self) {
      try expression.link { reference throws(ExpressionError) in
        if reference.text == "b" {
          throw ExpressionError(.invalidName("no such copy"), at: reference.range)
        }
        return .node(0)
      }
    }
    #expect(error == ExpressionError(.invalidName("no such copy"), at: 4..<5))
  }

  @Test func aLinkedValueMustHaveThePromisedType() throws {
    let expression = try Syntax.parse("a + 1").check(in: sample, appearance: .light)
    let error = try #require(throws: ExpressionError.self) {
      try expression.link { _ throws(ExpressionError) in .value(.text("x")) }
    }
    #expect(error.message == "value is a text, must be a number")
    let infinite = try #require(throws: ExpressionError.self) {
      try expression.link { _ throws(ExpressionError) in .value(.number(.infinity)) }
    }
    #expect(infinite.message == "result is not a finite number in 'a' (a = inf)")
  }

  @Test(arguments: [
    ("a + b * 2 - min(a, b)", false, false), ("a / 2", false, false), ("a / gap", false, false),
    ("2 / a", true, true), ("sqrt(a)", true, true), ("sqrt(9)", false, false),
    ("stops[a]", true, true), ("stops[1]", false, false), ("a > 0 ? 1 : 1 / b", true, true),
    ("dark ? a : 1 / b", true, false), ("a / (dark ? 2 : b)", true, false),
    ("alpha(word, 1).red", true, true), ("nearest(stops, a)", true, true),
    ("text(a, 2)", false, false), ("a < 5 ? 1 : a / zero", false, true),
    ("text(1, a)", true, true),
  ]) func whatCanFailIsKnown(_ text: String, _ checked: Bool, _ linked: Bool) throws {
    let expression = try Syntax.parse(text).check(in: sample, appearance: .light)
    #expect(expression.canFail == checked)
    let (program, _) = try sample.program(
      text, ["a": .number(1), "b": .number(1), "word": .text("red")])
    #expect(program.canFail == linked)
  }

  @Test func programsOfEqualTextAreEqual() throws {
    let (first, _) = try sample.program("a + 2 * b", ["a": .number(1), "b": .number(1)])
    let (second, _) = try sample.program("a + 2 * b", ["a": .number(5), "b": .number(6)])
    let (other, _) = try sample.program("a + 3 * b", ["a": .number(5), "b": .number(6)])
    #expect(first == second)
    #expect(first != other)
  }
}
