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
