import Pixels

/// Says of every pixel that differs whether it counts.
struct PixelJudge {
  let pair: PixelPair
  let settings: DiffSettings
  let regions: [DiffRegion]

  /// - Parameters:
  ///   - deltas: The largest channel difference of each pixel.
  ///   - rows: Those with a difference.
  func verdicts(deltas: [UInt8], rows: [Int]) -> [UInt8] {
    var result = [UInt8](repeating: PixelVerdict.same.rawValue, count: deltas.count)
    deltas.withUnsafeBufferPointer { deltas in
      result.withUnsafeMutableBufferPointer { result in
        for y in rows {
          for x in 0..<pair.width where deltas[y * pair.width + x] != 0 {
            let index = y * pair.width + x
            result[index] = verdict(x: x, y: y, delta: deltas[index]).rawValue
          }
        }
      }
    }
    return result
  }

  private func verdict(x: Int, y: Int, delta: UInt8) -> PixelVerdict {
    var threshold = settings.threshold
    if let region = regions.first(where: { $0.contains(x: x, y: y) }) {
      guard let tolerance = region.tolerance else { return .ignored }
      threshold = tolerance
    }
    guard isAbove(threshold, offset: 4 * (y * pair.width + x), delta: delta) else { return .below }
    guard settings.metric.detectsAntialiasing else { return .counted }
    let detector = AntialiasingDetector(pair: pair, backdrop: backdrop)
    return detector.isAntialiased(x: x, y: y) ? .antialiased : .counted
  }

  private var backdrop: Backdrop { settings.backdrop ?? .checker }

  private func isAbove(_ threshold: Double, offset: Int, delta: UInt8) -> Bool {
    switch settings.metric {
    case .rgba:
      guard let backdrop = settings.backdrop else { return Double(delta) > 255 * threshold }
      let seen = ChannelDelta(pair.a + offset, pair.b + offset, at: offset, over: backdrop)
      return max(abs(seen.red), abs(seen.green), abs(seen.blue)) > 255 * threshold
    case .yiq:
      let seen = ChannelDelta(pair.a + offset, pair.b + offset, at: offset, over: backdrop)
      return seen.squaredYIQ > 35215 * threshold * threshold
    case .oklab:
      let old = OKLab(pair.a + offset, at: offset, over: backdrop)
      let new = OKLab(pair.b + offset, at: offset, over: backdrop)
      return old.isFarther(than: threshold, from: new)
    }
  }
}

extension DiffRegion {
  func contains(x: Int, y: Int) -> Bool {
    x >= rect.x && y >= rect.y && x < rect.x + rect.width && y < rect.y + rect.height
  }
}
