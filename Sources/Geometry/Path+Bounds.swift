extension Path {
  /// The box around all points, control points included, under a map; nil for an empty path.
  public func controlBox(map: AffineTransform = .identity) -> Rect? {
    guard let first = points.first.map(map.apply) else { return nil }
    var box = (minX: first.x, minY: first.y, maxX: first.x, maxY: first.y)
    for point in points.lazy.dropFirst().map(map.apply) {
      box.minX = min(box.minX, point.x)
      box.minY = min(box.minY, point.y)
      box.maxX = max(box.maxX, point.x)
      box.maxY = max(box.maxY, point.y)
    }
    return Rect(minX: box.minX, minY: box.minY, maxX: box.maxX, maxY: box.maxY)
  }
}
