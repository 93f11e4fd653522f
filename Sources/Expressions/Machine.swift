import Geometry

/// Runs the steps of a program on two stacks; see ``Instruction``.
struct Machine {
  let pool: Pool
  let appearance: Appearance
  var numbers: [Double] = []
  var values: [Value] = []
  /// The step that is being run.
  private(set) var step = 0

  init(pool: Pool, appearance: Appearance) {
    self.pool = pool
    self.appearance = appearance
    numbers.reserveCapacity(8)
  }

  /// The value that the code leaves on its stack.
  mutating func run(
    _ code: Code, gives result: ValueClass, _ read: (Int) -> Value
  ) throws(EvaluationError.Kind) -> Value {
    let instructions = code.instructions
    step = 0
    while step < instructions.count {
      step += try run(instructions[step], read)
    }
    step = instructions.count - 1
    switch result {
    case .number: return .number(popNumber())
    case .boolean: return .boolean(popNumber() != 0)
    case .other: return popValue()
    }
  }

  /// Runs one step, and gives the way to the next.
  private mutating func run(
    _ instruction: Instruction, _ read: (Int) -> Value
  ) throws(EvaluationError.Kind) -> Int {
    switch instruction {
    case .number(let number): numbers.append(number)
    case .value(let index): values.append(pool.values[index])
    case .read(let node, let valueClass): try push(read(node), as: valueClass)

    case .negate: numbers.append(-popNumber())
    case .not: push(popNumber() == 0)
    case .add: try arithmetic { $0 + $1 }
    case .subtract: try arithmetic { $0 - $1 }
    case .multiply: try arithmetic { $0 * $1 }
    case .divide:
      if numbers.last == 0 { throw .divisionByZero }
      try arithmetic { $0 / $1 }
    case .less: compare { $0 < $1 }
    case .lessOrEqual: compare { $0 <= $1 }
    case .greater: compare { $0 > $1 }
    case .greaterOrEqual: compare { $0 >= $1 }
    case .equal(.number), .equal(.boolean): compare { $0 == $1 }
    case .equal(.other): push(popValue() == popValue())
    case .join: try join()

    case .skip(let count): return count + 1
    case .skipUnless(let count): if popNumber() == 0 { return count + 1 }
    case .and(let count):
      if numbers.last == 0 { return count + 1 }
      numbers.removeLast()
    case .or(let count):
      if numbers.last != 0 { return count + 1 }
      numbers.removeLast()

    case .call(let function, let count): try call(function, count)
    case .lerpValues: try lerpValues()
    case .component(let component, let valueClass):
      let value = popValue()
      guard let part = component.value(in: value) else { throw .missingField(component.rawValue) }
      try push(part, as: valueClass)
    case .field(let name, let valueClass):
      guard let field = popValue().member(pool.names[name]) else {
        throw .missingField(pool.names[name])
      }
      try push(field, as: valueClass)
    case .element(let valueClass): try element(valueClass)
    case .list(let count, let valueClass): try list(count, valueClass)
    case .convert(let type):
      values.append(
        try popValue().converted(to: pool.types[type], appearance: appearance))
    }
    return 1
  }

  private mutating func arithmetic(
    _ operation: (Double, Double) -> Double
  ) throws(EvaluationError.Kind) {
    let right = popNumber()
    let result = operation(popNumber(), right)
    guard result.isFinite else { throw .notFinite }
    numbers.append(result)
  }

  private mutating func compare(_ operation: (Double, Double) -> Bool) {
    let right = popNumber()
    push(operation(popNumber(), right))
  }

  private mutating func join() throws(EvaluationError.Kind) {
    let right = popValue()
    guard case .text(let rightText) = right, case .text(let leftText) = popValue() else {
      preconditionFailure("checked types: '+' joins texts")
    }
    let count = leftText.utf8.count + rightText.utf8.count
    guard count <= Value.longestText else { throw .textTooLong(count) }
    values.append(.text(leftText + rightText))
  }

  private mutating func element(_ valueClass: ValueClass) throws(EvaluationError.Kind) {
    let index = popNumber()
    let elements = popList()
    guard let whole = Int(exactly: index) else { throw .fractionalIndex(index) }
    guard elements.indices.contains(whole) else {
      throw .indexOutOfRange(index, count: elements.count)
    }
    try push(elements[whole], as: valueClass)
  }

  private mutating func list(
    _ count: Int, _ valueClass: ValueClass
  ) throws(EvaluationError.Kind) {
    let elements: [Value]
    switch valueClass {
    case .number:
      elements = numbers.suffix(count).map(Value.number)
      numbers.removeLast(count)
    case .boolean:
      elements = numbers.suffix(count).map { .boolean($0 != 0) }
      numbers.removeLast(count)
    case .other:
      elements = Array(values.suffix(count))
      values.removeLast(count)
      guard elements.reduce(0, { $0 + $1.elementCount }) <= Value.mostElements else {
        throw .tooManyElements
      }
    }
    values.append(.list(elements))
  }
}

extension Machine {
  mutating func popNumber() -> Double { numbers.removeLast() }

  mutating func popValue() -> Value { values.removeLast() }

  mutating func popList() -> [Value] {
    guard case .list(let elements) = popValue() else {
      preconditionFailure("checked types: a list")
    }
    return elements
  }

  mutating func push(_ boolean: Bool) { numbers.append(boolean ? 1 : 0) }

  /// Pushes a value that comes from outside, of the type that was promised.
  mutating func push(
    _ value: Value, as valueClass: ValueClass
  ) throws(EvaluationError.Kind) {
    switch (value, valueClass) {
    case (.number(let number), .number):
      guard number.isFinite else { throw .notFinite }
      numbers.append(number)
    case (.boolean(let boolean), .boolean): push(boolean)
    case (_, .number): throw .wrongType(value.type, expected: .number)
    case (_, .boolean): throw .wrongType(value.type, expected: .boolean)
    case (.number, .other), (.boolean, .other): throw .wrongType(value.type, expected: .text)
    case (_, .other): values.append(value)
    }
  }
}
