import CairoShim
import Drawing

/// Breaks a long paragraph piece by piece.
///
/// Pango shapes what is left of a paragraph anew after each line it breaks, so its time grows with
/// the square of the length: minutes for 100 000 characters. Lines do not depend on what comes
/// later, but for the word that does not fit, so a piece gives all of its lines but the last two,
/// and the next piece starts where those did. That holds where all text reads from left to right;
/// else the order of a line depends on its whole paragraph.
struct LongParagraph {
  let text: StyledText
  /// How many lines are wanted.
  let limit: Int
  /// Whether the last of them gets an ellipsis where the text goes on.
  let truncates: Bool

  /// What of a line that is too long is left out.
  let mode: ParagraphStyle.LineBreakMode

  /// The shortest paragraph that is worth it, in bytes.
  static let shortest = 4096
  /// The length of a piece, in bytes, where it fills enough lines.
  private static let pieceLength = 512

  /// - Parameter layout: Breaks a text, and truncates its first line where it is given a 1.
  func lines(layout: (StyledText, Int?) -> ParagraphLayout) -> [LineBreaker.Line] {
    var lines: [LineBreaker.Line] = []
    var start = 0
    var length = Self.pieceLength
    while lines.count < limit {
      if truncates, lines.count == limit - 1 {
        lines.append(truncated(text.part(start..<text.utf8.count), layout))
        break
      }
      let end = text.characterStart(before: start + length)
      let isLastPiece = end == text.utf8.count
      let piece = layout(text.part(start..<end), nil)
      let count = piece.lineCount
      let sure = isLastPiece ? count : max(0, count - 2)
      let wanted = limit - lines.count - (truncates ? 1 : 0)
      for index in 0..<min(sure, wanted) {
        lines.append(piece.brokenLine(index, isLast: isLastPiece && index == count - 1))
      }
      if isLastPiece, sure <= wanted { break }
      // A piece that fills few lines gives fewer still.
      if sure < 3 { length *= 2 }
      if min(sure, wanted) > 0 { start += Int(piece.line(min(sure, wanted)).start) }
    }
    return lines
  }

  /// The one line that a rest of the paragraph comes to.
  ///
  /// What the ellipsis stands for is left out before Pango sees it, as far as it surely is.
  private func truncated(
    _ rest: StyledText, _ layout: (StyledText, Int?) -> ParagraphLayout
  ) -> LineBreaker.Line {
    var kept = Self.shortest
    while true {
      let (head, tail) = rest.ends(keeping: kept, mode: mode)
      let isWhole = head >= tail
      let text = isWhole ? rest : rest.without(head..<tail)
      let piece = layout(text, 1)
      let line = piece.brokenLine(0, isLast: true)
      let coversTheGap = piece.runs(ofLine: 0).contains { run in
        let start = Int(run.start)
        return run.is_ellipsis && (start...start + Int(run.length)).contains(head)
      }
      if isWhole || coversTheGap { return line }
      kept *= 2
    }
  }
}

extension StyledText {
  /// Where the start of a text ends, and its end starts, of which the rest is left out.
  fileprivate func ends(
    keeping length: Int, mode: ParagraphStyle.LineBreakMode
  ) -> (head: Int, tail: Int) {
    let head = characterStart(before: length)
    let tail = characterStart(before: max(0, utf8.count - length))
    return switch mode {
    case .byTruncatingHead: (0, tail)
    case .byTruncatingMiddle: (head, tail)
    case .byTruncatingTail, .byWordWrapping, .byCharWrapping, .byClipping: (head, utf8.count)
    }
  }

  /// The text without a part; the range ends where characters do.
  fileprivate func without(_ range: Range<Int>) -> StyledText {
    var text = part(0..<range.lowerBound)
    let end = part(range.upperBound..<utf8.count)
    for piece in end.pieces {
      text.append(String(decoding: end.utf8[piece.range], as: UTF8.self), run: piece.run)
    }
    return text
  }
}

extension StyledText {
  /// Whether a character may read from right to left or changes directions: those of the blocks of
  /// such scripts (Unicode, DerivedBidiClass.txt, R and AL) and the explicit directions.
  var hasRightToLeft: Bool {
    String(decoding: utf8, as: UTF8.self).unicodeScalars.contains { scalar in
      switch scalar.value {
      case 0x590...0x8FF, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFB1D...0xFDFF,
        0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
        true
      default: false
      }
    }
  }

  /// The nearest byte at or before an offset at which a character starts; the end behind it.
  func characterStart(before offset: Int) -> Int {
    guard offset < utf8.count else { return utf8.count }
    var start = offset
    while start > 0, utf8[start] & 0xC0 == 0x80 { start -= 1 }
    return start
  }
}
