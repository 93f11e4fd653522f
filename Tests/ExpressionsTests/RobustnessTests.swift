import Expressions
import Geometry
import Testing

/// Text of any kind gives a value or an error, never a trap.
@Suite struct RobustnessTests {
  /// A xorshift generator: the same texts each time.
  struct Random {
    var state: UInt64

    mutating func below(_ bound: Int) -> Int {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return Int(state % UInt64(bound))
    }
  }

  static let words = [
    "a", "b", "flag", "word", "ink", "box", "spots", "colors", "record", "row", "card", "stops",
    "items", "title", "tint", "none", "zero", "dark", "1", "2.5", "0", "1e300", "'red'", "''",
    "true", "false", "+", "-", "*", "/", "<", "<=", ">", "==", "!=", "&&", "||", "!", "?", ":",
    "(", ")", "[", "]", ",", ".", ".x", ".minY", ".red", ".n", ".frame", "[0]", "[1]", "[*]",
    "min(", "lerp(", "nearest(", "text(", "alpha(", "length(", "interpolate(", "sqrt(", "é", "\"",
  ]

  static let nodes: [String: Value] = [
    "a": .number(3), "b": .number(-0.5), "flag": .boolean(true), "word": .text("label"),
    "ink": .color(.black), "box": .rect(.zero), "spots": .list([.number(1), .number(2)]),
    "colors": .list([.text("red")]), "record": .dictionary([.init(name: "n", value: .number(1))]),
  ]

  /// How far a text gets: 0 it does not parse, 1 not check, 2 not link or evaluate, 3 a value.
  private func stage(_ text: String, expecting: ValueType?) -> Int {
    guard let syntax = try? Syntax.parse(text) else { return 0 }
    guard
      let expression = try? syntax.check(in: sample, expecting: expecting, appearance: .dark)
    else { return 1 }
    let names = Self.nodes.keys.sorted()
    let program = try? expression.link { reference throws(ExpressionError) in
      guard let node = names.firstIndex(of: reference.text) else { return .node(-1) }
      return .node(node)
    }
    let value = try? program?.evaluate { node in
      names.indices.contains(node) ? Self.nodes[names[node]] ?? .text("") : .number(8)
    }
    guard let value, let program else { return 2 }
    if case .list = value {} else { #expect(value.type == program.type, "\(text)") }
    return 3
  }

  @Test func randomTokensNeverTrap() {
    var random = Random(state: 0x9e37_79b9_7f4a_7c15)
    var reached = [0, 0, 0, 0]
    let types: [ValueType?] = [nil, .number, .color, .rect, .boolean, .list(.color), .text]
    for _ in 0..<60_000 {
      let count = 1 + random.below(9)
      let text = (0..<count).map { _ in Self.words[random.below(Self.words.count)] }
        .joined(separator: random.below(2) == 0 ? "" : " ")
      reached[stage(text, expecting: types[random.below(types.count)])] += 1
    }
    // The texts are not all nonsense: every stage was reached often.
    #expect(reached.allSatisfy { $0 > 50 }, "\(reached)")
  }

  /// Expressions of a right grammar, so that types, folding and evaluation are exercised.
  private func grammatical(_ random: inout Random, depth: Int) -> String {
    func inner() -> String { grammatical(&random, depth: depth - 1) }
    if depth == 0 {
      return Self.words[random.below(26)]
    }
    switch random.below(9) {
    case 0: return "(\(inner()))"
    case 1: return "\(inner()) ? \(inner()) : \(inner())"
    case 2: return "-\(inner())"
    case 3: return "\(inner())[\(inner())]"
    case 4: return "[\(inner()), \(inner())]"
    case 5:
      let functions = Function.allCases
      let function = functions[random.below(functions.count)]
      let count = function.signatures[0].parameters.count
      return "\(function.rawValue)(\((0..<count).map { _ in inner() }.joined(separator: ", ")))"
    default:
      let signs = BinaryOperator.allCases
      return "\(inner()) \(signs[random.below(signs.count)].rawValue) \(inner())"
    }
  }

  @Test func randomExpressionsNeverTrap() {
    var random = Random(state: 0x2545_f491_4f6c_dd1d)
    var reached = [0, 0, 0, 0]
    for _ in 0..<40_000 {
      let text = grammatical(&random, depth: 1 + random.below(3))
      reached[stage(text, expecting: nil)] += 1
    }
    #expect(reached[1...].allSatisfy { $0 > 100 }, "\(reached)")
  }

  @Test func randomBytesNeverTrap() {
    var random = Random(state: 0x1234_5678_9abc_def1)
    for _ in 0..<20_000 {
      let bytes = (0..<random.below(20)).map { _ in UInt8(random.below(256)) }
      _ = stage(String(decoding: bytes, as: UTF8.self), expecting: nil)
    }
  }

  @Test func everyPrefixOfAnExpressionIsHandled() {
    let text = "index == 2 ? lerp('systemRed', ink, -a / (b + 1e2)) : items[1].ink[*] && !flag"
    for count in 0...text.count { _ = stage(String(text.prefix(count)), expecting: nil) }
  }

  /// Runs on a thread of the concurrency pool, whose stack is small.
  @Test func deepAndLongExpressionsHaveValues() async throws {
    let depth = Syntax.maximumDepth - 1
    let nested =
      String(repeating: "(1 + 2 * ", count: depth) + "a" + String(repeating: ")", count: depth)
    let indexed =
      String(repeating: "[0, 1][", count: depth) + "a" + String(repeating: "]", count: depth)
    let long = "a" + String(repeating: "+a", count: (Syntax.maximumLength - 1) / 2)
    let conditions = "flag" + String(repeating: "&&flag", count: Syntax.maximumLength / 6 - 1)
    let mixed = "a" + String(repeating: "-1", count: 4000) + "==a"
    let task = Task.detached { () throws -> Void in
      // 1 + 2 (1 + 2 (… a)) = 2ⁿ − 1 + 2ⁿ a
      let power = (0..<depth).reduce(1.0) { power, _ in power * 2 }
      #expect(try sample.value(nested, ["a": .number(1)]) == .number(2 * power - 1))
      #expect(try sample.value(indexed, ["a": .number(1)]) == .number(1))
      #expect(try sample.value(long, ["a": .number(1)]) == .number(Double(long.utf8.count / 2 + 1)))
      #expect(try sample.value(conditions, ["flag": .boolean(true)]) == .boolean(true))
      #expect(try sample.value(mixed, ["a": .number(1)]) == .boolean(false))
    }
    try await task.value
  }
}
