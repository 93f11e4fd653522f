import CairoShim
import Drawing
import Geometry

/// What decides the pixels of a picture on a canvas.
struct ScaledImageKey: Hashable {
  let item: ImageItem
  /// To pixels from the corner of those it is scaled to.
  let map: AffineTransform
  let width: Int
  let height: Int
}

// Pictures are scaled here and not by cairo: its result depends, in the last bit, on the clip
// (the matrix is rounded about the centre of what is drawn), its good filter takes ten times as
// long from some ratios on and its bilinear one skips pixels. Here a picture is scaled to the
// pixel grid once and kept, whatever the clip.
extension Canvas {
  /// - Parameter glyph: The picture, where it is not one of the assets.
  mutating func draw(
    _ image: ImageItem, map: AffineTransform, within visible: Rect, clip: Shape?,
    glyph: GlyphPicture? = nil
  ) throws(RasterError) {
    guard let bounds = image.destination.pixelBounds(map: map), !image.source.isEmpty,
      isShown(bounds, in: visible),
      let box = PixelBox(bounds, within: self.box)
    else { return }
    let key = ScaledImageKey(
      item: image, map: map.snapped(from: box), width: box.width, height: box.height)
    let scaled: PlacedSurface
    if let known = caches.scaledImages.value(for: key) {
      scaled = known
    } else {
      scaled = try scale(
        image, glyph, map: key.map,
        to: PixelBox(x: 0, y: 0, width: box.width, height: box.height))
      caches.scaledImages.insert(scaled, for: key, cost: scaled.cost)
    }
    context.setSource(scaled, x: box.x, y: box.y)
    if Shape.roundedRect(image.destination, .zero).hasOutline(of: clip) {
      context.add(visible)
    } else {
      context.add(image.destination, .zero, map: map)
    }
    context.fill()
  }

  /// Scales a picture to the pixels of a box, without an edge.
  private func scale(
    _ image: ImageItem, _ glyph: GlyphPicture?, map: AffineTransform, to box: PixelBox
  ) throws(RasterError) -> PlacedSurface {
    if let glyph {
      return try scale(image, map: map, to: box, size: glyph.size, level: glyph.picture(level:))
    }
    if image.slices != nil { return try scaleSlices(image, map: map, to: box) }
    if let vector = images.vector(image.image) {
      return try draw(vector, image, map: map, to: box)
    }
    guard let size = images.size(of: image.image) else {
      throw RasterError(operation: "draw the image '\(image.image)'", reason: "no such image")
    }
    return try scale(image, map: map, to: box, size: size) { level throws(RasterError) in
      try images.picture(image.image, level: level)
    }
  }

  /// Draws a vector picture at the pixels of a box, without an edge.
  private func draw(
    _ vector: VectorImage, _ image: ImageItem, map: AffineTransform, to box: PixelBox
  ) throws(RasterError) -> PlacedSurface {
    let surface = try Surface(.argb32, width: box.width, height: box.height)
    let place = AffineTransform.scale(x: 1 / vector.size.width, y: 1 / vector.size.height)
      .then(image.unitPlace).then(map)
    if place.inverted != nil {
      try vector.draw(
        on: surface, map: place.then(.translation(x: -Double(box.x), y: -Double(box.y))))
    }
    return PlacedSurface(surface, x: box.x, y: box.y)
  }

  /// - Parameters:
  ///   - size: The picture's, in pixels.
  ///   - level: The picture halved a number of times.
  func scale(
    _ image: ImageItem, map: AffineTransform, to box: PixelBox, size: (width: Int, height: Int),
    level pictureAt: (Int) throws(RasterError) -> Picture
  ) throws(RasterError) -> PlacedSurface {
    let surface = try Surface(.argb32, width: box.width, height: box.height)
    // From pixels of the canvas to the unit square of the picture.
    guard let unit = image.unitPlace.then(map).inverted else {
      return PlacedSurface(surface, x: box.x, y: box.y)
    }
    let full = unit.then(.scale(x: Double(size.width), y: Double(size.height)))
    let ratio = min((full.a * full.a + full.b * full.b), (full.c * full.c + full.d * full.d))
      .squareRoot()
    // Each halving brings the ratio of input to output pixels to 1...2 on the axis that shrinks
    // less; the kernel does the rest.
    var level = 0
    while ratio / Double(1 << (level + 1)) >= 1, level < 15 { level += 1 }
    let picture = try pictureAt(level)
    let shrink = 1 / Double(1 << level)
    let toPicture = full.then(.scale(x: shrink, y: shrink))
    let limits = Rect(
      x: image.source.x * Double(size.width) * shrink,
      y: image.source.y * Double(size.height) * shrink,
      width: image.source.width * Double(size.width) * shrink,
      height: image.source.height * Double(size.height) * shrink)
    let pixels = picture.pixels(within: limits)
    // Pixel centres are at halves on the canvas and at whole numbers in the kernel.
    let first = toPicture.apply(to: Point(x: Double(box.x) + 0.5, y: Double(box.y) + 0.5))
    let start = Point(x: first.x - 0.5, y: first.y - 0.5)
    surface.withMutableBytes { out, stride in
      if toPicture.keepsAxes {
        picture.resample(
          pixels, start: start, step: toPicture, box: box, out: out, stride: stride)
      } else {
        picture.resampleAffine(
          pixels, start: start, step: toPicture, four: ratio * shrink > 1.01, box: box,
          out: out, stride: stride)
      }
    }
    return PlacedSurface(surface, x: box.x, y: box.y)
  }
}

extension AffineTransform {
  /// To pixels from the corner of a box, moved to the nearest 1/1024 px: so pictures that lie at
  /// the same fraction of a pixel, as those of a list do, are scaled once.
  fileprivate func snapped(from box: PixelBox) -> AffineTransform {
    var result = self
    result.tx = ((tx - Double(box.x)) * 1024).rounded() / 1024
    result.ty = ((ty - Double(box.y)) * 1024).rounded() / 1024
    return result
  }
}

extension ImageItem {
  /// From the unit square of the picture to the item's coordinates.
  fileprivate var unitPlace: AffineTransform {
    let (x, y) = (destination.width / source.width, destination.height / source.height)
    return AffineTransform(
      a: x, b: 0, c: 0, d: y, tx: destination.x - source.x * x, ty: destination.y - source.y * y)
  }
}

extension Picture {
  /// The pixels that a rectangle touches; at least one.
  func pixels(
    within rect: Rect
  ) -> (columns: ClosedRange<Int>, rows: ClosedRange<Int>) {
    func range(_ low: Double, _ high: Double, count: Int) -> ClosedRange<Int> {
      let slack = 1.0 / 512
      let first = Int(min(max((low + slack).rounded(.down), 0), Double(count - 1)))
      let last = Int(min(max((high - slack).rounded(.up) - 1, Double(first)), Double(count - 1)))
      return first...last
    }
    return (
      range(rect.minX, rect.maxX, count: width), range(rect.minY, rect.maxY, count: height)
    )
  }

  fileprivate func resample(
    _ pixels: (columns: ClosedRange<Int>, rows: ClosedRange<Int>), start: Point,
    step: AffineTransform, box: PixelBox, out: UnsafeMutablePointer<UInt8>, stride: Int
  ) {
    // The columns that are read become a picture of their own: nothing else is looked at.
    var columns = ResamplingKernel(
      count: box.width, start: start.x, step: step.a, limits: pixels.columns)
    let range = columns.range
    columns.move(by: -range.lowerBound)
    let rows = ResamplingKernel(
      count: box.height, start: start.y, step: step.d, limits: pixels.rows)
    var row = [UInt16](repeating: 0, count: 4 * range.count + 4)
    withPicture { picture in
      var part = picture
      part.pixels = picture.pixels?.advanced(by: 4 * range.lowerBound)
      part.width = Int32(range.count)
      columns.withTaps { columns in
        rows.withTaps { rows in
          cs_resample(
            part, columns, Int32(box.width), rows, Int32(box.height), &row, out, stride)
        }
      }
    }
  }

  fileprivate func resampleAffine(
    _ pixels: (columns: ClosedRange<Int>, rows: ClosedRange<Int>), start: Point,
    step: AffineTransform, four: Bool, box: PixelBox, out: UnsafeMutablePointer<UInt8>,
    stride: Int
  ) {
    withPicture { picture in
      var part = picture
      part.pixels = picture.pixels?.advanced(
        by: pixels.rows.lowerBound * picture.stride + 4 * pixels.columns.lowerBound)
      part.width = Int32(pixels.columns.count)
      part.height = Int32(pixels.rows.count)
      let map = [
        step.a, step.b, step.c, step.d, start.x - Double(pixels.columns.lowerBound),
        start.y - Double(pixels.rows.lowerBound),
      ]
      cs_resample_affine(part, map, four, Int32(box.width), Int32(box.height), out, stride)
    }
  }
}
