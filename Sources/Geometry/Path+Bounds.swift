extension Path {
  /// The box around all points, control points included, under a map; nil for an empty path.
  public func controlBox(map: AffineTransform = .identity) -> Rect? {
    var box: (minX: Double, minY: Double, maxX: Double, maxY: Double)?
    func add(_ point: Point) {
      let point = map.apply(to: point)
      guard let known = box else {
        box = (point.x, point.y, point.x, point.y)
        return
      }
      box = (
        min(known.minX, point.x), min(known.minY, point.y), max(known.maxX, point.x),
        max(known.maxY, point.y)
      )
    }
    for element in elements {
      switch element {
      case .move(let end), .line(let end): add(end)
      case .quadCurve(let end, let control):
        add(control)
        add(end)
      case .curve(let end, let control1, let control2):
        add(control1)
        add(control2)
        add(end)
      case .close: break
      }
    }
    return box.map { Rect(minX: $0.minX, minY: $0.minY, maxX: $0.maxX, maxY: $0.maxY) }
  }
}
