import Geometry

/// Turns a checked expression into steps, and computes at once what is constant.
struct Linker {
  let expression: Expression
  var pool = Pool()
  var nodes: [Int] = []
  var names: [Program.Name] = []
  var canFail = false

  /// The steps for a part of the expression.
  struct Fragment {
    var code: Code
    /// The value, where it is known; the code then only pushes it.
    var constant: Value?
  }

  init(_ expression: Expression) {
    self.expression = expression
    names = expression.constants.map {
      Program.Name(name: $0.name, range: $0.range, source: .value($0.value))
    }
  }

  typealias Resolve = (Reference) throws(ExpressionError) -> Link

  /// - Parameter certain: Whether the part is evaluated each time. Where it is, a constant part
  ///   that fails is an error; else it fails only when its turn comes.
  mutating func emit(
    _ id: Int, certain: Bool, _ resolve: Resolve
  ) throws(ExpressionError) -> Fragment {
    let node = expression.nodes[id]
    switch node.kind {
    case .constant(let value): return push(value, node)
    case .reference(let index):
      return try reference(expression.references[index], node, resolve)
    case .binary: return try binary(id, certain: certain, resolve)
    case .conditional: return try conditional(node, certain: certain, resolve)
    case .unary, .convert, .list, .call, .component, .field, .element:
      return try operation(node, certain: certain, resolve)
    }
  }

  /// The step that computes a node from its operands, where that is all there is to it.
  private mutating func instruction(for node: Expression.Node) -> Instruction? {
    switch node.kind {
    case .unary(.negate, _): return .negate
    case .unary(.not, _): return .not
    case .convert:
      pool.types.append(node.type)
      return .convert(pool.types.count - 1)
    case .list(let elements):
      return .list(count: elements.count, elementClass(node.type))
    case .call(.lerp, _) where node.type != .number: return .lerpValues
    case .call(let function, let arguments): return .call(function, arguments: arguments.count)
    case .component(let component, _): return .component(component, ValueClass(node.type))
    case .field(let name, _):
      pool.names.append(name)
      return .field(pool.names.count - 1, ValueClass(node.type))
    case .element: return .element(ValueClass(node.type))
    case .constant, .reference, .binary, .conditional: return nil
    }
  }

  private func elementClass(_ type: ValueType) -> ValueClass {
    guard case .list(.some(let element)) = type else { return .other }
    return ValueClass(element)
  }

  private mutating func push(_ value: Value, _ node: Expression.Node) -> Fragment {
    let site = Code.Site(range: node.range, blamed: node.range)
    var code = Code()
    switch value {
    case .number(let number): code.append(.number(number), site)
    case .boolean(let boolean): code.append(.number(boolean ? 1 : 0), site)
    case .text, .color, .point, .size, .rect, .transform, .path, .list, .dictionary, .contents:
      pool.values.append(value)
      code.append(.value(pool.values.count - 1), site)
    }
    return Fragment(code: code, constant: value)
  }

  private mutating func reference(
    _ reference: Reference, _ node: Expression.Node, _ resolve: Resolve
  ) throws(ExpressionError) -> Fragment {
    let link = try resolve(reference)
    names.append(Program.Name(name: reference.text, range: reference.range, source: link))
    switch link {
    case .node(let number):
      if !nodes.contains(number) { nodes.append(number) }
      var code = Code()
      code.append(
        .read(number, as: ValueClass(reference.type)),
        Code.Site(range: node.range, blamed: node.range))
      return Fragment(code: code, constant: nil)
    case .value(let value):
      let site = Code.Site(range: node.range, blamed: node.range)
      if case .number(let number) = value, !number.isFinite { throw failure(.notFinite, at: site) }
      guard value.type.fit(to: reference.type) != .not else {
        throw ExpressionError(
          .wrongType(value.type, expected: [reference.type]), at: reference.range)
      }
      do {
        return push(
          try value.converted(to: reference.type, appearance: expression.appearance), node)
      } catch {
        throw failure(error, at: site)
      }
    }
  }

  /// The operands' code and the node's own step after it.
  private mutating func operation(
    _ node: Expression.Node, certain: Bool, _ resolve: Resolve
  ) throws(ExpressionError) -> Fragment {
    var result = Fragment(code: Code(), constant: nil)
    var constants: [Value?] = []
    for operand in node.operands {
      let fragment = try emit(operand, certain: certain, resolve)
      result.code.append(fragment.code)
      constants.append(fragment.constant)
    }
    guard let instruction = instruction(for: node) else {
      preconditionFailure("a node with a step of its own")
    }
    var blamed: SourceRange?
    if case .element(_, let index) = node.kind { blamed = expression.nodes[index].range }
    try apply(
      instruction, node, to: &result, constants: constants, certain: certain, blamed: blamed)
    return result
  }

  /// Appends a step to the code of its operands; computes it where all are constant.
  mutating func apply(
    _ instruction: Instruction, _ node: Expression.Node, to result: inout Fragment,
    constants: [Value?], certain: Bool, blamed: SourceRange? = nil
  ) throws(ExpressionError) {
    let site = Code.Site(range: node.range, blamed: blamed ?? node.range)
    result.code.append(instruction, site)
    guard constants.allSatisfy({ $0 != nil }) else {
      result.constant = nil
      if let kind = instruction.failure(with: constants) {
        if certain { throw failure(kind, at: site) }
        canFail = true
      }
      let known = zip(node.operands, constants)
      if node.canFail(isConstant: { id in known.contains { $0 == id && $1 != nil } }) {
        canFail = true
      }
      return
    }
    var machine = Machine(pool: pool, appearance: expression.appearance)
    do {
      let value = try machine.run(result.code, gives: ValueClass(node.type)) { _ in
        .boolean(false)
      }
      result = push(value, node)
    } catch {
      if certain { throw failure(error, at: site) }
      canFail = true
      result.constant = nil
    }
  }

  func failure(_ kind: EvaluationError.Kind, at site: Code.Site) -> ExpressionError {
    let constants = names.filter { if case .value = $0.source { true } else { false } }
    let error = EvaluationError(kind, at: site, in: expression.text, constants) { _ in
      .boolean(false)
    }
    return ExpressionError(.failure(error), at: site.range)
  }
}

extension Instruction {
  /// Why the step fails whatever its other operands are, where that is so.
  fileprivate func failure(with constants: [Value?]) -> EvaluationError.Kind? {
    switch (self, constants.first ?? nil, constants.last ?? nil) {
    case (.divide, _, .number(0)?): return .divisionByZero
    case (.call(.nearest, _), .list([])?, _), (.call(.above, _), .list([])?, _),
      (.call(.below, _), .list([])?, _):
      return .emptyList
    case (.call(.text, _), _, .number(let decimals)?):
      let places = Int(exactly: decimals) ?? -1
      return (0...15).contains(places) ? nil : .decimalsOutOfRange(decimals)
    default: return nil
    }
  }
}
