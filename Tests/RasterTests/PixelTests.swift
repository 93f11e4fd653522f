import Drawing
import Geometry
import Pixels
import Testing

@testable import Raster

/// Pixels whose values follow from the definition of coverage and of Porter and Duff's "over".
@Suite struct PixelTests {
  static let red = Color(red: 1, green: 0, blue: 0)
  static let green = Color(red: 0, green: 1, blue: 0)
  static let blue = Color(red: 0, green: 0, blue: 1)

  @Test func fillsWholePixels() throws {
    let frame = try render([fill(1, 1, 2, 1, Self.red)], width: 4, height: 3)
    for y in 0..<3 {
      for x in 0..<4 {
        let isInside = (1...2).contains(x) && y == 1
        #expect(frame.pixel(x, y) == (isInside ? [255, 0, 0, 255] : [0, 0, 0, 0]))
      }
    }
  }

  /// The share of a pixel that a rectangle covers is its area in it.
  @Test(arguments: [(0.5, 0.0), (0.25, 0.5), (0.125, 0.75), (0.0, 0.25)])
  func coversTheAreaOfAPixel(x: Double, y: Double) throws {
    let frame = try render([fill(x, y, 1, 1, .white)], width: 2, height: 2)
    let expected = [(1 - x) * (1 - y), x * (1 - y), (1 - x) * y, x * y]
    for (index, area) in expected.enumerated() {
      let alpha = frame.pixel(index % 2, index / 2)[3]
      #expect(abs(Double(alpha) - 255 * area) <= 1.5, "pixel \(index)")
    }
  }

  @Test(arguments: [1.0, 2.0, 3.0]) func scalesPointsToPixels(scale: Double) throws {
    let frame = try render(
      [fill(1, 1, 1, 1, .black)], width: Int(3 * scale), height: Int(3 * scale), scale: scale)
    let covered = (0..<frame.width).filter { frame.pixel($0, Int(scale))[3] == 255 }
    #expect(covered == Array(Int(scale)..<Int(2 * scale)))
  }

  /// Core Animation's pixels for a red layer with a bordered green one in it, at opacity .5:
  /// opacity is that of the composited group (QuartzCore, read back from a rendered layer).
  @Test func opacityIsThatOfTheGroup() throws {
    let green = Rect(x: 0, y: 0, width: 10, height: 10)
    let group = Group(
      id: "g", opacity: 0.5,
      items: [
        fill(0, 0, 40, 30, Self.red), fill(0, 0, 10, 10, Self.green),
        .fill(Fill(shape: .ring(green, .zero, width: 2), color: Self.blue)),
      ])
    let frame = try render([.group(group)], width: 40, height: 30)
    for (place, expected) in [
      ((20, 15), [128, 0, 0, 128]), ((5, 5), [0, 128, 0, 128]), ((0, 5), [0, 0, 128, 128]),
    ] {
      let pixel = frame.pixel(place.0, place.1)
      #expect(zip(pixel, expected).allSatisfy { abs($0 - $1) <= 2 }, "\(place): \(pixel)")
    }
  }

  @Test func opacityOutOfRangeIsClamped() throws {
    for (opacity, alpha) in [(-0.5, 0), (1.5, 255)] {
      let group = Group(id: "g", opacity: opacity, items: [fill(0, 0, 2, 2, .black)])
      #expect(try render([.group(group)], width: 2, height: 2).pixel(0, 0)[3] == alpha)
    }
    let color = Color(red: 1.4, green: -0.2, blue: 0, alpha: 2)
    #expect(
      try render([fill(0, 0, 2, 2, color)], width: 2, height: 2).pixel(0, 0) == [255, 0, 0, 255])
  }

  @Test func masksByAlphaAlone() throws {
    let mask = [
      fill(0, 0, 2, 4, Self.green), fill(2, 0, 1, 4, Color.white.withAlpha(0.4)),
    ]
    let group = Group(id: "g", opacity: 0.5, mask: mask, items: [fill(0, 0, 4, 4, Self.red)])
    let frame = try render([.group(group)], width: 4, height: 4)
    #expect(frame.pixel(0, 0) == [128, 0, 0, 128])
    #expect(abs(frame.pixel(2, 0)[3] - 51) <= 1)
    #expect(frame.pixel(3, 0) == [0, 0, 0, 0])
  }

  @Test func ringLeavesItsInsideFree() throws {
    let ring = Shape.ring(Rect(x: 0, y: 0, width: 10, height: 10), .zero, width: 2)
    let frame = try render([.fill(Fill(shape: ring, color: .black))], width: 10, height: 10)
    #expect((0..<10).map { frame.pixel($0, 5)[3] } == [255, 255, 0, 0, 0, 0, 0, 0, 255, 255])
    let wide = Shape.ring(Rect(x: 0, y: 0, width: 10, height: 10), .zero, width: 6)
    let full = try render([.fill(Fill(shape: wide, color: .black))], width: 10, height: 10)
    #expect(full.pixel(5, 5)[3] == 255)
  }

  /// The transform of a group comes before those around it.
  @Test func transformsFromTheInsideOut() throws {
    let inner = Group(
      id: "b", transform: .translation(x: 1, y: 0), items: [fill(0, 0, 1, 1, .black)])
    let outer = Group(id: "a", transform: .scale(x: 2, y: 3), items: [.group(inner)])
    let frame = try render([.group(outer)], width: 6, height: 4)
    #expect((0..<6).map { frame.pixel($0, 2)[3] } == [0, 0, 255, 255, 0, 0])
    #expect(frame.pixel(2, 3)[3] == 0)
  }

  /// What cannot be drawn is left out, and breaks nothing.
  @Test(arguments: [Double.nan, .infinity, -.infinity, 0, -3, 1e300])
  func survivesAnyNumber(value: Double) throws {
    let items: [DisplayItem] = [
      fill(value, 0, 1, 1, .black), fill(0, 0, value, 1, .black),
      fill(0, 0, 3, 3, .black, radius: value),
      .group(
        Group(
          id: "g", transform: .scale(x: value, y: 1), opacity: 0.5,
          clip: .roundedRect(Rect(x: 0, y: 0, width: value, height: 3), CornerRadii(value)),
          items: [fill(0, 0, 1, 1, .black)])),
      fill(3, 3, 1, 1, Self.red),
    ]
    #expect(try render(items, width: 4, height: 4).pixel(3, 3) == [255, 0, 0, 255])
  }

  /// A shape that reaches millions of pixels beyond the canvas still covers it.
  @Test func coversTheCanvasFromFarAway() throws {
    let frame = try render(
      [fill(-5e6, -5e6, 1e7, 1e7, Self.red), fill(-5e6, 1, 1e7, 1, Self.blue, radius: 0.5)],
      width: 3, height: 3)
    #expect(frame.pixel(1, 0) == [255, 0, 0, 255])
    #expect(frame.pixel(1, 1) == [0, 0, 255, 255])
  }

  @Test func refusesASizeItCannotHold() throws {
    let error = #expect(throws: RasterError.self) {
      _ = try render([], width: 40_000, height: 10)
    }
    #expect(error?.operation == "create a 40000 × 10 px surface")
    #expect(throws: RasterError.self) { _ = try render([], width: 0, height: 10) }
  }
}
