import Drawing
import Geometry

extension Canvas {
  /// Puts a material in the place of what is drawn so far.
  mutating func draw(
    _ backdrop: Backdrop, map: AffineTransform, within visible: Rect, clip: Shape?
  ) throws(RasterError) {
    guard let bounds = backdrop.shape.pixelBounds(map: map), isShown(bounds, in: visible),
      let box = PixelBox(bounds, within: self.box)
    else { return }
    let kernels = GaussianKernel.pair(radius: max(0, backdrop.radius), map: map)
    let cells = CellBox(box, kernels.x.step, kernels.y.step)
      .pixels(kernels.x.step, kernels.y.step)
    var blur = PixelBlur(
      try pictureBelow(box, frame: cells), for: box, x: kernels.x, y: kernels.y)
    blur.normalise(within: box)
    blur.colour(saturation: max(0, backdrop.saturation), tint: backdrop.tint.clamped)
    let picture = try blur.pixels(of: box)
    capturedBackdrops?[backdrop.number] = CapturedBackdrop(picture: picture, box: box)
    context.setOperator(.source)
    context.setSource(picture)
    if backdrop.shape.hasOutline(of: clip) {
      context.add(visible)
    } else {
      context.add(backdrop.shape, map: map)
    }
    context.fill(evenOdd: true)
    context.setOperator(.over)
  }

  /// What is drawn so far in a box: below the group that is being drawn, and in it.
  ///
  /// - Parameter frame: The pixels of the result, clear outside of the box.
  private mutating func pictureBelow(
    _ box: PixelBox, frame: PixelBox
  ) throws(RasterError) -> PlacedSurface {
    let surface = try Surface(.argb32, width: frame.width, height: frame.height)
    let own = try context.copyTarget(box)
    let layers = try Context(surface)
    layers.clip(
      to: PixelBox(
        x: box.x - frame.x, y: box.y - frame.y, width: box.width, height: box.height))
    layers.touch()
    if let below {
      layers.setSource(below, x: below.x - frame.x, y: below.y - frame.y)
      layers.paint()
    }
    layers.setSource(own, x: own.x - frame.x, y: own.y - frame.y)
    layers.paint()
    try layers.check("copy what is below a material")
    return PlacedSurface(surface, x: frame.x, y: frame.y)
  }

  /// Notes what is drawn so far where items look at it, before they are drawn on a surface of
  /// their own.
  ///
  /// - Returns: What was noted for the group around; to be put back.
  mutating func beginBackdrops(
    for items: [DisplayItem], map: AffineTransform
  ) throws(RasterError) -> PlacedSurface? {
    let outer = below
    if let bounds = items.backdropBounds(map: map), let box = PixelBox(bounds, within: self.box) {
      below = try pictureBelow(box, frame: box)
    }
    return outer
  }
}

extension Color {
  fileprivate var clamped: Color {
    func unit(_ value: Double) -> Double { min(max(value, 0), 1) }
    return Color(red: unit(red), green: unit(green), blue: unit(blue), alpha: unit(alpha))
  }
}
