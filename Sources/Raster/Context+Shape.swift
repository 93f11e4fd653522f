import Drawing
import Geometry

extension Context {
  /// Adds a shape to the path, to be filled by the even-odd rule.
  borrowing func add(_ shape: Shape, map: AffineTransform) {
    switch shape {
    case .roundedRect(let rect, let radii):
      add(rect, radii, map: map)
    case .ring(let rect, let radii, let width):
      add(rect, radii, map: map)
      addInnerEdge(ofRing: rect, radii, width: width, map: map)
    }
  }

  /// Adds the inner edge of a ring; none where the ring leaves no room.
  borrowing func addInnerEdge(
    ofRing rect: Rect, _ radii: CornerRadii, width: Double, map: AffineTransform
  ) {
    guard let inner = Shape.innerEdge(ofRing: rect, radii, width: width) else { return }
    add(inner.rect, inner.radii, map: map)
  }

  /// Adds a rounded rectangle to the path; an upright one without radii as a rectangle, whose
  /// coverage cairo finds exactly.
  borrowing func add(_ rect: Rect, _ radii: CornerRadii, map: AffineTransform) {
    let radii = radii.clamped(to: rect.size)
    guard map.keepsAxes else { return add(Path(rect, radii), map: map) }
    // Far more than any canvas, and less than where cairo's fixed point wraps round (2²³ px).
    let reach = Rect(x: -2e6, y: -2e6, width: 4e6, height: 4e6)
    let box = map.boundingBox(of: rect)
    if radii.isZero {
      add(box.intersection(reach))
    } else if reach.contains(box) {
      add(Path(rect, radii), map: map)
    } else if let inverse = map.inverted {
      add(Path(rect.intersection(inverse.boundingBox(of: reach)), radii), map: map)
    }
  }
}

extension Shape {
  /// The inner edge of a ring, or nil where the ring leaves no room.
  fileprivate static func innerEdge(
    ofRing rect: Rect, _ radii: CornerRadii, width: Double
  ) -> (rect: Rect, radii: CornerRadii)? {
    let inner = rect.insetBy(max(0, width))
    guard !inner.isEmpty else { return nil }
    return (inner, radii.clamped(to: rect.size).insetBy(max(0, width)))
  }
}

extension Path {
  /// A shape's outline, to be filled by the even-odd rule.
  init(_ shape: Shape) {
    switch shape {
    case .roundedRect(let rect, let radii):
      self.init(rect, radii)
    case .ring(let rect, let radii, let width):
      self.init(rect, radii)
      guard let inner = Shape.innerEdge(ofRing: rect, radii, width: width) else { return }
      addRoundedRect(inner.rect, inner.radii)
    }
  }

  fileprivate init(_ rect: Rect, _ radii: CornerRadii) {
    self.init()
    addRoundedRect(rect, radii)
  }
}
