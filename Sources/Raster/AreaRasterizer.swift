import CairoShim
import Geometry

/// Finds how much of each pixel an outline covers, by its exact area; belongs to one canvas.
final class AreaRasterizer {
  private let pointer: OpaquePointer

  init() throws(RasterError) {
    guard let pointer = cs_area_rasterizer_create() else {
      throw RasterError(operation: "prepare to fill outlines", reason: "out of memory")
    }
    self.pointer = pointer
  }

  deinit { cs_area_rasterizer_destroy(pointer) }

  /// More points no outline may have.
  static let mostPoints = 32767

  /// The share of each pixel that an outline covers, 255 for all; rows without padding.
  ///
  /// - Parameters:
  ///   - map: From the outline to pixels. Points are rounded to 1/64 px.
  ///   - width: In pixels, of the mask.
  ///   - height: In pixels, of the mask.
  ///   - evenOdd: The rule of what is inside; else that of non-zero winding.
  func coverage(
    of outline: Path, map: AffineTransform, width: Int, height: Int, evenOdd: Bool = false
  ) throws(RasterError) -> [UInt8] {
    var coverage = [UInt8](repeating: 0, count: width * height)
    let isFilled = cs_area_coverage(
      pointer, outline.verbs, outline.verbs.count, outline.coordinates,
      [map.a, map.b, map.c, map.d, map.tx, map.ty], evenOdd, &coverage, width, Int32(width),
      Int32(height))
    guard isFilled else {
      throw RasterError(
        operation: "fill an outline", reason: "out of memory, or more than 32767 points")
    }
    return coverage
  }
}

extension Canvas {
  /// Made when it is first needed.
  mutating func rasterizer() throws(RasterError) -> AreaRasterizer {
    if let areaRasterizer { return areaRasterizer }
    let rasterizer = try AreaRasterizer()
    areaRasterizer = rasterizer
    return rasterizer
  }
}
