import Drawing
import Foundation
import Geometry
import Testing

@testable import Raster

@Suite struct TextDrawingTests {
  let text: PangoText

  init() throws { text = PangoText(fonts: try FontSet()) }

  private func line(_ string: String, size: Double, x: Double, y: Double) -> DisplayItem {
    let run = TextRun(string: string, font: Font(size: size), color: .black)
    var lines = text.layout([run], style: ParagraphStyle(), width: nil).lines
    for index in lines.indices { lines[index].origin = Point(x: x, y: y) }
    return .text(TextItem(lines: lines))
  }

  private func ink(_ items: [DisplayItem], side: Int, scale: Double) throws -> (
    x: Double, y: Double, sum: Double
  ) {
    var canvas = try Canvas(
      width: side, height: side, scale: scale, images: ImageStore(), text: text)
    let points = Double(side) / scale
    _ = try canvas.draw(
      DisplayList(
        size: Size(width: points, height: points), background: .clear, items: items))
    let frame = canvas.frame()
    var (x, y, sum) = (0.0, 0.0, 0.0)
    for row in 0..<side {
      for column in 0..<side {
        let alpha = Double(frame.pixel(column, row)[3])
        x += alpha * (Double(column) + 0.5)
        y += alpha * (Double(row) + 0.5)
        sum += alpha
      }
    }
    return (x / sum, y / sum, sum)
  }

  /// Text moved by 3 px in steps of a tenth: the centre of its ink moves with it. Flat letters are
  /// the hard ones, since all their stems meet the pixels at once. (A single stem is no test: the
  /// centre of exact coverage does not move evenly where the stem is no whole number of pixels.)
  @Test(arguments: ["Hamburg", "HEH", "Ringel"], [1.0, 2.0, 3.0])
  func followsItsLayer(string: String, scale: Double) throws {
    let side = Int(80 * scale)
    for (dx, dy) in [(1.0, 0.0), (0.0, 1.0), (0.7, 0.4)] {
      var start: (x: Double, y: Double)?
      for step in 0...30 {
        let moved = Double(step) / 10 / scale
        let item = line(string, size: 14, x: 8 + moved * dx, y: 40 + moved * dy)
        let centre = try ink([item], side: side, scale: scale)
        let first = start ?? (centre.x, centre.y)
        start = first
        let pixels = Double(step) / 10
        #expect(abs(centre.x - first.x - pixels * dx) < 0.05, "x at step \(step)")
        #expect(abs(centre.y - first.y - pixels * dy) < 0.05, "y at step \(step)")
      }
    }
  }

  /// Text that grows and shrinks about a point: the centre of its ink goes with it.
  @Test(arguments: ["Hamburg", "HEH", "Ringel"], [1.0, 2, 3])
  func followsItsScale(string: String, scale: Double) throws {
    let item = line(string, size: 14, x: 8, y: 40)
    func centre(_ map: Geometry.AffineTransform) throws -> Point {
      let group = DisplayItem.group(Group(id: "g", transform: map, items: [item]))
      let (x, y, _) = try ink([group], side: Int(80 * scale), scale: scale)
      return Point(x: x, y: y)
    }
    let start = try centre(.identity)
    for step in -30...30 {
      let factor = 1 + Double(step) / 1000
      let about = Point(x: 12.3, y: 30.8)
      let map = Geometry.AffineTransform.translation(x: -about.x, y: -about.y)
        .then(.scale(x: factor, y: factor)).then(.translation(x: about.x, y: about.y))
      let found = try centre(map)
      let x = about.x * scale + (start.x - about.x * scale) * factor
      let y = about.y * scale + (start.y - about.y * scale) * factor
      #expect(abs(found.x - x) < 0.05, "x at \(factor): \(found.x - x)")
      #expect(abs(found.y - y) < 0.05, "y at \(factor): \(found.y - y)")
    }
  }

  /// A flip squeezes text to a line and mirrors it: the centre of its ink stays on its way.
  @Test(
    arguments: ["Hamburg", "HEH", "Ringel"],
    [(1.0, false), (2, false), (3, false), (1, true), (2, true), (3, true)])
  func followsItsFlip(string: String, look: (scale: Double, isHorizontal: Bool)) throws {
    let (scale, isHorizontal) = look
    let item = line(string, size: 14, x: 8, y: 40)
    func centre(_ factor: Double) throws -> Point {
      let about = Point(x: 37.3, y: 36.8)
      let map = Geometry.AffineTransform.translation(x: -about.x, y: -about.y)
        .then(.scale(x: isHorizontal ? factor : 1, y: isHorizontal ? 1 : factor))
        .then(.translation(x: about.x, y: about.y))
      let group = DisplayItem.group(Group(id: "g", transform: map, items: [item]))
      let (x, y, _) = try ink([group], side: Int(80 * scale), scale: scale)
      return Point(x: x - about.x * scale, y: y - about.y * scale)
    }
    let start = try centre(1)
    for degrees in stride(from: 1.0, through: 179, by: 2) where degrees != 89 && degrees != 91 {
      let factor = cos(degrees * .pi / 180)
      let found = try centre(factor)
      let x = start.x * (isHorizontal ? factor : 1)
      let y = start.y * (isHorizontal ? 1 : factor)
      #expect(abs(found.x - x) < 0.1, "x at \(degrees)°: \(found.x - x)")
      #expect(abs(found.y - y) < 0.1, "y at \(degrees)°: \(found.y - y)")
    }
  }

  /// Inter's "l" is a rectangle from 216 to 452 of 2816 units: what it covers of a pixel is known.
  /// Places are rounded to 1/32 px, that is by half of it at most.
  @Test(arguments: 0..<32) func stemCoversItsArea(step: Int) throws {
    let x = 2 + Double(step) * 0.043
    var canvas = try Canvas(width: 10, height: 20, scale: 1, images: ImageStore(), text: text)
    _ = try canvas.draw(
      DisplayList(
        size: Size(width: 10, height: 20), background: .clear,
        items: [line("l", size: 14, x: x, y: 16)]))
    let frame = canvas.frame()
    let (left, right) = (x + 14 * 216 / 2816, x + 14 * 452 / 2816)
    for column in 0..<10 {
      let covered = max(0, min(right, Double(column) + 1) - max(left, Double(column)))
      let alpha = Double(frame.pixel(column, 10)[3]) / 255
      #expect(abs(alpha - covered) < 1.0 / 64 + 0.008, "pixel \(column)")
    }
  }

  /// The ink of a word is the area of its outlines, wherever it lies.
  @Test func amountOfInkDoesNotDependOnThePlace() throws {
    let sums = try (0..<16).map {
      try ink(
        [line("Ringel", size: 11, x: 5 + Double($0) * 0.3, y: 30 + Double($0) * 0.17)],
        side: 80, scale: 1
      ).sum
    }
    let mean = sums.reduce(0, +) / 16
    for sum in sums { #expect(abs(sum / mean - 1) < 0.01) }
  }

  /// Twice the size is twice as wide and high: no hinting, no rounding of advances.
  @Test func inkGrowsWithTheSquareOfTheScale() throws {
    let small = try ink([line("Ringel", size: 12, x: 4, y: 30)], side: 80, scale: 1)
    let large = try ink([line("Ringel", size: 12, x: 4, y: 30)], side: 320, scale: 4)
    #expect(abs(large.sum / small.sum - 16) < 0.1)
    #expect(abs(large.x / 4 - small.x) < 0.05)
    #expect(abs(large.y / 4 - small.y) < 0.05)
  }

  /// Letters of more than 256 px are drawn without a kept mask: nothing jumps where that begins.
  @Test func largeLettersContinueSmallOnes() throws {
    let sums = try [255.0, 257.0].map { size in
      try ink([line("o", size: size, x: 20, y: 250)], side: 320, scale: 1).sum / (size * size)
    }
    #expect(abs(sums[0] / sums[1] - 1) < 0.005)
  }

  @Test func turnsWithItsLayer() throws {
    let item = line("Ringel", size: 14, x: 0, y: 0)
    let plain = try ink(
      [.group(Group(id: "g", transform: .translation(x: 10, y: 40), items: [item]))], side: 80,
      scale: 1)
    let turned = try ink(
      [
        .group(
          Group(
            id: "g", transform: Geometry.AffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 40, ty: 10),
            items: [item]))
      ], side: 80, scale: 1)
    // (x, y) from the origin becomes (−y, x).
    #expect(abs((turned.x - 40) + (plain.y - 40)) < 0.05)
    #expect(abs((turned.y - 10) - (plain.x - 10)) < 0.05)
  }

  @Test func drawsAColourARun() throws {
    let red = Color(red: 1, green: 0, blue: 0)
    let runs = [
      TextRun(string: "l", font: Font(size: 40), color: red),
      TextRun(string: "l", font: Font(size: 40), color: .black),
    ]
    let layout = text.layout(runs, style: ParagraphStyle(), width: nil)
    var canvas = try Canvas(width: 40, height: 60, scale: 1, images: ImageStore(), text: text)
    _ = try canvas.draw(
      DisplayList(
        size: Size(width: 40, height: 60), background: .clear,
        items: [.text(TextItem(lines: layout.lines))]))
    let frame = canvas.frame()
    let solid = (0..<40).map { frame.pixel($0, 30) }.filter { $0[3] == 255 }
    #expect(solid.contains([255, 0, 0, 255]))
    #expect(solid.contains([0, 0, 0, 255]))
  }
}
