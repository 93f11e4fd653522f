import CairoShim
import Drawing
import Geometry

/// What decides the pixels of a gradient on a canvas.
struct GradientKey: Hashable {
  let gradient: Gradient
  let map: AffineTransform
  let box: PixelBox
}

// Gradients are made here and not by cairo: its diagonal and radial ones take 20 to 40 ms a screen
// each time they are shown, it has no conic ones, mixes straight colours and cuts hard edges off in
// steps. Here one is made once, whatever the clip, and kept while it does not change.
extension Canvas {
  mutating func draw(
    _ item: GradientItem, map: AffineTransform, within visible: Rect, clip: Shape?
  ) throws(RasterError) {
    guard let bounds = item.shape.pixelBounds(map: map), isShown(bounds, in: visible),
      let box = PixelBox(bounds, within: self.box), let last = item.gradient.stops.last
    else { return }
    if let plane = map.inverted.flatMap({ inverse in item.gradient.plane.map(inverse.then) }),
      plane.isFinite
    {
      context.setSource(try pixels(of: item.gradient, plane: plane, map: map, box: box))
    } else {
      context.setSource(last.color)
    }
    if item.shape.hasOutline(of: clip) {
      context.add(visible)
    } else {
      context.add(item.shape, map: map)
    }
    context.fill(evenOdd: true)
  }

  /// - Parameter plane: From pixels to the gradient's plane.
  private mutating func pixels(
    of gradient: Gradient, plane: AffineTransform, map: AffineTransform, box: PixelBox
  ) throws(RasterError) -> PlacedSurface {
    let key = GradientKey(gradient: gradient, map: map, box: box)
    if let known = caches.gradients.value(for: key) { return known }
    let surface = try Surface(.argb32, width: box.width, height: box.height)
    // Pixel centres are at halves.
    let origin = plane.apply(to: Point(x: Double(box.x) + 0.5, y: Double(box.y) + 0.5))
    let matrix = [plane.a, plane.b, plane.c, plane.d, origin.x, origin.y]
    let ramp = ColorRamp(gradient)
    surface.withMutableBytes { pixels, stride in
      ramp.withShimValue { ramp in
        var ramp = ramp
        cs_gradient(
          gradient.form.shimValue, matrix, &ramp, Int32(box.width), Int32(box.height), pixels,
          stride)
      }
    }
    let placed = PlacedSurface(surface, x: box.x, y: box.y)
    caches.gradients.insert(placed, for: key, cost: placed.cost)
    return placed
  }
}

extension Gradient.Form {
  fileprivate var shimValue: cs_gradient_form {
    switch self {
    case .axial: CS_AXIAL
    case .radial: CS_RADIAL
    case .conic: CS_CONIC
    }
  }
}

extension AffineTransform {
  fileprivate var isFinite: Bool {
    a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
  }
}
