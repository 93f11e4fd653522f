import Motion
import Testing

struct FluidSpringTests {
  static func motion(_ frames: FluidSpringVectors.Frames, unitScale: Double) throws -> SpringMotion
  {
    let spring = try FluidSpring(
      response: frames.response, dampingFraction: frames.dampingFraction)
    return SpringTiming.fluid(spring).motion(distance: 1, unitScale: unitScale)
  }

  /// The same sub-steps in the same order: the very same numbers.
  @Test(arguments: FluidSpringVectors.frames)
  func framesAreThoseOfTheIntegrator(_ frames: FluidSpringVectors.Frames) throws {
    let motion = try Self.motion(frames, unitScale: 1)
    for (frame, offset) in frames.offsets.enumerated() {
      let time = Double(frame) / Double(frames.framesPerSecond)
      #expect(motion.value(at: time) == offset, "frame \(frame)")
    }
  }

  /// The reference looks once a frame; the motion ends at a sub-step, at most a frame earlier.
  @Test(arguments: FluidSpringVectors.frames)
  func finishesWithinTheFrameBefore(_ frames: FluidSpringVectors.Frames) throws {
    for (finishedAt, scale) in [(frames.finishedAt, 1.0), (frames.finishedAt128, 128)] {
      guard let finishedAt else { continue }
      let motion = try Self.motion(frames, unitScale: scale)
      #expect(motion.value(at: finishedAt) == 1)
      #expect(motion.velocity(at: finishedAt) == 0)
      let frameBefore = finishedAt - 1.0 / 60 - 1e-9
      #expect(motion.value(at: frameBefore) != 1)
      #expect(motion.settlingDuration > frameBefore)
    }
  }

  @Test(arguments: FluidSpringVectors.frames)
  func isLogicallyCompleteAfterItsResponse(_ frames: FluidSpringVectors.Frames) throws {
    let motion = try Self.motion(frames, unitScale: 1)
    #expect(motion.logicalDuration == frames.response)
  }

  /// The integrator stays within 2.5 % of the travel of the closed form, and differs from it.
  @Test(arguments: FluidSpringVectors.frames)
  func differsFromTheClosedFormBySoMuch(_ frames: FluidSpringVectors.Frames) throws {
    let fluid = try Self.motion(frames, unitScale: 128)
    let analytic = try Spring(
      response: frames.response, dampingRatio: frames.dampingFraction)
    let differences = (0...120).map { frame in
      let time = Double(frame) / 60
      return abs(fluid.value(at: time) - analytic.value(target: 1, time: time))
    }
    let greatest = try #require(differences.max())
    #expect(greatest > 0.005)
    #expect(greatest < 0.025)
  }

  /// Frames may be asked for in any order and at any distance.
  @Test func isRandomAccess() throws {
    let motion = try Self.motion(FluidSpringVectors.frames[0], unitScale: 1)
    let times = (0..<200).map { Double($0) * 0.0041 }
    #expect(times.map(motion.value(at:)) == times.reversed().map(motion.value(at:)).reversed())
    #expect(motion.value(at: -1) == 0)
    #expect(motion.value(at: 1e9) == 1)
  }

  /// SwiftUI's integrator drops what lies more than a second before the frame asked for and goes on
  /// where it stood. Its frames at 0, 1/60, 2/60, then 1.5 s and 1.5 s + 1/60, which are those of
  /// five frames in a row; a frame here depends on its time alone, and 1.5 s shows the rest.
  @Test func aGapInTheFramesIsNoGapInTheMotion() throws {
    let shown = [
      0, 0.016502823284858154, 0.06693291917953904, 0.14048227292727836, 0.228262719955021,
    ]
    let spring = try FluidSpring(response: 0.5, dampingFraction: 0.7)
    let motion = SpringTiming.fluid(spring).motion(distance: 1, unitScale: 1)
    #expect((0..<5).map { motion.value(at: Double($0) / 60) } == shown)
    #expect(motion.value(at: 1.5) == 1)
  }

  /// A value that is at its target and moves comes back to it.
  @Test func pushWithoutATravel() throws {
    let spring = SpringTiming.fluid(try FluidSpring())
    let motion = spring.motion(distance: 0, velocity: 300, unitScale: 128)
    #expect(motion.velocity(at: 0) == 300)
    #expect(motion.value(at: 0.05) > 5)
    #expect(motion.settlingDuration < 3)
    #expect(motion.value(at: motion.settlingDuration) == 0)
  }

  /// A slow spring taken over by a fast one hands its response over within the blend.
  @Test func blendsFromThePreviousResponse() throws {
    let blended = SpringTiming.fluid(try FluidSpring(response: 0.15, blendDuration: 0.25))
    let fresh = blended.motion(distance: 1)
    let sameAgain = blended.motion(distance: 1, previousResponse: 0.15)
    let fromSlow = blended.motion(distance: 1, previousResponse: 0.5)
    #expect(sameAgain.value(at: 0.05) == fresh.value(at: 0.05))
    #expect(fromSlow.value(at: 0.05) < fresh.value(at: 0.05) / 2)
    #expect(fromSlow.value(at: 2) == 1)
  }

  /// Springs whose sub-steps would swing ever higher are followed exactly instead.
  @Test(arguments: [(0.02, 1.5), (0.05, 3), (0.15, 8), (0.5, 24), (2, 100)])
  func stiffSpringsDoNotExplode(_ response: Double, _ fraction: Double) throws {
    let spring = try FluidSpring(response: response, dampingFraction: fraction)
    let motion = SpringTiming.fluid(spring).motion(distance: 1)
    for time in stride(from: 0.0, to: motion.settlingDuration, by: 0.01) {
      #expect((0...1.001).contains(motion.value(at: time)), "at \(time)")
    }
    #expect(motion.settlingDuration.isFinite)
    #expect(motion.value(at: motion.settlingDuration) == 1)
  }

  @Test func undampedSpringIsStoppedInTheEnd() throws {
    let spring = try FluidSpring(response: 0.5, dampingFraction: 0)
    let motion = SpringTiming.fluid(spring).motion(distance: 1)
    #expect(motion.value(at: 590.25) > 1.5)
    #expect(motion.value(at: 601) == 1)
  }

  @Test(arguments: [
    (SpringPreset.smooth, 0.5, 1.0), (.snappy, 0.5, 0.85), (.bouncy, 0.5, 0.7),
    (.interactiveSpring, 0.15, 0.85), (.spring, 0.5, 1),
  ])
  func presets(_ preset: SpringPreset, _ response: Double, _ fraction: Double) throws {
    let spring = try preset.fluid()
    #expect(spring.response == response)
    #expect(abs(spring.dampingFraction - fraction) < 1e-15)
    #expect(spring.blendDuration == (preset == .interactiveSpring ? 0.25 : 0))
    let analytic = try preset.analytic()
    #expect(abs(analytic.duration - response) < 1e-15)
    #expect(abs(analytic.dampingRatio - fraction) < 1e-15)
    let longer = try preset.fluid(duration: 0.8, extraBounce: 0.1)
    #expect(longer.response == 0.8)
    #expect(abs(longer.dampingFraction - (fraction - 0.1)) < 1e-15)
  }

  @Test func refusesNonsense() {
    #expect(throws: ParameterError.self) { try FluidSpring(response: -0.1) }
    #expect(throws: ParameterError.self) { try FluidSpring(dampingFraction: -0.1) }
    #expect(throws: ParameterError.self) { try FluidSpring(duration: 0.5, bounce: -1) }
    #expect(throws: ParameterError.self) { try FluidSpring(duration: 0.5, bounce: 1.1) }
    #expect(throws: ParameterError.self) { try SpringPreset.bouncy.fluid(extraBounce: 0.8) }
  }
}

extension FluidSpringTests {
  /// "A value of zero requests an infinitely-stiff spring" (SwiftUI's documentation): as stiff as
  /// SwiftUI lets one be, k = 45 000, which is critically damped within 1e-3 after
  /// x = (1 + ωt)·e^(−ωt), ω = √45 000 ≈ 212 per second: about 0.044 s.
  @Test func aResponseOfZeroIsAtOnce() throws {
    let spring = try FluidSpring(response: 0, dampingFraction: 1)
    let motion = SpringTiming.fluid(spring).motion(distance: 1, unitScale: 1)
    #expect(motion.settlingDuration < 0.2)
    #expect(abs(motion.value(at: 0.1) - 1) < 1e-3)
  }
}
