extension Shape {
  /// Whether the shape's outer edge is a clip's edge.
  ///
  /// A backend then draws it beyond that edge, so that the clip alone antialiases.
  public func hasOutline(of clip: Shape?) -> Bool {
    guard case .roundedRect(let clipRect, let clipRadii) = clip else { return false }
    switch self {
    case .roundedRect(let rect, let radii), .ring(let rect, let radii, _):
      return rect == clipRect && radii == clipRadii
    }
  }
}
