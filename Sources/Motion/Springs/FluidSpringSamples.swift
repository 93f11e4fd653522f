import Geometry

/// The sub-steps of one motion of a ``FluidSpring``, stored from its start to its rest.
///
/// A sample holds until the next one is due: at time t the first sample whose own time is t or
/// later is shown. The sample times are accumulated in Double as SwiftUI accumulates them:
/// ⌈300·t⌉ picks another sample at some frame times, 1–3 % of the travel away.
struct FluidSpringSamples: Hashable, Sendable {
  private struct Sample: Hashable {
    var time: Double
    var offset: Double
    var velocity: Double
  }

  private let samples: [Sample]
  private let target: Double
  /// When the spring has come to rest; from then on it is exactly at its target.
  let settlingDuration: Double

  /// Ours: a spring that has not come to rest by then is put at its target.
  private static let longest = 600.0

  /// - Parameters:
  ///   - target: The travel, in the unit of the value.
  ///   - velocity: At the start, in that unit per second.
  ///   - unitScale: By how much SwiftUI enlarges the value before it judges rest: 128 for points,
  ///     1 for plain numbers.
  init(
    _ spring: FluidSpring, target: Double, velocity: Double, unitScale: Double,
    previousResponse: Double?
  ) {
    var state = Sample(time: 0, offset: 0, velocity: velocity)
    var acceleration = 0.0
    var samples = [state]
    // Velocity Verlet with half-steps of 1/600 s; the order of the operations is SwiftUI's.
    repeat {
      let response = spring.response(at: state.time, previousResponse: previousResponse)
      let stiffness = FluidSpring.stiffness(response: response)
      let drag = -2 * stiffness.squareRoot() * spring.dampingFraction
      let midway = state.velocity + acceleration / 600
      state.offset += midway / 300
      acceleration = drag * midway + stiffness * (target - state.offset)
      state.velocity = midway + acceleration / 600
      state.time += 1.0 / 300
      samples.append(state)
    } while state.time < Self.longest
      && !Self.isAtRest(
        state.velocity * unitScale, acceleration * unitScale,
        distance: target - state.offset, target: target, unitScale: unitScale)
    self.samples = samples
    self.target = target
    settlingDuration = state.time
  }

  func value(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    let index = index(at: time)
    return index < samples.count - 1 ? samples[index].offset : target
  }

  func velocity(at time: Double) -> Double {
    let index = index(at: time)
    return index < samples.count - 1 ? samples[index].velocity : 0
  }

  /// The first sample at or after a time, by bisection; the last one beyond the end.
  private func index(at time: Double) -> Int {
    var (low, high) = (0, samples.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if samples[middle].time < time { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// SwiftUI's test: |v|² and |a|² at most 0.0036, and within a hundredth of the travel.
  ///
  /// A spring without travel rests within the same absolute distance as its speed (ours: the test
  /// as SwiftUI has it would wait for the exact target).
  private static func isAtRest(
    _ velocity: Double, _ acceleration: Double, distance: Double, target: Double, unitScale: Double
  ) -> Bool {
    let limit = target == 0 ? 0.06 / unitScale : abs(target) / 100
    return max(velocity * velocity, acceleration * acceleration) <= 0.0036
      && abs(distance) <= limit
  }
}
