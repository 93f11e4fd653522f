public import Rendering
import SpecReader

extension ValueComparison {
  /// How the values of two films differ, and what in their specs makes them.
  public init(_ old: Project, _ new: Project) throws(RegressionError) {
    self.init(try ValueTable(old), try ValueTable(new))
    animations = AnimationChange.all(old.timeline, new.timeline)
    spec = try SpecChange.all(
      SourceText(file: old.spec.name, bytes: old.spec.bytes),
      SourceText(file: new.spec.name, bytes: new.spec.bytes))
    spec += Self.variables(old, new)
  }

  /// Variables that the command line set differently.
  private static func variables(_ old: Project, _ new: Project) -> [SpecChange] {
    let (before, after) = (old.overrides.assignments, new.overrides.assignments)
    guard before != after else { return [] }
    let names = Set(before.map(\.variable)).union(after.map(\.variable)).sorted()
    return names.compactMap { name in
      let one = before.last { $0.variable == name }?.value
      let other = after.last { $0.variable == name }?.value
      return one == other
        ? nil : SpecChange(kind: .changed, path: "--set \(name)", before: one, after: other)
    }
  }
}
