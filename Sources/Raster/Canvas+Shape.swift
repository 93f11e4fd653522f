import Drawing
import Geometry

extension Canvas {
  func draw(_ fill: Fill, map: AffineTransform, within visible: Rect, clip: Shape?) {
    guard fill.color.alpha > 0, isShown(fill.shape.pixelBounds(map: map), in: visible) else {
      return
    }
    context.setSource(fill.color)
    if fill.shape.hasOutline(of: clip) {
      context.add(visible)
      switch fill.shape {
      case .roundedRect: break
      case .ring(let rect, let radii, let width):
        context.addInnerEdge(ofRing: rect, radii, width: width, map: map)
      }
    } else {
      context.add(fill.shape, map: map)
    }
    context.fill(evenOdd: true)
  }

  func isShown(_ bounds: Rect?, in visible: Rect) -> Bool {
    guard let bounds else { return false }
    return !bounds.intersection(visible).isEmpty
  }
}

extension Shape {
  /// Whether the shape's outer edge is a clip's edge.
  func hasOutline(of clip: Shape?) -> Bool {
    guard case .roundedRect(let clipRect, let clipRadii) = clip else { return false }
    switch self {
    case .roundedRect(let rect, let radii), .ring(let rect, let radii, _):
      return rect == clipRect && radii == clipRadii
    }
  }
}
