import CairoShim
import Geometry

/// Fills outlines of glyphs by their exact area; belongs to one canvas.
final class GlyphRasterizer {
  private let pointer: OpaquePointer

  init() throws(RasterError) {
    guard let pointer = cs_glyph_rasterizer_create() else {
      throw RasterError(operation: "prepare for glyphs", reason: "out of memory")
    }
    self.pointer = pointer
  }

  deinit { cs_glyph_rasterizer_destroy(pointer) }

  /// The share of each pixel that an outline covers, 255 for all; rows without padding.
  ///
  /// - Parameters:
  ///   - map: From the outline to pixels. Points are rounded to 1/64 px.
  ///   - width: In pixels, of the mask.
  ///   - height: In pixels, of the mask.
  func coverage(
    of outline: Path, map: AffineTransform, width: Int, height: Int
  ) throws(RasterError) -> [UInt8] {
    var coverage = [UInt8](repeating: 0, count: width * height)
    let isFilled = cs_glyph_coverage(
      pointer, outline.verbs, outline.verbs.count, outline.coordinates,
      [map.a, map.b, map.c, map.d, map.tx, map.ty], &coverage, Int32(width), Int32(height))
    guard isFilled else {
      throw RasterError(
        operation: "fill a glyph", reason: "out of memory, or more than 32767 points")
    }
    return coverage
  }
}
