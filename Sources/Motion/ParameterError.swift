/// A number that a curve or a spring cannot be made from.
public enum ParameterError: Error, Hashable, Sendable {
  /// `allowed` is the range as a reader says it: "> 0 s", "0.0 to 1.0".
  case outOfRange(parameter: String, value: Double, allowed: String)
  /// A list that is too short; `allowed` says how many entries it needs.
  case wrongCount(parameter: String, count: Int, allowed: String)
}

extension ParameterError {
  /// Throws unless the number is finite and the condition holds.
  static func check(
    _ parameter: String, _ value: Double, _ allowed: String, _ condition: Bool
  ) throws(ParameterError) {
    guard condition, value.isFinite else {
      throw .outOfRange(parameter: parameter, value: value, allowed: allowed)
    }
  }
}
