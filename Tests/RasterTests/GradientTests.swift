import Drawing
import Geometry
import Testing

@testable import Raster

/// Pixels of gradients against the mix computed here from where a pixel's centre lies.
@Suite struct GradientTests {
  static let red = Color(red: 1, green: 0, blue: 0)
  static let blue = Color(red: 0, green: 0, blue: 1)

  static func item(
    _ form: Gradient.Form, _ stops: [(Double, Color)], from start: Point, to end: Point,
    over rect: Rect, radius: Double = 0
  ) -> DisplayItem {
    .gradient(
      GradientItem(
        shape: .roundedRect(rect, CornerRadii(radius)),
        gradient: Gradient(
          form: form, start: start, end: end, rect: rect,
          stops: stops.map { Gradient.Stop(location: $0.0, color: $0.1) })))
  }

  /// Premultiplied red, green, blue, alpha of 0...255 for two colours at 0 and 1.
  static func mix(_ a: Color, _ b: Color, _ amount: Double) -> [Double] {
    let t = min(max(amount, 0), 1)
    func premultiplied(_ c: Color) -> [Double] {
      [c.red * c.alpha, c.green * c.alpha, c.blue * c.alpha, c.alpha]
    }
    return zip(premultiplied(a), premultiplied(b)).map { 255 * ($0 + ($1 - $0) * t) }
  }

  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var form: Gradient.Form
    var start: Point
    var end: Point
    /// The location at a point of the unit square.
    var location: @Sendable (Double, Double) -> Double
  }

  static let cases = [
    Case(
      testDescription: "CAGradientLayer's default", form: .axial, start: Point(x: 0.5, y: 0),
      end: Point(x: 0.5, y: 1), location: { $1 }),
    Case(
      testDescription: "across", form: .axial, start: Point(x: 0.25, y: 0),
      end: Point(x: 0.75, y: 0), location: { x, _ in (x - 0.25) / 0.5 }),
    // At right angles in the unit square, whatever the layer's sides.
    Case(
      testDescription: "diagonal", form: .axial, start: Point(x: 0, y: 0), end: Point(x: 1, y: 1),
      location: { ($0 + $1) / 2 }),
    Case(
      testDescription: "radial", form: .radial, start: Point(x: 0.5, y: 0.5),
      end: Point(x: 1, y: 0.75),
      location: { x, y in
        let (u, v) = ((x - 0.5) / 0.5, (y - 0.5) / 0.25)
        return (u * u + v * v).squareRoot()
      }),
    Case(
      testDescription: "conic", form: .conic, start: Point(x: 0.4, y: 0.6),
      end: Point(x: 0.4, y: 0),
      location: { x, y in
        // Clockwise from straight up.
        let turns = Double.atan2(y: x - 0.4, x: 0.6 - y) / (2 * .pi)
        return turns < 0 ? turns + 1 : turns
      }),
  ]

  @Test(arguments: cases, [1.0, 0.25])
  func pixelsAreTheMix(_ testCase: Case, alpha: Double) throws {
    let (first, last) = (Self.red, Self.blue.withAlpha(alpha))
    let (width, height) = (60, 40)
    let frame = try render(
      [
        Self.item(
          testCase.form, [(0, first), (1, last)], from: testCase.start, to: testCase.end,
          over: Rect(x: 0, y: 0, width: 60, height: 40))
      ], width: width, height: height)
    var worst = 0.0
    for y in 0..<height {
      for x in 0..<width {
        let at = testCase.location((Double(x) + 0.5) / 60, (Double(y) + 0.5) / 40)
        // Along the seam and at the centre a pixel is a mean; see `hardEdgesAreSmooth`.
        let fromCentre = Double.hypot(Double(x) + 0.5 - 24, Double(y) + 0.5 - 24)
        if testCase.form == .conic, fromCentre < 4 || min(at, 1 - at) < 0.05 { continue }
        for (found, expected) in zip(frame.pixel(x, y), Self.mix(first, last, at)) {
          worst = max(worst, abs(Double(found) - expected))
        }
      }
    }
    #expect(worst <= 0.51)
  }

  /// A jump that crosses a pixel gives it the mean of both sides by area: here the jump runs at
  /// x = 10.25, and along a diagonal that halves the pixels on it.
  @Test func hardEdgesAreSmooth() throws {
    let stops = [(0.0, Self.red), (0.5, Self.red), (0.5, Self.blue), (1.0, Self.blue)]
    let upright = try render(
      [
        Self.item(
          .axial, stops, from: .zero, to: Point(x: 1, y: 0),
          over: Rect(x: 0, y: 0, width: 20.5, height: 4))
      ], width: 20, height: 4)
    #expect(upright.pixel(9, 1) == [255, 0, 0, 255])
    #expect(abs(upright.pixel(10, 1)[0] - 64) <= 1)
    #expect(upright.pixel(11, 1) == [0, 0, 255, 255])
    let diagonal = try render(
      [
        Self.item(
          .axial, stops, from: .zero, to: Point(x: 1, y: 1),
          over: Rect(x: 0, y: 0, width: 20, height: 20))
      ], width: 20, height: 20)
    for x in 0..<20 {
      // Samples on the line itself count as one side: 8 of 64.
      #expect(abs(diagonal.pixel(x, 19 - x)[0] - 128) <= 17)
      if x < 19 { #expect(diagonal.pixel(x, 18 - x) == [255, 0, 0, 255]) }
    }
    let conic = try render(
      [
        Self.item(
          .conic, [(0, Self.red), (1, Self.blue)], from: Point(x: 0.5, y: 0.5),
          to: Point(x: 1, y: 0.5), over: Rect(x: 0, y: 0, width: 40, height: 41))
      ], width: 40, height: 41)
    // The seam runs right through the middle of row 20.
    #expect(abs(conic.pixel(38, 20)[0] - 128) <= 4 && abs(conic.pixel(38, 20)[2] - 128) <= 4)
  }

  @Test(arguments: [Gradient.Form.axial, .radial, .conic])
  func withoutALengthTheLastColourShows(form: Gradient.Form) throws {
    let frame = try render(
      [
        Self.item(
          form, [(0, Self.red), (1, Self.blue)], from: Point(x: 0.5, y: 0.5),
          to: Point(x: 0.5, y: 0.5), over: Rect(x: 0, y: 0, width: 4, height: 4))
      ], width: 4, height: 4)
    #expect(frame.pixel(0, 0) == [0, 0, 255, 255] && frame.pixel(3, 3) == [0, 0, 255, 255])
  }

  @Test func isCutToItsRoundedShape() throws {
    let rect = Rect(x: 0, y: 0, width: 20, height: 20)
    let frame = try render(
      [
        Self.item(
          .axial, [(0, Self.red), (1, Self.red)], from: .zero, to: Point(x: 1, y: 0), over: rect,
          radius: 8)
      ], width: 20, height: 20)
    let plain = try render([fill(0, 0, 20, 20, Self.red, radius: 8)], width: 20, height: 20)
    #expect(frame == plain)
  }

  /// Each stop's colour goes on beyond the ends, and a location of several stops is a jump.
  @Test func stopsNeedNotReachTheEnds() throws {
    let frame = try render(
      [
        Self.item(
          .axial, [(0.25, Self.red), (0.75, Self.blue)], from: .zero, to: Point(x: 1, y: 0),
          over: Rect(x: 0, y: 0, width: 8, height: 1))
      ], width: 8, height: 1)
    #expect(frame.pixel(0, 0) == [255, 0, 0, 255] && frame.pixel(1, 0) == [255, 0, 0, 255])
    #expect(frame.pixel(7, 0) == [0, 0, 255, 255])
    // x = 2.5 is location 0.3125, an eighth of the way.
    #expect(abs(frame.pixel(2, 0)[0] - 223) <= 1)
  }

  /// What cannot be drawn breaks nothing.
  @Test func survivesAnyNumber() throws {
    for value in [Double.nan, .infinity, 1e300, -1e300, 1e-300] {
      let item = Self.item(
        .radial, [(value, Self.red), (1, Self.blue)], from: Point(x: value, y: 0),
        to: Point(x: 1, y: value), over: Rect(x: 0, y: 0, width: 3, height: 3))
      let frame = try render([item, fill(3, 3, 1, 1, Self.red)], width: 4, height: 4)
      #expect(frame.pixel(3, 3) == [255, 0, 0, 255])
    }
  }
}
