import Motion
import Testing

/// A keyframe's easing under the easing of the whole effect, 0 to 100 px over a second.
///
/// The expectations of the web-platform-tests css/css-easing: cubic-bezier-timing-functions-output
/// and step-timing-functions-output, to 0.01 px.
enum NestedEasingVectors {
  enum Inner: Sendable {
    case bezier([Double])
    case steps(Int, Steps.Jump)
  }

  struct Case: Sendable, CustomTestStringConvertible {
    var inner: Inner
    var outer: [Double]
    var milliseconds: Double
    var left: Double
    var testDescription: String { "\(inner) under \(outer) at \(milliseconds) ms" }
  }

  static let cases: [Case] = [
    Case(inner: .bezier([0.5, 1, 0.5, 0]), outer: [0, 1.5, 1, 1.5], milliseconds: 0, left: 0),
    Case(
      inner: .bezier([0.5, 1, 0.5, 0]), outer: [0, 1.5, 1, 1.5], milliseconds: 230, left: 98.870665),
    Case(
      inner: .bezier([0.5, 1, 0.5, 0]), outer: [0, 1.5, 1, 1.5], milliseconds: 700, left: 159.803644
    ),
    Case(
      inner: .bezier([0.5, 1, 0.5, 0]), outer: [0, 1.5, 1, 1.5], milliseconds: 990, left: 116.589193
    ),
    Case(
      inner: .bezier([0.5, 1, 0.5, 0]), outer: [0, 1.5, 1, 1.5], milliseconds: 1000, left: 100),
    Case(
      inner: .bezier([0, 1.5, 1, 1.5]), outer: [0, 1.5, 1, 1.5], milliseconds: 230, left: 106.317556
    ),
    Case(inner: .bezier([0, 1.5, 1, 1.5]), outer: [0, 1.5, 1, 1.5], milliseconds: 240, left: 100),
    Case(inner: .bezier([0, 1.5, 1, 1.5]), outer: [0, 1.5, 1, 1.5], milliseconds: 700, left: 100),
    Case(
      inner: .bezier([0, 1.5, 1, 1.5]), outer: [0, 1.5, 1, 1.5], milliseconds: 1000, left: 100),
    Case(inner: .bezier([0.5, 1, 0.5, 0]), outer: [0, -0.5, 1, -0.5], milliseconds: 0, left: 0),
    Case(
      inner: .bezier([0.5, 1, 0.5, 0]), outer: [0, -0.5, 1, -0.5], milliseconds: 10,
      left: -16.589193),
    Case(
      inner: .bezier([0.5, 1, 0.5, 0]), outer: [0, -0.5, 1, -0.5], milliseconds: 750,
      left: -4.813333),
    Case(
      inner: .bezier([0.5, 1, 0.5, 0]), outer: [0, -0.5, 1, -0.5], milliseconds: 770, left: 1.129335
    ),
    Case(
      inner: .bezier([0.5, 1, 0.5, 0]), outer: [0, -0.5, 1, -0.5], milliseconds: 1000, left: 100),
    Case(
      inner: .bezier([0, -0.5, 1, -0.5]), outer: [0, -0.5, 1, -0.5], milliseconds: 10, left: 0),
    Case(
      inner: .bezier([0, -0.5, 1, -0.5]), outer: [0, -0.5, 1, -0.5], milliseconds: 300, left: 0),
    Case(
      inner: .bezier([0, -0.5, 1, -0.5]), outer: [0, -0.5, 1, -0.5], milliseconds: 750, left: 0),
    Case(
      inner: .bezier([0, -0.5, 1, -0.5]), outer: [0, -0.5, 1, -0.5], milliseconds: 1000, left: 100),
    Case(inner: .steps(1, .start), outer: [0, 1.5, 1, 1.5], milliseconds: 0, left: 100),
    Case(inner: .steps(1, .start), outer: [0, 1.5, 1, 1.5], milliseconds: 230, left: 100),
    Case(inner: .steps(1, .start), outer: [0, 1.5, 1, 1.5], milliseconds: 1000, left: 100),
    Case(inner: .steps(1, .start), outer: [0, 3, 1, 3], milliseconds: 0, left: 100),
    Case(inner: .steps(1, .start), outer: [0, 3, 1, 3], milliseconds: 114, left: 200),
    Case(inner: .steps(1, .start), outer: [0, 3, 1, 3], milliseconds: 900, left: 200),
    Case(inner: .steps(1, .start), outer: [0, -0.5, 1, -0.5], milliseconds: 0, left: 100),
    Case(inner: .steps(1, .start), outer: [0, -0.5, 1, -0.5], milliseconds: 750, left: 0),
    Case(inner: .steps(1, .start), outer: [0, -0.5, 1, -0.5], milliseconds: 1000, left: 100),
    Case(inner: .steps(1, .start), outer: [0, -2, 1, -2], milliseconds: 0, left: 100),
    Case(inner: .steps(1, .start), outer: [0, -2, 1, -2], milliseconds: 100, left: 0),
    Case(inner: .steps(1, .start), outer: [0, -2, 1, -2], milliseconds: 1000, left: 100),
    Case(inner: .steps(1, .end), outer: [0, 1.5, 1, 1.5], milliseconds: 0, left: 0),
    Case(inner: .steps(1, .end), outer: [0, 1.5, 1, 1.5], milliseconds: 230, left: 0),
    Case(inner: .steps(1, .end), outer: [0, 1.5, 1, 1.5], milliseconds: 1000, left: 100),
    Case(inner: .steps(1, .end), outer: [0, 3, 1, 3], milliseconds: 0, left: 0),
    Case(inner: .steps(1, .end), outer: [0, 3, 1, 3], milliseconds: 114, left: 100),
    Case(inner: .steps(1, .end), outer: [0, 3, 1, 3], milliseconds: 900, left: 100),
    Case(inner: .steps(1, .end), outer: [0, -0.5, 1, -0.5], milliseconds: 0, left: 0),
    Case(inner: .steps(1, .end), outer: [0, -0.5, 1, -0.5], milliseconds: 750, left: -100),
    Case(inner: .steps(1, .end), outer: [0, -0.5, 1, -0.5], milliseconds: 1000, left: 100),
    Case(inner: .steps(1, .both), outer: [0, 1.5, 1, 1.5], milliseconds: 0, left: 50),
    Case(inner: .steps(1, .both), outer: [0, 1.5, 1, 1.5], milliseconds: 230, left: 50),
    Case(inner: .steps(1, .both), outer: [0, 1.5, 1, 1.5], milliseconds: 1000, left: 100),
    Case(inner: .steps(1, .both), outer: [0, 3, 1, 3], milliseconds: 0, left: 50),
    Case(inner: .steps(1, .both), outer: [0, 3, 1, 3], milliseconds: 114, left: 100),
    Case(inner: .steps(1, .both), outer: [0, 3, 1, 3], milliseconds: 900, left: 100),
    Case(inner: .steps(1, .both), outer: [0, -0.5, 1, -0.5], milliseconds: 0, left: 50),
    Case(inner: .steps(1, .both), outer: [0, -0.5, 1, -0.5], milliseconds: 750, left: 0),
    Case(inner: .steps(1, .both), outer: [0, -0.5, 1, -0.5], milliseconds: 1000, left: 100),
    Case(inner: .steps(2, .none), outer: [0, 1.5, 1, 1.5], milliseconds: 0, left: 0),
    Case(inner: .steps(2, .none), outer: [0, 1.5, 1, 1.5], milliseconds: 45, left: 100),
    Case(inner: .steps(2, .none), outer: [0, 1.5, 1, 1.5], milliseconds: 250, left: 200),
    Case(inner: .steps(2, .none), outer: [0, 1.5, 1, 1.5], milliseconds: 1000, left: 100),
    Case(inner: .steps(2, .none), outer: [0, 3, 1, 3], milliseconds: 0, left: 0),
    Case(inner: .steps(2, .none), outer: [0, 3, 1, 3], milliseconds: 500, left: 400),
    Case(inner: .steps(2, .none), outer: [0, 3, 1, 3], milliseconds: 900, left: 300),
    Case(inner: .steps(2, .none), outer: [0, -0.5, 1, -0.5], milliseconds: 0, left: 0),
    Case(inner: .steps(2, .none), outer: [0, -0.5, 1, -0.5], milliseconds: 800, left: 0),
    Case(inner: .steps(2, .none), outer: [0, -0.5, 1, -0.5], milliseconds: 1000, left: 100),
  ]
}
