import CairoShim
import Drawing

/// What a layout used and missed, gathered while the fonts are held.
struct FontNotes: Sendable {
  private var faces: Set<FontSet.Face> = []
  private var warnings: Set<FontWarning> = []

  /// Notes the faces and the missing glyphs of all lines.
  mutating func add(_ layout: borrowing ParagraphLayout, library: borrowing FontLibrary) {
    for line in 0..<layout.lineCount {
      var x = 0.0
      for (index, run) in layout.runs(ofLine: line).enumerated() {
        let glyphs = layout.glyphs(
          ofRun: index, count: Int(run.glyph_count), line: line, x: &x)
        guard let found = layout.face(ofRun: index, line: line) else { continue }
        let face = FontSet.Face(
          family: String(cString: found.family), file: String(cString: found.file))
        let asked = layout.text.runs[layout.text.run(at: Int(run.start))].font.families
        if !asked.isEmpty, !asked.contains(where: { library.has(family: $0) }) {
          warnings.insert(.missingFamily(asked, used: face.family))
        }
        for glyph in glyphs {
          if let scalar = Unicode.Scalar(glyph.missing), glyph.missing != 0 {
            warnings.insert(.missingGlyph(scalar))
          }
        }
        if glyphs.contains(where: { $0.glyph != UInt32(CS_EMPTY_GLYPH) }) { faces.insert(face) }
      }
    }
  }

  func report(to fonts: FontSet) {
    for face in faces { fonts.note(face) }
    for warning in warnings { fonts.note(warning) }
  }
}
