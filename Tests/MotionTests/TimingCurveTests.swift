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

  /// A paused `UIViewPropertyAnimator` at 0.25, from 0 to 100: linear while it is scrubbed, through
  /// its curve where `scrubsLinearly` is off.
  @Test func scrubbing() {
    #expect(TimingCurve.linear.progress(at: 0.25, duration: 1) == 0.25)
    let curved = TimingCurve(.easeInOut).progress(at: 0.25, duration: 1)
    #expect(abs(100 * curved - 12.916193) < 1e-6)
  }

  @Test func springsBringTheirOwnTime() throws {
    let mass = TimingCurve(.coreAnimation(try CASpring()))
    #expect(mass.ownDuration == mass.settlingDuration)
    // Measured: an animator of 4 s with this spring says 1.4727 s.
    #expect(abs(try #require(mass.ownDuration) - 1.4727003346780927) < 1e-12)
    let analytic = TimingCurve(.analytic(try Spring(duration: 0.5, bounce: 0.2)))
    #expect(abs(try #require(analytic.ownDuration) - 0.5) < 1e-15)
    #expect(try #require(analytic.settlingDuration) > 0.9)
    let fluid = TimingCurve(.fluid(try SpringPreset.bouncy.fluid()))
    #expect(fluid.ownDuration == 0.5)
    #expect(TimingCurve.linear.ownDuration == nil)
    #expect(TimingCurve.linear.settlingDuration == nil)
  }

  /// Over any distance a spring's progress is its value over the distance.
  @Test func springsScale() throws {
    let timing = SpringTiming.coreAnimation(try CASpring(initialVelocity: 2))
    let short = timing.motion(distance: 1)
    let long = timing.motion(distance: -300)
    #expect(long.initialVelocity == -600)
    #expect(abs(long.settlingDuration - short.settlingDuration) < 1e-12)
    for time in stride(from: 0.05, to: 1.4, by: 0.1) {
      #expect(abs(long.value(at: time) + 300 * short.value(at: time)) < 1e-9)
      let progress = TimingCurve.spring(long).progress(at: time, duration: 2)
      #expect(abs(progress - short.value(at: time)) < 1e-12)
    }
  }

  /// Taking over a moving value: the spring starts with its speed, and comes back without a travel.
  @Test func springsTakeASpeedOver() throws {
    let springs: [SpringTiming] = [
      .fitted(try FittedSpring(dampingRatio: 0.6, duration: 0.8)),
      .coreAnimation(try CASpring(damping: 14)), .interpolating(try CASpring(damping: 30)),
      .analytic(try Spring(duration: 0.5, bounce: 0.3)), .fluid(try FluidSpring()),
    ]
    for timing in springs {
      for distance in [0.0, 40] {
        let motion = timing.motion(distance: distance, velocity: -300, unitScale: 128)
        #expect(abs(motion.velocity(at: 0) - -300) < 1e-9, "\(timing)")
        #expect(motion.value(at: 0.02) < -1, "\(timing)")
        #expect(motion.value(at: motion.settlingDuration) == distance)
        #expect(motion.velocity(at: motion.settlingDuration) == 0)
        let before = motion.value(at: motion.settlingDuration - 1e-6)
        #expect(abs(before - distance) < 0.5, "\(timing)")
      }
    }
  }
}
