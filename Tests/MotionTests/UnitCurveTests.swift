import Motion
import Testing

/// The values that SwiftUI's `UnitCurve` returned, given to two or three digits.
///
/// Its velocities at the very ends of a Bézier are left out: there it returns 0 or 1 where the end
/// tangent is 1.72.
struct UnitCurveTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var name: String
    var curve: TimingCurve
    var values: [Double]
    var velocities: [Double?]
    var testDescription: String { name }
  }

  static let fractions: [Double] = [0, 0.25, 0.5, 0.75, 1]
  static let rows: [Row] = [
    Row(
      name: "easeIn", curve: TimingCurve(.easeIn), values: [0, 0.09, 0.32, 0.62, 1],
      velocities: [0, 0.67, 1.07, 1.37, nil]),
    Row(
      name: "easeOut", curve: TimingCurve(.easeOut), values: [0, 0.38, 0.68, 0.91, 1],
      velocities: [nil, 1.37, 1.07, 0.67, 0]),
    Row(
      name: "easeInOut", curve: TimingCurve(.easeInOut), values: [0, 0.13, 0.5, 0.87, 1],
      velocities: [0, 1.06, 1.72, 1.06, 0]),
    Row(
      name: "circularEaseIn", curve: .circular(.circularEaseIn),
      values: [0, 0.032, 0.134, 0.339, 1], velocities: [0, 0.258, 0.577, 1.134, nil]),
    Row(
      name: "circularEaseOut", curve: .circular(.circularEaseOut),
      values: [0, 0.661, 0.866, 0.968, 1], velocities: [nil, 1.134, 0.577, 0.258, 0]),
    Row(
      name: "circularEaseInOut", curve: .circular(.circularEaseInOut),
      values: [0, 0.067, 0.5, 0.933, 1], velocities: [0, 0.577, nil, 0.577, 0]),
  ]

  @Test(arguments: rows) func values(_ row: Row) {
    for (fraction, value) in zip(Self.fractions, row.values) {
      #expect(abs(row.curve.progress(at: fraction, duration: 1) - value) < 0.01)
    }
  }

  @Test(arguments: rows) func velocities(_ row: Row) {
    for (fraction, velocity) in zip(Self.fractions, row.velocities) {
      guard let velocity else { continue }
      #expect(abs(row.curve.velocity(at: fraction, duration: 1) - velocity) < 0.01)
    }
  }

  @Test func circlesAreVerticalWhereSwiftUISaysInfinity() {
    #expect(CircularEasing.circularEaseIn.slope(at: 1) == .infinity)
    #expect(CircularEasing.circularEaseOut.slope(at: 0) == .infinity)
    #expect(CircularEasing.circularEaseInOut.slope(at: 0.5) == .infinity)
  }

  @Test func bezierThroughItsMiddle() throws {
    let curve = try CubicBezier(0.25, 0.1, 0.75, 0.9)
    #expect(abs(curve.progress(at: 0.5) - 0.5) < 0.01)
    #expect(abs(curve.slope(at: 0.5) - 1.199) < 0.01)
  }
}
