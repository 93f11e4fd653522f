extension Checker {
  /// A name and what follows it.
  mutating func path(_ elements: [Syntax.Element]) throws(ExpressionError) -> Int {
    let path = try pathElements(elements)
    switch scope.look(up: path) {
    case .value(let value, let consumed):
      return try constant(value, path, consumed: clamp(consumed, path))
    case .reference(let type, let consumed):
      let consumed = clamp(consumed, path)
      let range = self.range(path[..<consumed])
      references.append(
        Reference(
          path: Array(path[..<consumed]), type: type, range: range, text: syntax.text.slice(range)))
      let id = add(.reference(references.count - 1), type, range)
      return try access(id, path[consumed...])
    case .unknown(let index, let kind, let known):
      let element = path[clamp(index + 1, path) - 1]
      let name =
        if case .name(let name, _) = element { name } else { syntax.text.slice(element.range) }
      throw ExpressionError(.unknownName(name, kind: kind, known: known), at: element.range)
    case .invalid(let index, let message, let hint):
      throw ExpressionError(
        .invalidName(message, hint: hint), at: path[clamp(index + 1, path) - 1].range)
    }
  }

  func pathElements(_ elements: [Syntax.Element]) throws(ExpressionError) -> [PathElement] {
    var path: [PathElement] = []
    for element in elements {
      switch element {
      case .name(let name, let range): path.append(.name(name, range))
      case .all(let range): path.append(.all(range))
      case .index(let id, let range):
        let index = try Self.expression(
          syntax, root: id, scope: scope, expecting: .number, appearance: appearance)
        path.append(.index(index, range))
      }
    }
    return path
  }

  /// A value that never changes; its members are taken at once.
  private mutating func constant(
    _ value: Value, _ path: [PathElement], consumed: Int
  ) throws(ExpressionError) -> Int {
    var value = value
    var consumed = consumed
    while consumed < path.count, let member = value.member(path[consumed]) {
      value = member
      consumed += 1
    }
    let range = self.range(path[..<consumed])
    constants.append(
      Expression.NamedConstant(name: syntax.text.slice(range), range: range, value: value))
    return try access(add(.constant(value), value.type, range), path[consumed...])
  }

  /// Components, fields and elements of a value.
  mutating func access(
    _ base: Int, _ elements: ArraySlice<PathElement>
  ) throws(ExpressionError) -> Int {
    var id = base
    for element in elements {
      let type = nodes[id].type
      let range = nodes[id].range.lowerBound..<element.range.upperBound
      switch element {
      case .name(let name, let nameRange):
        if case .dictionary(let fields) = type,
          let field = fields.first(where: { $0.name == name })
        {
          id = add(.field(name, id), field.type, range)
        } else if let component = Component(rawValue: name),
          let componentType = component.type(in: type)
        {
          id = add(.component(component, id), componentType, range)
        } else {
          throw ExpressionError(.unknownMember(name, of: type), at: nameRange)
        }
      case .index(let index, let indexRange):
        guard case .list(.some(let elementType)) = type else {
          throw ExpressionError(.notIndexable(type), at: indexRange)
        }
        id = add(.element(id, index: splice(index)), elementType, range)
      case .all(let allRange):
        throw ExpressionError(.everyCopy, at: allRange)
      }
    }
    return id
  }

  /// Takes over the nodes of an expression that was checked on its own.
  private mutating func splice(_ expression: Expression) -> Int {
    let (firstNode, firstReference) = (nodes.count, references.count)
    references += expression.references
    constants += expression.constants
    for node in expression.nodes {
      nodes.append(node.shifted(nodes: firstNode, references: firstReference))
    }
    return firstNode + expression.root
  }

  private func range(_ elements: ArraySlice<PathElement>) -> SourceRange {
    guard let first = elements.first, let last = elements.last else { return 0..<0 }
    return first.range.lowerBound..<last.range.upperBound
  }

  /// A scope's count, brought to 1 and the path's length.
  private func clamp(_ count: Int, _ path: [PathElement]) -> Int {
    max(1, min(count, path.count))
  }
}

extension Value {
  /// A member whose place is known before anything runs.
  fileprivate func member(_ element: PathElement) -> Value? {
    switch element {
    case .name(let name, _): return member(name)
    case .all: return nil
    case .index(let expression, _):
      guard case .list(let values) = self,
        case .constant(.number(let number)) = expression.nodes[expression.root].kind,
        let index = Int(exactly: number), values.indices.contains(index)
      else { return nil }
      return values[index]
    }
  }
}

extension Expression.Node {
  fileprivate func shifted(nodes: Int, references: Int) -> Expression.Node {
    var node = self
    switch kind {
    case .constant: break
    case .reference(let index): node.kind = .reference(index + references)
    case .convert(let id): node.kind = .convert(id + nodes)
    case .list(let ids): node.kind = .list(ids.map { $0 + nodes })
    case .call(let function, let ids): node.kind = .call(function, ids.map { $0 + nodes })
    case .unary(let sign, let id): node.kind = .unary(sign, id + nodes)
    case .binary(let sign, let left, let right):
      node.kind = .binary(sign, left + nodes, right + nodes)
    case .conditional(let condition, let then, let otherwise):
      node.kind = .conditional(condition + nodes, then: then + nodes, otherwise: otherwise + nodes)
    case .component(let component, let id): node.kind = .component(component, id + nodes)
    case .field(let name, let id): node.kind = .field(name, id + nodes)
    case .element(let list, let index):
      node.kind = .element(list + nodes, index: index + nodes)
    }
    return node
  }
}
