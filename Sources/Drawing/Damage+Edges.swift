public import Geometry

extension Damage {
  /// A box grown sideways until neither of its vertical sides cuts a slanted or curved edge.
  ///
  /// A scan converter that is given a narrower clip splits the edges that cross the clip's
  /// vertical sides, and rounds where it does: coverage beside the side then differs in the last
  /// bit from a drawing without the clip. It cuts horizontally without loss. Within the grown box
  /// the pixels equal those of a drawing of the whole canvas.
  ///
  /// - Parameters:
  ///   - box: Whole pixels.
  ///   - list: What will be drawn in the box.
  public static func box(_ box: Rect, clearOfEdgesIn list: DisplayList, scale: Double) -> Rect {
    let canvas = canvas(of: list, scale: scale)
    var edges: [Rect] = []
    for item in list.items {
      item.collectSlantedEdges(
        map: .scale(x: scale, y: scale), within: canvas, into: &edges)
    }
    edges.removeAll { $0.maxY <= box.minY || $0.minY >= box.maxY }
    var grown = box
    var isStable = false
    while !isStable {
      isStable = true
      for edge in edges where edge.isCut(by: grown.minX) || edge.isCut(by: grown.maxX) {
        grown = Rect(
          minX: min(grown.minX, edge.minX), minY: grown.minY,
          maxX: max(grown.maxX, edge.maxX), maxY: grown.maxY)
        isStable = false
      }
    }
    return grown
  }
}

extension Rect {
  fileprivate func isCut(by x: Double) -> Bool { minX < x && x < maxX }
}

extension DisplayItem {
  /// Gathers boxes, in whole pixels, that hold every edge that is not upright or level.
  fileprivate func collectSlantedEdges(
    map: AffineTransform, within visible: Rect, into edges: inout [Rect]
  ) {
    switch self {
    case .fill(let fill):
      fill.shape.collectSlantedEdges(map: map, within: visible, into: &edges)
    case .image(let image):
      Shape.roundedRect(image.destination, .zero)
        .collectSlantedEdges(map: map, within: visible, into: &edges)
    case .text:
      break  // Drawn from masks that do not depend on the clip.
    case .group(let group):
      let inner = group.transform.then(map)
      guard group.opacity > 0, let visible = group.visiblePart(of: visible, map: inner) else {
        return
      }
      group.clip?.collectSlantedEdges(map: inner, within: visible, into: &edges)
      for item in group.mask ?? [] {
        item.collectSlantedEdges(map: inner, within: visible, into: &edges)
      }
      for item in group.items {
        item.collectSlantedEdges(map: inner, within: visible, into: &edges)
      }
    case .dissolve(let dissolve):
      for item in dissolve.from + dissolve.to {
        item.collectSlantedEdges(map: map, within: visible, into: &edges)
      }
    }
  }
}

extension Shape {
  fileprivate func collectSlantedEdges(
    map: AffineTransform, within visible: Rect, into edges: inout [Rect]
  ) {
    let (rect, radii) =
      switch self {
      case .roundedRect(let rect, let radii), .ring(let rect, let radii, _): (rect, radii)
      }
    guard map.keepsAxes else {
      add(rect, map: map, within: visible, to: &edges)
      return
    }
    func corner(_ radius: Double, x: Double, y: Double) {
      guard radius > 0 else { return }
      add(
        Rect(
          x: x - (x > rect.midX ? radius : 0), y: y - (y > rect.midY ? radius : 0),
          width: radius, height: radius), map: map, within: visible, to: &edges)
    }
    corner(radii.minXminY, x: rect.minX, y: rect.minY)
    corner(radii.maxXminY, x: rect.maxX, y: rect.minY)
    corner(radii.maxXmaxY, x: rect.maxX, y: rect.maxY)
    corner(radii.minXmaxY, x: rect.minX, y: rect.maxY)
  }

  private func add(
    _ rect: Rect, map: AffineTransform, within visible: Rect, to edges: inout [Rect]
  ) {
    guard let box = rect.pixelBounds(map: map)?.intersection(visible), !box.isEmpty else { return }
    edges.append(box)
  }
}
