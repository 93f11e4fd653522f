import Motion
import Testing

struct TimingCurveTests {
  static let curves: [TimingCurve] =
    [.linear] + Easing.allCases.map { TimingCurve($0) }
    + CircularEasing.allCases.map { TimingCurve.circular($0) }

  @Test(arguments: curves) func endsAreExact(_ curve: TimingCurve) {
    for time in [-1.0, 0] { #expect(curve.progress(at: time, duration: 0.3) == 0) }
    for time in [0.3, 7] { #expect(curve.progress(at: time, duration: 0.3) == 1) }
    #expect(curve.progress(at: -1e-9, duration: 0) == 0)
    #expect(curve.progress(at: 0, duration: 0) == 1)
  }

  /// The speed against a central difference of the progress, away from the ends and the steep middle.
  @Test(arguments: curves) func velocityIsTheDerivative(_ curve: TimingCurve) {
    let step = 1e-6
    for time in stride(from: 0.05, to: 0.6, by: 0.05) where abs(time - 0.3) > 0.01 {
      let rise =
        curve.progress(at: time + step, duration: 0.6)
        - curve.progress(at: time - step, duration: 0.6)
      let error = curve.velocity(at: time, duration: 0.6) - rise / (2 * step)
      #expect(abs(error) < 1e-4, "at \(time) s")
    }
  }

  @Test(arguments: curves) func velocityIsFiniteAtTheEndsAndZeroOutside(_ curve: TimingCurve) {
    #expect(curve.velocity(at: 0, duration: 0.6).isFinite)
    #expect(curve.velocity(at: 0.6, duration: 0.6).isFinite)
    #expect(curve.velocity(at: -0.01, duration: 0.6) == 0)
    #expect(curve.velocity(at: 0.61, duration: 0.6) == 0)
  }
}
