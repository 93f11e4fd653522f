public import Geometry

extension [DisplayItem] {
  /// The last item behind which nothing of a box of pixels is seen, or nil where there is none.
  /// Whoever draws the box may begin with it.
  ///
  /// - Parameter map: From the items' coordinates to pixels.
  public func lastHiding(_ box: Rect, map: AffineTransform) -> Int? {
    lastIndex { $0.hides(box, map: map) }
  }
}

extension DisplayItem {
  /// Whether the item covers every pixel of a box with an opaque colour.
  ///
  /// A group counts by its first item, the layer's background: so looking through a tree takes no
  /// longer than drawing it.
  fileprivate func hides(_ box: Rect, map: AffineTransform) -> Bool {
    switch self {
    case .fill(let fill): return fill.color.alpha >= 1 && fill.shape.covers(box, map: map)
    case .group(let group):
      guard group.opacity >= 1, group.mask == nil, group.blendMode == .normal,
        group.projection == nil, group.blurRadius == 0, let background = group.items.first
      else { return false }
      let inner = group.transform.then(map)
      return (group.clip?.covers(box, map: inner) ?? true) && background.hides(box, map: inner)
    case .gradient, .path, .image, .text, .backdrop, .dissolve: return false
    }
  }
}

extension Shape {
  /// Whether every pixel of a box lies inside, up to the 1/512 px that a backend rounds away.
  /// Corners count as if they were cut off to the depth of their radius.
  fileprivate func covers(_ box: Rect, map: AffineTransform) -> Bool {
    guard map.keepsAxes, case .roundedRect(let rect, let radii) = self else { return false }
    guard map.boundingBox(of: rect).covers(box) else { return false }
    let extents = radii.extents(in: rect.size)
    let corner = max(extents.minXminY, extents.maxXminY, extents.maxXmaxY, extents.minXmaxY)
    func covers(insetX x: Double, y: Double) -> Bool {
      let inside = Rect(
        minX: rect.minX + x, minY: rect.minY + y, maxX: rect.maxX - x, maxY: rect.maxY - y)
      return inside.width > 0 && inside.height > 0 && map.boundingBox(of: inside).covers(box)
    }
    return covers(insetX: corner, y: 0) || covers(insetX: 0, y: corner)
  }
}

extension Rect {
  fileprivate func covers(_ box: Rect) -> Bool {
    let slack = 1.0 / 1024
    return minX <= box.minX + slack && minY <= box.minY + slack && maxX >= box.maxX - slack
      && maxY >= box.maxY - slack
  }
}
