public import Geometry

/// A flip of `UIView.transition` at one instant: front and back turn together by 180°.
///
/// Documented: which axis, that both sides turn. Observed: the sides swap at 90°, and the camera
/// backs off on the way. Ours: the scale in place of a perspective, as UIKit does not publish its
/// own.
public struct Flip: Hashable, Sendable {
  public enum Side: Int, Hashable, Sendable {
    case front, back
  }

  /// In degrees: 0 at the start, 180 at the end, beyond these under an overshooting curve.
  public let angle: Double

  /// - Parameter progress: Of the timing curve; not clamped.
  public init(progress: Double) {
    angle = 180 * progress
  }

  /// The front below 90°, the back from there on.
  public var side: Side { angle < 90 ? .front : .back }

  /// What is left of the extent across the axis, seen from afar: |cos angle|.
  public var scale: Double { abs(.cos(angle * .pi / 180)) }

  /// How much the camera shrinks everything for the near edge to stay within the layer.
  ///
  /// - Parameters:
  ///   - extent: Of the layer across the axis, in points.
  ///   - distance: Of the eye, in points; more than half the extent.
  public func dollyScale(extent: Double, distance: Double) -> Double {
    (distance - extent / 2 * abs(.sin(angle * .pi / 180))) / distance
  }

  /// The map of the side that shows, about the middle of the layer and before the dolly.
  ///
  /// The back is drawn upright: it is turned by 180° less.
  ///
  /// - Parameters:
  ///   - isVertical: About the horizontal axis (flipFromTop and flipFromBottom), else about the
  ///     vertical one.
  ///   - isReversed: flipFromTop and flipFromRight turn the other way.
  ///   - distance: Of the eye, in points.
  public func projection(
    isVertical: Bool, isReversed: Bool, distance: Double
  ) -> Transform3D {
    let shown = side == .front ? angle : angle - 180
    let radians = (isReversed ? -shown : shown) * .pi / 180
    let axis: SIMD3<Double> = isVertical ? [1, 0, 0] : [0, 1, 0]
    return Transform3D.rotation(radians: radians, about: axis)
      .then(.perspective(distance: distance))
  }
}
