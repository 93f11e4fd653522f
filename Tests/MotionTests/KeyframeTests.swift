import Geometry
import Motion
import Testing

struct KeyframeTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var name: String
    var keyTimes: [Double]?
    var mode: CalculationMode
    var values: [Double]
    var testDescription: String { name }
  }

  static let times: [Double] = [0.05, 0.2, 0.3, 0.4, 0.5, 0.7, 0.8, 0.9]
  static let keyTimes: [Double] = [0, 0.1, 0.6, 1]

  /// Measured on QuartzCore: the values 0, 1, 0.5, 0.7.
  @Test(arguments: [
    Row(
      name: "linear", keyTimes: nil, mode: .linear,
      values: [0.15, 0.6, 0.9, 0.9, 0.75, 0.52, 0.58, 0.64]),
    Row(
      name: "linear, key times", keyTimes: keyTimes, mode: .linear,
      values: [0.5, 0.9, 0.8, 0.7, 0.6, 0.55, 0.6, 0.65]),
    Row(
      name: "discrete, key times", keyTimes: keyTimes, mode: .discrete,
      values: [0, 1, 1, 1, 1, 0.5, 0.5, 0.5]),
    Row(
      name: "paced", keyTimes: nil, mode: .paced,
      values: [0.085, 0.34, 0.51, 0.68, 0.85, 0.81, 0.64, 0.53]),
    Row(
      name: "cubic", keyTimes: nil, mode: .cubic,
      values: [0.16434374, 0.708, 0.96075, 0.9848, 0.8, 0.49165, 0.5296, 0.61795]),
  ])
  func valuesAreThoseOfCoreAnimation(_ row: Row) throws {
    let animation = KeyframeAnimation(
      values: [0, 1, 0.5, 0.7], keyTimes: row.keyTimes, calculationMode: row.mode)
    for (time, value) in zip(Self.times, row.values) {
      #expect(abs(try #require(animation.value(at: time)) - value) < 1e-6, "at \(time)")
    }
  }

  /// Measured: four values, three key times.
  @Test func commonPrefixOfValuesAndKeyTimesCounts() throws {
    let animation = KeyframeAnimation(values: [0, 1, 0.5, 0.7], keyTimes: [0, 0.5, 1])
    let expected = [(0.1, 0.2), (0.25, 0.5), (0.4, 0.8), (0.6, 0.9), (0.75, 0.75), (0.9, 0.6)]
    for (time, value) in expected {
      #expect(abs(try #require(animation.value(at: time)) - value) < 1e-6, "at \(time)")
    }
  }

  /// Measured: three values, four key times, of which the last is the end.
  @Test func discreteTakesOneMoreKeyTime() {
    let animation = KeyframeAnimation(
      values: [0, 1, 0.3], keyTimes: [0, 0.3, 0.6, 1], calculationMode: .discrete)
    #expect([0.1, 0.35, 0.65, 0.95, 1].map(animation.value(at:)) == [0, 1, 0.3, 0.3, 0.3])
  }

  @Test func discreteWithoutKeyTimesHasEqualSlots() {
    let animation = KeyframeAnimation(values: [1, 2, 3, 4], calculationMode: .discrete)
    #expect([0, 0.24, 0.25, 0.5, 0.76, 1].map(animation.value(at:)) == [1, 1, 2, 3, 4, 4])
  }

  @Test(arguments: CalculationMode.allCases)
  func oneValueHasNoEffect(_ mode: CalculationMode) {
    #expect(KeyframeAnimation(values: [7.0], calculationMode: mode).value(at: 0.5) == nil)
    #expect(KeyframeAnimation<Double>(values: [], calculationMode: mode).value(at: 0.5) == nil)
  }

  @Test(arguments: CalculationMode.allCases)
  func keyframesAreMetExactly(_ mode: CalculationMode) {
    let animation = KeyframeAnimation(
      values: [Point(x: 0, y: 1), Point(x: 3, y: 5), Point(x: 3, y: -5)], calculationMode: mode)
    #expect(animation.value(at: 0) == Point(x: 0, y: 1))
    #expect(animation.value(at: 1) == Point(x: 3, y: -5))
  }

  /// Way 1 is 5 long, way 2 is 10: the corner is met after a third.
  @Test(arguments: [CalculationMode.paced, .cubicPaced])
  func pacedKeepsAnEvenSpeedInThePlane(_ mode: CalculationMode) throws {
    let animation = KeyframeAnimation(
      values: [Point(x: 0, y: 1), Point(x: 3, y: 5), Point(x: 3, y: -5)],
      keyTimes: [0, 0.9, 1], calculationMode: mode)
    let corner = try #require(animation.value(at: 1.0 / 3))
    #expect(abs(corner.x - 3) < 1e-12)
    #expect(abs(corner.y - 5) < 1e-12)
  }

  @Test func everyWayHasItsOwnTimingFunction() throws {
    let animation = KeyframeAnimation(
      values: [0, 10, 0], timingFunctions: [TimingCurve(.easeIn), .steps(try Steps(2))])
    #expect(abs(try #require(animation.value(at: 0.25)) - 3.153568126) < 1e-8)
    #expect(animation.value(at: 0.6) == 10)
    #expect(animation.value(at: 0.8) == 5)
  }

  @Test func endsAreHeldOutsideTheKeyTimes() {
    let animation = KeyframeAnimation(values: [2, 4, 6], keyTimes: [0.2, 0.5, 0.8])
    #expect([0, 0.1, 0.9, 1].map(animation.value(at:)) == [2, 2, 6, 6])
  }

  /// Under an overshooting curve over the whole the outer ways go on.
  @Test func overshootGoesOnAlongTheOuterWays() throws {
    let animation = KeyframeAnimation(values: [0, 10, 30])
    #expect(abs(try #require(animation.value(at: 1.1)) - 34) < 1e-12)
    #expect(abs(try #require(animation.value(at: -0.1)) - -2) < 1e-12)
  }

  @Test func jumpsAtOneKeyTimeAreJumps() {
    let animation = KeyframeAnimation(values: [0, 1, 5, 6], keyTimes: [0, 0.5, 0.5, 1])
    #expect(animation.value(at: 0.5) == 5)
    #expect(animation.value(at: 0.25) == 0.5)
  }

  /// `UIView.animateKeyframes` over 2 s, frames (0, 0.5) to 10 and (0.5, 0.5) to 30 from 0, by the
  /// rule of a console dump: linear keyframes, and a curve over the whole.
  @Test(arguments: [
    (Easing.linear, 0.5, 5.0), (.linear, 1, 10), (.linear, 1.5, 20), (.linear, 2, 30),
    (.easeInOut, 0.5, 2.583239), (.easeInOut, 1, 10), (.easeInOut, 1.5, 24.833523),
  ])
  func keyframesOfUIViewRunUnderOneCurve(_ outer: Easing, _ time: Double, _ value: Double) throws {
    let animation = KeyframeAnimation(values: [0, 10, 30], keyTimes: [0, 0.5, 1])
    let fraction = TimingCurve(outer).progress(at: time, duration: 2)
    #expect(abs(try #require(animation.value(at: fraction)) - value) < 1e-6)
  }

  @Test func cornersShapeTheCubic() {
    typealias Animation = KeyframeAnimation<Double>
    func slopes(_ corner: Animation.Corner) -> (before: Double, after: Double) {
      let animation = Animation(
        values: [0, 1, 4], calculationMode: .cubic, corners: [.init(), corner])
      let step = 1e-6
      let before = animation.value(at: 0.5 - step) ?? .nan
      let after = animation.value(at: 0.5 + step) ?? .nan
      return ((1 - before) / step, (after - 1) / step)
    }
    // The published weights on the ways 1 and 3 over half the time each.
    let smooth = slopes(Animation.Corner())
    #expect(abs(smooth.before - 4) < 1e-4 && abs(smooth.after - 4) < 1e-4)
    let tight = slopes(Animation.Corner(tension: 1))
    #expect(abs(tight.before) < 1e-4 && abs(tight.after) < 1e-4)
    let biased = slopes(Animation.Corner(bias: 1))
    #expect(abs(biased.before - 2) < 1e-4 && abs(biased.after - 2) < 1e-4)
    let broken = slopes(Animation.Corner(continuity: -1))
    #expect(abs(broken.before - 2) < 1e-4 && abs(broken.after - 6) < 1e-4)
  }
}
