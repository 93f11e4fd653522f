import Expressions
import Motion
import SceneModel

/// What the engine understood of one animation of one quantity.
public struct AnimationExplanation: Hashable, Sendable {
  /// As `row[2].title`.
  public var layer: String
}

extension Compiler {
  mutating func explain(
    _ segment: Segment, _ motion: StepMotion, _ target: WriteTarget, from: Value, to: Value,
    model: Value, at time: Int
  ) {}
}
