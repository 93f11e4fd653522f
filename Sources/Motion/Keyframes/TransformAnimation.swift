public import Geometry

/// The values of a `CAKeyframeAnimation` of whole transforms over the fraction of its duration.
///
/// Between two keyframes in the linear and paced modes it is what one animation between them is:
/// by the parts of the matrices. The cubic modes put a smooth curve through the parts of all of
/// them: Hermite's cubic with the tangents of ``KeyframeAnimation`` through every number, in the
/// plane the angle among them; in space the rotations by the cumulative form of a curve of
/// quaternions (Kim, Kim and Shin 1995), so that a turn about one axis is the cubic of its angle
/// there too. The paced modes take the Euclidean length of the difference of the sixteen entries
/// as the distance of two matrices, for moves the way in points. Apple documents neither; both are
/// ours.
public struct TransformAnimation: Hashable, Sendable {
  public typealias Corner = KeyframeAnimation<Numbers>.Corner

  public let values: [Transform3D]
  public let calculationMode: CalculationMode
  private let schedule: KeyframeSchedule
  /// The smooth curve through the parts; nil in modes without one.
  private let curve: Curve?

  /// - Parameters:
  ///   - values: Fewer than two have no effect.
  ///   - calculationMode: Of `discrete` each is held as long as ``KeyframeAnimation`` holds it.
  ///
  /// All others as for ``KeyframeAnimation``.
  public init(
    values: [Transform3D], keyTimes: [Double]? = nil, timingFunctions: [TimingCurve] = [],
    calculationMode: CalculationMode = .linear, corners: [Corner] = []
  ) {
    self.values = values
    self.calculationMode = calculationMode
    schedule = KeyframeSchedule(
      of: values, calculationMode, keyTimes: keyTimes, timingFunctions: timingFunctions
    ) { $0.distance(to: $1) }
    switch calculationMode {
    case .linear, .discrete, .paced: curve = nil
    case .cubic, .cubicPaced:
      curve = Curve(values, schedule: schedule, corners: corners)
    }
  }

  /// The transform at a fraction of the duration, or nil where the animation has no effect.
  public func value(at fraction: Double) -> Transform3D? {
    if calculationMode == .discrete {
      return values.count < 2 ? nil : values[schedule.heldIndex(at: fraction)]
    }
    guard let place = schedule.place(at: fraction) else { return nil }
    if place.amount == 0 { return values[place.index] }
    if place.amount == 1 { return values[place.index + 1] }
    if let shown = curve?.value(at: fraction, place) { return shown }
    return values[place.index].interpolated(to: values[place.index + 1], amount: place.amount)
  }

  /// How the cubic modes go.
  fileprivate indirect enum Curve: Hashable {
    /// All matrices are of the plane: their ``PlanarParts`` number by number.
    case planar(KeyframeAnimation<Numbers>)
    /// Their ``SpatialParts``: the numbers that are no rotation, then how far each way between two
    /// keyframes is gone, and for each of these ways the rotation along it.
    case spatial(KeyframeAnimation<Numbers>, starts: [Quaternion], ways: [SIMD3<Double>])
    /// One of them is singular: entry by entry.
    case entries(KeyframeAnimation<Numbers>)
  }
}

extension TransformAnimation.Curve {
  init(
    _ values: [Transform3D], schedule: KeyframeSchedule,
    corners: [TransformAnimation.Corner]
  ) {
    func animation(_ rows: [[Double]]) -> KeyframeAnimation<Numbers> {
      KeyframeAnimation(
        values: rows.map(Numbers.init), schedule: schedule, calculationMode: .cubic,
        corners: corners)
    }
    let planar = values.compactMap(\.affine).filter { $0.determinant != 0 }
    if planar.count == values.count {
      self = .planar(animation(PlanarParts.sequence(planar).map(\.numbers)))
      return
    }
    let parts = values.compactMap(SpatialParts.init)
    guard parts.count == values.count else {
      self = .entries(animation(values.map(\.entries)))
      return
    }
    var starts: [Quaternion] = []
    for next in parts.map({ Quaternion($0.quaternion) }) {
      // Of the two that turn alike the nearer.
      starts.append(starts.last.map(next.nearer(to:)) ?? next)
    }
    let ways = zip(starts, starts.dropFirst()).map { $0.inverse.then($1).logarithm }
    // A keyframe has gone all the ways before it, and none after it.
    let gone = parts.indices.map { index in
      ways.indices.map { $0 < index ? 1.0 : 0.0 }
    }
    self = .spatial(
      animation(zip(parts, gone).map { $0.numbers + $1 }), starts: starts, ways: ways)
  }

  func value(at fraction: Double, _ place: KeyframeSchedule.Place) -> Transform3D? {
    switch self {
    case .planar(let animation):
      return animation.value(at: fraction).map {
        Transform3D(PlanarParts(numbers: $0.numbers).transform)
      }
    case .entries(let animation):
      return animation.value(at: fraction).map { Transform3D(entries: $0.numbers) }
    case .spatial(let animation, let starts, let ways):
      guard let shown = animation.value(at: fraction) else { return nil }
      var rotation = starts[place.index]
      for way in ways.indices where abs(way - place.index) <= 1 {
        let gone = shown[SpatialParts.numberCount + way] - (way < place.index ? 1 : 0)
        rotation = rotation.then(Quaternion(rotation: ways[way] * gone))
      }
      return SpatialParts(numbers: shown.numbers, quaternion: rotation.vector).transform
    }
  }
}

extension Transform3D {
  /// Row by row.
  fileprivate var entries: [Double] {
    [row1, row2, row3, row4].flatMap { [$0.x, $0.y, $0.z, $0.w] }
  }

  fileprivate init(entries e: [Double]) {
    func row(_ start: Int) -> SIMD4<Double> {
      [e[start], e[start + 1], e[start + 2], e[start + 3]]
    }
    self.init(row1: row(0), row2: row(4), row3: row(8), row4: row(12))
  }

  fileprivate func distance(to other: Transform3D) -> Double {
    func square(_ vector: SIMD4<Double>) -> Double { (vector * vector).sum() }
    let squares =
      square(row1 - other.row1) + square(row2 - other.row2) + square(row3 - other.row3)
      + square(row4 - other.row4)
    return squares.squareRoot()
  }
}
