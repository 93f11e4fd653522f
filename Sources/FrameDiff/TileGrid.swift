import Pixels

/// Finds where counted pixels lie close together, and counts the verdicts on the way.
///
/// The frame is cut into tiles of 8 × 8 pixels; counted pixels belong together where their tiles
/// touch, corners included. So what is at most 8 pixels apart is always one cluster.
struct TileGrid {
  static let side = 8

  private struct Tile {
    var count: UInt8 = 0
    /// Within the tile.
    var left: UInt8 = 7
    var top: UInt8 = 7
    var right: UInt8 = 0
    var bottom: UInt8 = 0
    var isTaken = false
  }

  private let columns: Int
  private var tiles: [Tile]
  /// The first row of the grid's part of the frame.
  private let firstRow: Int
  private(set) var counted = 0
  private(set) var antialiased = 0
  private(set) var ignored = 0

  /// - Parameter rows: The part of the frame; its start is a multiple of ``side``.
  init(width: Int, rows: Range<Int>) {
    columns = (width + Self.side - 1) / Self.side
    firstRow = rows.lowerBound
    tiles = Array(repeating: Tile(), count: columns * ((rows.count + Self.side - 1) / Self.side))
  }

  /// Takes over a part of this part of the frame.
  mutating func take(_ part: TileGrid) {
    let start = (part.firstRow - firstRow) / Self.side * columns
    tiles.replaceSubrange(start..<start + part.tiles.count, with: part.tiles)
    counted += part.counted
    antialiased += part.antialiased
    ignored += part.ignored
  }

  /// Adds a row.
  ///
  /// - Parameter verdicts: A ``PixelVerdict`` for each pixel, and 0 up to the end of the last tile.
  mutating func add(row y: Int, _ verdicts: UnsafePointer<UInt8>) {
    let first = (y - firstRow) / Self.side * columns
    let inner = UInt8(y % Self.side)
    for column in 0..<columns {
      let eight = UnsafeRawPointer(verdicts + Self.side * column)
        .loadUnaligned(as: UInt64.self).littleEndian
      guard eight != 0 else { continue }
      // Of the raw values 1 to 4, bit by bit; a byte a pixel.
      let low = eight & Self.ones
      let middle = eight >> 1 & Self.ones
      let high = eight >> 2 & Self.ones
      antialiased += (low & middle).nonzeroBitCount
      ignored += (middle & ~low).nonzeroBitCount
      guard high != 0 else { continue }
      let count = high.nonzeroBitCount
      counted += count
      tiles[first + column].count += UInt8(count)
      tiles[first + column].left = min(
        tiles[first + column].left, UInt8(high.trailingZeroBitCount / 8))
      tiles[first + column].right = max(
        tiles[first + column].right, UInt8(7 - high.leadingZeroBitCount / 8))
      tiles[first + column].top = min(tiles[first + column].top, inner)
      tiles[first + column].bottom = max(tiles[first + column].bottom, inner)
    }
  }

  private static let ones: UInt64 = 0x0101_0101_0101_0101

  /// The largest first, then from the top.
  consuming func clusters() -> [DiffCluster] {
    var clusters: [DiffCluster] = []
    let rows = tiles.count / columns
    for start in tiles.indices where tiles[start].count > 0 && !tiles[start].isTaken {
      var cluster = DiffCluster(bounds: bounds(of: start), count: 0)
      var open = [start]
      tiles[start].isTaken = true
      while let tile = open.popLast() {
        cluster.bounds = cluster.bounds.union(bounds(of: tile))
        cluster.count += Int(tiles[tile].count)
        let (column, row) = (tile % columns, tile / columns)
        for y in max(row - 1, 0)...min(row + 1, rows - 1) {
          for x in max(column - 1, 0)...min(column + 1, columns - 1) {
            let neighbor = y * columns + x
            guard tiles[neighbor].count > 0, !tiles[neighbor].isTaken else { continue }
            tiles[neighbor].isTaken = true
            open.append(neighbor)
          }
        }
      }
      clusters.append(cluster)
    }
    return clusters.sorted { one, other in
      (-one.count, one.bounds.y, one.bounds.x) < (-other.count, other.bounds.y, other.bounds.x)
    }
  }

  private func bounds(of index: Int) -> PixelRect {
    let tile = tiles[index]
    return PixelRect(
      x: index % columns * Self.side + Int(tile.left),
      y: firstRow + index / columns * Self.side + Int(tile.top),
      width: Int(tile.right) - Int(tile.left) + 1, height: Int(tile.bottom) - Int(tile.top) + 1)
  }
}
