import Drawing
import Foundation
import Geometry
import Pixels
import Testing

@testable import Raster

/// Glyphs that are pictures. The facts about the font are those that fontTools reads from it: 2048
/// units an em, each glyph 2550 wide; pictures of 136 × 128 px where an em has 109.
@Suite struct EmojiTests {
  let text: PangoText

  init() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "examples/features/assets/emoji.ttf")
    text = PangoText(fonts: try FontSet(files: [file.path()]))
  }

  private static let advance = 2550.0 / 2048

  private func line(_ string: String, size: Double, color: Color = .black) -> TextLine {
    text.layout(
      [TextRun(string: string, font: Font(size: size), color: color)], style: ParagraphStyle(),
      width: nil
    ).lines[0]
  }

  private func draw(
    _ line: TextLine, at place: Point, side: Int, scale: Double = 1,
    transform: Geometry.AffineTransform = .identity
  ) throws -> Frame {
    var placed = line
    placed.origin = place
    var group = Group(id: "", items: [.text(TextItem(lines: [placed]))])
    group.transform = transform
    var canvas = try Canvas(
      width: side, height: side, scale: scale, images: ImageStore(), text: text)
    let points = Double(side) / scale
    _ = try canvas.draw(
      DisplayList(
        size: Size(width: points, height: points), background: .clear, items: [.group(group)]))
    return canvas.frame()
  }

  /// The part of the frame with ink, and the centre of the ink.
  private func ink(_ frame: Frame) -> (box: Rect, centre: Point) {
    var (minX, minY, maxX, maxY) = (frame.width, frame.height, 0, 0)
    var (x, y, sum) = (0.0, 0.0, 0.0)
    for row in 0..<frame.height {
      for column in 0..<frame.width {
        let alpha = frame.pixel(column, row)[3]
        x += Double(alpha) * (Double(column) + 0.5)
        y += Double(alpha) * (Double(row) + 0.5)
        sum += Double(alpha)
        guard alpha > 64 else { continue }
        (minX, minY) = (min(minX, column), min(minY, row))
        (maxX, maxY) = (max(maxX, column + 1), max(maxY, row + 1))
      }
    }
    let box = Rect(
      minX: Double(minX), minY: Double(minY), maxX: Double(maxX), maxY: Double(maxY))
    return (box, Point(x: x / sum, y: y / sum))
  }

  /// One picture each, however many characters it takes.
  @Test(arguments: ["😀", "❤️", "👍🏽", "👩‍👩‍👧‍👦", "🇫🇮", "👋🏿"], [10.0, 24])
  func isOnePictureOfTheSizeOfTheText(string: String, size: Double) throws {
    let line = line(string, size: size)
    #expect(abs(line.width - Self.advance * size) < 0.02)
    let pictures = line.parts.filter { if case .picture = $0 { true } else { false } }
    #expect(pictures.count == 1)
    #expect(line.parts.count == 1)
    guard case .picture(_, let rect, 1)? = line.parts.first else { return }
    #expect(abs(rect.width - 136 * size / 109) < 1e-6)
    #expect(abs(rect.height - 128 * size / 109) < 1e-6)
  }

  /// The flag of Japan: a red disc in the middle of white.
  @Test func hasItsOwnColours() throws {
    let line = line("🇯🇵", size: 40)
    let frame = try draw(line, at: Point(x: 10, y: 60), side: 80)
    let (box, _) = ink(frame)
    let middle = frame.pixel(Int(box.midX), Int(box.midY))
    #expect(middle[0] > 160 && middle[1] < 40 && middle[2] < 70 && middle[3] == 255)
    let beside = frame.pixel(Int(box.minX + box.width * 0.15), Int(box.midY))
    #expect(beside.allSatisfy { $0 > 200 })
    #expect(abs(box.width - 40 * 136 / 109) < 3)
  }

  @Test func standsBetweenTheTextAroundIt() throws {
    let line = line("ab 😀 cd", size: 20)
    let widths = ["ab ", " cd"].map { self.line($0, size: 20).width }
    #expect(abs(line.width - widths[0] - widths[1] - Self.advance * 20) < 0.02)
    try #require(line.parts.count == 3)
    guard case .text(let before, let start, let width) = line.parts[0],
      case .picture(_, let rect, _) = line.parts[1],
      case .text(let after, let end, _) = line.parts[2]
    else { return #expect(Bool(false), "\(line.parts)") }
    #expect(before.map(\.string) == ["ab "] && after.map(\.string) == [" cd"])
    #expect(start == 0 && abs(width - widths[0]) < 0.02)
    #expect(abs(rect.midX - widths[0] - Self.advance * 10) < 1)
    #expect(abs(end - widths[0] - Self.advance * 20) < 0.02)
  }

  /// As text does: a tenth of a pixel at a time, and while it grows and turns.
  @Test(arguments: [1.0, 2, 3]) func followsItsLayer(scale: Double) throws {
    let (line, side) = (line("😀🚀", size: 14), Int(60 * scale))
    func centre(_ transform: Geometry.AffineTransform) throws -> Point {
      ink(
        try draw(
          line, at: Point(x: 12, y: 34), side: side, scale: scale, transform: transform)
      ).centre
    }
    let start = try centre(.identity)
    for step in 1...30 {
      let pixels = Double(step) / 10
      let moved = try centre(.translation(x: pixels * 0.7 / scale, y: pixels / scale))
      #expect(abs(moved.x - start.x - 0.7 * pixels) < 0.05, "x at step \(step)")
      #expect(abs(moved.y - start.y - pixels) < 0.05, "y at step \(step)")
    }
    let middle = Geometry.AffineTransform.translation(x: -start.x / scale, y: -start.y / scale)
    let back = Geometry.AffineTransform.translation(x: start.x / scale, y: start.y / scale)
    for degrees in stride(from: 15.0, through: 345, by: 30) {
      let (sine, cosine) = (sin(degrees * .pi / 180), cos(degrees * .pi / 180))
      let turn = Geometry.AffineTransform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
      let turned = try centre(middle.then(turn).then(back))
      #expect(abs(turned.x - start.x) < 0.1 && abs(turned.y - start.y) < 0.1, "\(degrees)°")
    }
  }

  @Test func fadesWithTheTextsColour() throws {
    let place = Point(x: 10, y: 50)
    let full = try draw(line("😀", size: 40), at: place, side: 70)
    let half = try draw(
      line("😀", size: 40, color: Color(red: 1, green: 0, blue: 0, alpha: 0.5)), at: place,
      side: 70)
    for (a, b) in zip(full.bytes, half.bytes) { #expect(abs(Double(a) / 2 - Double(b)) <= 1) }
  }

  /// Redrawn in part, the picture is the one of a full drawing.
  @Test func redrawsInPart() throws {
    var placed = line("a😀b🚀", size: 18, color: Color(red: 0, green: 0, blue: 0, alpha: 0.7))
    placed.origin = Point(x: 5.3, y: 30.6)
    func list(_ x: Double) -> DisplayList {
      DisplayList(
        size: Size(width: 100, height: 50), background: .white,
        items: [fill(x, 8, 20, 30, .black), .text(TextItem(lines: [placed]))])
    }
    var moving = try Canvas(width: 150, height: 75, scale: 1.5, images: ImageStore(), text: text)
    for x in [2.0, 9.5, 31.2] {
      _ = try moving.draw(list(x))
      var fresh = try Canvas(
        width: 150, height: 75, scale: 1.5, images: ImageStore(), text: text)
      _ = try fresh.draw(list(x))
      #expect(moving.frame() == fresh.frame(), "\(x)")
    }
  }

  @Test func tellsWhatNoFontHas() throws {
    _ = line("🦄", size: 20)
    #expect(text.fonts.warnings == [.missingGlyph("🦄")])
    let plain = PangoText(fonts: try FontSet())
    _ = plain.layout(
      [TextRun(string: "😀", font: Font(size: 20), color: .black)], style: ParagraphStyle(),
      width: nil)
    #expect(plain.fonts.warnings == [.missingGlyph("😀")])
  }

  private static let noto = [
    "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf", "/Library/Fonts/NotoColorEmoji.ttf",
  ].first { FileManager.default.fileExists(atPath: $0) }

  /// The whole font, as Debian has it: families of any members, flags, skin tones.
  @Test(.enabled(if: noto != nil)) func drawsWhatTheWholeFontHas() throws {
    let file = try #require(Self.noto)
    let all = PangoText(fonts: try FontSet(files: [file]))
    for string in [
      "🦄", "🧑🏽‍🚀", "👨‍👩‍👧", "🏳️‍🌈", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "🇧🇷", "☕️", "1️⃣",
    ] {
      let line = all.layout(
        [TextRun(string: string, font: Font(size: 20), color: .black)], style: ParagraphStyle(),
        width: nil
      ).lines[0]
      let pictures = line.parts.filter { if case .picture = $0 { true } else { false } }
      #expect(pictures.count == 1, "\(string)")
      #expect(abs(line.width - Self.advance * 20) < 0.02, "\(string)")
    }
    #expect(all.fonts.warnings.isEmpty)
  }
}
