/// One radius a corner, in points, y down: `minXminY` is the top left corner.
///
/// The names are those of `CACornerMask`.
public struct CornerRadii: Hashable, Sendable {
  public var minXminY: Double
  public var maxXminY: Double
  public var maxXmaxY: Double
  public var minXmaxY: Double

  public static let zero = CornerRadii(0)

  public init(_ radius: Double) {
    self.init(minXminY: radius, maxXminY: radius, maxXmaxY: radius, minXmaxY: radius)
  }

  /// Clockwise from the top left corner.
  public init(minXminY: Double, maxXminY: Double, maxXmaxY: Double, minXmaxY: Double) {
    self.minXminY = minXminY
    self.maxXminY = maxXminY
    self.maxXmaxY = maxXmaxY
    self.minXmaxY = minXmaxY
  }

  public var isZero: Bool { self == .zero }

  /// The radius of all four corners, or nil where they differ.
  public var uniform: Double? {
    minXminY == maxXminY && minXminY == maxXmaxY && minXminY == minXmaxY ? minXminY : nil
  }

  /// Each radius within 0 and half the shorter side, as Core Animation draws it.
  public func clamped(to size: Size) -> CornerRadii {
    let limit = max(0, min(size.width, size.height) / 2)
    func clamp(_ radius: Double) -> Double { max(0, min(radius, limit)) }
    return CornerRadii(
      minXminY: clamp(minXminY), maxXminY: clamp(maxXminY),
      maxXmaxY: clamp(maxXmaxY), minXmaxY: clamp(minXmaxY))
  }

  /// The radii of a parallel curve further in, as a border's inner edge has it; never below 0.
  public func insetBy(_ distance: Double) -> CornerRadii {
    CornerRadii(
      minXminY: max(0, minXminY - distance), maxXminY: max(0, maxXminY - distance),
      maxXmaxY: max(0, maxXmaxY - distance), minXmaxY: max(0, minXmaxY - distance))
  }
}
