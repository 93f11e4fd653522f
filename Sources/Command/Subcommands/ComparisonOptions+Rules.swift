import Expressions
import Regression
import Rendering
import SceneModel

extension ComparisonOptions {
  /// Refuses to ignore a layer that there is none of.
  ///
  /// - Parameter projects: The specs that are compared; none where only pictures are.
  func judgeRules(for projects: [Project], in subcommand: Subcommand) throws(Failure) {
    let known = projects.flatMap { $0.scene.layers.flatMap(\.ids) }
    for rule in rules {
      guard case .layer(let name) = rule.place else { continue }
      // Copies are named one by one, and in their layers: row[2].title.
      let parts = name.split(separator: ".").map { $0.prefix { $0 != "[" } }
      if let id = parts.last, known.contains(String(id)) || known.contains(name) { continue }
      let message =
        projects.isEmpty
        ? "\(name.quoted) would be a layer, and no input is a spec"
        : "no layer is called \(name.quoted)"
          + (Spelling.nearestName(to: name, in: known).map { "; did you mean \($0.quoted)?" } ?? "")
      throw .usage(UsageError(.invalidValue(.ignore, ValueError(message)), in: subcommand))
    }
  }
}

extension Layer {
  /// Its own id, its mask's and those in it.
  fileprivate var ids: [String] {
    (id.map { [$0] } ?? []) + (mask?.layer.ids ?? []) + sublayers.flatMap(\.ids)
  }
}
