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

  /// A control point this far along the tangent makes a cubic of a quarter circle: 4/3·(√2 − 1).
  private static let circle = 0.5522847498

  /// Adds a rectangle with rounded corners, clockwise; radii are clamped to half the shorter side.
  mutating func addRoundedRect(_ rect: Rect, _ radii: CornerRadii) {
    let radii = radii.clamped(to: rect.size)
    guard !radii.isZero else {
      move(to: rect.minX, rect.minY)
      line(to: rect.maxX, rect.minY)
      line(to: rect.maxX, rect.maxY)
      line(to: rect.minX, rect.maxY)
      close()
      return
    }
    let (minX, minY, maxX, maxY) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    move(to: minX + radii.minXminY, minY)
    corner(x: maxX, y: minY, from: (-1, 0), to: (0, 1), radius: radii.maxXminY)
    corner(x: maxX, y: maxY, from: (0, -1), to: (-1, 0), radius: radii.maxXmaxY)
    corner(x: minX, y: maxY, from: (1, 0), to: (0, -1), radius: radii.minXmaxY)
    corner(x: minX, y: minY, from: (0, 1), to: (1, 0), radius: radii.minXminY)
    close()
  }

  /// A line to the corner's start and its curve. The directions lead from the corner point back
  /// along the edge before and forth along the edge after.
  private mutating func corner(
    x: Double, y: Double, from: (x: Double, y: Double), to: (x: Double, y: Double), radius: Double
  ) {
    line(to: x + radius * from.x, y + radius * from.y)
    guard radius > 0 else { return }
    let near = radius * (1 - Self.circle)
    curve(
      to: x + radius * to.x, y + radius * to.y, x + near * from.x, y + near * from.y,
      x + near * to.x, y + near * to.y)
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
