import PixelShim
import Pixels

/// Looks for the old pixels of a changed cluster near their old place.
///
/// A cluster has moved by (x, y) where every pixel of its bounds in the new picture is the one that
/// lay x to the left and y above in the old one. The shortest such way is taken.
struct ShiftProbe {
  var pair: PixelPair
  /// In pixels, along each axis.
  var limit: Int

  func shift(of bounds: PixelRect) -> DiffCluster.Shift? {
    guard limit > 0 else { return nil }
    return shifts.first { matches(bounds, shiftedBy: $0) }
  }

  /// The shortest first.
  private var shifts: [DiffCluster.Shift] {
    var shifts: [DiffCluster.Shift] = []
    for y in -limit...limit {
      for x in -limit...limit where x != 0 || y != 0 { shifts.append(.init(x: x, y: y)) }
    }
    return shifts.sorted { $0.squaredLength < $1.squaredLength }
  }

  private func matches(_ bounds: PixelRect, shiftedBy shift: DiffCluster.Shift) -> Bool {
    let source = PixelRect(
      x: bounds.x - shift.x, y: bounds.y - shift.y, width: bounds.width, height: bounds.height)
    let frame = PixelRect(x: 0, y: 0, width: pair.width, height: pair.height)
    guard source.intersection(frame) == source else { return false }
    return (0..<bounds.height).allSatisfy { row in
      let new = 4 * ((bounds.y + row) * pair.width + bounds.x)
      let old = 4 * ((source.y + row) * pair.width + source.x)
      return ps_are_equal(pair.b + new, pair.a + old, 4 * bounds.width)
    }
  }
}

extension DiffCluster.Shift {
  fileprivate var squaredLength: Int { x * x + y * y }
}
