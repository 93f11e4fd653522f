import CairoShim
import Drawing

/// Owns a set of fonts that nothing else on the machine has a part in.
struct FontLibrary: ~Copyable {
  private let pointer: OpaquePointer
  private var outlineFonts: [ShapedFace: OutlineFont] = [:]

  /// Nil where fontconfig or Pango fail.
  init?(files: [String], systemFonts: Bool) {
    guard let pointer = cs_fonts_create(systemFonts) else { return nil }
    for file in files { _ = cs_fonts_add(pointer, file) }
    guard cs_fonts_open(pointer) else {
      cs_fonts_destroy(pointer)
      return nil
    }
    self.pointer = pointer
  }

  deinit { cs_fonts_destroy(pointer) }

  borrowing func has(family: String) -> Bool { cs_fonts_have_family(pointer, family) }

  /// One paragraph without line breaks in it.
  borrowing func paragraph(_ text: StyledText, defaultFamily: String) -> ParagraphLayout {
    ParagraphLayout(fonts: pointer, text: text, defaultFamily: defaultFamily)
  }

  /// Keeps the face of a layout's run, so that its outlines can be had later.
  mutating func keep(
    _ face: ShapedFace, ofRun run: Int, line: Int, in layout: borrowing ParagraphLayout
  ) {
    guard outlineFonts[face] == nil else { return }
    outlineFonts[face] = layout.outlineFont(ofRun: run, line: line)
  }

  /// A glyph of a face that was kept; empty for others.
  borrowing func outline(of glyph: ShapedGlyph) -> Path {
    outlineFonts[glyph.face]?.outline(of: glyph.index) ?? Path()
  }
}
