import Geometry

/// How a device is held. The names and their sides are those of `UIInterfaceOrientation`.
public enum Orientation: String, CaseIterable, Hashable, Sendable {
  case portrait
  /// `landscapeRight`, which is what a phone is most often turned to.
  case landscape
  /// The device's upper edge, with its cutout, is on the right, the home button's side on the left.
  case landscapeLeft
  /// The device's upper edge, with its cutout, is on the left.
  case landscapeRight

  public var isLandscape: Bool {
    switch self {
    case .portrait: false
    case .landscape, .landscapeLeft, .landscapeRight: true
    }
  }
}

extension Device {
  /// The same screen as it is held: its size, safe area and cutout as the interface has them.
  ///
  /// - Precondition: The device is upright, as those of ``all`` are.
  public func held(_ orientation: Orientation) -> Device {
    guard orientation.isLandscape else { return self }
    var turned = self
    turned.size = Size(width: size.height, height: size.width)
    turned.safeArea = landscapeSafeArea
    turned.cutout =
      switch cutout {
      case .none: .none
      case .notch(let rect): .notch(place(of: rect, orientation))
      case .island(let rect): .island(place(of: rect, orientation))
      }
    return turned
  }

  /// Where a rectangle of the upright screen is on the turned one. A quarter turn to the left takes
  /// (x, y) to (y, width − x), one to the right to (height − y, x).
  private func place(of rect: Rect, _ orientation: Orientation) -> Rect {
    switch orientation {
    case .portrait: rect
    case .landscape, .landscapeRight:
      Rect(
        x: rect.minY, y: size.width - rect.maxX, width: rect.size.height, height: rect.size.width)
    case .landscapeLeft:
      Rect(
        x: size.height - rect.maxY, y: rect.minX, width: rect.size.height, height: rect.size.width)
    }
  }
}
