/// A step of a ``Program``.
///
/// The machine has two stacks: one of numbers, on which booleans are 0 and 1, and one of all other
/// values. The types are checked before, so each step knows on which stack its operands are.
enum Instruction: Hashable, Sendable {
  case number(Double)
  /// A constant, by its place in ``Pool/values``.
  case value(Int)
  /// Asks for the value of a node.
  case read(Int, as: ValueClass)

  case negate, not
  case add, subtract, multiply, divide
  case less, lessOrEqual, greater, greaterOrEqual
  case equal(ValueClass)
  case join

  /// Goes on after so many further steps.
  case skip(Int)
  /// The same where the condition is false; takes it from the stack.
  case skipUnless(Int)
  /// Where the condition is false, leaves it there and skips; else takes it.
  case and(Int)
  /// Where the condition is true, leaves it there and skips; else takes it.
  case or(Int)

  case call(Function, arguments: Int)
  /// ``Function/lerp`` of values that are no numbers.
  case lerpValues
  case component(Component, ValueClass)
  /// A field, by its name's place in ``Pool/names``.
  case field(Int, ValueClass)
  case element(ValueClass)
  case list(count: Int, ValueClass)
  /// Brings a value to a type, by its place in ``Pool/types``.
  case convert(Int)
}

/// On which stack a value is, and as what.
enum ValueClass: Hashable, Sendable {
  case number, boolean, other

  init(_ type: ValueType) {
    switch type {
    case .number: self = .number
    case .boolean: self = .boolean
    case .text, .color, .point, .size, .rect, .transform, .path, .contents, .list, .dictionary:
      self = .other
    }
  }
}

/// What steps refer to by number, because it is larger than a step.
struct Pool: Hashable, Sendable {
  var values: [Value] = []
  var names: [String] = []
  var types: [ValueType] = []
}

/// Steps, and for each the part of the text it stands for.
struct Code: Hashable, Sendable {
  var instructions: [Instruction] = []
  var sites: [Site] = []

  struct Site: Hashable, Sendable {
    /// The operation.
    var range: SourceRange
    /// The operand that its failure comes from.
    var blamed: SourceRange
  }

  mutating func append(_ instruction: Instruction, _ site: Site) {
    instructions.append(instruction)
    sites.append(site)
  }

  mutating func append(_ other: Code) {
    instructions += other.instructions
    sites += other.sites
  }
}
