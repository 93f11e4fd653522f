import Drawing
import Geometry

/// A rounded rectangle, to tell whether what is drawn stays inside.
struct RoundedBox {
  var rect: Rect
  var radii: CornerRadii

  init(_ rect: Rect, _ radii: CornerRadii) {
    self.rect = rect
    self.radii = radii
  }

  /// Whether items surely lie inside, so that over an opaque fill of the box they do not change
  /// what is covered. May say no where they do.
  func contains(_ items: [DisplayItem]) -> Bool { items.allSatisfy { contains($0) } }

  private func contains(_ item: DisplayItem) -> Bool {
    if contains(item.extent) { return true }
    guard case .group(let group) = item, group.shadow == nil, group.projection == nil,
      group.transform.isTranslation
    else { return false }
    // Seen from inside the group.
    let moved = RoundedBox(
      rect.offsetBy(x: -group.transform.tx, y: -group.transform.ty), radii)
    if case .roundedRect(let rect, let radii)? = group.clip {
      return moved.contains(RoundedBox(rect, radii)) || moved.contains(group.items)
    }
    return moved.contains(group.items)
  }

  /// Whether another one lies inside: its corners are as round, or clear of these.
  private func contains(_ other: RoundedBox?) -> Bool {
    guard let other else { return true }
    let inner = other.rect
    let slack = 1e-3
    guard rect.insetBy(-slack).contains(inner) else { return false }
    let corners = [
      (inner.minX - rect.minX, inner.minY - rect.minY, other.radii.minXminY, radii.minXminY),
      (rect.maxX - inner.maxX, inner.minY - rect.minY, other.radii.maxXminY, radii.maxXminY),
      (rect.maxX - inner.maxX, rect.maxY - inner.maxY, other.radii.maxXmaxY, radii.maxXmaxY),
      (inner.minX - rect.minX, rect.maxY - inner.maxY, other.radii.minXmaxY, radii.minXmaxY),
    ]
    // A continuous corner lies within 1.3 % of a radius of the circle.
    let room = radii.curve == .circular ? 1 : 0.98
    return corners.allSatisfy { insetX, insetY, inner, outer in
      if inner >= outer, other.radii.curve == radii.curve { return true }
      let (x, y) = (max(0, outer - insetX), max(0, outer - insetY))
      return x == 0 || y == 0 || x * x + y * y <= outer * outer * room * room
    }
  }
}

extension DisplayItem {
  /// What holds everything the item draws, or nil where that is nothing.
  fileprivate var extent: RoundedBox? {
    if case .fill(let fill) = self, case .roundedRect(let rect, let radii) = fill.shape {
      return rect.isEmpty ? nil : RoundedBox(rect, radii)
    }
    // Bounds are whole pixels and a pixel wider: of pixels as small as these, that is nothing.
    let fine = 4096.0
    return inkBounds(map: .scale(x: fine, y: fine)).map { bounds in
      RoundedBox(
        Rect(
          minX: (bounds.minX + 2) / fine, minY: (bounds.minY + 2) / fine,
          maxX: (bounds.maxX - 2) / fine, maxY: (bounds.maxY - 2) / fine), .zero)
    }
  }
}
