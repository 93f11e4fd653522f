import CairoShim
import Drawing
import Geometry

extension Canvas {
  /// Scales a picture whose middle stretches to the pixels of a box, without an edge.
  func scaleSlices(
    _ image: ImageItem, map: AffineTransform, to box: PixelBox
  ) throws(RasterError) -> PlacedSurface {
    guard map.keepsAxes else { return try turnSlices(image, map: map, to: box) }
    let picture = try slicedPicture(image, stretch: max(abs(map.a), abs(map.d)))
    let surface = try Surface(.argb32, width: box.width, height: box.height)
    if map.a != 0, map.d != 0, let mapping = SliceMapping(image) {
      picture.resample(mapping, map: map, box: box, onto: surface)
    }
    return PlacedSurface(surface, x: box.x, y: box.y)
  }

  /// Puts the slices together upright at the size they are shown at, then turns the whole.
  private func turnSlices(
    _ image: ImageItem, map: AffineTransform, to box: PixelBox
  ) throws(RasterError) -> PlacedSurface {
    let place = image.destination
    let scale = (
      x: (map.a * map.a + map.b * map.b).squareRoot(),
      y: (map.c * map.c + map.d * map.d).squareRoot()
    )
    let limit = Double(Surface.longestSide)
    let width = min(limit, max(1, (place.width * scale.x).rounded(.up)))
    let height = min(limit, max(1, (place.height * scale.y).rounded(.up)))
    let upright = AffineTransform.translation(x: -place.x, y: -place.y)
      .then(.scale(x: width / place.width, y: height / place.height))
    let straight = try scaleSlices(
      image, map: upright, to: PixelBox(x: 0, y: 0, width: Int(width), height: Int(height)))
    var picture = Picture(straight.surface)
    var level = 0
    let whole = ImageItem(
      image: image.image, source: Rect(x: 0, y: 0, width: 1, height: 1), destination: place)
    return try self.scale(
      whole, map: map, to: box, size: (picture.width, picture.height)
    ) { (wanted) throws(RasterError) in
      while level < wanted {
        picture = picture.halved()
        level += 1
      }
      return picture
    }
  }

  /// The picture to cut: a vector one at the resolution at which its edges are shown.
  private func slicedPicture(
    _ image: ImageItem, stretch: Double
  ) throws(RasterError) -> Picture {
    guard let vector = images.vector(image.image) else {
      return try images.picture(image.image, level: 0)
    }
    let limit = 4096.0
    let width = min(limit, max(1, (vector.size.width * stretch).rounded(.up)))
    let height = min(limit, max(1, (vector.size.height * stretch).rounded(.up)))
    let surface = try Surface(.argb32, width: Int(width), height: Int(height))
    try vector.draw(
      on: surface, map: .scale(x: width / vector.size.width, y: height / vector.size.height))
    return Picture(surface)
  }
}

/// The way from a place back to the picture's unit square, linear in pieces.
private struct SliceMapping {
  struct Piecewise {
    /// Ascending, without pieces of no length.
    var knots: [(place: Double, unit: Double)]

    /// Where a place lies in the picture, and how fast that moves with it.
    func unit(at place: Double) -> (unit: Double, slope: Double) {
      var index = 0
      while index < knots.count - 2, place >= knots[index + 1].place { index += 1 }
      let (low, high) = (knots[index], knots[index + 1])
      let slope = (high.unit - low.unit) / (high.place - low.place)
      return (low.unit + (place - low.place) * slope, slope)
    }
  }

  let x: Piecewise
  let y: Piecewise
  let source: Rect

  /// Nil where there is nothing to show.
  init?(_ image: ImageItem) {
    guard let slices = image.slices, !image.destination.isEmpty else { return nil }
    func piecewise(_ place: [Double], _ unit: [Double]) -> Piecewise {
      var knots = [(place: place[0], unit: unit[0])]
      for index in 1..<4 {
        if place[index] > knots[knots.count - 1].place {
          knots.append((place[index], unit[index]))
        } else {
          knots[knots.count - 1].unit = unit[index]
        }
      }
      return Piecewise(knots: knots)
    }
    let (outer, inner) = (image.destination, slices.destination)
    x = piecewise(
      [outer.minX, inner.minX, inner.maxX, outer.maxX],
      [image.source.minX, slices.source.minX, slices.source.maxX, image.source.maxX])
    y = piecewise(
      [outer.minY, inner.minY, inner.maxY, outer.maxY],
      [image.source.minY, slices.source.minY, slices.source.maxY, image.source.maxY])
    source = image.source
  }
}

extension Picture {
  /// - Parameter map: Keeps the axes.
  fileprivate func resample(
    _ mapping: SliceMapping, map: AffineTransform, box: PixelBox, onto surface: borrowing Surface
  ) {
    func samples(
      _ axis: SliceMapping.Piecewise, from start: Int, count: Int, scale: Double, move: Double,
      pixels: Double
    ) -> [ResamplingKernel.Sample] {
      (start..<start + count).map { pixel in
        let (unit, slope) = axis.unit(at: (Double(pixel) + 0.5 - move) / scale)
        return ResamplingKernel.Sample(centre: unit * pixels - 0.5, step: slope * pixels / scale)
      }
    }
    let limits = pixels(
      within: Rect(
        x: mapping.source.x * Double(width), y: mapping.source.y * Double(height),
        width: mapping.source.width * Double(width),
        height: mapping.source.height * Double(height)))
    let columns = ResamplingKernel(
      samples(
        mapping.x, from: box.x, count: box.width, scale: map.a, move: map.tx,
        pixels: Double(width)), limits: limits.columns)
    let rows = ResamplingKernel(
      samples(
        mapping.y, from: box.y, count: box.height, scale: map.d, move: map.ty,
        pixels: Double(height)), limits: limits.rows)
    var row = [UInt16](repeating: 0, count: 4 * width + 4)
    surface.withMutableBytes { out, stride in
      withPicture { picture in
        columns.withTaps { columns in
          rows.withTaps { rows in
            cs_resample(
              picture, columns, Int32(box.width), rows, Int32(box.height), &row, out, stride)
          }
        }
      }
    }
  }
}
