/// The two ends of a `CABasicAnimation`, of which any may be left out.
public struct BasicAnimation<Value: AnimatableVector>: Hashable, Sendable {
  public var from: Value?
  public var to: Value?
  public var by: Value?

  public init(from: Value? = nil, to: Value? = nil, by: Value? = nil) {
    self.from = from
    self.to = to
    self.by = by
  }

  /// Both ends for a value of the model (documented and measured).
  ///
  /// Two of the three decide; of all three `by` is ignored. One alone starts, ends or moves at the
  /// model's value.
  public func ends(model: Value) -> (from: Value, to: Value) {
    switch (from, to, by) {
    case (let from?, let to?, _): (from, to)
    case (let from?, nil, let by?): (from, from + by)
    case (nil, let to?, let by?): (to - by, to)
    case (let from?, nil, nil): (from, model)
    case (nil, let to?, nil): (model, to)
    case (nil, nil, let by?): (model, model + by)
    case (nil, nil, nil): (model, model)
    }
  }
}

/// How an animation's value joins what is below it: the model, or an earlier animation.
public struct Composition: Hashable, Sendable {
  /// Whether the value is added to the one below.
  public var isAdditive: Bool
  /// Whether each cycle starts where the one before ended.
  public var isCumulative: Bool

  public init(isAdditive: Bool = false, isCumulative: Bool = false) {
    self.isAdditive = isAdditive
    self.isCumulative = isCumulative
  }

  /// The value that shows.
  ///
  /// A cumulative animation adds its end once a completed cycle, and its start where the cycles
  /// come back to it (measured).
  public func apply<Value: AnimatableVector>(
    _ value: Value, start: Value, end: Value, moment: MediaMoment, autoreverses: Bool,
    over below: Value
  ) -> Value {
    var result = value
    if isCumulative, moment.completedCycles > 0 {
      let gain = autoreverses ? start : end
      result = result + gain.scaled(by: Double(moment.completedCycles))
    }
    return isAdditive ? below + result : result
  }
}
