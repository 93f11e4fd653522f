import Pixels

/// Finds where counted pixels lie close together.
///
/// The frame is cut into tiles of 8 × 8 pixels; counted pixels belong together where their tiles
/// touch, corners included. So what is at most 8 pixels apart is always one cluster.
enum Clusters {
  static let tileSide = 8

  static func find(in verdicts: PixelVerdicts) -> [DiffCluster] {
    let grid = TileGrid(verdicts)
    var clusters: [DiffCluster] = []
    var visited = [Bool](repeating: false, count: grid.tiles.count)
    for start in grid.tiles.indices where grid.tiles[start].count > 0 && !visited[start] {
      var cluster = DiffCluster(
        bounds: PixelRect(x: 0, y: 0, width: 0, height: 0), count: 0)
      var open = [start]
      visited[start] = true
      while let tile = open.popLast() {
        cluster.bounds = cluster.bounds.union(grid.tiles[tile].bounds)
        cluster.count += grid.tiles[tile].count
        for neighbor in grid.neighbors(of: tile)
        where grid.tiles[neighbor].count > 0 && !visited[neighbor] {
          visited[neighbor] = true
          open.append(neighbor)
        }
      }
      clusters.append(cluster)
    }
    return clusters.sorted { one, other in
      (-one.count, one.bounds.y, one.bounds.x) < (-other.count, other.bounds.y, other.bounds.x)
    }
  }
}

/// The counted pixels of each tile.
private struct TileGrid {
  struct Tile {
    var count = 0
    var left = Int.max
    var top = Int.max
    var right = -1
    var bottom = -1

    var bounds: PixelRect {
      PixelRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
    }

    mutating func add(x: Int, y: Int) {
      count += 1
      left = min(left, x)
      top = min(top, y)
      right = max(right, x)
      bottom = max(bottom, y)
    }
  }

  let columns: Int
  let rows: Int
  var tiles: [Tile]

  init(_ verdicts: PixelVerdicts) {
    let (width, height) = (verdicts.size.width, verdicts.size.height)
    let side = Clusters.tileSide
    let columns = (width + side - 1) / side
    let rows = (height + side - 1) / side
    var tiles = [Tile](repeating: Tile(), count: columns * rows)
    verdicts.verdicts.withUnsafeBufferPointer { bytes in
      for y in verdicts.rows {
        for x in 0..<width where bytes[y * width + x] == PixelVerdict.counted.rawValue {
          tiles[y / side * columns + x / side].add(x: x, y: y)
        }
      }
    }
    self.columns = columns
    self.rows = rows
    self.tiles = tiles
  }

  func neighbors(of tile: Int) -> [Int] {
    let (column, row) = (tile % columns, tile / columns)
    var result: [Int] = []
    for y in max(row - 1, 0)...min(row + 1, rows - 1) {
      for x in max(column - 1, 0)...min(column + 1, columns - 1) {
        result.append(y * columns + x)
      }
    }
    return result
  }
}
