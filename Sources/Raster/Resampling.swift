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
    var taps: [Double] = []
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
      taps.removeAll(keepingCapacity: true)
      for _ in start...end { taps.append(0) }
      for sample in first...last {
        let place = min(max(sample, start), end) - start
        taps[place] += max(0, 1 - abs(Double(sample) - near) / radius)
      }
      append(taps, first: start)
    }
  }

  private mutating func append(_ taps: [Double], first: Int) {
    var sum = 0.0
    for tap in taps { sum += tap }
    let start = weights.count
    var (rest, largest) = (Int32(16384), start)
    for (index, tap) in taps.enumerated() {
      let weight = Int32((tap / sum * 16384).rounded())
      weights.append(weight)
      rest -= weight
      if weights[largest] < weight { largest = start + index }
    }
    weights[largest] += rest
    // Zeros at the ends cost time and nothing else.
    while weights.count > start + 1, weights.last == 0 { weights.removeLast() }
    let end = weights.count - 1
    var leading = start
    while leading < end, weights[leading] == 0 { leading += 1 }
    weights.removeSubrange(start..<leading)
    firsts.append(Int32(first + leading - start))
    counts.append(Int32(end - leading + 1))
  }

  /// Reads other input pixels, some further on.
  mutating func move(by distance: Int) {
    for index in firsts.indices { firsts[index] += Int32(distance) }
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
