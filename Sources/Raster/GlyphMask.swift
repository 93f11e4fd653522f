import CairoShim
import Geometry

/// A glyph's coverage at a size and a fraction of a pixel.
///
/// cairo's own glyphs sit on whole pixels, so text that moves would jump. Here a glyph is filled as
/// an outline at the fraction of a pixel where it lies, rounded to 1/32 px, and kept: text that
/// moves meets the same fractions again and again.
struct GlyphMask {
  struct Key: Hashable {
    let glyph: ShapedGlyph
    let size: Double
    let scale: Scale
    let phase: Phase
  }

  /// The part of a transform that is no translation.
  struct Scale: Hashable {
    let a: Double
    let b: Double
    let c: Double
    let d: Double

    init(_ map: AffineTransform) { (a, b, c, d) = (map.a, map.b, map.c, map.d) }

    /// The map of an outline of a size, moved.
    func map(size: Double, to point: Point) -> AffineTransform {
      let unit = size / OutlineFont.unitsPerEm
      return AffineTransform(
        a: a * unit, b: b * unit, c: c * unit, d: d * unit, tx: point.x, ty: point.y)
    }

    func apply(x: Double, y: Double) -> Point { Point(x: a * x + c * y, y: b * x + d * y) }
  }

  /// A place as a whole pixel and a fraction, 0..<32, of one.
  struct Phase: Hashable {
    static let steps = 32.0
    let x: Int
    let y: Int

    /// Also gives the whole pixel.
    static func split(_ point: Point) -> (x: Int, y: Int, phase: Phase) {
      let (x, y) = (Int((point.x * steps).rounded()), Int((point.y * steps).rounded()))
      return (x >> 5, y >> 5, Phase(x: x & 31, y: y & 31))
    }

    var point: Point { Point(x: Double(x) / Self.steps, y: Double(y) / Self.steps) }
  }

  /// Of the top left pixel, from the whole pixel of the glyph's origin.
  let x: Int
  let y: Int
  let width: Int
  let height: Int
  /// One byte a pixel.
  let coverage: [UInt8]

  /// The mask of a glyph without ink.
  static let empty = GlyphMask(x: 0, y: 0, width: 0, height: 0, coverage: [])

  /// Fills an outline.
  static func fill(
    _ outline: Path, map: AffineTransform, with rasterizer: AreaRasterizer
  ) throws(RasterError) -> GlyphMask {
    guard let exact = outline.controlBox(map: map), exact.width.isFinite, exact.height.isFinite
    else { return empty }
    let (x, y) = (Int(exact.minX.rounded(.down)), Int(exact.minY.rounded(.down)))
    let width = Int(exact.maxX.rounded(.up)) - x
    let height = Int(exact.maxY.rounded(.up)) - y
    guard width > 0, height > 0 else { return empty }
    let map = map.then(.translation(x: -Double(x), y: -Double(y)))
    let coverage =
      outline.coordinates.count / 2 <= AreaRasterizer.mostPoints
      ? try rasterizer.coverage(of: outline, map: map, width: width, height: height)
      : try scan(outline, map: map, width: width, height: height)
    return GlyphMask(x: x, y: y, width: width, height: height, coverage: coverage)
  }

  /// Fills an outline of any number of points, as that of a bitmap font is: by cairo, which is less
  /// exact.
  private static func scan(
    _ outline: Path, map: AffineTransform, width: Int, height: Int
  ) throws(RasterError) -> [UInt8] {
    let surface = try Surface(.a8, width: width, height: height)
    let context = try Context(surface)
    context.setSource(.black)
    context.add(outline, map: map)
    context.fill()
    try context.check("fill a glyph")
    return surface.withBytes { bytes, stride in
      (0..<height).flatMap { bytes[($0 * stride)..<($0 * stride + width)] }
    }
  }

  var cost: Int { 128 + coverage.count }
}
