/// One radius a corner, in points, y down, and the curve of all four: `minXminY` is the top left
/// corner.
///
/// The names are those of `CACornerMask`.
public struct CornerRadii: Hashable, Sendable {
  public var minXminY: Double
  public var maxXminY: Double
  public var maxXmaxY: Double
  public var minXmaxY: Double
  public var curve: CornerCurve

  public static let zero = CornerRadii(0)

  public init(_ radius: Double, curve: CornerCurve = .circular) {
    self.init(
      minXminY: radius, maxXminY: radius, maxXmaxY: radius, minXmaxY: radius, curve: curve)
  }

  /// Clockwise from the top left corner.
  public init(
    minXminY: Double, maxXminY: Double, maxXmaxY: Double, minXmaxY: Double,
    curve: CornerCurve = .circular
  ) {
    self.minXminY = minXminY
    self.maxXminY = maxXminY
    self.maxXmaxY = maxXmaxY
    self.minXmaxY = minXmaxY
    self.curve = curve
  }

  public var isZero: Bool { uniform == 0 }

  /// The radius of all four corners, or nil where they differ.
  public var uniform: Double? {
    minXminY == maxXminY && minXminY == maxXmaxY && minXminY == minXmaxY ? minXminY : nil
  }

  /// Each radius within 0 and half the shorter side, as Core Animation draws it.
  public func clamped(to size: Size) -> CornerRadii {
    let limit = max(0, min(size.width, size.height) / 2)
    func clamp(_ radius: Double) -> Double { max(0, min(radius, limit)) }
    return map(clamp)
  }

  /// The radii of a parallel curve further in, as a border's inner edge has it; never below 0.
  public func insetBy(_ distance: Double) -> CornerRadii { map { max(0, $0 - distance) } }

  /// How far each corner of a rectangle reaches along its edges; at most half the shorter side.
  public func extents(in size: Size) -> CornerRadii {
    let clamped = clamped(to: size)
    switch curve {
    case .circular: return clamped
    case .continuous:
      let half = min(size.width, size.height) / 2
      return clamped.map { $0 > 0 ? $0 * ContinuousCorner(room: half / $0).extent : 0 }
    }
  }

  private func map(_ change: (Double) -> Double) -> CornerRadii {
    CornerRadii(
      minXminY: change(minXminY), maxXminY: change(maxXminY), maxXmaxY: change(maxXmaxY),
      minXmaxY: change(minXmaxY), curve: curve)
  }
}
