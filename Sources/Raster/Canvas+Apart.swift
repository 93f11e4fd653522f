import CairoShim
import Drawing
import Geometry

extension Canvas {
  /// The alpha of a group's items, drawn by themselves: without what is below, around or beside
  /// them, and whether or not they are on the canvas.
  ///
  /// - Parameters:
  ///   - map: From the group's coordinates to pixels.
  ///   - box: The pixels that are wanted; they may lie beyond the canvas.
  mutating func alpha(
    ofItemsIn group: Group, map: AffineTransform, box: PixelBox
  ) throws(RasterError) -> PlacedSurface {
    let picture = try picture(ofItemsIn: group, map: map, box: box)
    let alpha = try Surface(.a8, width: box.width, height: box.height)
    alpha.withMutableBytes { out, outStride in
      picture.surface.withBytes { bytes, stride in
        cs_extract_alpha(
          bytes.assumingMemoryBound(to: UInt8.self).baseAddress, stride, out, outStride,
          Int32(box.width), Int32(box.height))
      }
    }
    return PlacedSurface(alpha, x: box.x, y: box.y)
  }

  /// A group's items, drawn by themselves.
  ///
  /// - Parameters:
  ///   - map: From the group's coordinates to pixels.
  ///   - box: The pixels that are wanted; they may lie beyond the canvas.
  mutating func picture(
    ofItemsIn group: Group, map: AffineTransform, box: PixelBox
  ) throws(RasterError) -> PlacedSurface {
    var part = try Canvas(apartFrom: self, width: box.width, height: box.height)
    exchangeCaches(with: &part)
    defer { exchangeCaches(with: &part) }
    let moved = map.then(.translation(x: -Double(box.x), y: -Double(box.y)))
    try part.drawItems(of: group, map: moved, within: part.box)
    try part.context.check("draw a group by itself")
    return try part.context.copyTarget(
      PixelBox(x: 0, y: 0, width: box.width, height: box.height), to: (box.x, box.y))
  }

  /// The coverage of a shape, drawn by itself.
  func coverage(
    of shape: Shape, map: AffineTransform, box: PixelBox
  ) throws(RasterError) -> PlacedSurface {
    let surface = try Surface(.a8, width: box.width, height: box.height)
    let context = try Context(surface)
    context.setSource(.black)
    context.add(shape, map: map.then(.translation(x: -Double(box.x), y: -Double(box.y))))
    context.fill(evenOdd: true)
    try context.check("draw what casts a shadow")
    return PlacedSurface(surface, x: box.x, y: box.y)
  }

  private mutating func exchangeCaches(with other: inout Canvas) {
    swap(&caches.scaledImages, &other.caches.scaledImages)
    swap(&caches.glyphMasks, &other.caches.glyphMasks)
    swap(&caches.lineMasks, &other.caches.lineMasks)
    swap(&caches.shadowMasks, &other.caches.shadowMasks)
    swap(&caches.blurredGroups, &other.caches.blurredGroups)
    swap(&caches.flatPictures, &other.caches.flatPictures)
  }
}
