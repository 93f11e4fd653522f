import CairoShim
public import Drawing
import Geometry
import Synchronization

/// Lays out and shapes text with Pango.
///
/// Layout is in points, unhinted, to 1/1024 pt, and knows nothing of a canvas' scale. Safe from any
/// thread: fonts are used by one at a time, and what was laid out once is kept.
public final class PangoText: TextMeasuring {
  public let fonts: FontSet
  private let kept = Mutex(Kept())

  private struct LayoutKey: Hashable {
    let runs: [TextRun]
    let style: ParagraphStyle
    let width: Double?
  }

  private struct Kept {
    var layouts: [LayoutKey: TextLayout] = [:]
    var lines: [ShapedLine.Key: ShapedLine] = [:]
    var nextLine = 0
    var outlines: [ShapedGlyph: Path] = [:]
    var pictures: [String: GlyphPicture] = [:]
  }

  private static let noFonts = RasterError(
    operation: "use the fonts", reason: "fontconfig or Pango cannot be started")

  /// Entries of each kind above which all of that kind are dropped.
  private static let limit = 20_000

  public init(fonts: FontSet) { self.fonts = fonts }

  /// Follows UILabel: wrapping modes drop the lines beyond `numberOfLines`, truncating ones put an
  /// ellipsis into the last; with no limit of lines they wrap by word; `byClipping` never wraps. A
  /// `lineHeight` other than the font's moves the text to the bottom of its line, as TextKit does.
  /// A newline at the end makes one more line, which is empty; so is the line of an empty text.
  public func layout(
    _ runs: [TextRun], style: ParagraphStyle, width: Double?
  ) -> TextLayout {
    let key = LayoutKey(runs: runs, style: style, width: width)
    if let known = kept.withLock({ $0.layouts[key] }) { return known }
    let breaker = LineBreaker(
      runs: runs, style: style, width: width, defaultFamily: fonts.defaultFamily)
    let isASCII = runs.allSatisfy { $0.string.utf8.allSatisfy { $0 < 128 } }
    guard
      let (lines, notes, hasColor) = fonts.withLibrary({ library in
        let (lines, notes) = breaker.lines(&library)
        // Looks at every font.
        return (lines, notes, !isASCII && library.hasColor)
      })
    else {
      return TextLayout(lines: [], size: .zero)
    }
    notes.report(to: fonts)
    var layout = breaker.layout(lines)
    if hasColor { layout.lines = layout.lines.map(cutAtPictures) }
    kept.withLock {
      if $0.layouts.count >= Self.limit { $0.layouts.removeAll() }
      $0.layouts[key] = layout
    }
    return layout
  }

  /// A line with its parts, where some of its glyphs are pictures.
  private func cutAtPictures(_ line: TextLine) -> TextLine {
    let isPlain = line.runs.allSatisfy { $0.string.utf8.allSatisfy { $0 < 128 } }
    // Without fonts nothing was laid out.
    guard !isPlain, let shaped = try? shaped(line) else { return line }
    return line.cut(at: shaped.segments)
  }

  /// The picture of a glyph in a line that was laid out, as a PNG file; nil for other names.
  public func picture(named name: String) -> [UInt8]? {
    kept.withLock { $0.pictures[name] }?.png
  }

  /// The glyphs of a line that was laid out.
  func shaped(_ line: TextLine) throws(RasterError) -> ShapedLine {
    let key = ShapedLine.Key(line)
    return try kept.withLock { (kept) throws(RasterError) -> ShapedLine in
      if let known = kept.lines[key] { return known }
      let number = kept.nextLine
      kept.nextLine += 1
      let family = fonts.defaultFamily
      let result = fonts.withLibrary { library in
        ShapedLine.shape(line, number: number, library: &library, defaultFamily: family)
      }
      guard let (shaped, notes) = result else { throw Self.noFonts }
      notes.report(to: fonts)
      if kept.lines.count >= Self.limit { kept.lines.removeAll() }
      kept.lines[key] = shaped
      for run in shaped.runs {
        for placed in run.pictures { kept.pictures[placed.picture.name] = placed.picture }
      }
      return shaped
    }
  }

  /// A glyph's outline around its origin, y down, in units of 1/1024 em.
  func outline(of glyph: ShapedGlyph) throws(RasterError) -> Path {
    try kept.withLock { (kept) throws(RasterError) -> Path in
      if let known = kept.outlines[glyph] { return known }
      let found = try fonts.withLibrary { (library) throws(RasterError) in
        try library.outline(of: glyph)
      }
      guard let path = found else { throw Self.noFonts }
      if kept.outlines.count >= Self.limit { kept.outlines.removeAll() }
      kept.outlines[glyph] = path
      return path
    }
  }
}
