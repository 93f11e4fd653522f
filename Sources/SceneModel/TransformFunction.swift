/// One of the functions of which a whole `transform` is made, applied in their order.
public enum TransformFunction: String, CaseIterable, Hashable, Sendable {
  case translation, scale, rotation
  case rotationX = "rotation.x"
  case rotationY = "rotation.y"
  case skew, m34, matrix
}
