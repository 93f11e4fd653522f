/// The speed of a value as SwiftUI measures it from its last three samples.
///
/// v = ¾ of the earlier of two differences and ¼ of the later; of one difference that one. Measured
/// on SwiftUI.
public struct VelocitySampler: Hashable, Sendable {
  private struct Sample: Hashable {
    var time: Double
    var value: Double
  }

  private var samples: [Sample] = []

  public init() {}

  /// - Parameter time: In seconds, later than the samples before.
  public mutating func add(_ value: Double, at time: Double) {
    samples.append(Sample(time: time, value: value))
    if samples.count > 3 { samples.removeFirst() }
  }

  /// In units per second; 0 with fewer than two samples.
  public var velocity: Double {
    let slopes = zip(samples, samples.dropFirst()).map { from, to in
      (to.value - from.value) / (to.time - from.time)
    }
    guard let earlier = slopes.first, let later = slopes.last else { return 0 }
    return 0.75 * earlier + 0.25 * later
  }
}
