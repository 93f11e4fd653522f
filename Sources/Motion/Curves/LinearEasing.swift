/// Straight lines between points: `linear()` of CSS.
///
/// Source: CSS Easing Functions Level 2, section 2.1 (documented).
public struct LinearEasing: Hashable, Sendable {
  /// A point of the curve as it is written; without an input it gets one from its neighbours.
  public struct Stop: Hashable, Sendable {
    public var output: Double
    /// The fraction of the duration, or nil for "evenly between the neighbours".
    public var input: Double?

    public init(_ output: Double, at input: Double? = nil) {
      self.output = output
      self.input = input
    }
  }

  /// A point of the curve with its input settled.
  public struct ControlPoint: Hashable, Sendable {
    public var input: Double
    public var output: Double
  }

  /// Two or more, inputs never falling.
  public let points: [ControlPoint]

  /// - Throws: ``ParameterError`` for fewer than two stops, or numbers that are not finite.
  public init(_ stops: [Stop]) throws(ParameterError) {
    guard stops.count >= 2 else {
      throw .wrongCount(parameter: "linear", count: stops.count, allowed: "2 or more")
    }
    for stop in stops {
      try ParameterError.check("linear", stop.output, "a finite number", true)
      if let input = stop.input {
        try ParameterError.check("linear", input, "a finite number", true)
      }
    }
    points = Self.settled(stops)
  }

  /// Progress at any fraction of the duration; beyond the outer points the outer lines go on.
  public func progress(at fraction: Double) -> Double {
    let (from, to) = segment(at: fraction)
    guard from.input < to.input else { return fraction < from.input ? from.output : to.output }
    let part = (fraction - from.input) / (to.input - from.input)
    return from.output + part * (to.output - from.output)
  }

  /// Progress per fraction of the duration, on the line to the right of a corner.
  public func slope(at fraction: Double) -> Double {
    let (from, to) = segment(at: fraction)
    return from.input < to.input ? (to.output - from.output) / (to.input - from.input) : 0
  }

  /// The last point at or before the input, and its successor; the outer pairs beyond the ends.
  private func segment(at fraction: Double) -> (ControlPoint, ControlPoint) {
    let before = points.lastIndex { $0.input <= fraction } ?? 0
    let index = min(before, points.count - 2)
    return (points[index], points[index + 1])
  }

  /// Ends first, then no input below an earlier one, then gaps spread evenly.
  private static func settled(_ stops: [Stop]) -> [ControlPoint] {
    var inputs = stops.map(\.input)
    inputs[0] = inputs[0] ?? 0
    var largest = -Double.infinity
    for index in inputs.indices {
      if index == inputs.count - 1, inputs[index] == nil { inputs[index] = max(1, largest) }
      guard let input = inputs[index] else { continue }
      largest = max(largest, input)
      inputs[index] = largest
    }
    var points: [ControlPoint] = []
    for (index, stop) in stops.enumerated() {
      if let input = inputs[index] {
        points.append(ControlPoint(input: input, output: stop.output))
      } else {
        // The first and the last have inputs, so both neighbours exist.
        let left = points[index - 1].input
        let rest = inputs[index...]
        let next = rest.firstIndex { $0 != nil } ?? index
        let right = (inputs[next] ?? left)
        let step = (right - left) / Double(next - index + 1)
        points.append(ControlPoint(input: left + step, output: stop.output))
      }
    }
    return points
  }
}
