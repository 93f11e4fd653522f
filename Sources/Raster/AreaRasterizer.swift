import CairoShim
import Geometry

/// Finds how much of each pixel an outline covers, by its exact area.
enum AreaRasterizer {
  /// The share of each pixel that an outline covers, 255 for all; rows without padding.
  ///
  /// - Parameters:
  ///   - map: From the outline to pixels.
  ///   - width: In pixels, of the mask.
  ///   - height: In pixels, of the mask.
  ///   - evenOdd: The rule of what is inside; else that of non-zero winding.
  static func coverage(
    of outline: Path, map: AffineTransform, width: Int, height: Int, evenOdd: Bool = false
  ) throws(RasterError) -> [UInt8] {
    var coverage = [UInt8](repeating: 0, count: width * height)
    let isFilled = cs_area_coverage(
      outline.verbs, outline.verbs.count, outline.coordinates,
      [map.a, map.b, map.c, map.d, map.tx, map.ty], evenOdd, &coverage, width, Int32(width),
      Int32(height))
    guard isFilled else {
      throw RasterError(operation: "fill an outline", reason: "out of memory")
    }
    return coverage
  }
}
