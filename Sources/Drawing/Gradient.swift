public import Geometry

/// An area of colours that run into each other, antialiased at its edge.
public struct GradientItem: Hashable, Sendable {
  public var shape: Shape
  public var gradient: Gradient

  public init(shape: Shape, gradient: Gradient) {
    self.shape = shape
    self.gradient = gradient
  }
}

/// Colours that run into each other, mixed premultiplied in gamma-encoded sRGB.
///
/// A gradient is made in a square one wide and high and then stretched over `rect`, as
/// CAGradientLayer does: lines of one colour across an axial gradient are at right angles to its
/// axis in the square, not in a wider layer (observed by many, documented by nobody); that a
/// conic one is stretched alike is ours.
public struct Gradient: Hashable, Sendable {
  public enum Form: Hashable, Sendable {
    /// From `start` to `end` in parallel lines.
    case axial
    /// From `start` outwards to the ellipse about it whose box has a corner at `end`.
    case radial
    /// Clockwise around `start`, beginning in the direction of `end`.
    case conic
  }

  public struct Stop: Hashable, Sendable {
    /// 0...1.
    public var location: Double
    public var color: Color

    public init(location: Double, color: Color) {
      self.location = location
      self.color = color
    }
  }

  public var form: Form
  /// In the unit square.
  public var start: Point
  /// In the unit square.
  public var end: Point
  /// Where the unit square lies.
  public var rect: Rect
  /// By location; of several at one place the first ends what comes before, the last begins what
  /// comes after. Before the first and behind the last its colour goes on.
  public var stops: [Stop]

  public init(form: Form, start: Point, end: Point, rect: Rect, stops: [Stop]) {
    self.form = form
    self.start = start
    self.end = end
    self.rect = rect
    self.stops = stops
  }

  /// From points to the plane in which the location is x (axial), the distance from the origin
  /// (radial), or the angle from the x axis towards y in turns (conic). Nil where start and end
  /// leave it undefined; then only the last colour shows.
  public var plane: AffineTransform? {
    let unit = AffineTransform.translation(x: -rect.x, y: -rect.y)
      .then(.scale(x: 1 / rect.width, y: 1 / rect.height))
      .then(.translation(x: -start.x, y: -start.y))
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let map: AffineTransform
    switch form {
    case .axial, .conic:
      let square = dx * dx + dy * dy
      map = AffineTransform(
        a: dx / square, b: -dy / square, c: dy / square, d: dx / square, tx: 0, ty: 0)
    case .radial:
      map = .scale(x: 1 / dx.magnitude, y: 1 / dy.magnitude)
    }
    let whole = unit.then(map)
    let entries = [whole.a, whole.b, whole.c, whole.d, whole.tx, whole.ty]
    return entries.allSatisfy(\.isFinite) && whole.inverted != nil ? whole : nil
  }

  /// Whether all of it is opaque.
  public var isOpaque: Bool { stops.allSatisfy { $0.color.alpha >= 1 } }
}
