/// Builds the nodes of a ``Syntax`` by precedence climbing.
struct Parser {
  private let text: String
  private let tokens: [Token]
  private var position = 0
  private var depth = 0
  private(set) var nodes: [Syntax.Node] = []

  init(_ text: String) throws(ExpressionError) {
    self.text = text
    tokens = try Lexer.tokens(of: text)
  }

  private var current: Token { tokens[position] }

  private mutating func advance() {
    if position + 1 < tokens.count { position += 1 }
  }

  private mutating func take(_ kind: Token.Kind) -> Bool {
    guard current.kind == kind else { return false }
    advance()
    return true
  }

  private mutating func add(_ kind: Syntax.Kind, _ range: SourceRange) -> Int {
    nodes.append(Syntax.Node(kind: kind, range: range))
    return nodes.count - 1
  }

  private func unexpected(expected: String) -> ExpressionError {
    ExpressionError(
      current.kind == .end
        ? .unexpectedEnd(expected: expected)
        : .unexpected(text.slice(current.range), expected: expected),
      at: current.range)
  }

  mutating func expressionToEnd() throws(ExpressionError) -> Int {
    let root = try expression()
    guard current.kind == .end else { throw unexpected(expected: "an operator") }
    return root
  }

  private mutating func expression() throws(ExpressionError) -> Int {
    try enter()
    defer { depth -= 1 }
    let condition = try operand(above: 0)
    guard take(.question) else { return condition }
    let then = try expression()
    guard take(.colon) else { throw unexpected(expected: "':'") }
    let otherwise = try expression()
    return add(
      .conditional(condition, then: then, otherwise: otherwise),
      nodes[condition].range.lowerBound..<nodes[otherwise].range.upperBound)
  }

  private mutating func enter() throws(ExpressionError) {
    depth += 1
    if depth > Syntax.maximumDepth { throw ExpressionError(.tooDeep, at: current.range) }
  }

  /// Operators of a higher precedence than the given one, and their operands.
  private mutating func operand(above precedence: Int) throws(ExpressionError) -> Int {
    var left = try prefixed()
    while case .binary(let sign) = current.kind, sign.precedence > precedence {
      advance()
      let right = try operand(above: sign.precedence)
      left = add(
        .binary(sign, left, right), nodes[left].range.lowerBound..<nodes[right].range.upperBound)
    }
    return left
  }

  private mutating func prefixed() throws(ExpressionError) -> Int {
    let start = current.range.lowerBound
    let sign: UnaryOperator
    switch current.kind {
    case .binary(.subtract): sign = .negate
    case .not: sign = .not
    default: return try postfixed()
    }
    try enter()
    defer { depth -= 1 }
    advance()
    let operand = try prefixed()
    return add(.unary(sign, operand), start..<nodes[operand].range.upperBound)
  }

  private mutating func postfixed() throws(ExpressionError) -> Int {
    let first = current
    guard case .name(let name) = first.kind else {
      let base = try primary()
      let elements = try pathElements()
      if elements.isEmpty { return base }
      return add(
        .access(base, elements), first.range.lowerBound..<tokens[position - 1].range.upperBound)
    }
    advance()
    if current.kind == .leftParenthesis {
      advance()
      let arguments = try list(until: .rightParenthesis)
      let call = add(
        .call(name: name, nameRange: first.range, arguments: arguments),
        first.range.lowerBound..<tokens[position - 1].range.upperBound)
      let elements = try pathElements()
      if elements.isEmpty { return call }
      return add(
        .access(call, elements), first.range.lowerBound..<tokens[position - 1].range.upperBound)
    }
    let elements = [.name(name, first.range)] + (try pathElements())
    return add(.path(elements), first.range.lowerBound..<tokens[position - 1].range.upperBound)
  }

  private mutating func pathElements() throws(ExpressionError) -> [Syntax.Element] {
    var elements: [Syntax.Element] = []
    while true {
      let start = current.range.lowerBound
      if take(.dot) {
        guard case .name(let name) = current.kind else { throw unexpected(expected: "a name") }
        elements.append(.name(name, current.range))
        advance()
      } else if take(.leftBracket) {
        if case .binary(.multiply) = current.kind {
          advance()
          guard take(.rightBracket) else { throw unexpected(expected: "']'") }
          elements.append(.all(start..<tokens[position - 1].range.upperBound))
        } else {
          let index = try expression()
          guard take(.rightBracket) else { throw unexpected(expected: "']'") }
          elements.append(.index(index, start..<tokens[position - 1].range.upperBound))
        }
      } else {
        return elements
      }
    }
  }

  private mutating func primary() throws(ExpressionError) -> Int {
    let token = current
    switch token.kind {
    case .number(let number):
      advance()
      return add(.number(number), token.range)
    case .text(let text):
      advance()
      return add(.text(text), token.range)
    case .boolean(let boolean):
      advance()
      return add(.boolean(boolean), token.range)
    case .leftParenthesis:
      advance()
      let inner = try expression()
      guard take(.rightParenthesis) else { throw unexpected(expected: "')'") }
      nodes[inner].range = token.range.lowerBound..<tokens[position - 1].range.upperBound
      return inner
    case .leftBracket:
      advance()
      let elements = try list(until: .rightBracket)
      return add(.list(elements), token.range.lowerBound..<tokens[position - 1].range.upperBound)
    case .name, .binary, .not, .question, .colon, .comma, .dot, .rightParenthesis, .rightBracket,
      .end:
      throw unexpected(expected: "a value")
    }
  }

  /// Expressions between commas, and the bracket that ends them.
  private mutating func list(until end: Token.Kind) throws(ExpressionError) -> [Int] {
    if take(end) { return [] }
    var elements: [Int] = []
    repeat { elements.append(try expression()) } while take(.comma)
    guard take(end) else {
      throw unexpected(expected: end == .rightBracket ? "',' or ']'" : "',' or ')'")
    }
    return elements
  }
}
