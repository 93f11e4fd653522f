extension Linker {
  /// A chain of operators with two operands, walked down its left side without recursion.
  mutating func binary(
    _ id: Int, certain: Bool, _ resolve: Resolve
  ) throws(ExpressionError) -> Fragment {
    var chain: [(sign: BinaryOperator, right: Int, node: Expression.Node)] = []
    var leftmost = id
    while case .binary(let sign, let left, let right) = expression.nodes[leftmost].kind {
      chain.append((sign, right, expression.nodes[leftmost]))
      leftmost = left
    }
    var result = try emit(leftmost, certain: certain, resolve)
    for link in chain.reversed() {
      guard let step = step(link.sign, link.node, expression.nodes[link.right].type) else {
        try logic(link.sign, &result, link.right, link.node, certain: certain, resolve)
        continue
      }
      let right = try emit(link.right, certain: certain, resolve)
      let constants = [result.constant, right.constant]
      result.code.append(right.code)
      try apply(
        step, link.node, to: &result, constants: constants, certain: certain,
        blamed: link.sign == .divide ? expression.nodes[link.right].range : nil)
      if link.sign == .notEqual {
        try apply(.not, link.node, to: &result, constants: [result.constant], certain: certain)
      }
    }
    return result
  }

  /// The step for an operator that evaluates both its operands, else nil; `!=` is `==` and a `not`.
  private func step(
    _ sign: BinaryOperator, _ node: Expression.Node, _ operandType: ValueType
  ) -> Instruction? {
    switch sign {
    case .or, .and: nil
    case .equal, .notEqual: .equal(ValueClass(operandType))
    case .less: .less
    case .lessOrEqual: .lessOrEqual
    case .greater: .greater
    case .greaterOrEqual: .greaterOrEqual
    case .add: node.type == .text ? .join : .add
    case .subtract: .subtract
    case .multiply: .multiply
    case .divide: .divide
    }
  }

  /// `&&` and `||`: the right side counts, and is linked, only where the left does not decide.
  private mutating func logic(
    _ sign: BinaryOperator, _ left: inout Fragment, _ right: Int, _ node: Expression.Node,
    certain: Bool, _ resolve: Resolve
  ) throws(ExpressionError) {
    if case .boolean(let decided)? = left.constant {
      if decided != (sign == .or) { left = try emit(right, certain: certain, resolve) }
      return
    }
    let rest = try emit(right, certain: false, resolve)
    let count = rest.code.instructions.count
    left.code.append(
      sign == .and ? .and(count) : .or(count), Code.Site(range: node.range, blamed: node.range))
    left.code.append(rest.code)
  }

  /// `?:`: a branch that a constant condition never takes is not linked at all.
  mutating func conditional(
    _ node: Expression.Node, certain: Bool, _ resolve: Resolve
  ) throws(ExpressionError) -> Fragment {
    guard case .conditional(let condition, let then, let otherwise) = node.kind else {
      preconditionFailure("a conditional node")
    }
    let test = try emit(condition, certain: certain, resolve)
    if case .boolean(let decided)? = test.constant {
      return try emit(decided ? then : otherwise, certain: certain, resolve)
    }
    let first = try emit(then, certain: false, resolve)
    let second = try emit(otherwise, certain: false, resolve)
    let site = Code.Site(range: node.range, blamed: node.range)
    var code = test.code
    code.append(.skipUnless(first.code.instructions.count + 1), site)
    code.append(first.code)
    code.append(.skip(second.code.instructions.count), site)
    code.append(second.code)
    return Fragment(code: code, constant: nil)
  }
}

extension Expression {
  /// Ties each reference to a value or a node, and computes what is constant.
  ///
  /// A reference in a branch that a constant condition rules out is not asked for, so that
  /// `index == 0 ? 0 : row[index - 1].maxY` links for each copy.
  ///
  /// - Throws: ``ExpressionError`` where a constant part fails, as a division by zero does, and
  ///   what `resolve` throws.
  public func link(
    _ resolve: (Reference) throws(ExpressionError) -> Link
  ) throws(ExpressionError) -> Program {
    var linker = Linker(self)
    let result = try linker.emit(root, certain: true, resolve)
    return Program(
      text: text, type: type, nodes: linker.nodes, canFail: linker.canFail,
      constant: result.constant, code: result.code, pool: linker.pool, names: linker.names,
      appearance: appearance)
  }

  /// The value of an expression that must not read any node.
  ///
  /// - Throws: ``ExpressionError`` that names the first node it reads, or what ``link(_:)`` throws.
  public func constant(
    _ resolve: (Reference) throws(ExpressionError) -> Link
  ) throws(ExpressionError) -> Value {
    let program = try link(resolve)
    if let constant = program.constant { return constant }
    let name = program.names.first { if case .node = $0.source { true } else { false } }
    guard let name else {
      throw ExpressionError(.notConstant(text), at: 0..<text.utf8.count)
    }
    throw ExpressionError(.notConstant(name.name), at: name.range)
  }
}
