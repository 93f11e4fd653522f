import Motion
import Testing

/// What other animation libraries' own tests say of the same springs.
struct SpringCrossCheckTests {
  static func value(
    _ spring: Spring, from: Double, to: Double, at time: Double
  ) -> Double {
    from + spring.value(target: to - from, time: time)
  }

  /// motiondivision/motion: rounded values every 0.2 s from 100 to 1000; the last one is settled.
  @Test(arguments: [
    (300.0, 10.0, [100, 1343, 873, 1046, 984, 1005, 998, 1001, 1000]),
    (100, 20, [100, 635, 918, 984, 997, 1000]),
    (300, 100, [100, 499, 731, 855, 922, 958, 977, 988, 993, 996, 998, 999, 999, 1000]),
  ])
  func motion(_ stiffness: Double, _ damping: Double, _ expected: [Double]) throws {
    let spring = try Spring(stiffness: stiffness, damping: damping, allowOverDamping: true)
    for (index, position) in expected.dropLast().enumerated() {
      let value = Self.value(spring, from: 100, to: 1000, at: Double(index) * 0.2)
      #expect(value.rounded() == position, "after \(index) fifths of a second")
    }
  }

  struct Flutter: Sendable, CustomTestStringConvertible {
    var ratio: Double
    var to: Double
    var positions: [(time: Double, position: Double)]
    var velocities: [(time: Double, velocity: Double)] = []
    var testDescription: String { "ratio \(ratio)" }
  }

  /// Flutter's physics tests: stiffness 100, to 1 pt.
  @Test(arguments: [
    Flutter(
      ratio: 1, to: 500, positions: [(0.25, 356), (0.5, 479), (0.75, 497)],
      velocities: [(0.25, 1026), (0.5, 168), (0.75, 20)]),
    Flutter(ratio: 1.25, to: 500, positions: [(0.5, 445), (1, 495), (1.5, 499)]),
    Flutter(ratio: 0.25, to: 300, positions: [(1, 325)]),
  ])
  func flutter(_ vector: Flutter) throws {
    let spring = try Spring(stiffness: 100, damping: 20 * vector.ratio, allowOverDamping: true)
    for (time, position) in vector.positions {
      #expect(abs(spring.value(target: vector.to, time: time) - position) < 1)
    }
    for (time, velocity) in vector.velocities {
      #expect(abs(spring.velocity(target: vector.to, time: time) - velocity) < 1)
    }
  }

  /// Flutter's description by duration and bounce, given to two decimals.
  @Test(arguments: [(0.3, 157.91, 17.59), (-0.3, 157.91, 35.9)])
  func durationAndBounce(_ bounce: Double, _ stiffness: Double, _ damping: Double) throws {
    let spring = try CASpring(perceptualDuration: 0.5, bounce: bounce)
    #expect(abs(spring.stiffness - stiffness) < 0.005)
    #expect(abs(spring.damping - damping) < 0.005)
  }

  /// b3ll/Motion: response 1, from 0 to 10, after half a second.
  @Test(arguments: [(0.8, 9.223), (1, 8.210)])
  func b3llMotion(_ ratio: Double, _ expected: Double) throws {
    let spring = try Spring(response: 1, dampingRatio: ratio)
    #expect(abs(spring.value(target: 10, time: 0.5) - expected) < 5e-4)
  }

  /// `UIView.animate(springDuration: 0.5, bounce: 0)` makes this spring, which lasts 0.8 s
  /// (measured on iOS 17).
  @Test func springDurationOfUIView() throws {
    let spring = try CASpring(perceptualDuration: 0.5)
    #expect(abs(spring.stiffness - 157.91367041742973) < 1e-12)
    #expect(abs(spring.damping - 25.132741228718345) < 1e-13)
    #expect(abs(spring.settlingDuration - 0.8) < 1e-12)
  }

  /// `interpolatingSpring(mass:stiffness:damping:)`: complete after 2π/√(k/m), over-damped as
  /// critical.
  @Test func interpolatingSpring() throws {
    let spring = try CASpring(mass: 2, stiffness: 200, damping: 90)
    let motion = SpringTiming.interpolating(spring).motion(distance: 1)
    #expect(abs(motion.logicalDuration - 0.6283185307179586) < 1e-15)
    #expect(abs(motion.value(at: 0.1) - 0.2642411176571153) < 1e-12)  // 1 − 2/e
    #expect(abs(motion.settlingDuration - 1) < 1e-12)
  }
}
