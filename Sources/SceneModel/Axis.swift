/// A direction of the canvas.
public enum Axis: String, CaseIterable, Hashable, Sendable {
  case x, y
}

/// A line of a layer across one axis, by which the layer can be placed.
public enum Edge: String, CaseIterable, Hashable, Sendable {
  /// The left or upper edge.
  case min
  /// The middle.
  case mid
  /// The right or lower edge.
  case max
  /// Where the layer's anchor point lies (`CALayer.position`).
  case position
}
