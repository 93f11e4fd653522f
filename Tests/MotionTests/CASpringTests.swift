import Motion
import Testing

struct CASpringTests {
  static func spring(_ parameters: CASpringVectors.Parameters) throws -> CASpring {
    try CASpring(
      mass: parameters.mass, stiffness: parameters.stiffness, damping: parameters.damping,
      initialVelocity: parameters.velocity, allowsOverdamping: parameters.allowsOverdamping)
  }

  @Test(arguments: CASpringVectors.settling)
  func settlesWhenCoreAnimationSays(_ vector: CASpringVectors.Settling) throws {
    #expect(abs(try Self.spring(vector.spring).settlingDuration - vector.duration) < 1e-12)
  }

  @Test(arguments: CASpringVectors.perceptual)
  func perceptualDurationAndBounce(_ vector: CASpringVectors.Perceptual) throws {
    let spring = try CASpring(perceptualDuration: vector.duration, bounce: vector.bounce)
    #expect(spring.mass == 1)
    #expect(spring.allowsOverdamping)
    #expect(abs(spring.stiffness - vector.stiffness) < 1e-12 * vector.stiffness)
    #expect(abs(spring.damping - vector.damping) < 1e-12 * vector.damping)
    #expect(abs(spring.settlingDuration - vector.settling) < 1e-12)
    #expect(abs(spring.perceptualDuration - vector.duration) < 1e-12)
    #expect(abs(spring.bounce - vector.bounce) < 1e-12)
  }

  /// Core Animation counts in single precision: 1e-5 of the travel.
  @Test(arguments: CASpringVectors.positions)
  func positionsAreThoseOfCoreAnimation(_ vector: CASpringVectors.Positions) throws {
    let timing = SpringTiming.coreAnimation(try Self.spring(vector.spring))
    let motion = timing.motion(distance: 100)
    for (time, position) in zip(vector.times, vector.positions) {
      #expect(abs(motion.value(at: time) - position) < 1e-5 * 100, "at \(time)")
    }
  }

  @Test(arguments: CASpringVectors.frames)
  func closedFormIsTheTextbooks(_ vector: CASpringVectors.Frames) throws {
    let spring = try Self.spring(vector.spring)
    for (frame, value) in vector.values.enumerated() {
      let ours = spring.oscillator.value(
        target: 1, velocity: spring.initialVelocity, at: Double(frame) / 60)
      #expect(abs(ours - value) < 1e-12, "frame \(frame)")
    }
  }

  /// Measured: a spring over half a second is cut off, not compressed.
  @Test func durationTruncates() throws {
    let curve = TimingCurve(.coreAnimation(try CASpring()))
    #expect(abs(100 * curve.progress(at: 0.1, duration: 0.5) - 34.02998447418213) < 1e-5 * 100)
    #expect(abs(100 * curve.progress(at: 0.49, duration: 0.5) - 108.34387540817261) < 1e-5 * 100)
    let end = curve.progress(at: 0.5, duration: 0.5)
    #expect(curve.progress(at: 2, duration: 0.5) == end)
    #expect(end > 1.07)
  }

  /// WebKit's layout test of spring(1 100 10 0), 0 to 500 px in a second, to 5 px.
  @Test(arguments: [(0.25, 512.0), (0.5, 537), (0.75, 487)])
  func positionsAreThoseOfWebKit(_ time: Double, _ position: Double) throws {
    let motion = SpringTiming.coreAnimation(try CASpring()).motion(distance: 500)
    #expect(abs(motion.value(at: time) - position) < 5)
  }

  /// Measured: bounce −1 has infinite damping and is at its target at once.
  @Test func bounceMinusOneIsThereAtOnce() throws {
    let spring = try CASpring(perceptualDuration: 1, bounce: -1)
    #expect(spring.damping == .infinity)
    #expect(spring.settlingDuration == 0)
    #expect(spring.bounce == -1)
    let curve = TimingCurve(.coreAnimation(spring))
    #expect(curve.progress(at: 0, duration: 1) == 0)
    #expect(curve.progress(at: 0.1, duration: 1) == 1)
  }

  /// Measured: damping 20 and 30 give the same frames at mass 1, stiffness 100.
  @Test func overdampingIsCriticalUnlessAllowed() throws {
    let critical = try CASpring(damping: 20).oscillator
    let over = try CASpring(damping: 30).oscillator
    let allowed = try CASpring(damping: 30, allowsOverdamping: true).oscillator
    #expect(over == critical)
    #expect(allowed.value(target: 1, velocity: 0, at: 0.2) < 0.5)
    #expect(critical.value(target: 1, velocity: 0, at: 0.2) > 0.59)
  }

  /// `UISpringTimingParameters()` is mass 3, stiffness 1000, damping 500: over-damped, taken as
  /// critical with ω = √(1000/3).
  @Test func timingParametersDefaultIsCritical() throws {
    let spring = try CASpring(mass: 3, stiffness: 1000, damping: 500)
    #expect(abs(spring.dampingRatio - 4.564354645876384) < 1e-12)
    #expect(spring.oscillator.frequency == 0)
    #expect(abs(spring.oscillator.decay - 18.257418583505537) < 1e-12)
  }

  @Test func undampedNeverSettles() throws {
    #expect(try CASpring(damping: 0).settlingDuration == .infinity)
  }

  @Test func refusesWhatCoreAnimationRefuses() {
    #expect(throws: ParameterError.outOfRange(parameter: "mass", value: 0, allowed: "> 0")) {
      try CASpring(mass: 0)
    }
    #expect(throws: ParameterError.self) { try CASpring(stiffness: 0) }
    #expect(throws: ParameterError.self) { try CASpring(damping: -1) }
    #expect(throws: ParameterError.self) { try CASpring(initialVelocity: .infinity) }
    #expect(throws: ParameterError.self) { try CASpring(perceptualDuration: 0) }
    #expect(throws: ParameterError.self) { try CASpring(perceptualDuration: 1, bounce: 1.1) }
  }
}
