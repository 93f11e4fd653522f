import CairoShim
import Drawing
import Geometry

/// An outline of lines and cubic curves.
struct Path: Hashable, Sendable {
  /// Values of the shim's `cs_verb`.
  private(set) var verbs: [UInt8] = []
  /// x and y of one point after the other.
  private(set) var coordinates: [Double] = []

  init() {}

  init(verbs: [UInt8], coordinates: [Double]) {
    self.verbs = verbs
    self.coordinates = coordinates
  }

  mutating func move(to x: Double, _ y: Double) {
    verbs.append(UInt8(CS_MOVE.rawValue))
    coordinates += [x, y]
  }

  mutating func line(to x: Double, _ y: Double) {
    verbs.append(UInt8(CS_LINE.rawValue))
    coordinates += [x, y]
  }

  mutating func curve(
    to x: Double, _ y: Double, _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double
  ) {
    verbs.append(UInt8(CS_CURVE.rawValue))
    coordinates += [x1, y1, x2, y2, x, y]
  }

  mutating func close() { verbs.append(UInt8(CS_CLOSE.rawValue)) }

  /// Adds a rectangle with rounded corners, clockwise; radii are clamped to half the shorter side.
  mutating func addRoundedRect(_ rect: Rect, _ radii: CornerRadii) {
    guard !radii.clamped(to: rect.size).isZero else {
      move(to: rect.minX, rect.minY)
      line(to: rect.maxX, rect.minY)
      line(to: rect.maxX, rect.maxY)
      line(to: rect.minX, rect.maxY)
      close()
      return
    }
    add(Geometry.Path(roundedRect: rect, radii))
  }

  /// Adds a path, its quadratic curves as cubic ones.
  mutating func add(_ path: Geometry.Path) {
    var current = Point.zero
    var start = Point.zero
    for element in path.elements {
      switch element {
      case .move(let end):
        move(to: end.x, end.y)
        (current, start) = (end, end)
      case .line(let end):
        line(to: end.x, end.y)
        current = end
      case .quadCurve(let end, let control):
        curve(
          to: end.x, end.y, (current.x + 2 * control.x) / 3, (current.y + 2 * control.y) / 3,
          (end.x + 2 * control.x) / 3, (end.y + 2 * control.y) / 3)
        current = end
      case .curve(let end, let control1, let control2):
        curve(to: end.x, end.y, control1.x, control1.y, control2.x, control2.y)
        current = end
      case .close:
        close()
        current = start
      }
    }
  }

  /// The box around all points, control points included; nil for an empty path.
  func controlBox(map: AffineTransform) -> Rect? {
    guard coordinates.count >= 2 else { return nil }
    var box = (
      minX: Double.infinity, minY: Double.infinity, maxX: -Double.infinity, maxY: -Double.infinity
    )
    for index in stride(from: 0, to: coordinates.count - 1, by: 2) {
      let point = map.apply(to: Point(x: coordinates[index], y: coordinates[index + 1]))
      box.minX = min(box.minX, point.x)
      box.minY = min(box.minY, point.y)
      box.maxX = max(box.maxX, point.x)
      box.maxY = max(box.maxY, point.y)
    }
    return Rect(minX: box.minX, minY: box.minY, maxX: box.maxX, maxY: box.maxY)
  }
}
