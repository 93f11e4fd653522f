import Drawing
import Geometry
public import Pixels

/// Where a layer draws in a frame.
public struct LayerPlace: Hashable, Sendable {
  /// As `row[2].title`.
  public var name: String
  /// In pixels; on the canvas, and one pixel wider than what is drawn.
  public var rect: PixelRect
}

extension DisplayList {
  /// The layers with an id, in drawing order, a sublayer after its layer.
  ///
  /// - Parameter scale: Pixels per point.
  func layerPlaces(scale: Double) -> [LayerPlace] {
    var places: [LayerPlace] = []
    let map = AffineTransform.scale(x: scale, y: scale)
    let canvas = map.boundingBox(of: Rect(x: 0, y: 0, width: size.width, height: size.height))
    for item in items { item.collect(map: map, seen: { $0 }, on: canvas, &places) }
    return places
  }
}

extension DisplayItem {
  /// - Parameters:
  ///   - map: From the item's coordinates to those of `seen`.
  ///   - seen: From there to pixels, through the perspectives around.
  ///   - canvas: All pixels.
  fileprivate func collect(
    map: AffineTransform, seen: @escaping (Rect) -> Rect?, on canvas: Rect,
    _ places: inout [LayerPlace]
  ) {
    switch self {
    case .fill, .gradient, .path, .image, .text, .backdrop: break
    case .group(let group):
      if !group.id.isEmpty, let bounds = group.inkBounds(map: map).flatMap(seen) {
        // A layer may lie or reach anywhere; what counts of it is on the canvas.
        let shown = bounds.intersection(canvas)
        if !shown.isEmpty { places.append(LayerPlace(name: group.id, rect: PixelRect(shown))) }
      }
      guard let projection = group.projection else {
        let inner = group.transform.then(map)
        for item in group.items { item.collect(map: inner, seen: seen, on: canvas, &places) }
        return
      }
      let inner = { (rect: Rect) in
        projection.boundingBox(of: rect).flatMap { seen(map.boundingBox(of: $0)) }
      }
      for item in group.items { item.collect(map: .identity, seen: inner, on: canvas, &places) }
    case .dissolve(let dissolve):
      for item in dissolve.from + dissolve.to {
        item.collect(map: map, seen: seen, on: canvas, &places)
      }
    }
  }
}

extension PixelRect {
  /// The pixels that a rectangle within a canvas touches.
  fileprivate init(_ rect: Rect) {
    let (left, top) = (Int(rect.minX.rounded(.down)), Int(rect.minY.rounded(.down)))
    self.init(
      x: left, y: top, width: Int(rect.maxX.rounded(.up)) - left,
      height: Int(rect.maxY.rounded(.up)) - top)
  }
}
