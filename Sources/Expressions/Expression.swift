public import Geometry

/// An expression whose names and types are known, not yet tied to the layers it reads.
public struct Expression: Hashable, Sendable {
  /// The text, without the `=` before it.
  public let text: String
  public let type: ValueType
  /// In the order of the text. Those inside of an index of a path belong to that path.
  public let references: [Reference]
  /// Whether it may have no value at some time: it divides by a non-constant, takes a square
  /// root, indexes a list, reads a colour from a text…
  public let canFail: Bool
  /// Decides what the names of system colours stand for.
  public let appearance: Appearance
  let nodes: [Node]
  let root: Int
  let constants: [NamedConstant]

  /// Each name it reads, as written, as an expression of its own; without those in an index.
  public var parts: [Expression] {
    nodes.indices.compactMap { index in
      guard case .reference(let number) = nodes[index].kind else { return nil }
      return Expression(
        text: references[number].text, appearance: appearance, nodes: nodes, root: index,
        references: references, constants: [])
    }
  }

  /// The names whose values never change, each once.
  public var knownNames: [(name: String, value: Value)] {
    var names: [(name: String, value: Value)] = []
    for constant in constants where !names.contains(where: { $0.name == constant.name }) {
      names.append((constant.name, constant.value))
    }
    return names
  }

  /// Whether it reads nothing. Such an expression may still fail when it is linked.
  public var isConstant: Bool { references.isEmpty }

  /// A name that stands for a value that never changes.
  struct NamedConstant: Hashable, Sendable {
    var name: String
    var range: SourceRange
    var value: Value
  }

  /// One operand or operator; operands come before their operator in ``Expression/nodes``.
  struct Node: Hashable, Sendable {
    var kind: Kind
    var type: ValueType
    var range: SourceRange
  }

  enum Kind: Hashable, Sendable {
    case constant(Value)
    /// A place in ``Expression/references``.
    case reference(Int)
    /// Brings the operand to the node's type.
    case convert(Int)
    case list([Int])
    case call(Function, [Int])
    case unary(UnaryOperator, Int)
    case binary(BinaryOperator, Int, Int)
    case conditional(Int, then: Int, otherwise: Int)
    case component(Component, Int)
    case field(String, Int)
    case element(Int, index: Int)
  }

  init(
    text: String, appearance: Appearance, nodes: [Node], root: Int, references: [Reference],
    constants: [NamedConstant]
  ) {
    self.text = text
    self.appearance = appearance
    self.nodes = nodes
    self.root = root
    self.references = references
    self.constants = constants
    type = nodes[root].type

    var isConstant: [Bool] = []
    var canFail = false
    for node in nodes {
      let constant = node.operands.allSatisfy { isConstant[$0] } && !node.isReference
      if !constant && node.canFail(isConstant: { isConstant[$0] }) { canFail = true }
      isConstant.append(constant)
    }
    self.canFail = canFail
  }
}

extension Expression.Node {
  var isReference: Bool {
    if case .reference = kind { return true }
    return false
  }

  var operands: [Int] {
    switch kind {
    case .constant, .reference: []
    case .convert(let operand), .unary(_, let operand), .component(_, let operand),
      .field(_, let operand):
      [operand]
    case .list(let operands), .call(_, let operands): operands
    case .binary(_, let left, let right): [left, right]
    case .conditional(let condition, let then, let otherwise): [condition, then, otherwise]
    case .element(let list, let index): [list, index]
    }
  }

  /// Whether the operation has no result for some values of its operands that are not constant.
  /// (What overflows the range of a Double is left out.)
  func canFail(isConstant: (Int) -> Bool) -> Bool {
    switch kind {
    case .constant, .reference, .unary, .conditional, .list, .component, .field: false
    case .binary(.add, _, _): type == .text
    case .binary(let sign, _, let divisor): sign == .divide && !isConstant(divisor)
    case .convert, .element: true
    case .call(.text, let arguments): arguments.count < 2 || !isConstant(arguments[1])
    case .call(let function, _): function.canFail
    }
  }
}
