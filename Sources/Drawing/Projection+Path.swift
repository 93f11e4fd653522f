public import Geometry

extension Projection {
  /// What is seen of an outline, its curves as straight lines that stay within a hundredth of a
  /// point of them; nil where part of it is not before the eye.
  public func outline(of path: Path) -> Path? {
    var result = Path()
    var (start, current) = (Point.zero, Point.zero)
    func append(_ point: Point, _ element: (Point) -> Path.Element) -> Bool {
      guard let image = map(point) else { return false }
      result.elements.append(element(image))
      return true
    }
    func appendCurve(_ control1: Point, _ control2: Point, to end: Point) -> Bool {
      let count = lineCount(current, control1, control2, end)
      for index in 1...count {
        let t = Double(index) / Double(count)
        let point = Self.point(at: t, current, control1, control2, end)
        guard append(point, { .line(to: $0) }) else { return false }
      }
      return true
    }
    for element in path.elements {
      let isSeen: Bool
      switch element {
      case .move(let end):
        isSeen = append(end) { .move(to: $0) }
        (start, current) = (end, end)
      case .line(let end):
        isSeen = append(end) { .line(to: $0) }
        current = end
      case .quadCurve(let end, let control):
        isSeen = appendCurve(
          Self.between(current, control, 2.0 / 3), Self.between(end, control, 2.0 / 3), to: end)
        current = end
      case .curve(let end, let control1, let control2):
        isSeen = appendCurve(control1, control2, to: end)
        current = end
      case .close:
        result.elements.append(.close)
        isSeen = true
        current = start
      }
      guard isSeen else { return nil }
    }
    return result
  }

  /// A quarter of a circle of length l is off its n chords by l·π / 16n², as it is seen.
  private func lineCount(_ a: Point, _ b: Point, _ c: Point, _ d: Point) -> Int {
    let points = [a, b, c, d].compactMap(map)
    guard points.count == 4 else { return 1 }
    let length = zip(points, points.dropFirst()).reduce(0) { sum, pair in
      sum + .hypot(pair.1.x - pair.0.x, pair.1.y - pair.0.y)
    }
    let count = (length * .pi / 16 / 0.01).squareRoot().rounded(.up)
    return Int(min(max(count, 1), 1024))
  }

  private static func between(_ a: Point, _ b: Point, _ part: Double) -> Point {
    Point(x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part)
  }

  /// De Casteljau's construction.
  private static func point(
    at t: Double, _ a: Point, _ b: Point, _ c: Point, _ d: Point
  ) -> Point {
    let (ab, bc, cd) = (between(a, b, t), between(b, c, t), between(c, d, t))
    return between(between(ab, bc, t), between(bc, cd, t), t)
  }
}

extension Shape {
  /// The shape's edge, to be filled by the even-odd rule.
  public var outline: Path {
    switch self {
    case .roundedRect(let rect, let radii): return Path(roundedRect: rect, radii)
    case .ring(let rect, let radii, let width):
      var path = Path(roundedRect: rect, radii)
      let inner = rect.insetBy(width)
      if !inner.isEmpty {
        path.elements += Path(roundedRect: inner, radii.insetBy(width)).elements
      }
      return path
    }
  }
}
