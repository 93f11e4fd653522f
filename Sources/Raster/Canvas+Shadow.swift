import Drawing
import Geometry

extension Canvas {
  /// Draws the shadow of a group that is drawn next.
  ///
  /// - Parameter map: From the group's coordinates to pixels.
  mutating func draw(
    _ shadow: Shadow, of group: Group, map: AffineTransform, within visible: Rect
  ) throws(RasterError) {
    guard let bounds = group.shadowBounds(map: map),
      let shown = PixelBox(bounds, within: visible)
    else { return }
    let parts = shown.parts(outside: group.coveredBox(map: map))
    guard !parts.isEmpty, let place = ShadowPlace(shadow, map: map),
      let caster = group.casterBounds(map: place.map)
    else { return }
    let full = shadow.blurBounds(of: caster, map: place.map)
    guard let box = maskBox(of: full, x: place.x, y: place.y) else { return }
    let key = ShadowMask.Key(
      caster: shadow.path.map { .path($0) } ?? shadow.outline.map { .outline($0) }
        ?? .items(group.items, clip: group.clip),
      map: place.map, radius: shadow.radius, box: box)
    let mask: PlacedSurface
    if let known = caches.shadowMasks.value(for: key) {
      mask = known
    } else {
      mask = try shadowMask(shadow, of: group, caster: caster, map: place.map, box: box)
      caches.shadowMasks.insert(mask, for: key, cost: mask.surface.width * mask.surface.height)
    }
    context.save()
    defer { context.restore() }
    context.clip(to: parts)
    context.setSource(shadow.color)
    context.mask(mask.surface, x: mask.x + place.x, y: mask.y + place.y)
  }

  /// The part of a mask that is kept: all of it, so that it serves wherever the group goes, or,
  /// where it is much larger than the canvas, what is on the canvas and some around it.
  private func maskBox(of full: Rect, x: Int, y: Int) -> PixelBox? {
    let limits = Rect(x: -1e6, y: -1e6, width: 2e6, height: 2e6)
    guard full.width * full.height > 2 * box.width * box.height + 1_000_000 else {
      return PixelBox(full, within: limits)
    }
    let grid = 256.0
    let canvas = box.offsetBy(x: -Double(x), y: -Double(y))
    let near = Rect(
      minX: (canvas.minX / grid).rounded(.down) * grid,
      minY: (canvas.minY / grid).rounded(.down) * grid,
      maxX: (canvas.maxX / grid).rounded(.up) * grid,
      maxY: (canvas.maxY / grid).rounded(.up) * grid)
    return PixelBox(full.intersection(near), within: limits)
  }

  private mutating func shadowMask(
    _ shadow: Shadow, of group: Group, caster: Rect, map: AffineTransform, box: PixelBox
  ) throws(RasterError) -> PlacedSurface {
    let deviation = shadow.deviation(map: map)
    let x = GaussianKernel(deviation: deviation.x)
    let y = GaussianKernel(deviation: deviation.y)
    // What lies further away than the blur reaches does not count; nor does, for a shadow that
    // is a haze, what is further than a surface can be wide.
    func reach(_ kernel: GaussianKernel, side: Int) -> Double {
      Double(min(kernel.step * (kernel.reach + 2), max(0, (32_000 - side) / 2)))
    }
    let (reachX, reachY) = (reach(x, side: box.width), reach(y, side: box.height))
    let near = Rect(
      minX: box.rect.minX - reachX, minY: box.rect.minY - reachY, maxX: box.rect.maxX + reachX,
      maxY: box.rect.maxY + reachY)
    guard let casting = PixelBox(caster, within: near) else {
      return PlacedSurface(try Surface(.a8, width: 1, height: 1), x: box.x, y: box.y)
    }
    let cells = CellBox(casting, x.step, y.step).pixels(x.step, y.step)
    let source =
      if let path = shadow.path {
        try coverage(
          of: PathItem(path: path, style: .fill(.nonZero), color: .black), map: map, in: cells)
      } else if let outline = shadow.outline {
        try coverage(of: outline, map: map, box: cells)
      } else {
        try alpha(ofItemsIn: group, map: map, box: cells)
      }
    if x.isIdentity && y.isIdentity { return source }
    return try ShadowMask.blurred(source, to: box, x: x, y: y)
  }
}

/// Where a shadow's mask lies: a whole pixel, and the map of what is drawn into the mask.
private struct ShadowPlace {
  let x: Int
  let y: Int
  let map: AffineTransform

  /// A mask that is blurred enough goes to whole pixels, so that one serves for all places. An
  /// edge blurred by σ px rises by at most 1/(σ·√(2π)) a px; half a pixel then changes a shadow of
  /// opacity α by 255·α/(5σ) levels, which may be 4. Any other is blurred at its own fraction of a
  /// pixel, in cairo's steps of 1/256. Nil where the place is out of reach.
  init?(_ shadow: Shadow, map: AffineTransform) {
    let deviation = shadow.deviation(map: map)
    let offset = shadow.offset(map: map)
    let (tx, ty) = (map.tx + offset.x, map.ty + offset.y)
    guard abs(tx) < 1e6, abs(ty) < 1e6 else { return nil }
    var own = map
    if 255 * shadow.color.alpha <= 4 * 5 * min(deviation.x, deviation.y) {
      (x, y) = (Int(tx.rounded()), Int(ty.rounded()))
      (own.tx, own.ty) = (0, 0)
    } else {
      let (fineX, fineY) = (Int((tx * 256).rounded()), Int((ty * 256).rounded()))
      (x, y) = (fineX >> 8, fineY >> 8)
      (own.tx, own.ty) = (Double(fineX & 255) / 256, Double(fineY & 255) / 256)
    }
    self.map = own
  }
}

extension Group {
  /// Pixels that the group's first item covers in full, so that nothing below shows there.
  fileprivate func coveredBox(map: AffineTransform) -> Rect? {
    guard clip == nil, map.keepsAxes, case .fill(let fill)? = items.first, fill.color.alpha >= 1,
      case .roundedRect(let rect, let radii) = fill.shape
    else { return nil }
    let extents = radii.extents(in: rect.size)
    // Rounded corners cover the whole width only in the rows between them.
    let inner = Rect(
      minX: rect.minX, minY: rect.minY + max(extents.minXminY, extents.maxXminY),
      maxX: rect.maxX, maxY: rect.maxY - max(extents.minXmaxY, extents.maxXmaxY))
    guard !inner.isEmpty else { return nil }
    let box = map.boundingBox(of: inner)
    let covered = Rect(
      minX: (box.minX + 1).rounded(.down), minY: (box.minY + 1).rounded(.down),
      maxX: (box.maxX - 1).rounded(.up), maxY: (box.maxY - 1).rounded(.up))
    return covered.isEmpty ? nil : covered
  }
}

extension PixelBox {
  /// The box without another one, as at most four boxes.
  fileprivate func parts(outside hole: Rect?) -> [PixelBox] {
    guard let hole, let hole = PixelBox(hole, within: rect) else { return [self] }
    let (maxX, maxY) = (x + width, y + height)
    let (holeMaxX, holeMaxY) = (hole.x + hole.width, hole.y + hole.height)
    return [
      PixelBox(x: x, y: y, width: width, height: hole.y - y),
      PixelBox(x: x, y: holeMaxY, width: width, height: maxY - holeMaxY),
      PixelBox(x: x, y: hole.y, width: hole.x - x, height: hole.height),
      PixelBox(x: holeMaxX, y: hole.y, width: maxX - holeMaxX, height: hole.height),
    ].filter { $0.width > 0 && $0.height > 0 }
  }
}
