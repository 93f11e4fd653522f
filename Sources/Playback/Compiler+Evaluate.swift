import Expressions
import Geometry
import Motion
import SceneModel

/// An expression of a step, tied to what it reads at the moment the step starts.
struct TimelineFormula {
  enum Form {
    case value(Value)
    case program(Program)
    case list([TimelineFormula])
    case dictionary([TimelineFormula])
    case path(PathForm, [TimelineFormula])
  }

  struct Read: Hashable {
    var node: NodeID
    /// Whether running animations count.
    var shown: Bool
  }

  var form: Form
  /// By the number the program asks for.
  var reads: [Read] = []

  /// Everything it reads.
  var nodes: [NodeID] {
    switch form {
    case .value: []
    case .program: reads.map(\.node)
    case .list(let parts), .dictionary(let parts), .path(_, let parts): parts.flatMap(\.nodes)
    }
  }
}

extension Compiler {
  /// Ties a step's formula to what it reads, as seen from a layer (or from none).
  ///
  /// - Parameter readsShown: Whether it reads what is shown, as what a layer declares does.
  mutating func linkForTimeline(
    _ formula: Formula, of instance: Int?, readsShown: Bool = false
  ) throws(Diagnostic) -> TimelineFormula {
    switch formula.kind {
    case .value(let value): return TimelineFormula(form: .value(value))
    case .list(let formulas):
      var parts: [TimelineFormula] = []
      for part in formulas {
        parts.append(try linkForTimeline(part, of: instance, readsShown: readsShown))
      }
      return TimelineFormula(form: .list(parts))
    case .dictionary(let fields):
      var parts: [TimelineFormula] = []
      for field in fields {
        parts.append(try linkForTimeline(field.formula, of: instance, readsShown: readsShown))
      }
      return TimelineFormula(form: .dictionary(parts))
    case .path(let form, let formulas):
      var parts: [TimelineFormula] = []
      for part in formulas { parts.append(try linkForTimeline(part, of: instance)) }
      return TimelineFormula(form: .path(form, parts))
    case .expression(let expression):
      var reads: [TimelineFormula.Read] = []
      let program = try graph.link(
        expression, formula, of: instance, isTimeline: true
      ) { node, shown in
        let read = TimelineFormula.Read(node: node, shown: shown || readsShown)
        if let known = reads.firstIndex(of: read) { return known }
        reads.append(read)
        return reads.count - 1
      }
      return TimelineFormula(form: .program(program), reads: reads)
    case .snapshot(let path):
      return TimelineFormula(form: .value(try takeSnapshot(of: path, from: instance)))
    }
  }

  /// The value at the time of `memo`.
  mutating func evaluate(
    _ linked: TimelineFormula, _ formula: Formula
  ) throws(Diagnostic) -> Value {
    switch linked.form {
    case .value(let value): return value
    case .list(let parts):
      guard case .list(let formulas) = formula.kind else { return .list([]) }
      var values: [Value] = []
      for (part, formula) in zip(parts, formulas) { values.append(try evaluate(part, formula)) }
      return .list(values)
    case .dictionary(let parts):
      guard case .dictionary(let fields) = formula.kind else { return .dictionary([]) }
      var values: [Value.Field] = []
      for (part, field) in zip(parts, fields) {
        values.append(
          Value.Field(name: field.name, value: try evaluate(part, field.formula)))
      }
      return .dictionary(values)
    case .path(let form, let parts):
      guard case .path(_, let formulas) = formula.kind else { return .path(Path()) }
      var values: [Value] = []
      for (part, formula) in zip(parts, formulas) { values.append(try evaluate(part, formula)) }
      return .path(form.path(of: values))
    case .program(let program):
      var values: [Value] = []
      for read in linked.reads {
        values.append(
          read.shown
            ? try memo.value(of: read.node, in: graph)
            : try memo.modelValue(of: read.node, in: graph))
      }
      do throws(EvaluationError) {
        return try program.evaluate { values[$0] }
      } catch {
        throw formula.diagnostic(error)
      }
    }
  }

  mutating func evaluate(_ formula: Formula, of instance: Int?) throws(Diagnostic) -> Value {
    try evaluate(try linkForTimeline(formula, of: instance), formula)
  }

  mutating func number(_ formula: Formula?, of instance: Int?) throws(Diagnostic) -> Double? {
    guard let formula else { return nil }
    return try evaluate(formula, of: instance).number
  }

  /// A time in nanoseconds, at least 0, read at a moment in nanoseconds.
  mutating func seconds(
    _ formula: Formula?, of instance: Int?, at time: Int
  ) throws(Diagnostic) -> Int? {
    guard let formula else { return nil }
    memo.begin(at: Double(time) / 1e9)
    let seconds = try evaluate(formula, of: instance).number
    guard (0...86_400).contains(seconds) else {
      throw Diagnostic(
        .error, .outOfRange, at: formula.place,
        "a time is \(seconds.shortestText), must be 0 to 86400 s")
    }
    return Nanoseconds.count(ofSeconds: seconds)
  }
}
