public import Geometry

/// How a group seen in perspective is drawn: flat, about twice as fine as it is seen where it is
/// nearest, then mapped to the canvas.
public struct FlatPicture: Hashable, Sendable {
  /// From the group's coordinates to the flat picture's pixels: a scale an axis.
  public var scale: AffineTransform
  /// The pixels of the flat picture that the group may touch, whole ones.
  public var box: Rect
  /// From the flat picture's pixels to the canvas'.
  public var projection: Projection
  /// The pixels of the canvas that the group may touch, whole ones.
  public var bounds: Rect

  /// The most pixels that are drawn flat; a group that would need more gets coarser.
  private static let pixelLimit = 8e6
  private static let sideLimit = 8192.0

  fileprivate init?(_ group: Group, _ projection: Projection) {
    guard let extent = group.drawnBounds(map: .identity) else { return nil }
    var stretch = (x: 0.0, y: 0.0)
    // The part nearest to the eye, were it to reach it, would need any number of pixels.
    for corner in projection.corners(of: extent, nearest: 1.0 / 4) {
      guard let own = projection.stretch(at: corner) else { continue }
      stretch = (max(stretch.x, own.x), max(stretch.y, own.y))
    }
    guard var x = Self.step(atLeast: 2 * stretch.x), var y = Self.step(atLeast: 2 * stretch.y)
    else { return nil }
    var flat = Self.box(of: group, x, y)
    while let box = flat, !Self.fits(box) {
      if box.width > box.height { x /= 2 } else { y /= 2 }
      flat = Self.box(of: group, x, y)
    }
    guard let flat else { return nil }
    let mapped = projection.after(.scale(x: 1 / x, y: 1 / y))
    guard let bounds = mapped.boundingBox(of: flat)?.pixelBounds(map: .identity) else { return nil }
    (scale, box, self.projection, self.bounds) = (.scale(x: x, y: y), flat, mapped, bounds)
  }

  private static func box(of group: Group, _ x: Double, _ y: Double) -> Rect? {
    group.drawnBounds(map: .scale(x: x, y: y))
  }

  private static func fits(_ box: Rect) -> Bool {
    box.width <= sideLimit && box.height <= sideLimit && box.width * box.height <= pixelLimit
  }

  /// A power of 2, or half again as much: few, so that a picture serves for some frames of a turn,
  /// and whole ones, so that edges on whole points stay sharp.
  private static func step(atLeast value: Double) -> Double? {
    guard value.isNormal, value > 1e-6, value < 1e6 else { return nil }
    let power = value / value.significand
    if value == power { return power }
    return power >= 2 && value <= 1.5 * power ? 1.5 * power : 2 * power
  }
}

extension Group {
  /// How the group is drawn in perspective; nil for one that is not, or is not seen.
  ///
  /// - Parameter map: From around the group to pixels.
  public func flatPicture(map: AffineTransform) -> FlatPicture? {
    guard let projection = projection?.then(map), projection.inverted != nil else { return nil }
    return FlatPicture(self, projection)
  }

  /// The group as it is drawn flat: what works on all of it at once comes after the mapping.
  public var flattened: Group {
    var group = self
    (group.id, group.number) = ("", 0)
    (group.transform, group.projection) = (.identity, nil)
    (group.opacity, group.blendMode) = (1, .normal)
    return group
  }
}
