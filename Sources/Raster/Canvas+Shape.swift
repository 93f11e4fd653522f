import Drawing
import Geometry

extension Canvas {
  func draw(_ fill: Fill, map: AffineTransform, within visible: Rect, clip: Shape?) {
    guard fill.color.alpha > 0, isShown(fill.shape.pixelBounds(map: map), in: visible) else {
      return
    }
    context.setSource(fill.color)
    let hasOutlineOfClip = fill.shape.hasOutline(of: clip)
    switch fill.shape {
    case .roundedRect(let rect, let radii):
      if hasOutlineOfClip {
        context.add(visible)
      } else {
        add(rect, radii, map: map)
      }
      context.fill()
    case .ring(let rect, let radii, let width):
      guard width > 0 else { return }
      if hasOutlineOfClip {
        context.add(visible)
      } else {
        add(rect, radii, map: map)
      }
      let inner = rect.insetBy(width)
      if !inner.isEmpty {
        add(inner, radii.clamped(to: rect.size).insetBy(width), map: map)
      }
      context.fill(evenOdd: true)
    }
  }

  func isShown(_ bounds: Rect?, in visible: Rect) -> Bool {
    guard let bounds else { return false }
    return !bounds.intersection(visible).isEmpty
  }

  /// Adds a rounded rectangle to the path; an upright one without radii as a rectangle, whose
  /// coverage is exact.
  func add(_ rect: Rect, _ radii: CornerRadii, map: AffineTransform) {
    if map.keepsAxes, radii.clamped(to: rect.size).isZero {
      context.add(map.boundingBox(of: rect).intersection(reach))
    } else if map.keepsAxes {
      let limits = AffineTransform.scale(x: 1 / map.a, y: 1 / map.d)
        .boundingBox(of: reach.offsetBy(x: -map.tx, y: -map.ty))
      var path = Path()
      path.addRoundedRect(rect.intersection(limits), radii.clamped(to: rect.size))
      context.add(path, map: map)
    } else {
      var path = Path()
      path.addRoundedRect(rect, radii)
      context.add(path, map: map)
    }
  }

  /// Far more than any canvas, and far less than where cairo's fixed point (2²³ px) wraps round.
  private var reach: Rect { Rect(x: -2e6, y: -2e6, width: 4e6, height: 4e6) }
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
