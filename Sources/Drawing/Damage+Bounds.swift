public import Geometry

// How far things reach. Bounds are whole pixels and one pixel wider than the geometry, for the
// antialiased edge and for coordinates that a backend rounds.

extension DisplayItem {
  /// The pixels the item may touch, or nil where it draws nothing.
  ///
  /// - Parameter map: From the item's coordinates to pixels.
  public func inkBounds(map: AffineTransform) -> Rect? {
    switch self {
    case .fill(let fill): fill.shape.pixelBounds(map: map)
    case .gradient(let item): item.shape.pixelBounds(map: map)
    case .path(let item): item.inkRect?.pixelBounds(map: map)
    case .image(let image): image.destination.pixelBounds(map: map)
    case .text(let text): text.inkBounds(map: map)
    case .backdrop(let backdrop): backdrop.shape.pixelBounds(map: map)
    case .group(let group): group.inkBounds(map: map)
    case .dissolve(let dissolve): dissolve.inkBounds(map: map)
    }
  }
}

extension Dissolve {
  /// The pixels either state may touch, or nil where both draw nothing.
  ///
  /// - Parameter map: From the items' coordinates to pixels.
  public func inkBounds(map: AffineTransform) -> Rect? {
    var box: Rect?
    for item in from + to {
      guard let bounds = item.inkBounds(map: map) else { continue }
      box = box?.union(bounds) ?? bounds
    }
    return box
  }
}

extension Shape {
  /// The rectangle around the shape.
  public var boundingRect: Rect {
    switch self {
    case .roundedRect(let rect, _), .ring(let rect, _, _): rect
    }
  }

  /// The pixels the shape may touch, or nil where it has no area.
  public func pixelBounds(map: AffineTransform) -> Rect? { boundingRect.pixelBounds(map: map) }
}

extension TextItem {
  /// The pixels the text may touch, or nil where there is none.
  public func inkBounds(map: AffineTransform) -> Rect? {
    var box: Rect?
    for line in lines {
      guard let bounds = line.inkBounds(map: map) else { continue }
      box = box?.union(bounds) ?? bounds
    }
    return box
  }
}

extension TextLine {
  /// The pixels the line may touch, or nil for a line without glyphs.
  ///
  /// Ink may leave the line's box (swashes, stacked accents) by half the largest font size on each
  /// side; a backend cuts what goes further.
  public func inkBounds(map: AffineTransform) -> Rect? {
    var size = 0.0
    for run in runs where !run.string.isEmpty { size = max(size, run.font.size) }
    guard size > 0 else { return nil }
    let box = Rect(
      minX: origin.x, minY: origin.y - ascent, maxX: origin.x + width, maxY: origin.y + descent
    ).insetBy(-size / 2).pixelBounds(map: map)
    // A backend may spread what is squeezed to a few pixels by one.
    let isSqueezed = size * min(max(abs(map.a), abs(map.c)), max(abs(map.b), abs(map.d))) < 6
    return isSqueezed ? box?.insetBy(-1) : box
  }
}

extension Group {
  /// The pixels the group may touch, or nil where it draws nothing.
  ///
  /// - Parameter map: From around the group to pixels; the group's own transform comes first.
  public func inkBounds(map: AffineTransform) -> Rect? {
    guard opacity > 0 else { return nil }
    if projection != nil { return flatPicture(map: map)?.bounds }
    return drawnBounds(map: transform.then(map))
  }

  /// The pixels the group's items and shadow may touch, or nil where they draw nothing.
  ///
  /// - Parameter map: From the group's coordinates to pixels.
  public func drawnBounds(map: AffineTransform) -> Rect? {
    let content = contentBounds(map: map)
    guard let shadow = shadowBounds(map: map) else { return content }
    return content?.union(shadow) ?? shadow
  }

  /// The pixels the group's items may touch, or nil where they draw nothing.
  ///
  /// - Parameter map: From the group's coordinates to pixels.
  public func contentBounds(map: AffineTransform) -> Rect? {
    var box: Rect?
    for item in items {
      guard let bounds = item.inkBounds(map: map) else { continue }
      box = box?.union(bounds) ?? bounds
    }
    guard let box = box.flatMap({ visiblePart(of: $0, map: map) }) else { return nil }
    return blurRadius > 0 ? box.blurred(by: blurRadius, map: map) : box
  }

  /// What the clip leaves of a box of pixels, or nil where that is nothing.
  ///
  /// - Parameter map: From the group's coordinates to pixels.
  public func visiblePart(of box: Rect, map: AffineTransform) -> Rect? {
    guard let clip else { return box }
    guard let shown = clip.pixelBounds(map: map)?.intersection(box) else { return nil }
    return shown.isEmpty ? nil : shown
  }
}

extension Rect {
  /// The whole pixels that a blur of some spreads to: four deviations, and a few for cells.
  ///
  /// - Parameter radius: The standard deviation, in points.
  public func blurred(by radius: Double, map: AffineTransform) -> Rect {
    let x = 4 * radius * (map.a * map.a + map.c * map.c).squareRoot() + 2
    let y = 4 * radius * (map.b * map.b + map.d * map.d).squareRoot() + 2
    guard x < 1e6, y < 1e6 else { return Rect(x: -1e6, y: -1e6, width: 2e6, height: 2e6) }
    return Rect(
      minX: (minX - x).rounded(.down), minY: (minY - y).rounded(.down),
      maxX: (maxX + x).rounded(.up), maxY: (maxY + y).rounded(.up))
  }

  /// The pixels around the rectangle's image, or nil where it is empty or not finite.
  public func pixelBounds(map: AffineTransform) -> Rect? {
    guard !isEmpty else { return nil }
    let box = map.boundingBox(of: self)
    guard box.width.isFinite, box.height.isFinite, box.x.isFinite, box.y.isFinite else {
      return nil
    }
    return Rect(
      minX: (box.minX - 1).rounded(.down), minY: (box.minY - 1).rounded(.down),
      maxX: (box.maxX + 1).rounded(.up), maxY: (box.maxY + 1).rounded(.up))
  }
}
