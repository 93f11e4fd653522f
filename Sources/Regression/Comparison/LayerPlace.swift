import Drawing
import Geometry
public import Pixels

/// Where a layer draws in a frame.
public struct LayerPlace: Hashable, Sendable {
  /// As `row[2].title`.
  public var name: String
  /// In pixels; one pixel wider than what is drawn.
  public var rect: PixelRect
}

extension DisplayList {
  /// The layers with an id, in drawing order, a sublayer after its layer.
  ///
  /// - Parameter scale: Pixels per point.
  func layerPlaces(scale: Double) -> [LayerPlace] {
    var places: [LayerPlace] = []
    for item in items {
      item.collect(map: AffineTransform(a: scale, b: 0, c: 0, d: scale, tx: 0, ty: 0), &places)
    }
    return places
  }
}

extension DisplayItem {
  fileprivate func collect(map: AffineTransform, _ places: inout [LayerPlace]) {
    switch self {
    case .fill, .gradient, .path, .image, .text, .backdrop: break
    case .group(let group):
      if !group.id.isEmpty, let bounds = group.inkBounds(map: map) {
        places.append(
          LayerPlace(
            name: group.id,
            rect: PixelRect(
              x: Int(bounds.minX), y: Int(bounds.minY), width: Int(bounds.width),
              height: Int(bounds.height))))
      }
      let inner = group.transform.then(map)
      for item in group.items { item.collect(map: inner, &places) }
    case .dissolve(let dissolve):
      for item in dissolve.from + dissolve.to { item.collect(map: map, &places) }
    }
  }
}
