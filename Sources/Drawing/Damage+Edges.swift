public import Geometry

extension Damage {
  /// A box grown sideways until it holds all or none of the slanted and curved edges of each
  /// outline in its rows.
  ///
  /// A scan converter that is given a narrower clip leaves out the edges beside it and splits
  /// those that cross its sides. How exactly it covers the pixels of a row depends on the edges it
  /// was given for that row: cairo integrates a row in which no edge begins or ends, and samples
  /// any other. So coverage may differ in the last bits from a drawing without the clip, unless the
  /// clip keeps the slanted edges of a row together. Upright and level edges do no harm, nor does
  /// a clip above or below. Within the grown box the pixels equal those of a drawing of the whole
  /// canvas.
  ///
  /// - Parameters:
  ///   - box: Whole pixels.
  ///   - list: What will be drawn in the box.
  public static func box(_ box: Rect, clearOfEdgesIn list: DisplayList, scale: Double) -> Rect {
    var outlines: [[Rect]] = []
    for item in list.items {
      item.collectSlantedEdges(
        map: .scale(x: scale, y: scale), within: canvas(of: list, scale: scale), into: &outlines)
    }
    for index in outlines.indices {
      outlines[index].removeAll { $0.maxY <= box.minY || $0.minY >= box.maxY }
    }
    var grown = box
    var isStable = false
    while !isStable {
      let before = grown
      for edges in outlines where edges.contains(where: { $0.sharesColumns(with: grown) }) {
        for edge in edges {
          grown = Rect(
            minX: min(grown.minX, edge.minX), minY: grown.minY,
            maxX: max(grown.maxX, edge.maxX), maxY: grown.maxY)
        }
      }
      isStable = grown == before
    }
    return grown
  }
}

extension Rect {
  fileprivate func sharesColumns(with other: Rect) -> Bool {
    minX < other.maxX && other.minX < maxX
  }
}

extension DisplayItem {
  /// Gathers, for each outline, boxes of whole pixels that hold every edge that is not upright or
  /// level.
  fileprivate func collectSlantedEdges(
    map: AffineTransform, within visible: Rect, into outlines: inout [[Rect]]
  ) {
    switch self {
    case .fill(let fill):
      fill.shape.collectSlantedEdges(map: map, within: visible, into: &outlines)
    case .backdrop(let backdrop):
      backdrop.shape.collectSlantedEdges(map: map, within: visible, into: &outlines)
    case .gradient(let item):
      item.shape.collectSlantedEdges(map: map, within: visible, into: &outlines)
    case .image(let image):
      Shape.roundedRect(image.destination, .zero)
        .collectSlantedEdges(map: map, within: visible, into: &outlines)
    case .path, .text:
      break  // Drawn from masks that do not depend on the clip.
    case .group(let group):
      let inner = group.transform.then(map)
      // A picture is drawn whole, whatever the clip.
      guard group.opacity > 0, group.blurRadius <= 0, group.projection == nil,
        let visible = group.visiblePart(of: visible, map: inner)
      else {
        return
      }
      group.clip?.collectSlantedEdges(map: inner, within: visible, into: &outlines)
      for item in group.mask ?? [] {
        item.collectSlantedEdges(map: inner, within: visible, into: &outlines)
      }
      for item in group.items {
        item.collectSlantedEdges(map: inner, within: visible, into: &outlines)
      }
    case .dissolve(let dissolve):
      for item in dissolve.from + dissolve.to {
        item.collectSlantedEdges(map: map, within: visible, into: &outlines)
      }
    }
  }
}

extension Shape {
  fileprivate func collectSlantedEdges(
    map: AffineTransform, within visible: Rect, into outlines: inout [[Rect]]
  ) {
    let (rect, radii) =
      switch self {
      case .roundedRect(let rect, let radii), .ring(let rect, let radii, _): (rect, radii)
      }
    var edges: [Rect] = []
    if map.keepsAxes {
      for corner in radii.extents(in: rect.size).corners(of: rect) {
        if let box = corner.pixelBounds(map: map)?.intersection(visible) { edges.append(box) }
      }
    } else if let box = rect.pixelBounds(map: map)?.intersection(visible) {
      edges.append(box)
    }
    edges.removeAll { $0.isEmpty }
    if !edges.isEmpty { outlines.append(edges) }
  }
}

extension CornerRadii {
  /// The squares that the rounded corners of a rectangle lie in; empty for sharp ones.
  fileprivate func corners(of rect: Rect) -> [Rect] {
    [
      Rect(x: rect.minX, y: rect.minY, width: minXminY, height: minXminY),
      Rect(x: rect.maxX - maxXminY, y: rect.minY, width: maxXminY, height: maxXminY),
      Rect(
        x: rect.maxX - maxXmaxY, y: rect.maxY - maxXmaxY, width: maxXmaxY, height: maxXmaxY),
      Rect(x: rect.minX, y: rect.maxY - minXmaxY, width: minXmaxY, height: minXmaxY),
    ]
  }
}
