import Geometry
import Motion
import Testing

/// Keyframes of whole transforms.
///
/// Expected values are cubics of one number by hand: where only one part of the matrices changes,
/// the animation must be the cubic of that part.
struct TransformAnimationTests {
  /// Half way from the second to the third of four even keyframes, by Hermite:
  /// (b + c) / 2 + ((c − a) / 2 − (d − b) / 2) / 8.
  static func middle(_ v: [Double]) -> Double {
    (v[1] + v[2]) / 2 + ((v[2] - v[0]) / 2 - (v[3] - v[1]) / 2) / 8
  }

  static func cubic(_ values: [Transform3D]) -> TransformAnimation {
    TransformAnimation(values: values, calculationMode: .cubic)
  }

  static func expect(
    _ shown: Transform3D?, _ expected: Transform3D,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let shown = try #require(shown, sourceLocation: sourceLocation)
    for index in 0..<16 {
      let (row, column) = (index / 4, index % 4)
      #expect(
        abs(shown[row, column] - expected[row, column]) < 1e-9, "m\(row + 1)\(column + 1)",
        sourceLocation: sourceLocation)
    }
  }

  static func turned(_ degrees: Double, about axis: SIMD3<Double>) -> Transform3D {
    .rotation(radians: degrees * .pi / 180, about: axis)
  }

  @Test func aWayIsThatOfOneAnimation() throws {
    let values: [Transform3D] = [
      .identity, Self.turned(80, about: [1, 2, 3]).then(.scale(x: 2, y: 1)),
      .translation(x: 3, y: 4, z: 5).then(.perspective(distance: 90)),
    ]
    let animation = TransformAnimation(values: values, keyTimes: [0, 0.2, 1])
    #expect(animation.value(at: 0.05) == values[0].interpolated(to: values[1], amount: 0.25))
    try Self.expect(animation.value(at: 0.6), values[1].interpolated(to: values[2], amount: 0.5))
    #expect(animation.value(at: 0.2) == values[1] && animation.value(at: 1) == values[2])
    #expect(TransformAnimation(values: [.identity]).value(at: 0.5) == nil)
    let held = TransformAnimation(values: values, calculationMode: .discrete)
    #expect(held.value(at: 0.34) == values[1])
  }

  @Test func aCubicMovesAndScalesAsItsNumbers() throws {
    let (x, s) = ([0.0, 10, 40, 40], [1.0, 2, 1.5, 4])
    let flat = Self.cubic(zip(x, s).map { .scale(x: $1, y: 1).then(.translation(x: $0, y: 1)) })
    try Self.expect(
      flat.value(at: 0.5),
      .scale(x: Self.middle(s), y: 1).then(.translation(x: Self.middle(x), y: 1)))
    let deep = Self.cubic(x.map { .translation(x: $0, y: 0, z: 2 * $0) })
    try Self.expect(
      deep.value(at: 0.5), .translation(x: Self.middle(x), y: 0, z: 2 * Self.middle(x)))
  }

  /// About z the matrices are of the plane, about the others of space.
  @Test(arguments: [SIMD3<Double>(0, 0, 1), [0, 1, 0], [1, -2, 0.5]])
  func aCubicTurnsAboutOneAxisAsItsAngle(_ axis: SIMD3<Double>) throws {
    let angles: [Double] = [10, 30, 90, 100]
    let animation = Self.cubic(angles.map { Self.turned($0, about: axis) })
    try Self.expect(
      animation.value(at: 0.5), Self.turned(Self.middle(angles), about: axis))
  }

  /// More than one turn, each way less than half of one.
  @Test(arguments: [SIMD3<Double>(0, 0, 1), [1, 0, 0], [1, -2, 0.5]])
  func aCubicGoesOnBeyondAWholeTurn(_ axis: SIMD3<Double>) throws {
    let angles: [Double] = [100, 220, 350, 440]
    let animation = Self.cubic(angles.map { Self.turned($0, about: axis) })
    try Self.expect(animation.value(at: 0.5), Self.turned(Self.middle(angles), about: axis))
  }

  /// Every way of a cubic whose neighbours lie on one line is that line; so must be the way a
  /// mirror takes to the other, which has to be told with other signs than the keyframes before.
  @Test func aCubicTakesTheWaysOfSingleAnimations() throws {
    let (a, b) = (Transform3D.scale(x: -1, y: 1), Transform3D.scale(x: 1, y: -1))
    let animation = TransformAnimation(
      values: [.identity, a, b], calculationMode: .cubic,
      corners: [
        KeyframeAnimation.Corner(tension: 1), .init(tension: 1), .init(tension: 1),
      ])
    // Tight: half way in time is half way.
    let identity = Transform3D.identity
    try Self.expect(animation.value(at: 0.25), identity.interpolated(to: a, amount: 0.5))
    try Self.expect(animation.value(at: 0.75), a.interpolated(to: b, amount: 0.5))
  }

  @Test func aCubicAboutSeveralAxesIsSmooth() throws {
    let animation = Self.cubic([
      .identity, Self.turned(70, about: [1, 0, 0]), Self.turned(110, about: [0, 1, 0.3]),
      Self.turned(40, about: [1, 1, 1]).then(.translation(x: 9, y: 0)),
    ])
    for time in [1.0 / 3, 2.0 / 3] {
      func slope(_ from: Double, _ to: Double) throws -> Transform3D {
        let (a, b) = (
          try #require(animation.value(at: from)), try #require(animation.value(at: to))
        )
        var result = Transform3D.identity
        for index in 0..<16 {
          result[index / 4, index % 4] =
            (b[index / 4, index % 4] - a[index / 4, index % 4]) / (to - from)
        }
        return result
      }
      let (before, after) = (
        try slope(time - 1e-6, time), try slope(time, time + 1e-6)
      )
      for index in 0..<16 {
        #expect(abs(before[index / 4, index % 4] - after[index / 4, index % 4]) < 1e-3)
      }
      // It turns there, and its rows stay of length 1.
      #expect(abs(before[0, 0]) + abs(before[1, 1]) > 0.1)
      let shown = try #require(animation.value(at: time + 0.1))
      let length = (0..<3).reduce(0) { $0 + shown[0, $1] * shown[0, $1] }
      #expect(abs(length - 1) < 1e-12)
    }
  }

  /// Of 40 pt the first way has 30; matrices that only move lie as far apart as they move.
  @Test func pacedMovesEvenly() throws {
    let values = [0.0, 30, 40].map { Transform3D.translation(x: 0, y: $0, z: 0) }
    let animation = TransformAnimation(
      values: values, keyTimes: [0, 0.1, 1], calculationMode: .paced)
    try Self.expect(animation.value(at: 0.5), .translation(x: 0, y: 20))
    try Self.expect(animation.value(at: 0.875), .translation(x: 0, y: 35))
    let smooth = TransformAnimation(values: values, calculationMode: .cubicPaced)
    // All tangents of values on a line at even speed are that speed.
    try Self.expect(smooth.value(at: 0.5), .translation(x: 0, y: 20))
  }

  @Test func singularMatricesGoEntryByEntry() throws {
    let s: [Double] = [0, 2, 4, 1]
    let animation = Self.cubic(s.map { .scale(x: $0, y: 1, z: 1) })
    try Self.expect(animation.value(at: 0.5), .scale(x: Self.middle(s), y: 1))
  }
}
