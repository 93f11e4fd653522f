import Motion
import Testing

/// The closed form against its own equation, with derivatives taken numerically.
struct OscillatorTests {
  static let ratios: [Double] = [0, 0.05, 0.3, 0.825, 0.999, 0.9999999, 1, 1.0000001, 1.001, 2, 10]
  static let velocities: [Double] = [0, -4, 12]
  static let angularFrequency = 9.0

  static func spring(_ ratio: Double) throws -> DampedOscillator {
    try Spring(response: 2 * .pi / angularFrequency, dampingRatio: ratio).oscillator
  }

  @Test(arguments: ratios, velocities)
  func solvesItsDifferentialEquation(ratio: Double, velocity: Double) throws {
    let oscillator = try Self.spring(ratio)
    let w = Self.angularFrequency
    let step = 1e-5
    for time in stride(from: 0.01, to: 2, by: 0.0371) {
      func x(_ t: Double) -> Double { oscillator.value(target: 3, velocity: velocity, at: t) }
      func v(_ t: Double) -> Double { oscillator.velocity(target: 3, velocity: velocity, at: t) }
      let speed = (x(time + step) - x(time - step)) / (2 * step)
      #expect(abs(speed - v(time)) < 1e-6 * (1 + abs(v(time))), "speed at \(time)")
      let acceleration = (v(time + step) - v(time - step)) / (2 * step)
      let force = -2 * ratio * w * v(time) - w * w * (x(time) - 3)
      #expect(abs(acceleration - force) < 1e-4 * (1 + w * w), "force at \(time)")
    }
  }

  @Test(arguments: ratios, velocities)
  func startsAtZeroWithItsVelocity(ratio: Double, velocity: Double) throws {
    let oscillator = try Self.spring(ratio)
    #expect(oscillator.value(target: 3, velocity: velocity, at: 0) == 0)
    #expect(oscillator.velocity(target: 3, velocity: velocity, at: 0) == velocity)
    #expect(abs(oscillator.value(target: 3, velocity: velocity, at: 1e-9)) < 1e-7)
  }

  /// ζ → 1 from both sides goes to the critical solution, without a jump or a loss of digits.
  @Test(arguments: [1e-4, 1e-6, 1e-8, 1e-10, 1e-13])
  func limitIsCritical(distance: Double) throws {
    let critical = try Self.spring(1)
    for ratio in [1 - distance, 1 + distance] {
      let near = try Self.spring(ratio)
      for time in stride(from: 0.0, to: 2, by: 0.05) {
        let error =
          near.value(target: 1, velocity: -4, at: time)
          - critical.value(target: 1, velocity: -4, at: time)
        #expect(abs(error) < 20 * distance + 1e-12, "at \(time)")
      }
    }
  }

  /// Without damping the energy stays.
  @Test func undampedKeepsItsEnergy() throws {
    let oscillator = try Self.spring(0)
    let w = Self.angularFrequency
    for time in stride(from: 0.0, to: 50, by: 0.37) {
      let x = oscillator.value(target: 1, velocity: 2, at: time) - 1
      let v = oscillator.velocity(target: 1, velocity: 2, at: time)
      #expect(abs(v * v + w * w * x * x - (4 + w * w)) < 1e-9)
    }
  }

  @Test func strongOverdampingDoesNotOverflow() throws {
    let slow = try Self.spring(1000)
    let value = slow.value(target: 1, velocity: 0, at: 10)
    // The slow root is −ω/(2ζ) to a millionth: 1 − e^(−0.045).
    #expect(abs(value - 0.04400250) < 1e-6)
  }
}
