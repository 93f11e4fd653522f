import CairoShim
import Drawing
import Geometry

/// A face by its file: what decides a glyph's outline.
struct ShapedFace: Hashable, Sendable {
  /// Has the box that stands for a character no font has.
  static let missing = ShapedFace(file: "", index: 0)

  let file: String
  /// Face and named instance, as fontconfig counts them.
  let index: Int32
}

/// A glyph of a face, without a size.
struct ShapedGlyph: Hashable, Sendable {
  let face: ShapedFace
  let index: UInt32
}

/// The glyphs of a line in points from the left end of its baseline. Does not depend on colours.
struct ShapedLine: Sendable {
  /// What decides the glyphs.
  struct Key: Hashable {
    let strings: [String]
    let fonts: [Font]
    let width: Double

    init(_ line: TextLine) {
      strings = line.runs.map(\.string)
      fonts = line.runs.map(\.font)
      width = line.width
    }
  }

  struct PlacedGlyph: Sendable {
    let glyph: ShapedGlyph
    let size: Double
    var x: Double
    let y: Double
  }

  /// A glyph that has its own colours.
  struct PlacedPicture: Sendable {
    let picture: GlyphPicture
    let rect: Rect
  }

  /// Glyphs of one colour.
  struct Run: Sendable {
    /// Of `TextLine.runs`.
    let index: Int
    var glyphs: [PlacedGlyph] = []
    var pictures: [PlacedPicture] = []
  }

  /// Different for every line that looks different, as long as the text is kept.
  let number: Int
  let runs: [Run]
  /// Empty where no glyph is a picture.
  let segments: [LineSegments.Segment]

  /// Shapes a line, whose faces the library then keeps.
  static func shape(
    _ line: TextLine, number: Int, library: inout FontLibrary, defaultFamily: String
  ) -> (line: ShapedLine, notes: FontNotes) {
    guard !line.runs.isEmpty else {
      return (ShapedLine(number: number, runs: [], segments: []), FontNotes())
    }
    let text = StyledText(all: line.runs)
    let layout = library.paragraph(text, defaultFamily: defaultFamily)
    var notes = FontNotes()
    notes.add(layout, library: library)
    var runs = line.runs.indices.map { Run(index: $0) }
    var x = 0.0
    let gap = layout.spaceGap(filling: line.width)
    var shift = 0.0
    var segments = LineSegments()
    for (index, run) in layout.runs(ofLine: 0).enumerated() {
      let start = x + shift
      let glyphs = layout.glyphs(ofRun: index, count: Int(run.glyph_count), line: 0, x: &x)
      guard let found = layout.face(ofRun: index, line: 0) else { continue }
      let face = ShapedFace(file: String(cString: found.file), index: found.index)
      library.keep(face, ofRun: index, line: 0, in: layout)
      segments.begin(Int(run.start)..<Int(run.start + run.length), x: start)
      for glyph in glyphs {
        let owner = text.run(at: Int(glyph.byte))
        if let picture = library.picture(of: glyph.glyph, face: face), glyph.missing == 0 {
          let rect = picture.place.scaled(by: run.size)
            .offsetBy(x: glyph.x + shift, y: glyph.y)
          runs[owner].pictures.append(PlacedPicture(picture: picture, rect: rect))
          segments.add(picture: picture.name, rect: rect, run: owner)
        } else if glyph.glyph != UInt32(CS_EMPTY_GLYPH) {
          runs[owner].glyphs.append(
            PlacedGlyph(
              glyph: ShapedGlyph(
                face: glyph.missing == 0 ? face : .missing, index: glyph.glyph), size: run.size,
              x: glyph.x + shift, y: glyph.y))
        }
        if text.isSpace(at: Int(glyph.byte)) { shift += gap }
      }
      segments.end(x: x + shift)
    }
    return (ShapedLine(number: number, runs: runs, segments: segments.all), notes)
  }
}

extension Rect {
  fileprivate func scaled(by factor: Double) -> Rect {
    Rect(x: x * factor, y: y * factor, width: width * factor, height: height * factor)
  }
}

extension StyledText {
  /// Whether a character that justified text may widen starts at a byte.
  fileprivate func isSpace(at byte: Int) -> Bool { utf8.indices.contains(byte) && utf8[byte] == 32 }

  fileprivate var spaceCount: Int { utf8.count { $0 == 32 } }
}

extension ParagraphLayout {
  /// What each space gets in a line that is to be wider than its text: a justified one.
  fileprivate borrowing func spaceGap(filling width: Double) -> Double {
    let kern = text.pieces.last.map { text.runs[$0.run].font.kern } ?? 0
    let missing = width - line(0).width - kern
    let count = text.spaceCount
    // Layout rounds to 1/1024 pt a glyph; less than this is no justification.
    return missing > 0.05 && count > 0 ? missing / Double(count) : 0
  }
}
