import Expressions
import SceneModel

extension Compiler {
  /// The value of a formula that a behaviour declares, over what is shown now.
  mutating func shown(_ formula: Formula?, of instance: Int) throws(Diagnostic) -> Value? {
    guard let formula else { return nil }
    return try evaluate(
      try linkForTimeline(formula, of: instance, readsShown: true), formula)
  }
}
