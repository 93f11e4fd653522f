import CairoShim

/// The weights that make a row (or column) of output pixels from one of input pixels.
///
/// A tent as wide as the larger of an input and an output pixel: bilinear interpolation where the
/// picture grows, the same smoothly widened where it shrinks, so that nothing aliases at any
/// ratio. Beyond the limits the edge pixel counts. The weights of a pixel are integers that sum to
/// 16384, so a flat colour stays what it is on every machine.
struct ResamplingKernel {
  private var firsts: [Int32] = []
  private var counts: [Int32] = []
  private var weights: [Int32] = []

  /// - Parameters:
  ///   - count: Output pixels.
  ///   - start: Where the centre of the first output pixel lies among the input pixels, whose
  ///     centres are at whole numbers.
  ///   - step: The distance of the centres of output pixels, in input pixels; may be negative.
  ///   - limits: Input pixels that may be read.
  init(count: Int, start: Double, step: Double, limits: ClosedRange<Int>) {
    self.init(
      (0..<count).map { Sample(centre: start + Double($0) * step, step: step) }, limits: limits)
  }

  /// Where an output pixel lies among the input pixels, and how many of them it covers.
  struct Sample {
    var centre: Double
    var step: Double
  }

  /// - Parameters:
  ///   - samples: One an output pixel.
  ///   - limits: Input pixels that may be read.
  init(_ samples: [Sample], limits: ClosedRange<Int>) {
    for sample in samples {
      let centre = sample.centre
      // A picture squeezed to less than a pixel, as a flip at 90° has it, is its mean: a wider
      // tent would only weigh the edge pixels, and take forever.
      let radius = min(max(1, abs(sample.step)), Double(limits.count))
      let low = Double(limits.lowerBound)
      let high = Double(limits.upperBound)
      // Outside, all weight falls on the edge pixel.
      let near = min(max(centre, low - radius), high + radius)
      let first = Int((near - radius).rounded(.up))
      let last = max(first, Int((near + radius).rounded(.down)))
      let start = min(max(first, limits.lowerBound), limits.upperBound)
      let end = min(max(last, limits.lowerBound), limits.upperBound)
      var taps = [Double](repeating: 0, count: end - start + 1)
      for sample in first...last {
        let place = min(max(sample, start), end) - start
        taps[place] += max(0, 1 - abs(Double(sample) - near) / radius)
      }
      append(taps, first: start)
    }
  }

  private mutating func append(_ taps: [Double], first: Int) {
    let sum = taps.reduce(0, +)
    var whole = taps.map { Int32((($0 / sum) * 16384).rounded()) }
    let largest = whole.indices.max { whole[$0] < whole[$1] } ?? 0
    whole[largest] += 16384 - whole.reduce(0, +)
    // Zeros at the ends cost time and nothing else.
    let start = whole.firstIndex { $0 != 0 } ?? 0
    let end = whole.lastIndex { $0 != 0 } ?? 0
    firsts.append(Int32(first + start))
    counts.append(Int32(end - start + 1))
    weights += whole[start...end]
  }

  /// The input pixels read by any output pixel.
  var range: Range<Int> {
    var range = Int.max..<Int.max
    for (first, count) in zip(firsts, counts) {
      let end = Int(first + count)
      range =
        min(
          range.lowerBound, Int(first))..<(range.upperBound == .max
        ? end : max(range.upperBound, end))
    }
    return range
  }

  /// Gives the taps to the shim.
  func withTaps<R>(_ body: (UnsafePointer<cs_taps>?) -> R) -> R {
    weights.withUnsafeBufferPointer { weights in
      var taps: [cs_taps] = []
      taps.reserveCapacity(firsts.count)
      var offset = 0
      for (first, count) in zip(firsts, counts) {
        taps.append(
          cs_taps(first: first, count: count, weights: weights.baseAddress?.advanced(by: offset)))
        offset += Int(count)
      }
      return body(taps)
    }
  }
}
