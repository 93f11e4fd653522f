import Testing

/// What Chromium's unit tests of its cubic Béziers expect, to 1.5e-4.
enum BezierVectors {
  struct Samples: Sendable, CustomTestStringConvertible {
    var points: [Double]
    var inputs: [Double]
    var outputs: [Double]
    var testDescription: String { "\(points)" }
  }

  struct Range: Sendable, CustomTestStringConvertible {
    var points: [Double]
    var least: Double
    var greatest: Double
    var testDescription: String { "\(points)" }
  }

  static let values: [Samples] = [
    Samples(
      points: [0.25, 0, 0.75, 1],
      inputs: [
        0, 0.05, 0.1, 0.15, 0.2, 0.25, 0.3, 0.35, 0.4, 0.45, 0.5, 0.6, 0.65, 0.7, 0.75, 0.8, 0.85,
        0.9, 0.95, 1,
      ],
      outputs: [
        0, 0.01136, 0.03978, 0.07978, 0.12803, 0.18235, 0.24115, 0.30323, 0.36761, 0.43345, 0.5,
        0.63238, 0.69676, 0.75884, 0.81764, 0.87196, 0.92021, 0.96021, 0.98863, 1,
      ]),
    Samples(
      points: [0.5, -1, 0.5, 2],
      inputs: [
        0, 0.05, 0.1, 0.15, 0.2, 0.25, 0.3, 0.35, 0.4, 0.45, 0.5, 0.55, 0.6, 0.65, 0.7, 0.75, 0.8,
        0.85, 0.9, 0.95, 1,
      ],
      outputs: [
        0, -0.08954, -0.15613, -0.19641, -0.20651, -0.18232, -0.11992, -0.01672, 0.1266, 0.30349,
        0.5, 0.69651, 0.8734, 1.01672, 1.11992, 1.18232, 1.20651, 1.19641, 1.15613, 1.08954, 1,
      ]),
    Samples(points: [0.5, 2, 0.5, 2], inputs: [0.5], outputs: [1.625]),
    Samples(points: [0.5, -1, 0.5, -1], inputs: [0.5], outputs: [-0.625]),
  ]

  static let slopes: [Samples] = [
    Samples(
      points: [0.25, 0, 0.75, 1],
      inputs: [
        -0.1, 0, 0.05, 0.1, 0.15, 0.2, 0.25, 0.3, 0.35, 0.4, 0.45, 0.5, 0.55, 0.6, 0.65, 0.7, 0.75,
        0.8, 0.85, 0.9, 0.95, 1, 1.1,
      ],
      outputs: [
        0, 0, 0.4217, 0.69778, 0.89121, 1.03184, 1.13576, 1.21239, 1.26751, 1.30474, 1.32628,
        1.33333, 1.32628, 1.30474, 1.26751, 1.21239, 1.13576, 1.03184, 0.89121, 0.69778, 0.4217, 0,
        0,
      ])
  ]

  static let beyondTheEnds: [Samples] = [
    Samples(points: [0.5, 1, 0.5, 1], inputs: [-1, 2], outputs: [-2, 1]),
    Samples(points: [0, 0, 1, 1], inputs: [-1, 2], outputs: [-1, 2]),
    Samples(points: [0.5, 0, 1, 0.5], inputs: [-1, 2], outputs: [0, 1]),
    Samples(points: [0.1, 0.2, 0.8, 0.8], inputs: [-1, 2], outputs: [-2, 2]),
    Samples(points: [0, 0, 0.5, 1], inputs: [-1, 2], outputs: [-2, 1]),
    Samples(points: [0, 0, 0, 0], inputs: [-1, 2], outputs: [-1, 2]),
    Samples(points: [1, 1, 1, 1], inputs: [-1, 2], outputs: [-1, 2]),
  ]

  static let ranges: [Range] = [
    Range(points: [0.25, 0.3333333333333333, 0.75, 0.6666666666666666], least: 0, greatest: 1),
    Range(points: [0.25, -0.5, 0.75, -0.16666666666666666], least: -0.225, greatest: 1),
    Range(points: [0, 1, 1, 0], least: 0, greatest: 1),
    Range(points: [0.25, 0.1, 0.75, 0.9], least: 0, greatest: 1),
    Range(points: [0.25, 2.5, 0.75, 0.5], least: 0, greatest: 1.28818),
    Range(points: [0.25, 0.1, 0.75, 1.5], least: 0, greatest: 1.10755),
    Range(points: [0.25, -0.5, 0.75, 0.9], least: -0.10755, greatest: 1),
    Range(points: [0.25, 0.3, 0.75, 0.633], least: 0, greatest: 1),
  ]
}
