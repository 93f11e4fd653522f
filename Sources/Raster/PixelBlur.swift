import CairoShim
import Geometry

/// Pixels as the mean colours of cells, on the way of a blur.
///
/// The grid lies on whole multiples of the cells' size on the canvas, so a blur does not depend on
/// the damage it is drawn for.
struct PixelBlur {
  private let grid: CellBox
  private let x: GaussianKernel
  private let y: GaussianKernel
  /// Four a cell, premultiplied blue, green, red, alpha, 0...255.
  private var cells: [Float]

  /// Blurs pixels that lie within a box, with nothing around them.
  ///
  /// - Parameters:
  ///   - source: Of whole cells, at a place on the grid.
  ///   - box: The pixels that are needed.
  init(_ source: PlacedSurface, for box: PixelBox, x: GaussianKernel, y: GaussianKernel) {
    (self.x, self.y) = (x, y)
    let inside = CellBox(source.box, x.step, y.step)
    grid = inside.union(CellBox(box, x.step, y.step).grown(by: 1))
    var averages = [Float](repeating: 0, count: 4 * inside.columns * inside.rows)
    source.surface.withBytes { bytes, stride in
      let size = cs_cells(
        step_x: Int32(x.step), step_y: Int32(y.step), columns: Int32(inside.columns),
        rows: Int32(inside.rows))
      cs_average_pixels(
        bytes.assumingMemoryBound(to: UInt8.self).baseAddress, stride, size, &averages)
    }
    cells = [Float](repeating: 0, count: 4 * grid.columns * grid.rows)
    for row in 0..<inside.rows {
      let start = 4 * ((row + inside.y - grid.y) * grid.columns + inside.x - grid.x)
      cells.replaceSubrange(
        start..<start + 4 * inside.columns,
        with: averages[4 * row * inside.columns..<4 * (row + 1) * inside.columns])
    }
    var other = [Float](repeating: 0, count: cells.count)
    var row = [Float](repeating: 0, count: 4 * (grid.columns + 2 * x.reach))
    let (columns, rows) = (Int32(grid.columns), Int32(grid.rows))
    cs_convolve_pixel_rows(cells, columns, rows, x.weights, Int32(x.reach), &row, &other)
    cs_convolve_columns(other, 4 * columns, rows, y.weights, Int32(y.reach), &cells)
  }

  /// Lets only the pixels of a box count: each cell gets the mean of what the blur saw of it.
  mutating func normalise(within box: PixelBox) {
    let across = Self.factors(
      from: grid.x, count: grid.columns, kernel: x, pixels: box.x..<box.x + box.width)
    let down = Self.factors(
      from: grid.y, count: grid.rows, kernel: y, pixels: box.y..<box.y + box.height)
    cs_scale_cells(&cells, Int32(grid.columns), Int32(grid.rows), across, down)
  }

  /// By cell along an axis, the whole over the part of the blur that fell on some pixels.
  private static func factors(
    from first: Int, count: Int, kernel: GaussianKernel, pixels: Range<Int>
  ) -> [Float] {
    let covered = (first..<first + count).map { cell in
      let part = (cell * kernel.step..<(cell + 1) * kernel.step).clamped(to: pixels)
      return Float(part.count) / Float(kernel.step)
    }
    var seen = [Float](repeating: 0, count: count)
    cs_convolve_columns(covered, 1, Int32(count), kernel.weights, Int32(kernel.reach), &seen)
    return seen.map { $0 > 1e-6 ? 1 / $0 : 0 }
  }

  /// Moves colours away from their luminance by a factor, and lays a tint over them.
  mutating func colour(saturation: Double, tint: Color) {
    let alpha = Float(tint.alpha)
    let over = [tint.blue, tint.green, tint.red].map { Float($0) * alpha * 255 } + [alpha * 255]
    cs_colour_cells(&cells, cells.count / 4, Float(saturation), over)
  }

  /// The pixels of a box, and some around them.
  func pixels(of box: PixelBox) throws(RasterError) -> PlacedSurface {
    let shown = CellBox(box, x.step, y.step)
    let surface = try Surface(
      .argb32, width: shown.columns * x.step, height: shown.rows * y.step)
    surface.withMutableBytes { out, stride in
      let size = cs_cells(
        step_x: Int32(x.step), step_y: Int32(y.step), columns: Int32(shown.columns),
        rows: Int32(shown.rows))
      var row = [Float](repeating: 0, count: 4 * (shown.columns + 2))
      cells.withUnsafeBufferPointer { cells in
        let first = 4 * ((shown.y - grid.y) * grid.columns + shown.x - grid.x)
        cs_spread_pixels(
          cells.baseAddress.map { $0 + first }, 4 * grid.columns, size, &row, out, stride)
      }
    }
    return PlacedSurface(surface, x: shown.x * x.step, y: shown.y * y.step)
  }
}

extension GaussianKernel {
  /// The kernels of a blur along the axes of the canvas.
  ///
  /// - Parameters:
  ///   - radius: The standard deviation, in points.
  ///   - map: From points to pixels.
  static func pair(
    radius: Double, map: AffineTransform
  ) -> (x: GaussianKernel, y: GaussianKernel) {
    (
      GaussianKernel(deviation: radius * (map.a * map.a + map.c * map.c).squareRoot()),
      GaussianKernel(deviation: radius * (map.b * map.b + map.d * map.d).squareRoot())
    )
  }
}
