import PixelShim
import Pixels

/// Says of every pixel that differs whether it counts.
struct PixelJudge {
  let size: PixelSize
  /// Nil where nothing is asked of the neighbours of a pixel.
  let pair: PixelPair?
  let settings: DiffSettings
  let regions: [DiffRegion]

  /// Says of the pixels of a row whether they count.
  ///
  /// - Parameters:
  ///   - row: With its pixels, which have to be in the pair only where antialiasing is looked for.
  ///   - verdicts: Receives a ``PixelVerdict`` for each.
  func judge(
    _ row: RowPair, deltas: UnsafePointer<UInt8>, verdicts: UnsafeMutablePointer<UInt8>
  ) {
    if let limit = plainLimit {
      ps_judge_row(
        deltas, size.width, limit, PixelVerdict.below.rawValue, PixelVerdict.counted.rawValue,
        verdicts)
      return
    }
    for x in 0..<size.width {
      verdicts[x] =
        deltas[x] == 0
        ? PixelVerdict.same.rawValue : verdict(row, x: x, delta: deltas[x]).rawValue
    }
  }

  /// The least channel difference that counts, where nothing else matters; nil where something does.
  private var plainLimit: UInt8? {
    guard settings.metric == .rgba, settings.backdrop == nil, regions.isEmpty else { return nil }
    let limit = (255 * settings.threshold).rounded(.down)
    return limit >= 0 && limit < 255 ? UInt8(limit) + 1 : nil
  }

  private func verdict(_ row: RowPair, x: Int, delta: UInt8) -> PixelVerdict {
    var threshold = settings.threshold
    if let region = regions.first(where: { $0.contains(x: x, y: row.y) }) {
      guard let tolerance = region.tolerance else { return .ignored }
      threshold = tolerance
    }
    guard isAbove(threshold, row, x: x, delta: delta) else { return .below }
    guard settings.metric.detectsAntialiasing, let pair else { return .counted }
    let detector = AntialiasingDetector(pair: pair, backdrop: backdrop)
    return detector.isAntialiased(x: x, y: row.y) ? .antialiased : .counted
  }

  private var backdrop: Backdrop { settings.backdrop ?? .checker }

  private func isAbove(_ threshold: Double, _ row: RowPair, x: Int, delta: UInt8) -> Bool {
    let (a, b) = (row.a + 4 * x, row.b + 4 * x)
    let offset = 4 * (row.y * size.width + x)
    switch settings.metric {
    case .rgba:
      guard let backdrop = settings.backdrop else { return Double(delta) > 255 * threshold }
      let seen = ChannelDelta(a, b, at: offset, over: backdrop)
      return max(abs(seen.red), abs(seen.green), abs(seen.blue)) > 255 * threshold
    case .yiq:
      let seen = ChannelDelta(a, b, at: offset, over: backdrop)
      return seen.squaredYIQ > 35215 * threshold * threshold
    case .oklab:
      let old = OKLab(a, at: offset, over: backdrop)
      let new = OKLab(b, at: offset, over: backdrop)
      return old.isFarther(than: threshold, from: new)
    }
  }
}

/// A row of two pictures as straight RGBA, borrowed.
struct RowPair {
  var y: Int
  var a: UnsafePointer<UInt8>
  var b: UnsafePointer<UInt8>
}

extension DiffRegion {
  func contains(x: Int, y: Int) -> Bool {
    x >= rect.x && y >= rect.y && x < rect.x + rect.width && y < rect.y + rect.height
  }
}
