extension Checker {
  /// An operator with two operands. A chain of operators hangs to the left; it is walked down
  /// and up again without recursion.
  mutating func binary(_ id: Int) throws(ExpressionError) -> Int {
    var chain: [(sign: BinaryOperator, right: Int, range: SourceRange)] = []
    var leftmost = id
    while case .binary(let sign, let left, let right) = syntax.nodes[leftmost].kind {
      chain.append((sign, right, syntax.nodes[leftmost].range))
      leftmost = left
    }
    var result = try check(leftmost)
    for link in chain.reversed() {
      result = try operation(link.sign, result, try check(link.right), link.range)
    }
    return result
  }

  private mutating func operation(
    _ sign: BinaryOperator, _ left: Int, _ right: Int, _ range: SourceRange
  ) throws(ExpressionError) -> Int {
    let (leftType, rightType) = (nodes[left].type, nodes[right].type)
    var (left, right) = (left, right)
    let result: ValueType?
    switch sign {
    case .or, .and: result = leftType == .boolean && rightType == .boolean ? .boolean : nil
    case .less, .lessOrEqual, .greater, .greaterOrEqual:
      result = leftType == .number && rightType == .number ? .boolean : nil
    case .subtract, .multiply, .divide:
      result = leftType == .number && rightType == .number ? .number : nil
    case .add:
      result = leftType == rightType && (leftType == .number || leftType == .text) ? leftType : nil
    case .equal, .notEqual:
      if let common = leftType.common(with: rightType) {
        left = try convert(left, to: common)
        right = try convert(right, to: common)
        result = .boolean
      } else {
        result = nil
      }
    }
    guard let result else {
      throw ExpressionError(.operands(sign, leftType, rightType), at: range)
    }
    return add(.binary(sign, left, right), result, range)
  }

  mutating func call(
    _ name: String, _ nameRange: SourceRange, _ arguments: [Int], _ range: SourceRange
  ) throws(ExpressionError) -> Int {
    guard let function = Function(rawValue: name) else {
      throw ExpressionError(
        .unknownName(name, kind: "function", known: Function.allCases.map(\.rawValue)),
        at: nameRange)
    }
    var candidates = function.signatures
    guard candidates.contains(where: { $0.takes(arguments.count) }) else {
      throw ExpressionError(.arguments(function, count: arguments.count), at: range)
    }
    var checked: [Int] = []
    for (index, argument) in arguments.enumerated() {
      let id = try check(argument)
      let type = nodes[id].type
      let fitting = candidates.filter { type.fits($0.parameter(at: index)) }
      guard !fitting.isEmpty else {
        let parameters = candidates.compactMap { $0.parameter(at: index) }
        throw ExpressionError(
          .argument(
            function, parameter: parameters.first?.name ?? "", type,
            expected: parameters.map(\.type)),
          at: nodes[id].range)
      }
      candidates = fitting
      checked.append(id)
    }
    let types = checked.map { nodes[$0].type }
    let signature =
      candidates.first { signature in
        types.enumerated().allSatisfy { $1 == signature.parameter(at: $0)?.type }
      } ?? candidates[0]
    for index in checked.indices {
      guard let parameter = signature.parameter(at: index) else { continue }
      checked[index] = try convert(checked[index], to: parameter.type)
    }
    return add(.call(function, checked), signature.result, range)
  }
}

extension ValueType {
  fileprivate func fits(_ parameter: Function.Parameter?) -> Bool {
    guard let parameter else { return false }
    return fit(to: parameter.type) != .not
  }
}
