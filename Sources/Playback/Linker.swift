import Expressions
import Geometry
import SceneModel

/// What a formula gives, tied to the layers it reads.
enum LinkedValue: Hashable {
  case value(Value)
  case node(NodeID)
}

extension Graph {
  /// Ties a live formula to nodes: it holds at every time and reads what is shown.
  ///
  /// - Parameters:
  ///   - instance: The layer whose value it is; nil for a variable.
  ///   - owner: What it gives, in words.
  mutating func link(
    _ formula: Formula, of instance: Int?, owner: String
  ) throws(Diagnostic) -> LinkedValue {
    switch formula.kind {
    case .value(let value): return .value(value)
    case .list(let formulas):
      var parts: [LinkedValue] = []
      for part in formulas { parts.append(try link(part, of: instance, owner: owner)) }
      let values = parts.compactMap { if case .value(let value) = $0 { value } else { nil } }
      if values.count == parts.count { return .value(.list(values)) }
      return .node(add(.list(parts.map { node(of: $0) })))
    case .dictionary(let fields):
      var parts: [NodeID] = []
      for field in fields {
        parts.append(
          node(of: try link(field.formula, of: instance, owner: "\(owner).\(field.name)")))
      }
      return .node(add(.dictionary(fields.map(\.name), parts)))
    case .path(let form, let formulas):
      var parts: [NodeID] = []
      for part in formulas {
        parts.append(node(of: try link(part, of: instance, owner: owner)))
      }
      return .node(add(.path(form, parts)))
    case .expression(let expression):
      let program = try link(expression, formula, of: instance, isTimeline: false) { node, _ in
        node
      }
      return .node(add(.formula(LiveFormula(program: program, formula: formula, owner: owner))))
    case .snapshot:
      // Taken once the tree stands; see Compiler.takeFirstSnapshots.
      return .value(.contents(.none))
    }
  }

  mutating func node(of linked: LinkedValue) -> NodeID {
    switch linked {
    case .value(let value): intern(.constant(value))
    case .node(let node): node
    }
  }

  /// - Parameter number: The number by which the program asks for a node.
  mutating func link(
    _ expression: Expression, _ formula: Formula, of instance: Int?, isTimeline: Bool,
    number: (NodeID, _ shown: Bool) -> Int
  ) throws(Diagnostic) -> Program {
    do throws(ExpressionError) {
      return try expression.link { reference throws(ExpressionError) in
        try self.link(reference, of: instance, isTimeline: isTimeline, number: number)
      }
    } catch {
      throw formula.diagnostic(error)
    }
  }

  private mutating func link(
    _ reference: Reference, of instance: Int?, isTimeline: Bool,
    number: (NodeID, _ shown: Bool) -> Int
  ) throws(ExpressionError) -> Link {
    let elements = try reference.resolved { inner throws(ExpressionError) in
      try self.link(inner, of: instance, isTimeline: isTimeline, number: number)
    }
    let context = NameContext(
      layer: instance.map { tree.instances[$0].declared }, isTimeline: isTimeline)
    let meaning: NameMeaning
    do throws(NameFault) {
      meaning = try tree.names.meaning(of: elements.map(NameElement.init), in: context).meaning
    } catch {
      throw ExpressionError(
        .invalidName("'\(reference.text)' has no meaning here"), at: reference.range)
    }
    let target = target(of: meaning, from: instance) { element in
      if case .index(let index) = elements[element] { return index }
      return -1
    }
    switch target {
    case .value(let value): return .value(value)
    case .node(let node, let shown): return .node(number(node, shown))
    case nil:
      throw ExpressionError(
        .invalidName("'\(reference.text)' names a copy that does not exist"), at: reference.range)
    }
  }
}

extension Formula {
  /// What is wrong with its expression before anything runs.
  func diagnostic(_ error: ExpressionError) -> Diagnostic {
    Diagnostic(
      .error, error.category == .size ? .tooLarge : .expressionFailure,
      at: place(of: error.range), error.message, hint: error.hint)
  }

  /// What went wrong in its expression at a time.
  func diagnostic(_ error: EvaluationError) -> Diagnostic {
    Diagnostic(
      .error, error.isTooLarge ? .tooLarge : .expressionFailure, at: place(of: error.range),
      error.message, hint: error.hint)
  }
}
