public import Geometry

/// A position along a path: `CAKeyframeAnimation.path`.
///
/// Each stroke is the way between two keyframes; a curve is followed by its parameter, or paced by
/// its length. Measured on QuartzCore; its own arc length is up to 0.06 pt off the exact one.
public struct PathAnimation: Hashable, Sendable {
  /// Whether the layer turns with the path.
  public enum RotationMode: String, CaseIterable, Hashable, Sendable {
    case none, auto, autoReverse
  }

  public let calculationMode: CalculationMode
  public let rotationMode: RotationMode
  private let segments: [PathSegment]
  private let lengths: [ArcLength]
  private let schedule: KeyframeSchedule

  /// - Parameters:
  ///   - keyTimes: One a keyframe: the start of the path and the end of each stroke. The paced
  ///     modes ignore them, and the timing functions.
  ///   - calculationMode: The cubic modes follow the path as `linear` and `paced` do.
  public init(
    path: Path, keyTimes: [Double]? = nil, timingFunctions: [TimingCurve] = [],
    calculationMode: CalculationMode = .linear, rotationMode: RotationMode = .none
  ) {
    self.calculationMode = calculationMode
    self.rotationMode = rotationMode
    let segments = path.segments
    self.segments = segments
    switch calculationMode {
    case .linear, .cubic, .discrete:
      lengths = []
      schedule = KeyframeSchedule(
        count: segments.count + 1, keyTimes: keyTimes, timingFunctions: timingFunctions)
    case .paced, .cubicPaced:
      let lengths = segments.map(ArcLength.init(of:))
      self.lengths = lengths
      schedule = KeyframeSchedule(distances: lengths.map(\.total))
    }
  }

  /// The position at a fraction of the duration, or nil for a path without a stroke.
  public func position(at fraction: Double) -> Point? {
    guard let place = place(at: fraction) else { return nil }
    return segments[place.index].point(at: place.amount)
  }

  /// How far the layer is turned at a fraction of the duration, in radians; 0 without rotation.
  public func rotation(at fraction: Double) -> Double {
    guard let place = place(at: fraction) else { return 0 }
    let tangent = segments[place.index].tangentAngle(at: place.amount)
    switch rotationMode {
    case .none: return 0
    case .auto: return tangent
    case .autoReverse: return tangent + .pi
    }
  }

  /// The layer's transform at a fraction of the duration: turned first, then its own.
  public func transform(at fraction: Double, model: AffineTransform) -> AffineTransform {
    AffineTransform.rotation(radians: rotation(at: fraction)).then(model)
  }

  /// A stroke and its parameter.
  private func place(at fraction: Double) -> KeyframeSchedule.Place? {
    guard var place = schedule.place(at: fraction) else { return nil }
    switch calculationMode {
    case .linear, .cubic: break
    case .discrete:
      let held = schedule.heldIndex(at: fraction)
      let isEnd = held >= segments.count
      place = KeyframeSchedule.Place(
        index: min(held, segments.count - 1), amount: isEnd ? 1 : 0)
    case .paced, .cubicPaced:
      let length = lengths[place.index]
      place.amount = length.parameter(at: place.amount * length.total)
    }
    return place
  }
}
