/// The values of a `CAKeyframeAnimation` over the fraction of its duration.
///
/// `UIView.animateKeyframes` makes the same, with its own curve (easeInOut unless told otherwise)
/// over the whole: apply that to the fraction first.
public struct KeyframeAnimation<Value: AnimatableVector>: Hashable, Sendable {
  /// The shape of a cubic at one keyframe (Kochanek and Bartels 1984). All 0 is Catmull–Rom.
  public struct Corner: Hashable, Sendable {
    /// 1 is tight, −1 is round.
    public var tension: Double
    /// 0 is smooth; others make a corner.
    public var continuity: Double
    /// Positive overshoots after the keyframe, negative before it.
    public var bias: Double

    public init(tension: Double = 0, continuity: Double = 0, bias: Double = 0) {
      self.tension = tension
      self.continuity = continuity
      self.bias = bias
    }
  }

  public let values: [Value]
  public let calculationMode: CalculationMode
  public let schedule: KeyframeSchedule
  private let corners: [Corner]

  /// - Parameters:
  ///   - values: Fewer than two have no effect (measured).
  ///   - keyTimes: As many as the values, for `discrete` one more may be given (its last is the
  ///     end); of another count the common prefix counts. Without them the values are spread
  ///     evenly. The paced modes ignore them, and the timing functions.
  ///   - timingFunctions: One for each way between two values.
  ///   - corners: One a value for the cubic modes; missing ones are Catmull–Rom.
  public init(
    values: [Value], keyTimes: [Double]? = nil, timingFunctions: [TimingCurve] = [],
    calculationMode: CalculationMode = .linear, corners: [Corner] = []
  ) {
    self.values = values
    self.calculationMode = calculationMode
    self.corners = corners
    schedule = KeyframeSchedule(
      of: values, calculationMode, keyTimes: keyTimes, timingFunctions: timingFunctions
    ) { ($1 - $0).magnitude }
  }

  /// Keyframes that are due when a schedule says.
  init(
    values: [Value], schedule: KeyframeSchedule, calculationMode: CalculationMode,
    corners: [Corner]
  ) {
    self.values = values
    self.schedule = schedule
    self.calculationMode = calculationMode
    self.corners = corners
  }

  /// The value at a fraction of the duration, or nil where the animation has no effect.
  public func value(at fraction: Double) -> Value? {
    switch calculationMode {
    case .discrete:
      guard values.count >= 2 else { return nil }
      return values[schedule.heldIndex(at: fraction)]
    case .linear, .paced:
      guard let place = schedule.place(at: fraction) else { return nil }
      return values[place.index].interpolated(to: values[place.index + 1], amount: place.amount)
    case .cubic, .cubicPaced:
      guard let place = schedule.place(at: fraction) else { return nil }
      return cubic(place)
    }
  }

  /// Hermite's cubic with a tangent at each end.
  private func cubic(_ place: KeyframeSchedule.Place) -> Value {
    let (start, end) = (values[place.index], values[place.index + 1])
    let s = place.amount
    if s == 0 { return start }
    if s == 1 { return end }
    let span = schedule.times[place.index + 1] - schedule.times[place.index]
    let r = 1 - s
    return start.scaled(by: (1 + 2 * s) * r * r)
      + tangent(leaving: place.index).scaled(by: s * r * r * span)
      + end.scaled(by: s * s * (3 - 2 * s))
      - tangent(reaching: place.index + 1).scaled(by: s * s * r * span)
  }

  private func tangent(leaving index: Int) -> Value {
    let corner = corner(index)
    return tangent(
      index, corner, before: (1 + corner.continuity) * (1 + corner.bias),
      after: (1 - corner.continuity) * (1 - corner.bias))
  }

  private func tangent(reaching index: Int) -> Value {
    let corner = corner(index)
    return tangent(
      index, corner, before: (1 - corner.continuity) * (1 + corner.bias),
      after: (1 + corner.continuity) * (1 - corner.bias))
  }

  private func corner(_ index: Int) -> Corner {
    index < corners.count ? corners[index] : Corner()
  }

  /// (v[i+1] − v[i−1]) / (t[i+1] − t[i−1]) where both weights are 1 (measured), the slope of the
  /// only way at an end. The weights are Kochanek's and Bartels's (documented, not measured).
  private func tangent(
    _ index: Int, _ corner: Corner, before: Double, after: Double
  ) -> Value {
    let times = schedule.times
    let isFirst = index == 0
    let isLast = index == times.count - 1
    let previous = isFirst ? index : index - 1
    let next = isLast ? index : index + 1
    let span = times[next] - times[previous]
    guard span > 0 else { return .zero }
    let incoming = (values[index] - values[previous]).scaled(by: isLast ? 1 : before)
    let outgoing = (values[next] - values[index]).scaled(by: isFirst ? 1 : after)
    return (incoming + outgoing).scaled(by: (1 - corner.tension) / span)
  }
}

extension AnimatableVector {
  /// The Euclidean length of all the numbers.
  var magnitude: Double {
    var sum = 0.0
    _ = combined(with: self) { number, _ in
      sum += number * number
      return number
    }
    return sum.squareRoot()
  }
}
