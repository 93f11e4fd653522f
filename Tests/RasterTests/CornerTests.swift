import Drawing
import Geometry
import Testing

@testable import Raster

@Suite struct CornerTests {
  /// The share of a pixel inside a rounded rectangle, from 32 × 32 points of it. Each corner is a
  /// quarter of a circle: the cubic that draws it is within 0.03 % of the radius.
  static func coverage(x: Int, y: Int, rect: Rect, radius: Double) -> Double {
    var inside = 0
    for i in 0..<32 * 32 {
      let px = Double(x) + (Double(i % 32) + 0.5) / 32
      let py = Double(y) + (Double(i / 32) + 0.5) / 32
      guard px > rect.minX, px < rect.maxX, py > rect.minY, py < rect.maxY else { continue }
      let dx = max(rect.minX + radius - px, px - rect.maxX + radius, 0)
      let dy = max(rect.minY + radius - py, py - rect.maxY + radius, 0)
      if dx * dx + dy * dy <= radius * radius { inside += 1 }
    }
    return Double(inside) / 1024
  }

  struct Case: Sendable, CustomTestStringConvertible {
    var x, y, radius: Double
    var testDescription: String { "radius \(radius) at \(x), \(y)" }
    var rect: Rect { Rect(x: x, y: y, width: 30, height: 24) }
  }

  static let cases = [
    Case(x: 2, y: 2, radius: 4), Case(x: 2.3, y: 1.7, radius: 10), Case(x: 1.5, y: 2.5, radius: 12),
  ]

  /// cairo samples a row at 15 heights, so coverage is within 1/15 and half of that on average.
  @Test(arguments: cases) func fillsToTheCircle(_ test: Case) throws {
    let frame = try render(
      [
        fill(
          test.x, test.y, test.rect.width, test.rect.height, .black, radius: test.radius)
      ], width: 36, height: 30)
    try expectCoverage(frame, test)
  }

  /// A clip covers as much as a fill of its shape does.
  @Test(arguments: cases) func clipsToTheCircle(_ test: Case) throws {
    let clip = Shape.roundedRect(test.rect, CornerRadii(test.radius))
    let group = Group(id: "g", clip: clip, items: [fill(0, 0, 40, 40, .black)])
    try expectCoverage(try render([.group(group)], width: 36, height: 30), test)
  }

  /// A fill and a border with the clip's own outline are antialiased once, not twice.
  @Test(arguments: cases) func clipsItsOwnBackgroundOnce(_ test: Case) throws {
    let clip = Shape.roundedRect(test.rect, CornerRadii(test.radius))
    let ring = Shape.ring(test.rect, CornerRadii(test.radius), width: 2)
    let group = Group(
      id: "g", clip: clip,
      items: [.fill(Fill(shape: clip, color: .black)), .fill(Fill(shape: ring, color: .black))])
    try expectCoverage(try render([.group(group)], width: 36, height: 30), test)
  }

  private func expectCoverage(_ frame: Frame, _ test: Case) throws {
    var sum = 0.0
    for y in 0..<frame.height {
      for x in 0..<frame.width {
        let expected = Self.coverage(x: x, y: y, rect: test.rect, radius: test.radius)
        let difference = Double(frame.pixel(x, y)[3]) / 255 - expected
        #expect(abs(difference) < 0.07, "pixel \(x), \(y)")
        sum += difference
      }
    }
    #expect(abs(sum) < 3)
  }

  /// A white card over a black one of the same clip: along the edge there is no black, so every
  /// pixel is the white that covers it over the red below.
  @Test func hasNoFringe() throws {
    let rect = Rect(x: 1.4, y: 1.6, width: 30, height: 24)
    let clip = Shape.roundedRect(rect, CornerRadii(9))
    let group = Group(
      id: "g", clip: clip,
      items: [.fill(Fill(shape: clip, color: .black)), fill(0, 0, 40, 40, .white)])
    let red = Color(red: 1, green: 0, blue: 0)
    let frame = try render([.group(group)], width: 36, height: 30, background: red)
    for y in 0..<30 {
      for x in 0..<36 {
        let pixel = frame.pixel(x, y)
        #expect(pixel[0] == 255 && pixel[1] == pixel[2] && pixel[3] == 255, "pixel \(x), \(y)")
      }
    }
  }

  /// A clip that shows nothing of its own leaves each pixel below as it was.
  @Test func emptyClippedGroupChangesNothing() throws {
    let below = (0..<12).map { index in
      fill(
        Double(index * 3), 0, 3, 30,
        Color(red: Double(index) / 12, green: 0.37, blue: 1 - Double(index) / 12, alpha: 0.7))
    }
    let clip = Shape.roundedRect(Rect(x: 1.4, y: 1.6, width: 30, height: 24), CornerRadii(9))
    let group = Group(id: "g", clip: clip, items: [fill(0, 0, 40, 40, .clear)])
    let plain = try render(below, width: 36, height: 30)
    #expect(try render(below + [.group(group)], width: 36, height: 30) == plain)
  }

  @Test func eachCornerHasItsOwnRadius() throws {
    let radii = CornerRadii(minXminY: 8, maxXminY: 0, maxXmaxY: 4, minXmaxY: 0)
    let shape = Shape.roundedRect(Rect(x: 0, y: 0, width: 20, height: 20), radii)
    let frame = try render([.fill(Fill(shape: shape, color: .black))], width: 20, height: 20)
    #expect(frame.pixel(19, 0)[3] == 255 && frame.pixel(0, 19)[3] == 255)
    #expect(frame.pixel(0, 0)[3] == 0)
    let corner = Self.coverage(
      x: 19, y: 19, rect: Rect(x: 0, y: 0, width: 20, height: 20), radius: 4)
    #expect(abs(Double(frame.pixel(19, 19)[3]) / 255 - corner) < 0.07)
  }
}
