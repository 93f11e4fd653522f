/// Where the rows of a contact sheet lie: below each other, in as many columns as make the sheet
/// most nearly square, and in more where a picture may not be high enough.
struct SheetGrid {
  /// Of one row, in pixels.
  struct Row {
    var width: Double
    var height: Double
  }

  /// The upper left corner of each row, in pixels.
  private(set) var places: [(x: Double, y: Double)] = []
  /// Of all rows, in pixels.
  private(set) var width = 1.0
  private(set) var height = 1.0

  /// - Parameters:
  ///   - rows: With the gap to their right, but not that below them.
  ///   - gap: Between rows, and around all of them.
  ///   - longestSide: Of a picture.
  init(_ rows: [Row], gap: Double, longestSide: Double) {
    self.init(rows, gap: gap, columnHeight: longestSide)
    let total = rows.reduce(gap) { $0 + $1.height + gap }
    for count in 1...max(1, rows.count) {
      // A row that does not fit into an equal share goes to the next column.
      let tallest = rows.map(\.height).max() ?? 0
      let height = min(longestSide, total / Double(count) + tallest)
      let grid = SheetGrid(rows, gap: gap, columnHeight: height)
      if grid.oblongness < oblongness, grid.width <= longestSide { self = grid }
    }
  }

  private init(_ rows: [Row], gap: Double, columnHeight: Double) {
    var (left, right) = (0.0, 0.0)
    var y = gap
    for row in rows {
      if y + row.height + gap > columnHeight, y > gap {
        (left, y) = (right, gap)
      }
      places.append((left, y))
      right = max(right, left + row.width)
      y += row.height + gap
      height = max(height, y)
    }
    width = max(1, right)
  }

  /// The longer side over the shorter one.
  private var oblongness: Double { max(width / height, height / width) }
}
