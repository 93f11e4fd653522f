public import Geometry

/// One finger: where it is at which time, in straight lines between samples.
public struct TouchTrack: Hashable, Sendable {
  public struct Sample: Hashable, Sendable {
    /// In seconds.
    public var time: Double
    public var point: Point

    public init(time: Double, point: Point) {
      self.time = time
      self.point = point
    }
  }

  /// How far a finger goes before a drag is recognised, in points: nothing moves before, and the
  /// content follows from there on (measured on UIScrollView).
  public static let recognitionDistance = 10.0

  /// One or more, their times rising.
  public let samples: [Sample]

  /// - Throws: ``ParameterError`` for no sample, or a time that does not rise.
  public init(_ samples: [Sample]) throws(ParameterError) {
    guard !samples.isEmpty else {
      throw .wrongCount(parameter: "touch", count: 0, allowed: "1 or more")
    }
    for (sample, next) in zip(samples, samples.dropFirst()) where next.time <= sample.time {
      throw .outOfRange(
        parameter: "time", value: next.time, allowed: "> \(sample.time.shortestText) s")
    }
    self.samples = samples
  }

  /// Where the finger is; held before the first sample and after the last.
  public func point(at time: Double) -> Point {
    guard let index = samples.lastIndex(where: { $0.time <= time }) else { return samples[0].point }
    guard index + 1 < samples.count else { return samples[index].point }
    let (from, to) = (samples[index], samples[index + 1])
    return from.point.interpolated(
      to: to.point, amount: (time - from.time) / (to.time - from.time))
  }

  /// How fast the finger moves, in points per second; 0 before the first sample and from the last
  /// on, at a sample that of the leg after it.
  public func velocity(at time: Double) -> Point {
    guard let index = samples.lastIndex(where: { $0.time <= time }), index + 1 < samples.count
    else { return .zero }
    return legVelocity(index)
  }

  /// The velocity at the release, in points per second: ¾ of the last leg that moved and ¼ of the
  /// moving leg before it; of one moving leg its own.
  ///
  /// Ours, after the weights of ``VelocitySampler`` and the measured fact that UIScrollView still
  /// reports a speed after the finger has stood still.
  public var releaseVelocity: Point {
    let moving = (0..<(samples.count - 1)).map(legVelocity).filter { $0 != .zero }
    guard let last = moving.last else { return .zero }
    guard moving.count > 1 else { return last }
    return last.scaled(by: 0.75) + moving[moving.count - 2].scaled(by: 0.25)
  }

  private func legVelocity(_ index: Int) -> Point {
    let (from, to) = (samples[index], samples[index + 1])
    return (to.point - from.point).scaled(by: 1 / (to.time - from.time))
  }
}
