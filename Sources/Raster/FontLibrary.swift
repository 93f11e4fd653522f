import CairoShim
import Drawing
import Geometry

/// Owns a set of fonts that nothing else on the machine has a part in.
struct FontLibrary: ~Copyable {
  private let pointer: OpaquePointer
  private var outlineFonts: [ShapedFace: OutlineFont] = [:]
  private var colorFonts: [ShapedFace: ColorFont] = [:]

  /// The packaged family, whose faces are read when text asks for them: reading all of them takes
  /// longer than everything else before the first frame.
  private let packaged: DefaultFonts.Family
  private var added: Set<String> = []

  /// Nil where fontconfig or Pango fail.
  init?(files: [String], packaged: DefaultFonts.Family, systemFonts: Bool) {
    guard let pointer = cs_fonts_create(systemFonts) else { return nil }
    for file in files { _ = cs_fonts_add(pointer, file) }
    guard cs_fonts_open(pointer) else {
      cs_fonts_destroy(pointer)
      return nil
    }
    self.pointer = pointer
    self.packaged = packaged
  }

  deinit { cs_fonts_destroy(pointer) }

  borrowing func has(family: String) -> Bool { cs_fonts_have_family(pointer, family) }

  /// One paragraph without line breaks in it.
  mutating func paragraph(_ text: StyledText, defaultFamily: String) -> ParagraphLayout {
    add(for: text.baseFont)
    for piece in text.pieces { add(for: text.runs[piece.run].font) }
    return ParagraphLayout(fonts: pointer, text: text, defaultFamily: defaultFamily)
  }

  /// Adds what the packaged family has nearest to a font, so that the choice is as if all of it
  /// were there.
  private mutating func add(for font: Font) {
    for file in packaged.files(nearestTo: font) where added.insert(file).inserted {
      _ = cs_fonts_add(pointer, file)
    }
  }

  /// Keeps the face of a layout's run, so that its outlines can be had later.
  mutating func keep(
    _ face: ShapedFace, ofRun run: Int, line: Int, in layout: borrowing ParagraphLayout
  ) {
    guard outlineFonts[face] == nil else { return }
    outlineFonts[face] = layout.outlineFont(ofRun: run, line: line)
    colorFonts[face] = ColorFont(face)
  }

  /// A glyph of a face that was kept, where it is a picture.
  borrowing func picture(of glyph: UInt32, face: ShapedFace) -> GlyphPicture? {
    colorFonts[face]?.picture(of: glyph)
  }

  /// Whether some of the fonts have glyphs that are pictures.
  var hasColor: Bool { cs_fonts_have_color(pointer) }

  /// A glyph of a face that was kept; empty for others.
  borrowing func outline(of glyph: ShapedGlyph) throws(RasterError) -> Path {
    if glyph.face == .missing { return Self.missingGlyph }
    return try outlineFonts[glyph.face]?.outline(of: glyph.index) ?? Path()
  }

  /// An empty box, half an em wide and as high as a capital: the sign of a face itself may be
  /// anything (Inter's is wider than the room Pango leaves).
  private static let missingGlyph: Path = {
    var path = Path()
    let (outer, inner) = ((left: 64.0, right: 512.0, top: -744.0), 64.0)
    path.addRoundedRect(
      Rect(minX: outer.left, minY: outer.top, maxX: outer.right, maxY: 0), .zero)
    // The other way round, so that it is a hole.
    path.move(to: outer.left + inner, -inner)
    path.line(to: outer.right - inner, -inner)
    path.line(to: outer.right - inner, outer.top + inner)
    path.line(to: outer.left + inner, outer.top + inner)
    path.close()
    return path
  }()
}
