public import Geometry

/// A group's shadow: its alpha, moved, blurred and coloured, below everything the group draws.
///
/// It belongs to the group's own plane: it moves, turns and scales with it. The group's opacity,
/// mask and blend mode work on group and shadow together; the clip does not cut the shadow.
public struct Shadow: Hashable, Sendable {
  /// Its alpha is how much of the shadow shows.
  public var color: Color
  /// The standard deviation of the Gaussian, in points; 0 or more.
  public var radius: Double
  /// How far it is moved, in the group's coordinates.
  public var offset: Point
  /// What casts it, in the group's coordinates, where that is known to look like the group's
  /// alpha, or is wanted instead of it. Nil for the alpha of the group's items.
  public var outline: Shape?
  /// Casts it in place of outline and items: the inside of a path in the group's coordinates, by
  /// the rule of non-zero winding (`CALayer.shadowPath`).
  public var path: Path?

  public init(
    color: Color, radius: Double, offset: Point, outline: Shape? = nil, path: Path? = nil
  ) {
    self.color = color
    self.radius = radius
    self.offset = offset
    self.outline = outline
    self.path = path
  }

  /// Whether it changes with what the group's items are.
  public var isOfItems: Bool { outline == nil && path == nil }

  /// Standard deviations in pixels along a canvas' axes.
  ///
  /// Under a map that is no rotation with one scale for both axes, the blur is that of the image's
  /// extent along each axis; a slant of the blur itself is left out.
  public func deviation(map: AffineTransform) -> (x: Double, y: Double) {
    (
      radius * (map.a * map.a + map.c * map.c).squareRoot(),
      radius * (map.b * map.b + map.d * map.d).squareRoot()
    )
  }

  /// How far it is moved, in pixels.
  public func offset(map: AffineTransform) -> Point {
    Point(x: map.a * offset.x + map.c * offset.y, y: map.b * offset.x + map.d * offset.y)
  }

  /// The pixels the blurred image of something may touch.
  ///
  /// Three deviations beyond a straight edge, less than 1/700 of the shadow is left. One pixel
  /// more is for a backend that places it at whole pixels.
  ///
  /// - Parameters:
  ///   - caster: The pixels of what is blurred.
  ///   - map: From the group's coordinates to pixels.
  public func blurBounds(of caster: Rect, map: AffineTransform) -> Rect {
    let deviation = deviation(map: map)
    return Rect(
      minX: (caster.minX - 3 * deviation.x - 1).rounded(.down),
      minY: (caster.minY - 3 * deviation.y - 1).rounded(.down),
      maxX: (caster.maxX + 3 * deviation.x + 1).rounded(.up),
      maxY: (caster.maxY + 3 * deviation.y + 1).rounded(.up))
  }
}

extension Group {
  /// The pixels that cast the group's shadow, or nil where there is no shadow.
  ///
  /// - Parameter map: From the group's coordinates to pixels.
  public func casterBounds(map: AffineTransform) -> Rect? {
    guard let shadow, shadow.color.alpha > 0 else { return nil }
    if let path = shadow.path { return path.controlBox()?.pixelBounds(map: map) }
    return shadow.outline.map { $0.pixelBounds(map: map) } ?? contentBounds(map: map)
  }

  /// The pixels the group's shadow may touch, or nil where there is none.
  ///
  /// - Parameter map: From the group's coordinates to pixels.
  public func shadowBounds(map: AffineTransform) -> Rect? {
    guard let shadow, let caster = casterBounds(map: map) else { return nil }
    let offset = shadow.offset(map: map)
    let bounds = shadow.blurBounds(of: caster.offsetBy(x: offset.x, y: offset.y), map: map)
    return bounds.width.isFinite && bounds.height.isFinite ? bounds : nil
  }
}
