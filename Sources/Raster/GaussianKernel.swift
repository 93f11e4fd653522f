import Geometry

/// A Gaussian along one axis, on cells of some pixels.
///
/// A wide blur of full pixels costs much and shows nothing: from a standard deviation of 7 px on,
/// it works on cells of 2, 4… px, so that the deviation is 3.5 to 7 cells. Averaging cells and
/// going linearly between their centres blurs too, by a variance of a quarter of a squared cell,
/// which the kernel leaves out. Against the integral of a Gaussian, the blur of an edge is off by
/// less than 1/255 (measured). A blur of three boxes is as fast but off by up to 5/255, and by
/// more where the box's width is rounded.
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
    let variance = cells * cells - (step > 1 ? 0.25 : 0)
    guard variance > 1e-3 else {
      weights = [1]
      return
    }
    let reach = Int((3.5 * variance.squareRoot()).rounded(.up))
    let bell = (0...reach).map { Double.exp(-Double($0 * $0) / (2 * variance)) }
    let sum = 2 * bell.reduce(0, +) - bell[0]
    weights = bell.map { Float($0 / sum) }
  }

  /// How many cells away a cell still counts.
  var reach: Int { weights.count - 1 }

  var isIdentity: Bool { reach == 0 }
}
