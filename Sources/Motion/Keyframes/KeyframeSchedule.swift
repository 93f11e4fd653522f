/// How the values between keyframes are found: `CAAnimationCalculationMode`.
public enum CalculationMode: String, CaseIterable, Hashable, Sendable {
  /// Straight from one value to the next.
  case linear
  /// Each value held until the next one is due.
  case discrete
  /// As `linear`, at an even speed: key times and timing functions are ignored.
  case paced
  /// On a smooth curve through all values.
  case cubic
  /// As `cubic`, its key times from the distances between the values.
  case cubicPaced
}

/// Which two keyframes an animation is between, and how far from the one to the other.
public struct KeyframeSchedule: Hashable, Sendable {
  /// Where on the animation an instant falls: `amount` of the way from keyframe `index` to the one
  /// after it. The amount leaves 0...1 where a timing function or the animation itself does.
  public struct Place: Hashable, Sendable {
    public var index: Int
    public var amount: Double
  }

  /// The fraction of the duration at which each keyframe is due, never falling.
  public let times: [Double]
  /// One a segment; missing ones are linear.
  public let timingFunctions: [TimingCurve]

  /// - Parameters:
  ///   - count: The number of keyframes.
  ///   - keyTimes: Of another count than the keyframes, the common prefix counts (measured); nil
  ///     spreads them evenly.
  public init(count: Int, keyTimes: [Double]? = nil, timingFunctions: [TimingCurve] = []) {
    if let keyTimes {
      times = Array(keyTimes.prefix(count))
    } else {
      let last = Double(max(count - 1, 1))
      times = (0..<count).map { Double($0) / last }
    }
    self.timingFunctions = timingFunctions
  }

  /// When each of an animation's values is due.
  ///
  /// - Parameter distance: How far one value is from the next; the paced modes alone ask for it.
  init<Value>(
    of values: [Value], _ mode: CalculationMode, keyTimes: [Double]?,
    timingFunctions: [TimingCurve], distance: (Value, Value) -> Double
  ) {
    switch mode {
    case .linear, .cubic:
      self.init(count: values.count, keyTimes: keyTimes, timingFunctions: timingFunctions)
    case .discrete:
      let slots = (0..<values.count).map { Double($0) / Double(values.count) }
      self.init(count: values.count, keyTimes: keyTimes ?? slots)
    case .paced, .cubicPaced:
      self.init(distances: zip(values, values.dropFirst()).map(distance))
    }
  }

  /// Even speed over keyframes that lie so far apart.
  init(distances: [Double]) {
    let total = distances.reduce(0, +)
    guard total > 0, total.isFinite else {
      self.init(count: distances.count + 1)
      return
    }
    var times: [Double] = [0]
    var sum = 0.0
    for distance in distances {
      sum += distance
      times.append(sum / total)
    }
    self.init(count: times.count, keyTimes: times)
  }

  /// The place at a fraction of the duration, or nil where fewer than two keyframes count.
  ///
  /// Before the first key time the first keyframe is held, after the last the last; a fraction
  /// outside 0...1 goes on along the outer segment where that reaches to the end.
  public func place(at fraction: Double) -> Place? {
    guard times.count >= 2 else { return nil }
    let due = times.lastIndex { $0 <= fraction } ?? 0
    let index = min(due, times.count - 2)
    let (start, end) = (times[index], times[index + 1])
    guard end > start else { return Place(index: index, amount: fraction < start ? 0 : 1) }
    let amount = (fraction - start) / (end - start)
    if amount < 0, !(start == 0 && fraction < 0) { return Place(index: index, amount: 0) }
    if amount > 1, !(end == 1 && fraction > 1) { return Place(index: index, amount: 1) }
    guard index < timingFunctions.count else { return Place(index: index, amount: amount) }
    let eased = timingFunctions[index].extrapolatedProgress(at: amount)
    return Place(index: index, amount: eased)
  }

  /// The keyframe that is held at a fraction of the duration.
  func heldIndex(at fraction: Double) -> Int {
    times.lastIndex { $0 <= fraction } ?? 0
  }
}

extension TimingCurve {
  /// Progress at any fraction; an inner curve gets one outside 0...1 from an overshooting outer one.
  fileprivate func extrapolatedProgress(at fraction: Double) -> Double {
    switch self {
    case .bezier(let curve): curve.extrapolatedProgress(at: fraction)
    case .steps(let steps): steps.progress(at: fraction)
    case .piecewiseLinear(let easing): easing.progress(at: fraction)
    case .circular, .spring: progress(at: fraction, duration: 1)
    }
  }
}
