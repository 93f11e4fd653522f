import CairoShim
import Drawing
import Geometry
import Testing

@testable import Raster

/// Paragraphs that are broken piece by piece have the lines that Pango breaks of the whole.
@Suite struct LongParagraphTests {
  private let fonts: FontSet

  init() throws { fonts = try FontSet() }

  /// About 9000 bytes each: two pieces and a bit.
  static let texts: [String] = [
    String(repeating: "The quick brown fox jumps over the lazy dog. ", count: 200),
    String(repeating: "W", count: 9000),
    String(repeating: "office VAST ", count: 750),
    String(repeating: "Größe größer 日本語のテキスト ", count: 200),
    String(repeating: "x", count: 6000) + " " + String(repeating: "ab ", count: 1000),
  ]

  /// The lines of one layout of the whole, as this module broke them before.
  private func whole(_ text: StyledText, _ breaker: LineBreaker) throws -> [String] {
    let style = breaker.style
    let (wrap, ellipsize) =
      style.lineBreakMode == .byCharWrapping
      ? (CS_WRAP_CHARACTER, CS_ELLIPSIZE_NONE)
      : (
        CS_WRAP_WORD,
        style.lineBreakMode == .byTruncatingMiddle
          ? CS_ELLIPSIZE_MIDDLE
          : style.lineBreakMode == .byTruncatingHead ? CS_ELLIPSIZE_START : CS_ELLIPSIZE_END
      )
    let truncates = style.numberOfLines > 0 && style.lineBreakMode != .byCharWrapping
    let width = try #require(breaker.width)
    let lines = fonts.withLibrary { library in
      let layout = library.paragraph(text, defaultFamily: breaker.defaultFamily)
      layout.setWidth(
        width, wrap: wrap, ellipsize: truncates ? ellipsize : CS_ELLIPSIZE_NONE,
        lineLimit: truncates ? style.numberOfLines : 0, justify: false)
      let count = layout.lineCount
      return (0..<min(count, style.numberOfLines == 0 ? count : style.numberOfLines)).map {
        layout.brokenLine($0, isLast: $0 == count - 1).runs.map(\.string).joined()
      }
    }
    return try #require(lines)
  }

  @Test(
    arguments: texts.indices,
    [
      ParagraphStyle.LineBreakMode.byCharWrapping, .byTruncatingHead, .byTruncatingMiddle,
      .byTruncatingTail,
    ])
  func linesAreThoseOfTheWhole(text index: Int, mode: ParagraphStyle.LineBreakMode) throws {
    let run = TextRun(string: Self.texts[index], font: Font(size: 13), color: .black)
    for (width, limit) in [
      (100.0, 0), (100, 3), (100, 1), (333, 40), (30_000, 1), (20, 2000), (30_000, 0),
    ] {
      let style = ParagraphStyle(lineBreakMode: mode, numberOfLines: limit)
      let breaker = LineBreaker(
        runs: [run], style: style, width: width, defaultFamily: fonts.defaultFamily)
      let lines = try #require(fonts.withLibrary { breaker.lines(&$0).lines })
      #expect(
        lines.map { $0.runs.map(\.string).joined() }
          == (try whole(StyledText(all: [run]), breaker)), "\(width) \(limit)")
    }
  }

  /// Ten times the text takes about ten times as long, where the square would take a hundred times.
  @Test func timeGrowsWithTheLength() {
    let text = PangoText(fonts: fonts)
    func seconds(_ count: Int) -> Double {
      let run = TextRun(
        string: String(repeating: "W", count: count), font: Font(size: 13), color: .black)
      let clock = ContinuousClock()
      let time = clock.measure {
        _ = text.layout([run], style: ParagraphStyle(numberOfLines: 0), width: 100)
      }
      return Double(time.components.attoseconds) / 1e18 + Double(time.components.seconds)
    }
    _ = seconds(5000)
    let short = seconds(10_000)
    #expect(seconds(100_000) < 40 * short)
  }

  /// A line of 2 million points and more, where Pango's own sum overflows.
  @Test func aVeryLongLineIsAsWideAsItsText() {
    let text = PangoText(fonts: fonts)
    func width(_ count: Int) -> Double {
      let run = TextRun(
        string: String(repeating: "n", count: count), font: Font(size: 100), color: .black)
      return text.layout([run], style: ParagraphStyle(), width: nil).size.width
    }
    #expect(abs(width(50_000) / (5 * width(10_000)) - 1) < 1e-6)
    #expect(width(50_000) > 2_097_152)
  }
}
