import Drawing
import Geometry
import Testing

@testable import Raster

@Suite struct TextLayoutTests {
  static let sentence = "The quick brown fox jumps over the lazy dog"
  let text: PangoText

  init() throws { text = PangoText(fonts: try FontSet()) }

  private func run(_ string: String, size: Double = 13, kern: Double = 0) -> TextRun {
    TextRun(string: string, font: Font(size: size, kern: kern), color: .black)
  }

  private func strings(_ layout: TextLayout) -> [String] {
    layout.lines.map { $0.runs.map(\.string).joined() }
  }

  private func lines(
    _ string: String, _ mode: ParagraphStyle.LineBreakMode, limit: Int, width: Double
  ) -> [String] {
    strings(
      text.layout(
        [run(string)], style: ParagraphStyle(lineBreakMode: mode, numberOfLines: limit),
        width: width))
  }

  /// Inter has 2816 units an em, ascender 2728, descender −680, line gap 0 (its head and hhea
  /// tables).
  @Test(arguments: [10.0, 16.0, 100.0]) func metricsAreTheFonts(size: Double) throws {
    let layout = text.layout([run("0", size: size)], style: ParagraphStyle(), width: nil)
    let line = try #require(layout.lines.first)
    #expect(abs(line.ascent - size * 2728 / 2816) < 0.002)
    #expect(abs(line.descent - size * 680 / 2816) < 0.002)
    #expect(layout.size.height == line.ascent + line.descent)
    #expect(line.origin == Point(x: 0, y: line.ascent))
  }

  /// Without hinting, widths grow with the size and with nothing else.
  @Test func widthIsProportionalToTheSize() {
    let widths = [8.0, 12, 16, 48].map {
      text.layout([run(Self.sentence, size: $0)], style: ParagraphStyle(), width: nil).size.width
        / $0
    }
    for width in widths { #expect(abs(width - widths[3]) < 0.01) }
  }

  @Test func kernFollowsEveryCharacter() {
    let style = ParagraphStyle()
    // Letters that no pair of which is kerned or joined: the same one.
    let plain = text.layout([run("nnnnn")], style: style, width: nil).size.width
    for kern in [-0.5, 1.0, 3.25] {
      let width = text.layout([run("nnnnn", kern: kern)], style: style, width: nil).size.width
      #expect(abs(width - plain - 5 * kern) < 0.01, "kern \(kern)")
    }
  }

  /// Pango counts 1/1024 pt in 32 bits: beyond 10 000 pt a kern is as wide as that, and no less.
  @Test(arguments: [10_000.0, 10_001, 1e6, 2.5e6, 1e9, 1e300, .infinity])
  func kernStaysWithinWhatPangoCounts(kern: Double) throws {
    for sign in [1.0, -1] {
      let layout = text.layout(
        [run("nn"), run("nn", kern: sign * kern)], style: ParagraphStyle(), width: nil)
      let x = try text.shaped(layout.lines[0]).runs.flatMap(\.glyphs).map(\.x)
      let advance = x[1] - x[0]
      #expect(abs(x[3] - x[2] - advance - sign * 10_000) < 0.01, "\(x)")
    }
  }

  @Test func wrapsByWord() {
    let wrapped = lines(Self.sentence, .byWordWrapping, limit: 0, width: 120)
    #expect(wrapped.count > 1)
    #expect(wrapped.joined(separator: " ") == Self.sentence)
    #expect(lines("incomprehensibilities", .byWordWrapping, limit: 0, width: 60).count > 1)
  }

  @Test func wrapsByCharacter() {
    let wrapped = lines("abcdefghijklmnopqrstuvwxyz", .byCharWrapping, limit: 0, width: 60)
    #expect(wrapped.count > 1)
    #expect(wrapped.joined() == "abcdefghijklmnopqrstuvwxyz")
  }

  @Test(arguments: ParagraphStyle.LineBreakMode.allCases)
  func noLineIsWiderThanTheLimit(mode: ParagraphStyle.LineBreakMode) {
    guard mode != .byClipping else { return }
    for limit in 0...3 {
      for width in stride(from: 40.0, to: 300, by: 13) {
        let layout = text.layout(
          [run(Self.sentence)], style: ParagraphStyle(lineBreakMode: mode, numberOfLines: limit),
          width: width)
        #expect(limit == 0 || layout.lines.count <= limit)
        for line in layout.lines { #expect(line.width <= width + 0.001, "\(line)") }
      }
    }
  }

  @Test func clippingNeverWraps() {
    #expect(lines(Self.sentence, .byClipping, limit: 0, width: 50) == [Self.sentence])
  }

  @Test func truncatesWhereTheModeSays() throws {
    let tail = try #require(lines(Self.sentence, .byTruncatingTail, limit: 1, width: 120).first)
    #expect(tail.hasPrefix("The quick") && tail.hasSuffix("…"))
    let head = try #require(lines(Self.sentence, .byTruncatingHead, limit: 1, width: 120).first)
    #expect(head.hasPrefix("…") && head.hasSuffix("lazy dog"))
    let middle = try #require(
      lines(Self.sentence, .byTruncatingMiddle, limit: 1, width: 120).first)
    #expect(middle.hasPrefix("The q") && middle.hasSuffix("dog") && middle.contains("…"))
    #expect(lines(Self.sentence, .byTruncatingTail, limit: 1, width: 1000) == [Self.sentence])
  }

  @Test func truncatesTheLastLineOnly() throws {
    let two = lines(Self.sentence, .byTruncatingTail, limit: 2, width: 120)
    #expect(two.count == 2)
    #expect(two[0] == "The quick brown")
    #expect(two[1].hasSuffix("…"))
    #expect(
      lines(Self.sentence, .byWordWrapping, limit: 2, width: 120).last?.contains("…") == false)
  }

  /// A truncated line is measured as the text it shows.
  @Test func truncatedLineHasTheWidthOfItsText() throws {
    let style = ParagraphStyle(alignment: .right, numberOfLines: 1)
    let line = try #require(text.layout([run(Self.sentence)], style: style, width: 120).lines.first)
    let alone = text.layout(line.runs, style: style, width: nil)
    #expect(line.width == alone.size.width)
    #expect(abs(line.origin.x + line.width - 120) < 0.001)
  }

  @Test func aNewlineBeyondTheLimitIsTruncated() {
    #expect(lines("one\ntwo\nthree", .byTruncatingTail, limit: 2, width: 200) == ["one", "two…"])
    #expect(lines("one\ntwo", .byWordWrapping, limit: 1, width: 200) == ["one"])
  }

  @Test(arguments: [("", 1), ("a", 1), ("a\n", 2), ("\n", 2), ("a\n\nb", 3), ("a\r\nb", 2)])
  func newlinesMakeLines(string: String, count: Int) throws {
    let layout = text.layout([run(string)], style: ParagraphStyle(numberOfLines: 0), width: 100)
    #expect(layout.lines.count == count)
    let height = try #require(layout.lines.first.map { $0.ascent + $0.descent })
    #expect(abs(layout.size.height - Double(count) * height) < 0.001)
    #expect(text.layout([], style: ParagraphStyle(), width: 100).size == .zero)
  }

  @Test(arguments: [
    (ParagraphStyle.Alignment.left, 0.0), (.natural, 0), (.center, 0.5), (.right, 1),
  ])
  func aligns(alignment: ParagraphStyle.Alignment, share: Double) throws {
    let line = try #require(
      text.layout([run("word")], style: ParagraphStyle(alignment: alignment), width: 200)
        .lines.first)
    #expect(abs(line.origin.x - share * (200 - line.width)) < 0.001)
  }

  @Test func justifiesAllButTheLastLine() throws {
    let layout = text.layout(
      [run(Self.sentence)],
      style: ParagraphStyle(
        alignment: .justified, lineBreakMode: .byWordWrapping, numberOfLines: 0), width: 120)
    for line in layout.lines.dropLast() { #expect(abs(line.width - 120) < 0.01) }
    let first = try #require(layout.lines.first)
    let last = try #require(layout.lines.last)
    #expect(last.width < 119)
    // Drawn alone, the line is as wide as it was laid out: its last letter ends at the limit.
    let natural = text.layout(first.runs, style: ParagraphStyle(), width: nil).size.width
    let shaped = try text.shaped(first).runs.flatMap(\.glyphs)
    var tight = first
    tight.width = natural
    let packed = try text.shaped(tight).runs.flatMap(\.glyphs)
    let moved = try #require(shaped.last).x - (try #require(packed.last)).x
    #expect(abs(moved - (120 - natural)) < 0.01)
  }

  @Test func lineHeightSetsTheDistanceOfBaselines() {
    let layout = text.layout(
      [run("a\nb\nc")], style: ParagraphStyle(numberOfLines: 0, lineHeight: 22), width: nil)
    let baselines = layout.lines.map(\.origin.y)
    #expect(abs(baselines[1] - baselines[0] - 22) < 1e-9)
    #expect(abs(layout.size.height - 66) < 1e-9)
    #expect(abs(baselines[0] - (22 - layout.lines[0].descent)) < 1e-9)
  }

  @Test func keepsFontsAndColoursOfRuns() throws {
    let red = Color(red: 1, green: 0, blue: 0)
    let runs = [
      TextRun(string: "one ", font: Font(size: 12, weight: 700), color: red),
      TextRun(string: "two three", font: Font(size: 20), color: .black),
    ]
    let layout = text.layout(runs, style: ParagraphStyle(numberOfLines: 0), width: 85)
    #expect(strings(layout) == ["one two", "three"])
    #expect(layout.lines[0].runs.map(\.color) == [red, .black])
    #expect(abs(layout.lines[0].ascent - 20 * 2728 / 2816) < 0.01)
  }

  /// What Hebrew puts to the right stays there when a line is drawn alone.
  @Test func lineKeepsTheDirectionOfItsParagraph() throws {
    let layout = text.layout(
      [run("שלום abc def")],
      style: ParagraphStyle(lineBreakMode: .byWordWrapping, numberOfLines: 0), width: 48)
    #expect(layout.lines.count > 1)
    let last = try #require(layout.lines.last)
    #expect(last.runs.first?.string.hasPrefix("\u{200F}") == true)
    #expect(abs(last.origin.x + last.width - 48) < 0.01)
  }

  @Test func sameArgumentsGiveTheSameFromAnyThread() async {
    let text = self.text
    let expected = text.layout([run(Self.sentence)], style: ParagraphStyle(), width: 100)
    let layouts = await withTaskGroup(of: TextLayout.self) { group in
      for index in 0..<64 {
        group.addTask {
          let fresh = TextRun(string: "\(index)", font: Font(size: 9), color: .black)
          _ = text.layout([fresh], style: ParagraphStyle(), width: nil)
          let runs = [TextRun(string: Self.sentence, font: Font(size: 13), color: .black)]
          return text.layout(runs, style: ParagraphStyle(), width: 100)
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(layouts.allSatisfy { $0 == expected })
  }
}
