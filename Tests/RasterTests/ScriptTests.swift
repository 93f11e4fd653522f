import Drawing
import Foundation
import Geometry
import Testing

@testable import Raster

private let dejaVu = [
  "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf",
  "/usr/share/fonts/dejavu-sans-fonts/DejaVuSans.ttf", "/usr/share/fonts/TTF/DejaVuSans.ttf",
  "/Library/Fonts/DejaVuSans.ttf",
].first { FileManager.default.fileExists(atPath: $0) }

/// Writing that is not Latin, in DejaVu Sans 2.37: glyph numbers and advances are those that fontTools
/// reads from its cmap and hmtx tables, of 2048 units an em. Nothing of Pango's is compared with
/// itself.
@Suite(.enabled(if: dejaVu != nil, "needs DejaVu Sans"))
struct ScriptTests {
  let text: PangoText

  init() throws { text = PangoText(fonts: try FontSet(files: [try #require(dejaVu)])) }

  private static let size = 20.48

  /// In points: at this size a hundredth of the font's units.
  private static func points(_ units: Int...) -> Double { Double(units.reduce(0, +)) / 100 }

  private func layout(
    _ string: String, width: Double? = nil,
    alignment: ParagraphStyle.Alignment = .natural
  ) -> TextLayout {
    text.layout(
      [
        TextRun(
          string: string, font: Font(families: ["DejaVu Sans"], size: Self.size), color: .black)
      ],
      style: ParagraphStyle(
        alignment: alignment, lineBreakMode: .byWordWrapping, numberOfLines: 0), width: width)
  }

  /// Glyphs from left to right.
  private func glyphs(_ line: TextLine) throws -> [(index: UInt32, x: Double)] {
    try text.shaped(line).runs.flatMap(\.glyphs).map { ($0.glyph.index, $0.x) }
      .sorted { $0.1 < $1.1 }
  }

  private func expect(
    _ string: String, is expected: [(index: UInt32, x: Double)], width: Double
  ) throws {
    let line = layout(string).lines[0]
    let found = try glyphs(line)
    #expect(found.map(\.index) == expected.map(\.index), "\(string)")
    for (a, b) in zip(found, expected) { #expect(abs(a.x - b.x) < 0.01, "\(string)") }
    #expect(abs(line.width - width) < 0.01)
  }

  /// Three beh: the final form on the left, then the medial and the initial one, each its own glyph.
  @Test func arabicJoins() throws {
    try expect(
      "ببب",
      is: [(5258, 0), (5260, Self.points(2011)), (5259, Self.points(2011, 618))],
      width: Self.points(2011, 618, 570))
    try expect("ب", is: [(1366, 0)], width: Self.points(1928))
  }

  @Test func hebrewReadsFromTheRight() throws {
    try expect(
      "שלם",
      is: [(1332, 0), (1331, Self.points(1359)), (1344, Self.points(1359, 1164))],
      width: Self.points(1359, 1164, 1451))
  }

  /// Within Latin, Hebrew words are in their order from the right; a number among them is not turned.
  @Test func directionsMix() throws {
    let (a, space) = (1255, 651)
    try expect(
      "a שם 12 ל a",
      is: [
        (68, 0), (3, Self.points(a)),
        // lamed, space, 1, 2, space, final mem, shin
        (1331, Self.points(a, space)), (3, Self.points(a, space, 1164)),
        (20, Self.points(a, space, 1164, space)), (21, Self.points(a, space, 1164, space, 1303)),
        (3, Self.points(a, space, 1164, space, 1303, 1303)),
        (1332, Self.points(a, space, 1164, space, 1303, 1303, space)),
        (1344, Self.points(a, space, 1164, space, 1303, 1303, space, 1359)),
        (3, Self.points(a, space, 1164, space, 1303, 1303, space, 1359, 1451)),
        (68, Self.points(a, space, 1164, space, 1303, 1303, space, 1359, 1451, space)),
      ],
      width: Self.points(a, space, 1164, space, 1303, 1303, space, 1359, 1451, space, a))
  }

  /// A mark takes no room and lies over its letter, whether or not the font has the two as one.
  @Test(arguments: ["q\u{303}", "q\u{303}\u{303}"]) func marksTakeNoRoom(string: String) throws {
    let line = layout(string).lines[0]
    #expect(abs(line.width - Self.points(1300)) < 0.01)
    let found = try text.shaped(line).runs.flatMap(\.glyphs)
    #expect(found.count == string.unicodeScalars.count)
    // The mark's own ink is 844 units left of its origin; it is put over the middle of the letter.
    for mark in found.dropFirst() { #expect(abs(mark.x - Self.points(1300)) < Self.points(700)) }
    let box = try #require(
      text.outline(of: found[1].glyph).controlBox(map: .scale(x: 0.02, y: 0.02)))
    #expect(abs(box.midX + found[1].x - Self.points(1300) / 2) < Self.points(200))
  }

  @Test func aLetterWithAMarkIsOneWhereTheFontHasIt() throws {
    let (apart, one) = (layout("e\u{301}").lines[0], layout("\u{E9}").lines[0])
    #expect(try glyphs(apart).map(\.index) == glyphs(one).map(\.index))
  }

  /// Chinese breaks between any two characters but before closing signs (Unicode UAX #14, classes ID
  /// and CL), whether or not a font has them: what has none is as wide as every other.
  @Test(arguments: [3, 4, 5, 6]) func chineseBreaksAnywhereButBeforeAStop(count: Int) throws {
    let string = "天地玄黄宇宙洪荒。日月盈昃，辰宿列张。"
    let one = layout("天").size.width
    let layout = layout(string, width: one * (Double(count) + 0.5))
    let lines = layout.lines.map { $0.runs.map(\.string).joined() }
    #expect(lines.joined() == string)
    for line in lines.dropLast() {
      #expect(line.first != "。" && line.first != "，")
      // A stop takes the character before it along.
      #expect(line.count == count || line.count == count - 1)
    }
    #expect(lines.dropLast().contains { $0.count == count })
  }

  /// The last line of justified text is natural: on the right where the text reads from there.
  @Test func theLastLineOfJustifiedHebrewIsOnTheRight() throws {
    let layout = layout(
      "שלם שלם שלם שלם שלם", width: 120, alignment: .justified)
    try #require(layout.lines.count > 1)
    for line in layout.lines.dropLast() {
      #expect(abs(line.origin.x) < 0.01 && abs(line.width - 120) < 0.01)
    }
    let last = try #require(layout.lines.last)
    #expect(last.width < 119)
    #expect(abs(last.origin.x + last.width - 120) < 0.01)
    let latin = self.layout("aaa aaa aaa aaa aaa", width: 120, alignment: .justified)
    #expect(latin.lines.last?.origin.x == 0)
  }
}
