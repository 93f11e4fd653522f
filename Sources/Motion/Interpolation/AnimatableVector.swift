public import Geometry

/// A value between two others of its kind.
public protocol Interpolatable: Hashable, Sendable {
  /// The value an amount of the way to another: 0 is `self`, 1 is `end`, exactly.
  ///
  /// The amount is not clamped: a spring overshoots.
  func interpolated(to end: Self, amount: Double) -> Self
}

/// A value made of numbers that are animated one by one.
public protocol AnimatableVector: Interpolatable {
  static var zero: Self { get }
  /// The value whose numbers are made of those of both, pair by pair.
  func combined(with other: Self, by combine: (Double, Double) -> Double) -> Self
}

extension AnimatableVector {
  public static func + (a: Self, b: Self) -> Self { a.combined(with: b, by: +) }
  public static func - (a: Self, b: Self) -> Self { a.combined(with: b, by: -) }
  public func scaled(by factor: Double) -> Self { combined(with: self) { x, _ in x * factor } }

  public func interpolated(to end: Self, amount: Double) -> Self {
    combined(with: end) { $0.interpolated(to: $1, amount: amount) }
  }
}

extension Double: AnimatableVector {
  public func combined(with other: Double, by combine: (Double, Double) -> Double) -> Double {
    combine(self, other)
  }

  // Exact at both ends, and constant where both are equal.
  public func interpolated(to end: Double, amount: Double) -> Double {
    amount == 1 ? end : self + (end - self) * amount
  }
}

extension Point: AnimatableVector {
  public func combined(with other: Point, by combine: (Double, Double) -> Double) -> Point {
    Point(x: combine(x, other.x), y: combine(y, other.y))
  }
}

extension Size: AnimatableVector {
  public func combined(with other: Size, by combine: (Double, Double) -> Double) -> Size {
    Size(width: combine(width, other.width), height: combine(height, other.height))
  }
}

extension Rect: AnimatableVector {
  public func combined(with other: Rect, by combine: (Double, Double) -> Double) -> Rect {
    Rect(
      x: combine(x, other.x), y: combine(y, other.y), width: combine(width, other.width),
      height: combine(height, other.height))
  }
}

extension CornerRadii: AnimatableVector {
  public func combined(
    with other: CornerRadii, by combine: (Double, Double) -> Double
  ) -> CornerRadii {
    CornerRadii(
      minXminY: combine(minXminY, other.minXminY), maxXminY: combine(maxXminY, other.maxXminY),
      maxXmaxY: combine(maxXmaxY, other.maxXmaxY), minXmaxY: combine(minXmaxY, other.minXmaxY))
  }
}
