/// A staircase of equal steps.
///
/// Source: CSS Easing Functions Level 1, section 2.3.1, the step easing algorithm (documented).
public struct Steps: Hashable, Sendable {
  /// Where the staircase jumps: at the start of each interval, at its end, at both ends of the
  /// whole, or at neither.
  public enum Jump: String, CaseIterable, Hashable, Sendable {
    case start, end, none, both
  }

  /// The number of intervals: 1 or greater, 2 or greater for `none`.
  public let count: Int
  public let jump: Jump

  /// - Throws: ``ParameterError`` where `count` is too small.
  public init(_ count: Int, jump: Jump = .end) throws(ParameterError) {
    let least = jump == .none ? 2 : 1
    guard count >= least else {
      throw .outOfRange(parameter: "steps", value: Double(count), allowed: "\(least) or greater")
    }
    self.count = count
    self.jump = jump
  }

  /// Progress at a fraction of the duration.
  ///
  /// - Parameters:
  ///   - fraction: Any number; an input outside 0...1 comes from an overshooting outer curve.
  ///   - isBefore: The effect has not begun and its fill shows the start: a jump that falls on
  ///     this very instant has not happened yet.
  public func progress(at fraction: Double, isBefore: Bool = false) -> Double {
    let position = fraction * Double(count)
    var step = position.rounded(.down)
    switch jump {
    case .start, .both: step += 1
    case .end, .none: break
    }
    if isBefore, position == position.rounded(.down) { step -= 1 }
    if fraction >= 0 { step = max(step, 0) }
    if fraction <= 1 { step = min(step, Double(jumps)) }
    return step / Double(jumps)
  }

  private var jumps: Int {
    switch jump {
    case .start, .end: count
    case .both: count + 1
    case .none: count - 1
    }
  }
}
