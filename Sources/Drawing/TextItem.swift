public import Geometry

/// A face at a size.
public struct Font: Hashable, Sendable {
  /// Families in order of preference; empty means the packaged default.
  public var families: [String]
  /// In points. Greater than 0.
  public var size: Double
  /// 100...900, as CSS has it; 400 is regular.
  public var weight: Int
  public var italic: Bool
  /// Extra advance after each character, in points (`NSAttributedString.Key.kern`).
  public var kern: Double

  public init(
    families: [String] = [], size: Double, weight: Int = 400, italic: Bool = false,
    kern: Double = 0
  ) {
    self.families = families
    self.size = size
    self.weight = weight
    self.italic = italic
    self.kern = kern
  }
}

/// Text of one font and colour.
public struct TextRun: Hashable, Sendable {
  public var string: String
  public var font: Font
  public var color: Color

  public init(string: String, font: Font, color: Color) {
    self.string = string
    self.font = font
    self.color = color
  }
}

/// One line as it is drawn: already broken, truncated and placed.
public struct TextLine: Hashable, Sendable {
  /// In logical order; an ellipsis is part of the text.
  public var runs: [TextRun]
  /// The left end of the baseline, in the item's coordinates.
  public var origin: Point
  /// Advance width, in points.
  public var width: Double
  /// Above the baseline, in points, positive.
  public var ascent: Double
  /// Below the baseline, in points, positive.
  public var descent: Double
  /// Whether its paragraph reads from right to left.
  public var isRightToLeft = false
  /// The line in parts, left to right, where some of its glyphs are pictures, as emoji are; else
  /// empty. Says nothing that `runs` and the fonts do not.
  public var parts: [Part] = []

  /// A part of a line with pictures in it; lengths are in points, from the line's origin.
  public enum Part: Hashable, Sendable {
    /// Text between two pictures, with its left end and advance width.
    case text([TextRun], x: Double, width: Double)
    /// A picture, by a name that no asset has, and its opacity, which is that of the text's colour.
    case picture(String, Rect, opacity: Double)
  }

  public init(
    runs: [TextRun], origin: Point, width: Double, ascent: Double, descent: Double,
    isRightToLeft: Bool = false
  ) {
    self.runs = runs
    self.origin = origin
    self.width = width
    self.ascent = ascent
    self.descent = descent
    self.isRightToLeft = isRightToLeft
  }
}

/// Laid-out text.
public struct TextItem: Hashable, Sendable {
  public var lines: [TextLine]

  public init(lines: [TextLine]) {
    self.lines = lines
  }
}

/// How a paragraph is broken and aligned, apart from its runs.
public struct ParagraphStyle: Hashable, Sendable {
  public enum Alignment: String, CaseIterable, Sendable {
    case natural, left, center, right, justified
  }
  public enum LineBreakMode: String, CaseIterable, Sendable {
    case byWordWrapping, byCharWrapping, byClipping
    case byTruncatingHead, byTruncatingMiddle, byTruncatingTail
  }
  public var alignment: Alignment
  public var lineBreakMode: LineBreakMode
  /// The most lines; 0 sets no limit. As `UILabel.numberOfLines`.
  public var numberOfLines: Int
  /// Distance of baselines in points; nil takes the font's own.
  public var lineHeight: Double?

  public init(
    alignment: Alignment = .natural, lineBreakMode: LineBreakMode = .byTruncatingTail,
    numberOfLines: Int = 1, lineHeight: Double? = nil
  ) {
    self.alignment = alignment
    self.lineBreakMode = lineBreakMode
    self.numberOfLines = numberOfLines
    self.lineHeight = lineHeight
  }
}

/// Text broken into lines.
public struct TextLayout: Hashable, Sendable {
  /// Origins are relative to the top left of the text's box, which is as wide as the limit it was
  /// laid out for (or as `size.width` without a limit): alignment is already applied.
  public var lines: [TextLine]
  /// The longest line's width and the sum of the line heights, in points, not rounded.
  public var size: Size

  public init(lines: [TextLine], size: Size) {
    self.lines = lines
    self.size = size
  }
}

/// Breaks text into lines.
///
/// Layout is in points, without hinting, and does not depend on the canvas' scale. Safe from any
/// thread; the same arguments give the same result. Implemented with Pango beside cairo, and by a
/// table of fixed advances in the engine's tests.
public protocol TextMeasuring: Sendable {
  /// - Parameters:
  ///   - runs: The text in logical order. May be empty or hold newlines (`\n` ends a paragraph).
  ///   - style: Alignment, breaking, number of lines.
  ///   - width: The most a line may be wide, in points; nil sets no limit (nothing is wrapped,
  ///     truncated or aligned).
  func layout(_ runs: [TextRun], style: ParagraphStyle, width: Double?) -> TextLayout
}
