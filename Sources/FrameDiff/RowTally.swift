import PixelShim
import Pixels

/// What the rows of a part of a frame come to.
struct RowTally: Sendable {
  private let size: PixelSize
  private let rows: Range<Int>
  private let overlap: PixelSize
  private let isScalar: Bool
  private var totals = ps_comparison()
  /// Pixels that are the same and still differ, because only one picture has them.
  private var added = 0
  /// Where the pixels that count are; nil while no row differs, as in most frames.
  private(set) var grid: TileGrid?
  private var deltas: [UInt8]
  private var verdicts: [UInt8]

  /// - Parameters:
  ///   - size: Of the frame.
  ///   - rows: The part; its start is a multiple of the side of a tile.
  ///   - overlap: The size of what both pictures have.
  init(_ size: PixelSize, rows: Range<Int>, overlap: PixelSize, isScalar: Bool = false) {
    self.rows = rows
    self.overlap = overlap
    self.isScalar = isScalar
    self.size = size
    deltas = Array(repeating: 0, count: size.width)
    // Some more, so that the last tile is whole.
    verdicts = Array(repeating: 0, count: size.width + TileGrid.side)
  }

  var count: Int { Int(totals.changed) + added }
  var sum: Int { Int(totals.delta_sum) }
  var largest: Int { hasSameSize ? Int(totals.max_delta) : 255 }
  var hasSameSize: Bool { overlap == size }

  /// - Parameter receive: Is given a row that differs: index, differences and verdicts.
  mutating func add(
    _ row: RowPair, judge: PixelJudge,
    _ receive: (Int, UnsafeBufferPointer<UInt8>, UnsafeBufferPointer<UInt8>) -> Void
  ) {
    guard compute(row) else { return }
    var tiles = grid.take() ?? TileGrid(width: size.width, rows: rows)
    deltas.withUnsafeBufferPointer { deltas in
      verdicts.withUnsafeMutableBufferPointer { verdicts in
        guard let from = deltas.baseAddress, let to = verdicts.baseAddress else { return }
        judge.judge(row, deltas: from, verdicts: to)
        tiles.add(row: row.y, to)
        receive(row.y, deltas, UnsafeBufferPointer(verdicts))
      }
    }
    grid = tiles
  }

  /// Takes over what a part of this part of the frame came to.
  mutating func take(_ part: RowTally) {
    guard let tiles = part.grid else { return }
    var whole = grid.take() ?? TileGrid(width: size.width, rows: rows)
    whole.take(tiles)
    grid = whole
    totals.changed += part.totals.changed
    totals.delta_sum += part.totals.delta_sum
    totals.max_delta = max(totals.max_delta, part.totals.max_delta)
    added += part.added
  }

  /// - Returns: Whether the row differs.
  private mutating func compute(_ row: RowPair) -> Bool {
    let width = size.width
    let differs =
      isScalar
      ? ps_compare_row_scalar(row.a, row.b, width, &deltas, &totals)
      : ps_compare_row(row.a, row.b, width, &deltas, &totals)
    guard !hasSameSize else { return differs }
    let outside = (row.y < overlap.height ? overlap.width : 0)..<width
    for x in outside {
      if deltas[x] == 0 { added += 1 }
      deltas[x] = 255
    }
    return differs || !outside.isEmpty
  }
}
