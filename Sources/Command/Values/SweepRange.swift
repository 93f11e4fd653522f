import Geometry

/// The values of a variable to be tried, as `drop=0.1..1:0.1` says them.
public struct SweepRange: Hashable, Sendable {
  public var variable: String
  /// From the first to the last, each `step` after the one before; the last step may be shorter.
  public var values: [Double]

  /// More make a table that nobody reads.
  private static let limit = 1000

  /// - Returns: Nil where the value is no range.
  /// - Throws: ``ValueError`` for a range that cannot be walked.
  init?(_ assignment: Assignment) throws(ValueError) {
    guard let colon = assignment.value.lastIndex(of: ":") else {
      let ends = assignment.value.split(separator: "..").map { Double(String($0)) }
      guard ends.count == 2, !ends.contains(nil) else { return nil }
      throw ValueError(
        "\(assignment.value.quoted) has no step, write \("\(assignment.value):STEP".quoted)")
    }
    let ends = assignment.value[..<colon].split(separator: ".", omittingEmptySubsequences: false)
    guard let dots = ends.indices.dropLast().first(where: { ends[$0].isEmpty && $0 > 0 }),
      let first = Double(ends[..<dots].joined(separator: ".")),
      let last = Double(ends[(dots + 1)...].joined(separator: ".")),
      let step = Double(assignment.value[assignment.value.index(after: colon)...]),
      first.isFinite, last.isFinite, step.isFinite
    else { return nil }
    guard step > 0 else {
      throw .outOfRange("the step", step.shortestText, allowed: "above 0")
    }
    guard last >= first else {
      throw ValueError(
        "the range ends at \(last.shortestText), must be at least \(first.shortestText)")
    }
    let count = ((last - first) / step + 1e-9).rounded(.down)
    guard count < Double(Self.limit) else {
      throw .outOfRange(
        "the number of values", (count + 1).shortestText, allowed: "1 to \(Self.limit)")
    }
    variable = assignment.name
    values = (0...Int(count)).map { first + Double($0) * step }
    // Both ends belong to it, also where the steps do not meet the last.
    if let end = values.last, last - end > 1e-9 * max(step, last.magnitude) { values.append(last) }
  }

  /// A value as it is set and shown: without what steps of 0.1 leave at the seventeenth digit.
  static func text(of value: Double) -> String { value.text(decimals: 9, trimmed: true) }
}
