/// Where the rows of a contact sheet lie: below each other, and in another column to the right
/// where a picture may not be high enough for all.
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
    var (left, right) = (0.0, 0.0)
    var y = gap
    for row in rows {
      if y + row.height + gap > longestSide, y > gap {
        (left, y) = (right, gap)
      }
      places.append((left, y))
      right = max(right, left + row.width)
      y += row.height + gap
      height = max(height, y)
    }
    width = max(1, right)
  }
}
