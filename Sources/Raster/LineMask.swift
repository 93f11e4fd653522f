import CairoShim
import Geometry

/// The coverage of a line of text, one mask a colour, around the whole pixel of its origin.
struct LineMask {
  struct Key: Hashable {
    /// `ShapedLine.number`.
    let line: Int
    let scale: GlyphMask.Scale
    let phase: GlyphMask.Phase
  }

  struct Part {
    /// Of `TextLine.runs`.
    let run: Int
    let mask: PlacedSurface
  }

  let parts: [Part]

  var cost: Int { parts.reduce(64) { $0 + $1.mask.cost / 4 } }
}

extension LineMask.Part {
  /// Puts masks of glyphs together; nil where none has ink.
  init?(run: Int, glyphs: [(x: Int, y: Int, mask: GlyphMask)]) throws(RasterError) {
    var box: Rect?
    for (x, y, mask) in glyphs where mask.width > 0 {
      let own = Rect(
        x: Double(x + mask.x), y: Double(y + mask.y), width: Double(mask.width),
        height: Double(mask.height))
      box = box?.union(own) ?? own
    }
    guard let box else { return nil }
    let (left, top) = (Int(box.x), Int(box.y))
    let surface = try Surface(.a8, width: Int(box.width), height: Int(box.height))
    surface.withMutableBytes { pixels, stride in
      for (x, y, mask) in glyphs where mask.width > 0 {
        let offset = (y + mask.y - top) * stride + x + mask.x - left
        cs_add_coverage(
          mask.coverage, mask.width, pixels + offset, stride, Int32(mask.width),
          Int32(mask.height))
      }
    }
    self.init(run: run, mask: PlacedSurface(surface, x: left, y: top))
  }
}
