import Expressions
import Geometry
import Testing

@Suite struct FunctionTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var text: String
    var value: Double
    var testDescription: String { text }

    init(_ text: String, _ value: Double) {
      self.text = text
      self.value = value
    }
  }

  /// By hand, from each function's definition.
  static let cases = [
    Case("min(3)", 3), Case("min(3, 1, 2)", 1), Case("max(3)", 3), Case("max(1, 3, 2)", 3),
    Case("min(-1, 1)", -1), Case("max(-1, -2)", -1),
    Case("clamp(5, 0, 10)", 5), Case("clamp(-5, 0, 10)", 0), Case("clamp(15, 0, 10)", 10),
    Case("clamp(5, 10, 0)", 10),
    Case("lerp(10, 20, 0.25)", 12.5), Case("lerp(10, 20, 0)", 10), Case("lerp(10, 20, 1)", 20),
    Case("lerp(10, 20, 2)", 30), Case("lerp(10, 20, -1)", 0),
    Case("lerp(0.1, 0.7, 1)", 0.7),
    Case("abs(-3)", 3), Case("abs(3)", 3),
    Case("floor(1.9)", 1), Case("floor(-1.1)", -2),
    Case("round(2.5)", 3), Case("round(-2.5)", -3), Case("round(2.4)", 2),
    Case("sqrt(9)", 3), Case("sqrt(0)", 0),
    Case("interpolate(5, 0, 10, 100, 200)", 150), Case("interpolate(-5, 0, 10, 100, 200)", 100),
    Case("interpolate(15, 0, 10, 100, 200)", 200),
    Case("interpolate(2.5, 10, 0, 100, 200)", 175), Case("interpolate(11, 10, 0, 100, 200)", 100),
    Case("interpolate(4, 5, 5, 100, 200)", 100), Case("interpolate(5, 5, 5, 100, 200)", 200),
    Case("interpolate(10, 0, 10, 0.1, 0.7)", 0.7),
    Case("nearest(stops, 120)", 100), Case("nearest(stops, 160)", 200),
    Case("nearest(stops, 150)", 100), Case("nearest([300, 100, 200], 250)", 200),
    Case("nearest(stops, -1000)", 100), Case("nearest([7], 0)", 7),
    Case("above(stops, 120)", 200), Case("above(stops, 200)", 300), Case("above(stops, 300)", 300),
    Case("above([300, 100, 200], 0)", 100),
    Case("below(stops, 120)", 100), Case("below(stops, 200)", 100), Case("below(stops, 100)", 100),
    Case("below([300, 100, 200], 1000)", 300),
    Case("length(stops)", 3), Case("length(none)", 0), Case("length(items)", 2),
    Case("alpha('red', 0.5).alpha", 0.5), Case("alpha(tint, 0.5).red", 0.25),
  ]

  @Test(arguments: cases) func functionsGiveTheirValue(_ test: Case) throws {
    #expect(try sample.value(test.text) == .number(test.value))
  }

  @Test func everyFunctionIsInTheTable() {
    for function in Function.allCases {
      #expect(
        Self.cases.contains { $0.text.hasPrefix("\(function.rawValue)(") } || function == .text)
    }
  }

  @Test func numbersBecomeText() throws {
    #expect(try sample.value("text(1.25, 1)") == .text("1.3"))
    #expect(try sample.value("text(-0.04, 1)") == .text("0.0"))
    #expect(try sample.value("text(3, 0) + ' pt'") == .text("3 pt"))
    #expect(try sample.value("text(a, 2)", ["a": .number(2)]) == .text("2.00"))
  }

  @Test func lerpTakesEveryTypeThatHasNumbers() throws {
    let nodes: [String: Value] = [
      "box": .rect(Rect(x: 0, y: 10, width: 20, height: 30)), "a": .number(0.5),
    ]
    #expect(try sample.value("lerp(place, [5, 8], 0.5)") == .point(Point(x: 4, y: 6)))
    #expect(
      try sample.value("lerp(extent, extent, a)", nodes) == .size(Size(width: 30, height: 40)))
    #expect(
      try sample.value("lerp(box, card, a)", nodes)
        == .rect(Rect(x: 5, y: 15, width: 60, height: 115)))
    #expect(
      try sample.value("lerp('black', 'white', 0.25)")
        == .color(Color(red: 0.25, green: 0.25, blue: 0.25)))
  }

  @Test func usageNamesTheParameters() {
    #expect(Function.clamp.usage == "clamp(x, lo, hi)")
    #expect(Function.min.usage == "min(x, …)")
    #expect(Function.interpolate.usage == "interpolate(x, x0, x1, y0, y1)")
  }
}
