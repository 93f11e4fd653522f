import CairoShim
import Drawing
import Geometry

/// The blurred coverage of a shadow, one byte a pixel.
///
/// A function of its key alone, whatever the frame and its damage: cells lie on multiples of their
/// size and what casts the shadow is drawn by itself.
enum ShadowMask {
  struct Key: Hashable {
    enum Caster: Hashable {
      case outline(Shape)
      case path(Geometry.Path)
      case items([DisplayItem], clip: Shape?)
    }
    let caster: Caster
    /// From the group's coordinates to the mask's pixels, its translation less than a pixel.
    let map: AffineTransform
    /// In points.
    let radius: Double
    /// The pixels of the mask that are needed.
    let box: PixelBox
  }

  /// Blurs coverage that lies within a box.
  ///
  /// - Parameters:
  ///   - source: Of whole cells, at a place on the grid.
  ///   - box: The pixels that are needed.
  /// - Returns: The pixels of the cells around `box`, and some beyond it that are not exact.
  static func blurred(
    _ source: PlacedSurface, to box: PixelBox, x: GaussianKernel, y: GaussianKernel
  ) throws(RasterError) -> PlacedSurface {
    let inside = CellBox(source.box, x.step, y.step)
    let shown = CellBox(box, x.step, y.step).grown(by: 1)
    let grid = inside.union(shown)
    let count = grid.columns * grid.rows
    var cells = [Float](repeating: 0, count: count)
    source.surface.withBytes { bytes, stride in
      var averages = [Float](repeating: 0, count: inside.columns * inside.rows)
      let size = cs_cells(
        step_x: Int32(x.step), step_y: Int32(y.step), columns: Int32(inside.columns),
        rows: Int32(inside.rows))
      cs_average_cells(
        bytes.assumingMemoryBound(to: UInt8.self).baseAddress, stride, size, &averages)
      for row in 0..<inside.rows {
        let start = (row + inside.y - grid.y) * grid.columns + inside.x - grid.x
        cells.replaceSubrange(
          start..<start + inside.columns,
          with: averages[row * inside.columns..<(row + 1) * inside.columns])
      }
    }
    var other = [Float](repeating: 0, count: count)
    var row = [Float](repeating: 0, count: grid.columns + 2 * max(x.reach, 1))
    let (columns, rows) = (Int32(grid.columns), Int32(grid.rows))
    cs_convolve_rows(cells, columns, rows, x.weights, Int32(x.reach), &row, &other)
    cs_convolve_columns(other, columns, rows, y.weights, Int32(y.reach), &cells)
    let mask = try Surface(
      .a8, width: shown.columns * x.step, height: shown.rows * y.step)
    mask.withMutableBytes { pixels, stride in
      let size = cs_cells(
        step_x: Int32(x.step), step_y: Int32(y.step), columns: Int32(shown.columns),
        rows: Int32(shown.rows))
      cells.withUnsafeBufferPointer { cells in
        let first = (shown.y - grid.y) * grid.columns + shown.x - grid.x
        cs_spread_cells(
          cells.baseAddress.map { $0 + first }, grid.columns, size, &row, pixels, stride)
      }
    }
    return PlacedSurface(mask, x: shown.x * x.step, y: shown.y * y.step)
  }
}

/// Cells of a grid that begins at pixel 0.
struct CellBox {
  var x: Int
  var y: Int
  var columns: Int
  var rows: Int

  private init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
    (x, y, columns, rows) = (minX, minY, maxX - minX, maxY - minY)
  }

  /// The cells that a box of pixels touches; steps are powers of two.
  init(_ box: PixelBox, _ stepX: Int, _ stepY: Int) {
    let (shiftX, shiftY) = (stepX.trailingZeroBitCount, stepY.trailingZeroBitCount)
    self.init(
      minX: box.x >> shiftX, minY: box.y >> shiftY,
      maxX: ((box.x + box.width - 1) >> shiftX) + 1,
      maxY: ((box.y + box.height - 1) >> shiftY) + 1)
  }

  func grown(by cells: Int) -> CellBox {
    CellBox(
      minX: x - cells, minY: y - cells, maxX: x + columns + cells, maxY: y + rows + cells)
  }

  func union(_ other: CellBox) -> CellBox {
    CellBox(
      minX: min(x, other.x), minY: min(y, other.y),
      maxX: max(x + columns, other.x + other.columns),
      maxY: max(y + rows, other.y + other.rows))
  }

  /// Its pixels.
  func pixels(_ stepX: Int, _ stepY: Int) -> PixelBox {
    PixelBox(x: x * stepX, y: y * stepY, width: columns * stepX, height: rows * stepY)
  }
}
