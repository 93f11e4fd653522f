import CairoShim
import Drawing
import Geometry

/// Breaks runs into lines.
struct LineBreaker {
  let runs: [TextRun]
  let style: ParagraphStyle
  /// In points; nil breaks at newlines only.
  let width: Double?
  let defaultFamily: String

  /// A line that has no place yet.
  struct Line {
    var runs: [TextRun]
    var width: Double
    var ascent: Double
    var descent: Double
    var isRightToLeft: Bool
    var isTruncated = false
  }

  private static let ellipsis = "…"

  /// The lines, as many as are shown, and what the fonts had to say.
  func lines(_ library: inout FontLibrary) -> (lines: [Line], notes: FontNotes) {
    var lines: [Line] = []
    var notes = FontNotes()
    var rest = style.numberOfLines > 0 ? style.numberOfLines : Int.max
    let paragraphs = StyledText.paragraphs(of: runs)
    for (index, paragraph) in paragraphs.enumerated() where rest > 0 {
      let isLast = index == paragraphs.count - 1
      var broken = self.lines(paragraph, limit: rest, library: &library, notes: &notes)
      if broken.count >= rest, !isLast, truncates {
        // The text goes on where no line is left: the ellipsis stands for that.
        var text = paragraph
        text.append(Self.ellipsis, run: paragraph.pieces.last?.run ?? paragraph.baseRun)
        broken = self.lines(text, limit: rest, library: &library, notes: &notes)
      }
      lines += broken
      rest -= broken.count
    }
    return (lines, notes)
  }

  /// Whether a line that is too long gets an ellipsis.
  private var truncates: Bool {
    switch style.lineBreakMode {
    case .byWordWrapping, .byCharWrapping, .byClipping: false
    case .byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail: style.numberOfLines > 0
    }
  }

  private func lines(
    _ text: StyledText, limit: Int, library: inout FontLibrary, notes: inout FontNotes
  ) -> [Line] {
    if text.utf8.count > LongParagraph.shortest, width != nil, style.lineBreakMode != .byClipping,
      !text.hasRightToLeft
    {
      var lines = LongParagraph(
        text: text, limit: limit, truncates: truncates, mode: style.lineBreakMode
      ).lines {
        broken($0, truncatedAt: $1, &library, &notes)
      }
      for index in lines.indices { finish(&lines[index], library: &library) }
      return lines
    }
    let layout = broken(text, truncatedAt: truncates ? limit : nil, &library, &notes)
    let count = layout.lineCount
    return (0..<min(count, limit)).map { index in
      var line = layout.brokenLine(index, isLast: index == count - 1)
      finish(&line, library: &library)
      return line
    }
  }

  /// Breaks a paragraph at the width.
  ///
  /// - Parameter limit: The line that gets an ellipsis; nil for none.
  private func broken(
    _ text: StyledText, truncatedAt limit: Int?, _ library: inout FontLibrary,
    _ notes: inout FontNotes
  ) -> ParagraphLayout {
    let layout = library.paragraph(text, defaultFamily: defaultFamily)
    if let width, style.lineBreakMode != .byClipping {
      let isJustified = style.alignment == .justified
      let (wrap, ellipsize) =
        switch style.lineBreakMode {
        case .byWordWrapping, .byClipping: (CS_WRAP_WORD, CS_ELLIPSIZE_NONE)
        case .byCharWrapping: (CS_WRAP_CHARACTER, CS_ELLIPSIZE_NONE)
        case .byTruncatingHead: (CS_WRAP_WORD, CS_ELLIPSIZE_START)
        case .byTruncatingMiddle: (CS_WRAP_WORD, CS_ELLIPSIZE_MIDDLE)
        case .byTruncatingTail: (CS_WRAP_WORD, CS_ELLIPSIZE_END)
        }
      layout.setWidth(
        width, wrap: wrap, ellipsize: limit == nil ? CS_ELLIPSIZE_NONE : ellipsize,
        lineLimit: limit ?? 0, justify: isJustified)
    }
    notes.add(layout, library: library)
    return layout
  }

  /// Looks at a line as it is drawn: without its paragraph.
  ///
  /// Where its own text would read the other way, an invisible mark keeps the direction. A truncated
  /// line is as wide as its text; Pango counts the room that is left over to it.
  private func finish(_ line: inout Line, library: inout FontLibrary) {
    let isPlain = line.runs.allSatisfy { $0.string.utf8.allSatisfy { $0 < 128 } }
    guard line.isTruncated || line.isRightToLeft || !isPlain else { return }
    let alone = library.paragraph(StyledText(all: line.runs), defaultFamily: defaultFamily).line(0)
    if line.isTruncated { line.width = alone.width + line.trailingKern }
    guard alone.right_to_left != line.isRightToLeft else { return }
    line.runs[0].string = (line.isRightToLeft ? "\u{200F}" : "\u{200E}") + line.runs[0].string
  }

  /// Places lines below each other in a box as wide as the limit, or as the longest line.
  func layout(_ lines: [Line]) -> TextLayout {
    let longest = lines.reduce(0) { max($0, $1.width) }
    let boxWidth = width ?? longest
    var top = 0.0
    var placed: [TextLine] = []
    for line in lines {
      let height = style.lineHeight ?? (line.ascent + line.descent)
      let x =
        switch style.alignment {
        case .left: 0.0
        // The last line of justified text is as natural text.
        case .natural, .justified: line.isRightToLeft ? boxWidth - line.width : 0
        case .center: (boxWidth - line.width) / 2
        case .right: boxWidth - line.width
        }
      placed.append(
        TextLine(
          runs: line.runs, origin: Point(x: x, y: top + height - line.descent),
          width: line.width, ascent: line.ascent, descent: line.descent,
          isRightToLeft: line.isRightToLeft))
      top += height
    }
    return TextLayout(lines: placed, size: Size(width: longest, height: top))
  }
}

extension LineBreaker.Line {
  /// UIKit's kern follows every character, Pango's spacing stands between two.
  fileprivate var trailingKern: Double {
    guard let last = runs.last, !last.string.isEmpty else { return 0 }
    return last.font.kern
  }
}

extension ParagraphLayout {
  /// - Parameter isLast: Whether the paragraph ends with this line.
  borrowing func brokenLine(_ index: Int, isLast: Bool) -> LineBreaker.Line {
    let line = line(index)
    var slices: [TextRun] = []
    var isTruncated = false
    for run in runs(ofLine: index).sorted(by: { $0.start < $1.start }) {
      let start = Int(run.start)
      if run.is_ellipsis {
        var ellipsis = text.runs[text.run(at: start)]
        ellipsis.string = "…"
        slices.append(ellipsis)
        isTruncated = true
      } else {
        slices += text.slice(start..<start + Int(run.length))
      }
    }
    slices = joined(slices)
    if !isLast { trimEnd(of: &slices) }
    if slices.isEmpty {
      var empty = text.runs[text.baseRun]
      empty.string = ""
      slices = [empty]
    }
    var result = LineBreaker.Line(
      runs: slices, width: line.width, ascent: line.ascent, descent: line.descent,
      isRightToLeft: line.right_to_left, isTruncated: isTruncated)
    result.width += result.trailingKern
    return result
  }

  /// Puts neighbours of one font and colour together.
  private borrowing func joined(_ runs: [TextRun]) -> [TextRun] {
    var result: [TextRun] = []
    for run in runs {
      if let last = result.indices.last, result[last].font == run.font,
        result[last].color == run.color
      {
        result[last].string += run.string
      } else {
        result.append(run)
      }
    }
    return result
  }

  /// The space at which a line was broken is not drawn and takes no room.
  private borrowing func trimEnd(of runs: inout [TextRun]) {
    while let last = runs.last {
      let kept = String(last.string.reversed().drop { $0.isWhitespace }.reversed())
      guard kept.isEmpty else {
        runs[runs.count - 1].string = kept
        return
      }
      runs.removeLast()
    }
  }
}
