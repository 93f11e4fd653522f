public import Geometry

/// Gives every name and operation of a ``Syntax`` its meaning and type.
struct Checker<Scope: NameScope> {
  let syntax: Syntax
  let scope: Scope
  let appearance: Appearance
  var nodes: [Expression.Node] = []
  var references: [Reference] = []
  var constants: [Expression.NamedConstant] = []

  init(_ syntax: Syntax, scope: Scope, appearance: Appearance) {
    self.syntax = syntax
    self.scope = scope
    self.appearance = appearance
  }

  /// The expression below a node of the syntax.
  static func expression(
    _ syntax: Syntax, root: Int, scope: Scope, expecting: ValueType?, appearance: Appearance
  ) throws(ExpressionError) -> Expression {
    var checker = Checker(syntax, scope: scope, appearance: appearance)
    var checked = try checker.check(root)
    if let expecting {
      checked = try checker.require(checked, expecting) { type in
        .wrongType(type, expected: [expecting])
      }
    }
    return Expression(
      text: syntax.text, appearance: appearance, nodes: checker.nodes, root: checked,
      references: checker.references, constants: checker.constants)
  }

  mutating func add(_ kind: Expression.Kind, _ type: ValueType, _ range: SourceRange) -> Int {
    nodes.append(Expression.Node(kind: kind, type: type, range: range))
    return nodes.count - 1
  }

  mutating func check(_ id: Int) throws(ExpressionError) -> Int {
    let node = syntax.nodes[id]
    switch node.kind {
    case .number(let number): return add(.constant(.number(number)), .number, node.range)
    case .text(let text): return add(.constant(.text(text)), .text, node.range)
    case .boolean(let boolean): return add(.constant(.boolean(boolean)), .boolean, node.range)
    case .path(let elements): return try path(elements)
    case .access(let base, let elements):
      return try access(try check(base), try pathElements(elements)[...])
    case .list(let elements): return try list(elements, node.range)
    case .call(let name, let nameRange, let arguments):
      return try call(name, nameRange, arguments, node.range)
    case .unary(let sign, let operand): return try unary(sign, operand, node.range)
    case .binary: return try binary(id)
    case .conditional(let condition, let then, let otherwise):
      return try conditional(condition, then, otherwise, node.range)
    }
  }

  private mutating func list(
    _ elements: [Int], _ range: SourceRange
  ) throws(ExpressionError) -> Int {
    var checked: [Int] = []
    var type: ValueType?
    for element in elements {
      let id = try check(element)
      guard let soFar = type else {
        type = nodes[id].type
        checked.append(id)
        continue
      }
      guard let common = soFar.common(with: nodes[id].type) else {
        throw ExpressionError(.differentTypes(soFar, nodes[id].type), at: nodes[id].range)
      }
      type = common
      checked.append(id)
    }
    if let type {
      for index in checked.indices { checked[index] = try convert(checked[index], to: type) }
    }
    return add(.list(checked), .list(type), range)
  }

  private mutating func unary(
    _ sign: UnaryOperator, _ operand: Int, _ range: SourceRange
  ) throws(ExpressionError) -> Int {
    let checked = try check(operand)
    let type: ValueType =
      switch sign {
      case .negate: .number
      case .not: .boolean
      }
    guard nodes[checked].type == type else {
      throw ExpressionError(.operand(sign, nodes[checked].type), at: range)
    }
    if sign == .negate, case .constant(.number(let number)) = nodes[checked].kind {
      return add(.constant(.number(-number)), .number, range)
    }
    return add(.unary(sign, checked), type, range)
  }

  private mutating func conditional(
    _ condition: Int, _ then: Int, _ otherwise: Int, _ range: SourceRange
  ) throws(ExpressionError) -> Int {
    let condition = try require(try check(condition), .boolean) { type in
      .wrongType(type, expected: [.boolean])
    }
    var then = try check(then)
    var otherwise = try check(otherwise)
    guard let type = nodes[then].type.common(with: nodes[otherwise].type) else {
      throw ExpressionError(
        .differentTypes(nodes[then].type, nodes[otherwise].type),
        at: nodes[then].range.lowerBound..<nodes[otherwise].range.upperBound)
    }
    then = try convert(then, to: type)
    otherwise = try convert(otherwise, to: type)
    return add(.conditional(condition, then: then, otherwise: otherwise), type, range)
  }

  /// The node brought to a type, or the given error where its type does not fit.
  mutating func require(
    _ id: Int, _ type: ValueType, or error: (ValueType) -> ExpressionError.Kind
  ) throws(ExpressionError) -> Int {
    guard nodes[id].type.fit(to: type) != .not else {
      throw ExpressionError(error(nodes[id].type), at: nodes[id].range)
    }
    return try convert(id, to: type)
  }

  /// Brings a node to a type that its own fits. What is constant is converted now, so that a
  /// misspelt colour is found before anything runs.
  mutating func convert(_ id: Int, to type: ValueType) throws(ExpressionError) -> Int {
    let node = nodes[id]
    if node.type.fit(to: type) == .exact {
      if node.type == .list(nil) { nodes[id].type = type }
      return id
    }
    switch node.kind {
    case .constant(let value):
      do {
        nodes[id].kind = .constant(try value.converted(to: type, appearance: appearance))
      } catch {
        throw conversionError(error, at: node.range)
      }
      nodes[id].type = type
      return id
    case .conditional(let condition, let then, let otherwise):
      let then = try convert(then, to: type)
      let otherwise = try convert(otherwise, to: type)
      return add(.conditional(condition, then: then, otherwise: otherwise), type, node.range)
    case .list(let elements):
      guard case .list(.some(let elementType)) = type else {
        return add(.convert(id), type, node.range)
      }
      var converted: [Int] = []
      for element in elements { converted.append(try convert(element, to: elementType)) }
      return add(.list(converted), type, node.range)
    case .reference, .convert, .call, .unary, .binary, .component, .field, .element:
      return add(.convert(id), type, node.range)
    }
  }

  private func conversionError(
    _ kind: EvaluationError.Kind, at range: SourceRange
  ) -> ExpressionError {
    if case .color(let error) = kind { return ExpressionError(.text(error), at: range) }
    let error = EvaluationError(
      kind: kind, range: range, source: syntax.text.slice(range), reads: [])
    return ExpressionError(.failure(error), at: range)
  }
}

extension Syntax {
  /// Resolves the names and types.
  ///
  /// - Parameters:
  ///   - expecting: The type the value must have; nil for any. A text serves as a colour, two
  ///     or four numbers in a list as a point, size or rect.
  ///   - appearance: Decides what the names of system colours stand for.
  public func check(
    in scope: some NameScope, expecting: ValueType? = nil, appearance: Appearance
  ) throws(ExpressionError) -> Expression {
    try Checker.expression(
      self, root: root, scope: scope, expecting: expecting, appearance: appearance)
  }
}
