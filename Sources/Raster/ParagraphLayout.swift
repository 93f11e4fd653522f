import CairoShim
import Drawing

/// Owns the layout of one paragraph.
struct ParagraphLayout: ~Copyable {
  let text: StyledText
  private let pointer: OpaquePointer

  init(fonts: OpaquePointer, text: StyledText, defaultFamily: String) {
    self.text = text
    let length = Int32(text.utf8.count)
    pointer = text.utf8.withUnsafeBufferPointer { bytes in
      bytes.withMemoryRebound(to: CChar.self) { bytes in
        Self.withFont(text.baseFont, defaultFamily: defaultFamily) { font in
          cs_layout_create(fonts, bytes.baseAddress, length, font)
        }
      }
    }
    for piece in text.pieces {
      Self.withFont(text.runs[piece.run].font, defaultFamily: defaultFamily) { font in
        cs_layout_set_font(
          pointer, Int32(piece.range.lowerBound), Int32(piece.range.upperBound), font)
      }
    }
  }

  deinit { cs_layout_destroy(pointer) }

  private static func withFont<R>(
    _ font: Font, defaultFamily: String, _ body: (UnsafePointer<cs_font>) -> R
  ) -> R {
    (font.families + [defaultFamily]).joined(separator: ",").withCString { families in
      var font = cs_font(
        families: families, size: max(font.size, 0), weight: Int32(font.weight),
        italic: font.italic, kern: font.kern)
      return body(&font)
    }
  }

  /// Breaks lines at a width in points.
  ///
  /// - Parameter lineLimit: The line that is truncated; 0 for none. Needs an ellipsis.
  borrowing func setWidth(
    _ width: Double, wrap: cs_wrap, ellipsize: cs_ellipsize, lineLimit: Int, justify: Bool
  ) {
    cs_layout_set_width(
      pointer, width, wrap, ellipsize, Int32(min(lineLimit, 1_000_000)), justify)
  }

  var lineCount: Int { Int(cs_layout_line_count(pointer)) }

  borrowing func line(_ index: Int) -> cs_line { cs_layout_line(pointer, Int32(index)) }

  /// In visual order.
  borrowing func runs(ofLine line: Int) -> [cs_run] {
    (0..<cs_line_run_count(pointer, Int32(line))).map { cs_line_run(pointer, Int32(line), $0) }
  }

  borrowing func face(ofRun run: Int, line: Int) -> cs_face? {
    var face = cs_face()
    return cs_run_face(pointer, Int32(line), Int32(run), &face) ? face : nil
  }

  /// The glyphs of a run; `x` moves from its left to its right end.
  borrowing func glyphs(ofRun run: Int, count: Int, line: Int, x: inout Double) -> [cs_glyph] {
    [cs_glyph](unsafeUninitializedCapacity: count) { buffer, written in
      cs_run_glyphs(pointer, Int32(line), Int32(run), &x, buffer.baseAddress)
      written = count
    }
  }

  borrowing func outlineFont(ofRun run: Int, line: Int) -> OutlineFont? {
    var status: Int32 = 0
    return cs_outline_font_create(pointer, Int32(line), Int32(run), &status).map(OutlineFont.init)
  }
}

/// Owns a face whose glyphs can be had as outlines.
final class OutlineFont {
  private let pointer: OpaquePointer

  /// The outlines are this many units an em.
  static let unitsPerEm = 1024.0

  init(_ pointer: OpaquePointer) { self.pointer = pointer }

  deinit { cs_outline_font_destroy(pointer) }

  /// A glyph around its origin on the baseline, y down.
  func outline(of glyph: UInt32) throws(RasterError) -> Path {
    let size = cs_outline(pointer, glyph, nil, 0, nil, 0)
    var verbs = [UInt8](repeating: 0, count: size.verbs)
    var coordinates = [Double](repeating: 0, count: size.coordinates)
    let written = cs_outline(pointer, glyph, &verbs, size.verbs, &coordinates, size.coordinates)
    for status in [size.status, written.status] where status != 0 {
      throw RasterError(operation: "read the outline of glyph \(glyph)", status: status)
    }
    return Path(verbs: verbs, coordinates: coordinates)
  }
}
