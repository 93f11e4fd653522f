import Expressions
import Testing

/// Expected values: the same lines, whole numbers written as doubles, compiled and run as C.
@Suite struct PrecedenceTests {
  struct Vector: Sendable, CustomTestStringConvertible {
    var text: String
    var value: Double
    var testDescription: String { text }

    init(_ text: String, _ value: Double) {
      self.text = text
      self.value = value
    }
  }

  static let vectors = [
    Vector("1 + 2 * 3", 7.0),
    Vector("(1 + 2) * 3", 9.0),
    Vector("10 - 4 - 3", 3.0),
    Vector("100 / 5 / 2", 10.0),
    Vector("2 * 3 + 4 * 5", 26.0),
    Vector("-2 * 3", -6.0),
    Vector("-(2 + 3) * 2", -10.0),
    Vector("- - 3", 3.0),
    Vector("1 - -1", 2.0),
    Vector("7 - 2 * 3 + 1", 2.0),
    Vector("8 / 4 * 2", 4.0),
    Vector("1 + 2 < 4 ? 10 : 20", 10.0),
    Vector("2 > 1 == true ? 1 : 0", 1.0),
    Vector("1 < 2 == 3 < 4 ? 1 : 0", 1.0),
    Vector("true || false && false ? 1 : 0", 1.0),
    Vector("(true || false) && false ? 1 : 0", 0.0),
    Vector("!true || true ? 1 : 0", 1.0),
    Vector("!(true || true) ? 1 : 0", 0.0),
    Vector("1 == 1 && 2 != 2 || 3 >= 3 ? 5 : 6", 5.0),
    Vector("false ? 1 : true ? 2 : 3", 2.0),
    Vector("true ? false ? 1 : 2 : 3", 2.0),
    Vector("1.5e2 + 2.5E-1", 150.25),
    Vector("0.1 + 0.2", 0.30000000000000004),
    Vector("2 <= 2 && 3 >= 4 ? 1 : 2", 2.0),
    Vector("1 + (2 > 1 ? 10 : 20) * 2", 21.0),
    Vector("343 / 177 * 209", 405.01129943502826),
    Vector("1e3 - 1e-3", 999.999),
    Vector("false == false != true ? 4 : 9", 9.0),
  ]

  @Test(arguments: vectors) func operatorsBindAsInC(_ vector: Vector) throws {
    #expect(try sample.value(vector.text) == .number(vector.value))
  }

  /// The same with every number read from a node, so that nothing is computed when linking.
  @Test(arguments: vectors) func evaluationAgreesWithFolding(_ vector: Vector) throws {
    var nodes: [String: Value] = [:]
    var text = ""
    for part in try #require(split(vector.text)) {
      if let number = Double(part) {
        let name = "n\(nodes.count)"
        nodes[name] = .number(number)
        text += name
      } else {
        text += part
      }
    }
    var scope = TableScope()
    for name in nodes.keys { scope.references[name] = .number }
    #expect(try scope.value(text, nodes) == .number(vector.value))
  }

  /// Numbers and what is between them.
  private func split(_ text: String) -> [String]? {
    let matches = text.matches(of: /[0-9]+(\.[0-9]+)?([eE]-?[0-9]+)?/)
    guard !matches.isEmpty else { return nil }
    var parts: [String] = []
    var end = text.startIndex
    for match in matches {
      parts += [String(text[end..<match.range.lowerBound]), String(match.output.0)]
      end = match.range.upperBound
    }
    return parts + [String(text[end...])]
  }
}
