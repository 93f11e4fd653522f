/// How a rounded corner leads from one edge to the next; `CALayerCornerCurve`.
public enum CornerCurve: String, CaseIterable, Hashable, Sendable {
  /// A quarter of a circle.
  case circular
  /// A curve that leaves the edges earlier and more gently than a circle; ``ContinuousCorner``.
  case continuous
}
