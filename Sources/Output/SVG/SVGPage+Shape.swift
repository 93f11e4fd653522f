import Drawing
import Geometry

extension SVGPage {
  mutating func write(_ fill: Fill, clip: Shape? = nil) {
    let shape = fill.shape.hasOutline(of: clip) ? fill.shape.grown : fill.shape
    write(
      shape,
      [("fill-rule", fill.shape.svgFillRule)] + SVGPage.paint(fill.color, isInMask: isInMask))
  }

  /// A shape as an element: a `rect` where its corners are alike, else a `path`.
  mutating func write(_ shape: Shape, _ look: Attributes) {
    if let projection {
      guard let outline = projection.outline(of: shape.outline) else { return }
      return element("path", [("d", outline.svgData)] + look)
    }
    switch shape {
    case .roundedRect(let rect, _) where rect.isEmpty: return
    case .ring(let rect, _, let width) where rect.isEmpty || !(width > 0): return
    case .roundedRect(let rect, let radii):
      guard let radius = radii.uniform, radius == 0 || radii.curve == .circular else {
        element("path", [("d", SVGPath.outline(rect, radii))] + look)
        return
      }
      element(
        "rect",
        [
          ("x", rect.x == 0 ? nil : rect.x.svgLength), ("y", rect.y == 0 ? nil : rect.y.svgLength),
          ("width", rect.width.svgLength), ("height", rect.height.svgLength),
          ("rx", radius == 0 ? nil : radius.svgLength),
        ] + look)
    case .ring(let rect, let radii, let width):
      let inner = rect.insetBy(width)
      var path = SVGPath.outline(rect, radii)
      if !inner.isEmpty { path += " " + SVGPath.outline(inner, radii.insetBy(width)) }
      element("path", [("d", path)] + look)
    }
  }

  /// `fill` in 8 bits a channel, and `fill-opacity` where it is not 1. White inside a mask.
  static func paint(_ color: Color, isInMask: Bool) -> Attributes {
    [
      ("fill", isInMask ? Color.white.svgColor : color.svgColor),
      ("fill-opacity", opacity(color.alpha)),
    ]
  }
}

extension Shape {
  /// The shape with its outer edge, which a clip cuts, a little further out.
  fileprivate var grown: Shape {
    switch self {
    case .roundedRect(let rect, _): .roundedRect(rect, .zero)
    case .ring(let rect, let radii, let width):
      .ring(rect.insetBy(-1), radii.insetBy(-1), width: width + 1)
    }
  }

  /// The rule that leaves a ring's inside empty; nil where the rule does not matter.
  var svgFillRule: String? {
    switch self {
    case .roundedRect: nil
    case .ring: "evenodd"
    }
  }
}

/// Outlines as path data.
enum SVGPath {
  /// Clockwise from the top left corner's end.
  static func outline(_ rect: Rect, _ radii: CornerRadii) -> String {
    switch radii.curve {
    case .circular: arcs(rect, radii)
    case .continuous: Path(roundedRect: rect, radii).svgData
    }
  }

  private static func arcs(_ rect: Rect, _ radii: CornerRadii) -> String {
    func point(_ x: Double, _ y: Double) -> String { "\(x.svgLength) \(y.svgLength)" }
    func corner(_ radius: Double, to end: String) -> String {
      radius > 0 ? " A\(radius.svgLength) \(radius.svgLength) 0 0 1 \(end)" : ""
    }
    return "M\(point(rect.minX + radii.minXminY, rect.minY))"
      + " L\(point(rect.maxX - radii.maxXminY, rect.minY))"
      + corner(radii.maxXminY, to: point(rect.maxX, rect.minY + radii.maxXminY))
      + " L\(point(rect.maxX, rect.maxY - radii.maxXmaxY))"
      + corner(radii.maxXmaxY, to: point(rect.maxX - radii.maxXmaxY, rect.maxY))
      + " L\(point(rect.minX + radii.minXmaxY, rect.maxY))"
      + corner(radii.minXmaxY, to: point(rect.minX, rect.maxY - radii.minXmaxY))
      + " L\(point(rect.minX, rect.minY + radii.minXminY))"
      + corner(radii.minXminY, to: point(rect.minX + radii.minXminY, rect.minY)) + " Z"
  }
}
