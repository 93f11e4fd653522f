import Drawing
import Geometry

/// Where a clip leaves pixels partly or not at all covered.
struct ClipEdge {
  let shape: Shape
  /// The whole pixels the shape touches; empty where it has no area.
  let box: Rect
  /// Boxes of whole pixels that do not overlap and hold every pixel of `box` that the shape does
  /// not cover in full.
  let regions: [Rect]

  init(_ shape: Shape, map: AffineTransform) {
    self.shape = shape
    let rect = shape.boundingRect
    let exact = rect.isEmpty ? .zero : map.boundingBox(of: rect)
    // cairo rounds to 1/256 px: what is nearer to a whole pixel than half of that is one.
    let slack = 1.0 / 512
    box = Rect(
      minX: (exact.minX + slack).rounded(.down), minY: (exact.minY + slack).rounded(.down),
      maxX: (exact.maxX - slack).rounded(.up), maxY: (exact.maxY - slack).rounded(.up))
    guard map.keepsAxes, case .roundedRect(_, let radii) = shape else {
      regions = [box]
      return
    }
    let extents = radii.extents(in: rect.size)
    let extent = max(extents.minXminY, extents.maxXminY, extents.maxXmaxY, extents.minXmaxY)
    regions = Self.regions(
      of: exact, within: box, width: extent * abs(map.a), height: extent * abs(map.d),
      slack: slack)
  }

  /// - Parameters:
  ///   - exact: The shape's edges.
  ///   - width: Of the largest corner.
  ///   - height: Of the largest corner.
  private static func regions(
    of exact: Rect, within box: Rect, width: Double, height: Double, slack: Double
  ) -> [Rect] {
    let topEnd = min(box.maxY, (exact.minY + height - slack).rounded(.up))
    let bottomStart = max(topEnd, min(box.maxY, (exact.maxY - height + slack).rounded(.down)))
    let leftEnd = min(box.maxX, (exact.minX + width - slack).rounded(.up))
    let rightStart = max(leftEnd, min(box.maxX, (exact.maxX - width + slack).rounded(.down)))
    func isWhole(_ edge: Double, _ whole: Double) -> Bool { abs(edge - whole) < slack }
    var result: [Rect] = []
    // Two corners, and between them the row of the edge itself where it covers only a part of it.
    func addBand(_ minY: Double, _ maxY: Double, edge: Double?) {
      result.append(Rect(minX: box.minX, minY: minY, maxX: leftEnd, maxY: maxY))
      result.append(Rect(minX: rightStart, minY: minY, maxX: box.maxX, maxY: maxY))
      guard let edge else { return }
      result.append(Rect(minX: leftEnd, minY: edge, maxX: rightStart, maxY: edge + 1))
    }
    let top = isWhole(exact.minY, box.minY) ? nil : box.minY
    let bottom = isWhole(exact.maxY, box.maxY) ? nil : box.maxY - 1
    addBand(box.minY, topEnd, edge: top)
    addBand(bottomStart, box.maxY, edge: bottom == top ? nil : bottom)
    if !isWhole(exact.minX, box.minX) {
      result.append(
        Rect(minX: box.minX, minY: topEnd, maxX: box.minX + 1, maxY: bottomStart))
    }
    if !isWhole(exact.maxX, box.maxX), box.width > 1 {
      result.append(
        Rect(minX: box.maxX - 1, minY: topEnd, maxX: box.maxX, maxY: bottomStart))
    }
    return result.filter { !$0.isEmpty }
  }

  /// How much of each pixel of a box the shape covers, 255 for all; rows without padding.
  func coverage(
    of box: PixelBox, map: AffineTransform
  ) throws(RasterError) -> [UInt8] {
    try AreaRasterizer.coverage(
      of: Path(shape), map: map.then(.translation(x: -Double(box.x), y: -Double(box.y))),
      width: box.width, height: box.height, evenOdd: true)
  }
}
