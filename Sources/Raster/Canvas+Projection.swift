import CairoShim
import Drawing
import Geometry

/// What decides the pixels of a group that is drawn flat.
struct FlatPictureKey: Hashable {
  let group: Group
  let scale: AffineTransform
  let box: PixelBox
}

extension Canvas {
  /// Draws a group as it is seen in perspective.
  ///
  /// - Parameters:
  ///   - opacity: 0...1.
  ///   - map: From around the group to pixels.
  mutating func drawProjected(
    _ group: Group, opacity: Double, map: AffineTransform, within visible: Rect
  ) throws(RasterError) {
    guard let flat = group.flatPicture(map: map), isShown(flat.bounds, in: visible),
      let box = PixelBox(flat.bounds.intersection(visible), within: self.box),
      let picture = try picture(of: group, flat, box: box)
    else { return }
    context.save()
    defer { context.restore() }
    context.clip(to: box)
    context.pushGroup()
    context.setSource(picture)
    context.paint()
    context.popGroup(group.blendMode, opacity: opacity)
  }

  /// A group in perspective by itself, without its opacity and blend mode.
  ///
  /// - Parameter box: The pixels that are wanted.
  private mutating func picture(
    of group: Group, _ flat: FlatPicture, box: PixelBox
  ) throws(RasterError) -> PlacedSurface? {
    guard let inverse = flat.projection.inverted,
      let source = try flatPixels(of: group, flat, inverse: inverse)
    else { return nil }
    let surface = try Surface(.argb32, width: box.width, height: box.height)
    let matrix = inverse.then(.translation(x: -Double(source.x), y: -Double(source.y))).entries
    surface.withMutableBytes { out, outStride in
      source.surface.withBytes { bytes, stride in
        let picture = cs_picture(
          pixels: bytes.assumingMemoryBound(to: UInt8.self).baseAddress,
          width: Int32(source.surface.width), height: Int32(source.surface.height), stride: stride)
        cs_resample_projective(
          picture, matrix, Int32(box.x), Int32(box.y), Int32(box.width), Int32(box.height), out,
          outStride)
      }
    }
    return PlacedSurface(surface, x: box.x, y: box.y)
  }

  /// The group drawn flat, as far as it may be seen on the canvas; kept while it does not change.
  private mutating func flatPixels(
    of group: Group, _ flat: FlatPicture, inverse: Projection
  ) throws(RasterError) -> PlacedSurface? {
    let seen = inverse.source(of: self.box).map { $0.intersection(flat.box) } ?? flat.box
    guard let box = PixelBox(seen, within: flat.box) else { return nil }
    let key = FlatPictureKey(group: group.flattened, scale: flat.scale, box: box)
    if let known = caches.flatPictures.value(for: key) { return known }
    let picture = try picture(
      ofItemsIn: Group(id: "", items: [.group(key.group)]), map: flat.scale, box: box)
    caches.flatPictures.insert(picture, for: key, cost: picture.cost)
    return picture
  }

  /// The pictures of the numbered groups of a list, by their numbers.
  mutating func capturedProjections(
    of items: [DisplayItem], map: AffineTransform
  ) throws(RasterError) -> [Int: CapturedBackdrop] {
    var result: [Int: CapturedBackdrop] = [:]
    for item in items {
      switch item {
      case .fill, .gradient, .path, .image, .text, .backdrop: continue
      case .dissolve(let dissolve):
        let both = try capturedProjections(of: dissolve.from + dissolve.to, map: map)
        result.merge(both) { $1 }
      case .group(let group) where group.projection == nil:
        let inside = try capturedProjections(
          of: (group.mask ?? []) + group.items, map: group.transform.then(map))
        result.merge(inside) { $1 }
      case .group(let group):
        guard group.number > 0, let flat = group.flatPicture(map: map),
          let box = PixelBox(flat.bounds, within: self.box),
          let picture = try picture(of: group, flat, box: box)
        else { continue }
        result[group.number] = CapturedBackdrop(picture: picture, box: box)
      }
    }
    return result
  }
}

extension Projection {
  /// The nine numbers, row by row.
  fileprivate var entries: [Double] {
    [row1, row2, row3].flatMap { [$0.x, $0.y, $0.z] }
  }

  /// The whole pixels of the source that a canvas shows, and some more; nil where the canvas
  /// reaches beyond the horizon.
  fileprivate func source(of canvas: Rect) -> Rect? {
    let corners = [
      Point(x: canvas.minX, y: canvas.minY), Point(x: canvas.maxX, y: canvas.minY),
      Point(x: canvas.maxX, y: canvas.maxY), Point(x: canvas.minX, y: canvas.maxY),
    ].compactMap(map)
    guard corners.count == 4 else { return nil }
    let (x, y) = (corners.map(\.x), corners.map(\.y))
    guard let minX = x.min(), let minY = y.min(), let maxX = x.max(), let maxY = y.max() else {
      return nil
    }
    return Rect(
      minX: (minX - 2).rounded(.down), minY: (minY - 2).rounded(.down),
      maxX: (maxX + 2).rounded(.up), maxY: (maxY + 2).rounded(.up))
  }
}
