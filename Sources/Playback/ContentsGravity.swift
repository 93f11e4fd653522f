import Geometry

/// How a picture fills its layer (`CALayerContentsGravity`; top is up, as in UIKit).
enum ContentsGravity: String, CaseIterable {
  case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
  case resize, resizeAspect, resizeAspectFill

  /// Where a picture of a size goes within bounds.
  func rect(of size: Size, in bounds: Rect) -> Rect {
    func placed(_ x: Double, _ y: Double, _ size: Size) -> Rect {
      Rect(
        x: bounds.x + (bounds.width - size.width) * x,
        y: bounds.y + (bounds.height - size.height) * y, width: size.width, height: size.height)
    }
    switch self {
    case .center: return placed(0.5, 0.5, size)
    case .top: return placed(0.5, 0, size)
    case .bottom: return placed(0.5, 1, size)
    case .left: return placed(0, 0.5, size)
    case .right: return placed(1, 0.5, size)
    case .topLeft: return placed(0, 0, size)
    case .topRight: return placed(1, 0, size)
    case .bottomLeft: return placed(0, 1, size)
    case .bottomRight: return placed(1, 1, size)
    case .resize: return bounds
    case .resizeAspect, .resizeAspectFill:
      guard size.width > 0, size.height > 0 else { return bounds }
      let ratios = (bounds.width / size.width, bounds.height / size.height)
      let scale =
        self == .resizeAspect ? min(ratios.0, ratios.1) : max(ratios.0, ratios.1)
      return placed(
        0.5, 0.5, Size(width: size.width * scale, height: size.height * scale))
    }
  }
}
