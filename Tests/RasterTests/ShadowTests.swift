import Drawing
import Foundation
import Geometry
import Testing

@testable import Raster

@Suite struct ShadowTests {
  static func shadow(
    radius: Double, alpha: Double = 1, offset: Point = .zero, outline: Shape? = nil
  ) -> Shadow {
    Shadow(
      color: Color(red: 0, green: 0, blue: 0, alpha: alpha), radius: radius, offset: offset,
      outline: outline)
  }

  /// A group that only its shadow shows of: what casts it lies far to the left of the canvas.
  static func shadowOnly(
    of items: [DisplayItem], radius: Double, alpha: Double = 1, at point: Point = .zero,
    outline: Shape? = nil
  ) -> DisplayItem {
    .group(
      Group(
        id: "g", transform: .translation(x: point.x - 1000, y: point.y),
        shadow: shadow(
          radius: radius, alpha: alpha, offset: Point(x: 1000, y: 0), outline: outline),
        items: items))
  }

  /// The integral of a Gaussian of mean 0.
  static func integral(_ x: Double, deviation: Double) -> Double {
    0.5 * (1 + erf(x / deviation / 2.0.squareRoot()))
  }

  /// How much of a rectangle a Gaussian about a pixel's centre sees: a product of two integrals.
  static func blurred(_ rect: Rect, x: Int, y: Int, deviation: Double) -> Double {
    func along(_ low: Double, _ high: Double, _ at: Double) -> Double {
      integral(high - at, deviation: deviation) - integral(low - at, deviation: deviation)
    }
    return along(rect.minX, rect.maxX, Double(x) + 0.5)
      * along(rect.minY, rect.maxY, Double(y) + 0.5)
  }

  /// A shape's own shadow and that of another layer whose `shadowPath` is that shape: the same, to
  /// the rounding of the blur's source, under every map.
  @Test(arguments: [0.0, 3, 12], [0.0, 30, 180])
  func aPathCastsWhatItsShapeWould(radius: Double, degrees: Double) throws {
    let elements = try Geometry.Path(svgData: "M10 10H90V40Q50 70 10 40ZM40 20H60V30H40Z")
    let turn = AffineTransform(
      a: cos(degrees * .pi / 180), b: sin(degrees * .pi / 180), c: -sin(degrees * .pi / 180),
      d: cos(degrees * .pi / 180), tx: 0, ty: 0)
    func frame(_ items: [DisplayItem], path: Geometry.Path?) throws -> Frame {
      let away = Point(x: 1000 * cos(-degrees * .pi / 180), y: 1000 * sin(-degrees * .pi / 180))
      let shadow = Shadow(
        color: .black, radius: radius, offset: Point(x: away.x, y: away.y), path: path)
      let place = AffineTransform.translation(x: -50, y: -30).then(turn)
        .then(.translation(x: 80.3 - 1000, y: 70.6))
      return try render(
        [.group(Group(id: "g", transform: place, shadow: shadow, items: items))], width: 160,
        height: 140)
    }
    let own = try frame(
      [.path(PathItem(path: elements, style: .fill(.nonZero), color: .black))], path: nil)
    let path = try frame([fill(0, 0, 5, 5, .white)], path: elements)
    #expect(zip(own.bytes, path.bytes).allSatisfy { abs(Int($0) - Int($1)) <= 1 })
    #expect(own.bytes.contains { $0 > 200 })
  }

  /// As Core Animation's, the offset is in the layer's own directions: a layer turned by 180° has
  /// its shadow above, one turned by a quarter to its left. (docs/spec.md names the source.)
  @Test(arguments: [(0.0, 0.0, 20.0), (90, -20, 0), (180, 0, -20), (270, 20, 0)])
  func theOffsetTurnsWithTheLayer(degrees: Double, dx: Double, dy: Double) throws {
    let (sine, cosine) = (sin(degrees * .pi / 180), cos(degrees * .pi / 180))
    let map = Geometry.AffineTransform(a: cosine, b: sine, c: -sine, d: cosine, tx: 60, ty: 60)
    let group = Group(
      id: "g", transform: map, shadow: Self.shadow(radius: 1, offset: Point(x: 0, y: 20)),
      items: [fill(-10, -10, 20, 20, .white)])
    let frame = try render([.group(group)], width: 120, height: 120)
    func alpha(_ x: Double, _ y: Double) -> Int { frame.pixel(Int(60 + x), Int(60 + y))[3] }
    #expect(alpha(dx, dy) == 255)
    #expect(alpha(-dx, -dy) == 0)
  }

  /// The radius is the standard deviation, at every size of cell: within 1/255 of the closed form,
  /// and 1/255 of rounding.
  @Test(arguments: [2.0, 5, 7, 11, 14, 20, 28], [false, true])
  func isAGaussian(radius: Double, ofOutline: Bool) throws {
    let rect = Rect(x: 40, y: 50, width: 90, height: 60)
    let shape = Shape.roundedRect(rect, .zero)
    let frame = try render(
      [
        Self.shadowOnly(
          of: ofOutline ? [] : [.fill(Fill(shape: shape, color: .white))], radius: radius,
          outline: ofOutline ? shape : nil)
      ], width: 180, height: 160)
    for y in stride(from: 0, to: 160, by: 3) {
      for x in stride(from: 0, to: 180, by: 3) {
        let expected = 255 * Self.blurred(rect, x: x, y: y, deviation: radius)
        #expect(abs(Double(frame.pixel(x, y)[3]) - expected) < 2, "pixel \(x), \(y)")
      }
    }
  }

  @Test func isInPointsAndScalesWithTheLayer() throws {
    let shape = Shape.roundedRect(Rect(x: 10, y: 10, width: 20, height: 20), .zero)
    let group = Group(
      id: "g", transform: .scale(x: 2, y: 1).then(.translation(x: -1000, y: 0)),
      shadow: Self.shadow(radius: 3, offset: Point(x: 500, y: 4), outline: shape), items: [])
    let frame = try render([.group(group)], width: 200, height: 120, scale: 2)
    // 6 px wide and high; twice that along x.
    for (x, y) in [(30, 48), (40, 48), (52, 48), (80, 30), (80, 36), (80, 20)] {
      let across = Self.blurred(
        Rect(x: 40, y: -1000, width: 80, height: 2000), x: x, y: y, deviation: 12)
      let down = Self.blurred(
        Rect(x: -1000, y: 28, width: 2000, height: 40), x: x, y: y, deviation: 6)
      #expect(abs(Double(frame.pixel(x, y)[3]) - 255 * across * down) < 2, "pixel \(x), \(y)")
    }
  }

  /// The composited alpha counts: two halves of an opaque whole cast what the whole casts, and
  /// what is half clear casts half.
  @Test func isCastByTheCompositedAlpha() throws {
    let halves = [fill(40, 40, 30, 40, .white), fill(70, 40, 30, 40, .black)]
    let whole = [fill(40, 40, 60, 40, .white)]
    let half = [fill(40, 40, 60, 40, Color(red: 1, green: 0, blue: 0, alpha: 0.5))]
    func frame(_ items: [DisplayItem]) throws -> Frame {
      try render([Self.shadowOnly(of: items, radius: 5)], width: 140, height: 120)
    }
    let expected = try frame(whole)
    #expect(try frame(halves) == expected)
    let faint = try frame(half)
    for (x, y) in [(70, 60), (40, 60), (36, 60), (70, 84)] {
      #expect(abs(Double(faint.pixel(x, y)[3]) - Double(expected.pixel(x, y)[3]) / 2) <= 1.5)
    }
  }

  @Test func liesBelowTheItemsWithinOpacityAndMask() throws {
    let group = Group(
      id: "g", opacity: 0.5,
      mask: [fill(0, 0, 60, 60, .black)],
      shadow: Self.shadow(radius: 0, offset: Point(x: 20, y: 0)),
      items: [fill(20, 20, 20, 20, .white)])
    let frame = try render([.group(group)], width: 80, height: 60)
    #expect(frame.pixel(30, 30) == [128, 128, 128, 128])
    #expect(frame.pixel(50, 30) == [0, 0, 0, 128])
    // The mask cuts the shadow too.
    let narrow = Group(
      id: "g", mask: [fill(0, 0, 45, 60, .black)], shadow: group.shadow, items: group.items)
    let cut = try render([.group(narrow)], width: 80, height: 60)
    #expect(cut.pixel(44, 30)[3] == 255 && cut.pixel(45, 30)[3] == 0)
  }

  @Test func isNotCutByTheClip() throws {
    let clip = Shape.roundedRect(Rect(x: 20, y: 20, width: 20, height: 20), .zero)
    let group = Group(
      id: "g", clip: clip, shadow: Self.shadow(radius: 0, offset: Point(x: 20, y: 5)),
      items: [fill(0, 0, 100, 100, .white)])
    let frame = try render([.group(group)], width: 80, height: 60)
    #expect(frame.pixel(30, 30) == [255, 255, 255, 255])
    #expect(frame.pixel(50, 30) == [0, 0, 0, 255])
    #expect(frame.pixel(50, 22)[3] == 0)
  }

  /// What a shadow that is sharp enough shows of a move of a tenth of a pixel, and one that is
  /// not: 255·α/(5σ) levels is the limit of 4.
  @Test func staysOnWholePixelsOnlyWhereThatDoesNotShow() throws {
    func frame(_ x: Double, radius: Double, alpha: Double) throws -> Frame {
      let outline = Shape.roundedRect(Rect(x: 40, y: 20, width: 40, height: 40), .zero)
      return try render(
        [
          Self.shadowOnly(
            of: [], radius: radius, alpha: alpha, at: Point(x: x, y: 0), outline: outline)
        ], width: 120, height: 80)
    }
    #expect(try frame(0.1, radius: 4, alpha: 0.3) == frame(0.4, radius: 4, alpha: 0.3))
    #expect(try frame(0.1, radius: 4, alpha: 0.6) != frame(0.4, radius: 4, alpha: 0.6))
    // Wherever it is placed, it is within 4 levels, and rounding, of the closed form.
    for (radius, alpha) in [(4.0, 0.3), (4, 0.6), (1.5, 1), (13, 1)] {
      for x in stride(from: 0, through: 1, by: 0.1) {
        let frame = try frame(x, radius: radius, alpha: alpha)
        let rect = Rect(x: 40 + x, y: 20, width: 40, height: 40)
        for column in 25..<100 {
          let expected =
            255 * alpha
            * Self.blurred(rect, x: column, y: 40, deviation: radius)
          #expect(abs(Double(frame.pixel(column, 40)[3]) - expected) < 5.5, "\(radius) \(x)")
        }
      }
    }
  }

  /// A shadow much larger than the canvas looks as if all of it had been drawn.
  @Test func isRightWhereOnlyAPartIsKept() throws {
    let rect = Rect(x: -4000, y: 30, width: 9000, height: 9000)
    let frame = try render(
      [Self.shadowOnly(of: [], radius: 9, outline: .roundedRect(rect, .zero))],
      width: 60, height: 60)
    for y in 0..<60 {
      let expected = 255 * Self.integral(Double(y) + 0.5 - 30, deviation: 9)
      #expect(abs(Double(frame.pixel(31, y)[3]) - expected) < 2)
    }
  }

  @Test(arguments: [Double.infinity, .nan, 1e300, 1e7])
  func survivesNumbersThatMakeNoSense(value: Double) throws {
    let shape = Shape.roundedRect(Rect(x: 4, y: 4, width: 8, height: 8), .zero)
    for shadow in [
      Self.shadow(radius: value), Self.shadow(radius: 2, offset: Point(x: value, y: 0)),
      Self.shadow(radius: value, outline: shape),
    ] {
      let group = Group(id: "g", shadow: shadow, items: [.fill(Fill(shape: shape, color: .white))])
      #expect(try render([.group(group)], width: 16, height: 16).pixel(8, 8)[0] == 255)
    }
  }
}
