import SceneModel

extension Scene {
  /// Whether a layer is a text.
  var hasText: Bool { allLayers.contains { $0.kind == .text } }

  /// What layers, steps and variables are given, in this order: a name stands in its variable, its
  /// use where it matters.
  var formulas: [Formula] {
    allLayers.flatMap { $0.values.map(\.formula) } + timeline.flatMap(\.formulas)
      + variables.map(\.formula)
  }

  private var allLayers: [Layer] { layers.flatMap(\.withSublayers) }
}

extension Layer {
  /// The layer, its mask, and all in them.
  fileprivate var withSublayers: [Layer] {
    [self] + (mask?.layer.withSublayers ?? []) + sublayers.flatMap(\.withSublayers)
  }
}

extension Step {
  /// The values it and the steps in it write.
  fileprivate var formulas: [Formula] {
    switch kind {
    case .set(let assignments): assignments.flatMap(\.value.formulas)
    case .animate(let animation): animation.assignments.flatMap(\.value.formulas)
    case .transition(let transition):
      (transition.set + transition.animate).flatMap(\.value.formulas)
    case .drag, .pause, .wait: []
    case .branch(_, let then, let otherwise): (then + otherwise).flatMap(\.formulas)
    case .parallel(let steps), .sequence(let steps): steps.flatMap(\.formulas)
    case .group(let group): group.steps.flatMap(\.formulas)
    }
  }
}

extension AssignedValue {
  fileprivate var formulas: [Formula] {
    switch self {
    case .to(let formula): [formula]
    case .basic(let from, let to, let by): [from, to, by].compactMap(\.self)
    case .keyframes(let keyframes):
      switch keyframes.course {
      case .values(let values): values
      case .path(let path, _): [path]
      }
    }
  }
}
