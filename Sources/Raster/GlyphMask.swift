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
  ///
  /// - Parameter squeeze: See ``Squeeze``; nil for a letter that is not.
  static func fill(
    _ outline: Path, map: AffineTransform, squeeze: Squeeze?
  ) throws(RasterError) -> GlyphMask {
    guard let exact = outline.controlBox(map: map), exact.width.isFinite, exact.height.isFinite
    else { return empty }
    // A window reaches into the next pixel at both ends.
    let (padX, padY) = squeeze.map { $0.isAcross ? (1, 0) : (0, 1) } ?? (0, 0)
    let (x, y) = (
      Int(exact.minX.rounded(.down)) - padX, Int(exact.minY.rounded(.down)) - padY
    )
    let width = Int(exact.maxX.rounded(.up)) + padX - x
    let height = Int(exact.maxY.rounded(.up)) + padY - y
    guard width > 0, height > 0 else { return empty }
    let own = map.then(.translation(x: -Double(x), y: -Double(y)))
    let coverage =
      if let squeeze {
        try squeeze.coverage(of: outline, map: own, width: width, height: height)
      } else {
        try AreaRasterizer.coverage(of: outline, map: own, width: width, height: height)
      }
    return GlyphMask(x: x, y: y, width: width, height: height, coverage: coverage)
  }

  var cost: Int { 128 + coverage.count }
}

/// A letter that a flip has squeezed to a few pixels.
///
/// What is thinner than a pixel covers the same share of it wherever it lies within: such letters
/// would rest in a row of pixels and jump to the next. Seen through a window of a pixel besides the
/// pixel itself, the share in two rows tells the place exactly. The window opens from an em of 6 px
/// to one of 3, so that nothing changes at once.
struct Squeeze {
  /// Whether columns are squeezed; else rows are.
  let isAcross: Bool
  /// In steps, odd.
  let window: Int

  /// A pixel has so many.
  private static let steps = 8

  /// - Parameters:
  ///   - em: The size of an em in pixels along the axis that is squeezed.
  ///   - other: Along the other one.
  init?(em: Double, other: Double, isAcross: Bool) {
    let part = min(max((6 - em) / 3, 0), 1)
    let window = 1 + 2 * Int((part * 4).rounded())
    guard window > 1, em < other / 2 else { return nil }
    self.isAcross = isAcross
    self.window = window
  }

  fileprivate func coverage(
    of outline: Path, map: AffineTransform, width: Int, height: Int
  ) throws(RasterError) -> [UInt8] {
    let fine = Double(Self.steps)
    let (columns, rows) = isAcross ? (width * Self.steps, height) : (width, height * Self.steps)
    let stretched = map.then(.scale(x: isAcross ? fine : 1, y: isAcross ? 1 : fine))
    let source = try AreaRasterizer.coverage(
      of: outline, map: stretched, width: columns, height: rows)
    var coverage = [UInt8](repeating: 0, count: width * height)
    let (steps, window) = (Int32(Self.steps), Int32(window))
    if isAcross {
      cs_merge_rows(
        source, 1, columns, steps, window, &coverage, 1, width, Int32(height), Int32(width))
    } else {
      cs_merge_rows(
        source, columns, 1, steps, window, &coverage, width, 1, Int32(width), Int32(height))
    }
    return coverage
  }
}

extension GlyphMask.Scale {
  /// Nil where no axis of the pixels is squeezed.
  func squeeze(size: Double) -> Squeeze? {
    let (across, down) = (size * max(abs(a), abs(c)), size * max(abs(b), abs(d)))
    guard (b == 0 && c == 0) || (a == 0 && d == 0) else { return nil }
    return across < down
      ? Squeeze(em: across, other: down, isAcross: true)
      : Squeeze(em: down, other: across, isAcross: false)
  }
}
