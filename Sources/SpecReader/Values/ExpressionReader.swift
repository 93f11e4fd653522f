import Expressions
import SceneModel

extension Reading {
  /// Reads an expression and checks its names and its type; one that reads nothing is evaluated.
  ///
  /// - Parameters:
  ///   - json: A text that starts with a single `=`.
  ///   - type: What it must give; nil takes any type.
  /// - Returns: Nil where something is wrong, which has been told.
  mutating func expression(_ json: Located, type: ValueType?, _ use: ValueUse) -> Formula? {
    guard case .text(let text) = json.kind else { return nil }
    let place = sources.place(of: json)
    do {
      let syntax = try Syntax.parse(String(text.dropFirst()))
      for name in syntax.names where !readVariable(name, at: json) { return nil }
      let scope = SpecScope(
        names: names, variables: variables, canvas: canvas, context: use.context)
      let expression = try syntax.check(in: scope, expecting: type, appearance: appearance)
      guard expression.isConstant else {
        return Formula(
          .expression(expression), at: place, columns: sources.columns(ofExpression: json))
      }
      return Formula(.value(try expression.constant(unresolved)), at: place)
    } catch {
      tell(fault(error, json, scope: use))
      return nil
    }
  }

  /// A value that must be known before the film starts: written out, or an expression of
  /// variables and `canvas` that do not depend on time.
  mutating func known(_ json: Located, _ shape: Shape, _ use: ValueUse) -> Value? {
    guard let formula = value(json, shape, use) else { return nil }
    return known(formula, name: use.name)
  }

  mutating func known(_ formula: Formula, name: String) -> Value? {
    if let value = formula.value { return value }
    let live = formula.firstExpression ?? formula
    var reads = ""
    if case .expression(let expression) = live.kind, let first = expression.references.first {
      reads = "; it reads '\(first.text)'"
    }
    tell(
      Diagnostic(
        .error, .dependsOnTime, at: live.place,
        "'\(name)' is read once, before the film starts, and must not depend on time\(reads)"))
    return nil
  }

  /// Where in the file an expression's fault is, and what it is.
  private func fault(_ error: ExpressionError, _ json: Located, scope: ValueUse) -> Diagnostic {
    let code: DiagnosticCode =
      switch error.category {
      case .syntax: .expressionSyntax
      case .name: .unknownName
      case .type: .expressionType
      case .failure: .expressionFailure
      case .size: .tooLarge
      case .dependsOnTime: .dependsOnTime
      }
    let place = sources.place(
      of: error.range.lowerBound + 1..<error.range.upperBound + 1, inText: json)
    var message = error.message
    if case .wrongType = error.kind { message = "'\(scope.name)': \(message)" }
    return Diagnostic(.error, code, at: place, message, hint: error.hint)
  }
}

extension Formula {
  /// The first expression in it.
  fileprivate var firstExpression: Formula? {
    switch kind {
    case .expression: return self
    case .value, .snapshot: return nil
    case .list(let formulas), .path(_, let formulas):
      return formulas.lazy.compactMap(\.firstExpression).first
    case .dictionary(let fields): return fields.lazy.compactMap(\.formula.firstExpression).first
    }
  }
}

/// Links an expression that reads nothing.
private func unresolved(_ reference: Reference) throws(ExpressionError) -> Link {
  throw ExpressionError(.notConstant(reference.text), at: reference.range)
}

extension SourceTable {
  /// For an expression with escapes in the file, the column of each of its bytes and of its end,
  /// from the first one's; nil where there are none.
  func columns(ofExpression json: Located) -> [Int]? {
    guard case .text(let text) = json.kind, json.range.count != text.utf8.count + 2 else {
      return nil
    }
    let columns = (1...text.utf8.count).map { place(of: $0..<$0 + 1, inText: json).column }
    return columns.map { $0 - (columns.first ?? 0) }
  }
}
