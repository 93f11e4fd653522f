import Motion
import Testing

/// Staircases by the step easing algorithm of CSS Easing Functions Level 1, in exact fractions.
enum StepsVectors {
  struct Row: Sendable, CustomTestStringConvertible {
    var count: Int
    var jump: Steps.Jump
    var progress: [Double]
    var progressBefore: [Double]
    var testDescription: String { "steps(\(count), jump-\(jump.rawValue))" }
  }

  static let fractions: [Double] = [
    0, 0.1, 0.2, 0.25, 0.3, 0.3333333333333333, 0.4, 0.5, 0.6, 0.6666666666666666, 0.7, 0.75, 0.8,
    0.9, 1,
  ]
  /// With the before flag set.
  static let fractionsBefore: [Double] = [0, 0.25, 0.5, 0.75, 1]

  static let rows: [Row] = [
    Row(
      count: 1, jump: .start, progress: [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
      progressBefore: [0, 1, 1, 1, 1]),
    Row(
      count: 2, jump: .start,
      progress: [0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 1, 1, 1, 1, 1, 1, 1, 1],
      progressBefore: [0, 0.5, 0.5, 1, 1]),
    Row(
      count: 4, jump: .start,
      progress: [0.25, 0.25, 0.25, 0.5, 0.5, 0.5, 0.5, 0.75, 0.75, 0.75, 0.75, 1, 1, 1, 1],
      progressBefore: [0, 0.25, 0.5, 0.75, 1]),
    Row(
      count: 5, jump: .start,
      progress: [0.2, 0.2, 0.4, 0.4, 0.4, 0.4, 0.6, 0.6, 0.8, 0.8, 0.8, 0.8, 1, 1, 1],
      progressBefore: [0, 0.4, 0.6, 0.8, 1]),
    Row(
      count: 1, jump: .end, progress: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1],
      progressBefore: [0, 0, 0, 0, 0]),
    Row(
      count: 3, jump: .end,
      progress: [
        0, 0, 0, 0, 0, 0.3333333333333333, 0.3333333333333333, 0.3333333333333333,
        0.3333333333333333, 0.6666666666666666, 0.6666666666666666, 0.6666666666666666,
        0.6666666666666666, 0.6666666666666666, 1,
      ], progressBefore: [0, 0, 0.3333333333333333, 0.6666666666666666, 0.6666666666666666]),
    Row(
      count: 4, jump: .end,
      progress: [0, 0, 0, 0.25, 0.25, 0.25, 0.25, 0.5, 0.5, 0.5, 0.5, 0.75, 0.75, 0.75, 1],
      progressBefore: [0, 0, 0.25, 0.5, 0.75]),
    Row(
      count: 5, jump: .end,
      progress: [0, 0, 0.2, 0.2, 0.2, 0.2, 0.4, 0.4, 0.6, 0.6, 0.6, 0.6, 0.8, 0.8, 1],
      progressBefore: [0, 0.2, 0.4, 0.6, 0.8]),
    Row(
      count: 2, jump: .both,
      progress: [
        0.3333333333333333, 0.3333333333333333, 0.3333333333333333, 0.3333333333333333,
        0.3333333333333333, 0.3333333333333333, 0.3333333333333333, 0.6666666666666666,
        0.6666666666666666, 0.6666666666666666, 0.6666666666666666, 0.6666666666666666,
        0.6666666666666666, 0.6666666666666666, 1,
      ],
      progressBefore: [
        0, 0.3333333333333333, 0.3333333333333333, 0.6666666666666666, 0.6666666666666666,
      ]),
    Row(
      count: 3, jump: .both,
      progress: [
        0.25, 0.25, 0.25, 0.25, 0.25, 0.5, 0.5, 0.5, 0.5, 0.75, 0.75, 0.75, 0.75, 0.75, 1,
      ], progressBefore: [0, 0.25, 0.5, 0.75, 0.75]),
    Row(
      count: 4, jump: .both,
      progress: [0.2, 0.2, 0.2, 0.4, 0.4, 0.4, 0.4, 0.6, 0.6, 0.6, 0.6, 0.8, 0.8, 0.8, 1],
      progressBefore: [0, 0.2, 0.4, 0.6, 0.8]),
    Row(
      count: 2, jump: .none, progress: [0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1],
      progressBefore: [0, 0, 0, 1, 1]),
    Row(
      count: 3, jump: .none, progress: [0, 0, 0, 0, 0, 0.5, 0.5, 0.5, 0.5, 1, 1, 1, 1, 1, 1],
      progressBefore: [0, 0, 0.5, 1, 1]),
    Row(
      count: 4, jump: .none,
      progress: [
        0, 0, 0, 0.3333333333333333, 0.3333333333333333, 0.3333333333333333, 0.3333333333333333,
        0.6666666666666666, 0.6666666666666666, 0.6666666666666666, 0.6666666666666666, 1, 1, 1, 1,
      ], progressBefore: [0, 0, 0.3333333333333333, 0.6666666666666666, 1]),
  ]
}
