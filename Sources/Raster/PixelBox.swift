import Geometry

/// A rectangle of whole pixels within a canvas; never empty.
struct PixelBox: Hashable {
  let x: Int
  let y: Int
  let width: Int
  let height: Int

  init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The pixels a rectangle touches within limits, or nil where it touches none.
  ///
  /// - Parameter limits: Within what `Int` holds, as a canvas is.
  init?(_ rect: Rect, within limits: Rect) {
    let shown = rect.intersection(limits)
    guard !shown.isEmpty else { return nil }
    x = Int(shown.minX.rounded(.down))
    y = Int(shown.minY.rounded(.down))
    width = Int(shown.maxX.rounded(.up)) - x
    height = Int(shown.maxY.rounded(.up)) - y
  }

  var rect: Rect {
    Rect(x: Double(x), y: Double(y), width: Double(width), height: Double(height))
  }
}
