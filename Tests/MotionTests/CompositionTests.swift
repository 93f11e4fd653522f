import Geometry
import Motion
import Testing

struct CompositionTests {
  struct Ends: Sendable, CustomTestStringConvertible {
    var animation: BasicAnimation<Double>
    var middle: Double
    var testDescription: String { "\(animation)" }
  }

  /// Measured over a model of 0.5, in the middle of the animation.
  @Test(arguments: [
    Ends(animation: BasicAnimation(from: 0.2), middle: 0.35),
    Ends(animation: BasicAnimation(to: 0.8), middle: 0.65),
    Ends(animation: BasicAnimation(by: 0.3), middle: 0.65),
    Ends(animation: BasicAnimation(from: 0.2, by: 0.3), middle: 0.35),
    Ends(animation: BasicAnimation(to: 0.9, by: 0.3), middle: 0.75),
    Ends(animation: BasicAnimation(), middle: 0.5),
  ])
  func missingEndsAreTheModels(_ vector: Ends) {
    let (from, to) = vector.animation.ends(model: 0.5)
    #expect(abs(from.interpolated(to: to, amount: 0.5) - vector.middle) < 1e-6)
  }

  /// Measured: one and two additive animations over a model of 0.5.
  @Test func additiveAnimationsAddUp() throws {
    let moment = try #require(MediaTiming(duration: 1).moment(at: 0.5))
    let additive = Composition(isAdditive: true)
    let one = additive.apply(
      0.1, start: 0, end: 0.2, moment: moment, autoreverses: false, over: 0.5)
    #expect(abs(one - 0.6) < 1e-6)
    let two = additive.apply(
      0.05, start: 0, end: 0.1, moment: moment, autoreverses: false, over: one)
    #expect(abs(two - 0.65) < 1e-6)
  }

  struct Cumulation: Sendable, CustomTestStringConvertible {
    var animation: BasicAnimation<Double>
    var model = 0.0
    var timing: MediaTiming
    var positions: [(time: Double, position: Double)]
    var testDescription: String { "\(animation)" }
  }

  /// Measured.
  @Test(arguments: [
    Cumulation(
      animation: BasicAnimation(from: 0, to: 10), timing: MediaTiming(duration: 1, repeatCount: 3),
      positions: [(0.5, 5), (1.5, 15), (2.5, 25)]),
    Cumulation(
      animation: BasicAnimation(by: 10), model: 100,
      timing: MediaTiming(duration: 1, repeatCount: 3),
      positions: [(0.5, 105), (1.5, 215), (2.5, 325)]),
    Cumulation(
      animation: BasicAnimation(from: 0, to: 10),
      timing: MediaTiming(duration: 1, repeatCount: 2, autoreverses: true), positions: [(2.5, 5)]),
    Cumulation(
      animation: BasicAnimation(from: 10, to: 20), timing: MediaTiming(duration: 1, repeatCount: 3),
      positions: [(1.5, 35)]),
    Cumulation(
      animation: BasicAnimation(from: 10, to: 20),
      timing: MediaTiming(duration: 1, repeatCount: 2, autoreverses: true),
      positions: [(2.5, 25)]),
  ])
  func cumulativeCyclesBuildOnTheLast(_ vector: Cumulation) throws {
    let (from, to) = vector.animation.ends(model: vector.model)
    for (time, position) in vector.positions {
      let moment = try #require(vector.timing.moment(at: time))
      let shown = Composition(isCumulative: true).apply(
        from.interpolated(to: to, amount: moment.fraction), start: from, end: to, moment: moment,
        autoreverses: vector.timing.autoreverses, over: vector.model)
      #expect(abs(shown - position) < 1e-6, "at \(time)")
    }
  }
}
