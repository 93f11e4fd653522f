import Drawing
import Geometry

/// Breaks text with a table of fixed advances: every character is 0.6 em wide, a line 1.2 em high
/// with its baseline at 0.95 em. Wraps at spaces.
struct FixedAdvanceText: TextMeasuring {
  func layout(_ runs: [TextRun], style: ParagraphStyle, width: Double?) -> TextLayout {
    guard let font = runs.first?.font, let color = runs.first?.color else {
      return TextLayout(lines: [], size: .zero)
    }
    let advance = 0.6 * font.size + font.kern
    let height = style.lineHeight ?? 1.2 * font.size
    var words: [[Substring]] = [[]]
    for word in runs.map(\.string).joined().split(separator: " ", omittingEmptySubsequences: false)
    {
      let length = (words[words.count - 1] + [word]).joined(separator: " ").count
      let fits = width.map { Double(length) * advance <= $0 + 1e-9 } ?? true
      if fits || words[words.count - 1].isEmpty || style.numberOfLines == 1 {
        words[words.count - 1].append(word)
      } else {
        words.append([word])
      }
    }
    if style.numberOfLines > 0 { words = Array(words.prefix(style.numberOfLines)) }
    let lines = words.enumerated().map { index, words in
      let string = words.joined(separator: " ")
      return TextLine(
        runs: [TextRun(string: string, font: font, color: color)],
        origin: Point(x: 0, y: Double(index) * height + 0.95 * font.size),
        width: Double(string.count) * advance, ascent: 0.95 * font.size,
        descent: 0.25 * font.size)
    }
    return TextLayout(
      lines: lines,
      size: Size(width: lines.map(\.width).max() ?? 0, height: Double(lines.count) * height))
  }
}
