import Drawing
import Geometry
import Pixels
import Testing

@testable import Raster

/// Expected colours are worked out by hand: a blur of one colour is that colour, one of an edge is
/// the Gaussian's integral, luminance is Rec. 709's.
@Suite struct MaterialTests {
  static func material(
    _ rect: Rect, radius: Double = 0, blur: Double = 6, saturation: Double = 1,
    tint: Color = .clear
  ) -> DisplayItem {
    .backdrop(
      Backdrop(
        shape: .roundedRect(rect, CornerRadii(radius)), radius: blur, saturation: saturation,
        tint: tint))
  }

  static let box = Rect(x: 8, y: 8, width: 24, height: 24)

  /// At the edge of what it sees, too: nothing is mixed in.
  @Test(arguments: [0, 0.3, 1, 5, 20, 200], [1.0, 3]) func aFlatColourStaysFlat(
    blur: Double, scale: Double
  ) throws {
    let side = Int(40 * scale)
    let color = Color(red: 0.2, green: 0.6, blue: 1, alpha: 1)
    let frame = try render(
      [Self.material(Self.box, blur: blur)], width: side, height: side, scale: scale,
      background: color)
    for y in 0..<side {
      for x in 0..<side { #expect(frame.pixel(x, y) == [51, 153, 255, 255]) }
    }
  }

  @Test func tintLiesOverThePicture() throws {
    let tint = Color(red: 1, green: 0, blue: 1, alpha: 0.6)
    let frame = try render(
      [Self.material(Self.box, tint: tint)], width: 40, height: 40, background: .white)
    // 255 · 0.4 = 102 of the white, 153 of the tint.
    #expect(frame.pixel(20, 20) == [255, 102, 255, 255])
    #expect(frame.pixel(7, 20) == [255, 255, 255, 255])
  }

  @Test func withoutSaturationOnlyLuminanceIsLeft() throws {
    let frame = try render(
      [Self.material(Self.box, saturation: 0)], width: 40, height: 40,
      background: Color(red: 1, green: 0, blue: 0, alpha: 1))
    // 0.2126 · 255 = 54.2
    #expect(frame.pixel(20, 20) == [54, 54, 54, 255])
  }

  @Test func moreSaturationStaysInRange() throws {
    let frame = try render(
      [Self.material(Self.box, saturation: 2)], width: 40, height: 40,
      background: Color(red: 0.8, green: 0.4, blue: 0.4, alpha: 1))
    // Luminance 123.7: red 204 → 284, cut; green and blue 102 → 80.3.
    #expect(frame.pixel(20, 20) == [255, 80, 80, 255])
  }

  /// A Gaussian's integral from its middle to a number of deviations, by Simpson's rule.
  static func integral(to end: Double) -> Double {
    let count = 200
    let step = end / Double(count)
    var sum = 0.0
    for index in 0...count {
      let x = Double(index) * step
      let weight = index == 0 || index == count ? 1.0 : index.isMultiple(of: 2) ? 2 : 4
      sum += weight * Double.exp(-x * x / 2)
    }
    return sum * step / 3 / (2 * Double.pi).squareRoot()
  }

  @Test(arguments: [2.0, 5, 12]) func anEdgeBecomesTheGaussiansIntegral(deviation: Double) throws {
    let side = 160
    let frame = try render(
      [
        fill(0, 0, 80, 160, .black),
        Self.material(Rect(x: 0, y: 0, width: 160, height: 160), blur: deviation),
      ], width: side, height: side, background: .white)
    for x in 40..<120 {
      let place = (Double(x) + 0.5 - 80) / deviation
      let expected = 255 * (0.5 + Self.integral(to: place))
      #expect(abs(Double(frame.pixel(x, 80)[0]) - expected) <= 2, "\(x)")
    }
  }

  @Test func nothingBesideItShinesIn() throws {
    let frame = try render(
      [fill(8, 8, 24, 24, .black), Self.material(Rect(x: 9, y: 9, width: 22, height: 22))],
      width: 40, height: 40, background: .white)
    for y in 8..<32 {
      for x in 8..<32 { #expect(frame.pixel(x, y) == [0, 0, 0, 255]) }
    }
  }

  @Test func isCutToItsShape() throws {
    let white = Color.white
    let frame = try render(
      [Self.material(Self.box, radius: 12, tint: white)], width: 40, height: 40,
      background: .black)
    #expect(frame.pixel(20, 20) == [255, 255, 255, 255])
    #expect(frame.pixel(8, 8) == [0, 0, 0, 255])
    // Where the corner leaves a pixel half covered there is a mean and no fringe.
    let edge = frame.pixel(11, 11)
    #expect(edge[0] == edge[1] && edge[1] == edge[2])
  }

  /// In a group that is put together apart, it still sees what is below, and fades as a whole.
  @Test func opacityFadesTheResult() throws {
    let group = Group(
      id: "g", opacity: 0.4, items: [Self.material(Self.box, saturation: 0)])
    let frame = try render(
      [.group(group)], width: 40, height: 40,
      background: Color(red: 1, green: 0, blue: 0, alpha: 1))
    // 54 · 0.4 + 255 · 0.6 = 174.6 and 54 · 0.4 = 21.6; each step rounds.
    let pixel = frame.pixel(20, 20)
    #expect(abs(pixel[0] - 175) <= 1 && abs(pixel[1] - 22) <= 1 && pixel[3] == 255)
  }

  @Test func seesTheGroupItIsInAndAllBelowThat() throws {
    let inner = Group(
      id: "inner", opacity: 0.999,
      items: [
        fill(8, 8, 24, 12, Color(red: 0, green: 0, blue: 1, alpha: 1)),
        Self.material(Self.box, blur: 0),
      ])
    let outer = Group(id: "outer", opacity: 0.999, items: [.group(inner)])
    let frame = try render(
      [.group(outer)], width: 40, height: 40,
      background: Color(red: 0, green: 1, blue: 0, alpha: 1))
    #expect(frame.pixel(20, 12)[2] >= 253)
    #expect(frame.pixel(20, 28)[1] >= 253)
  }

  /// What is drawn above does not count.
  @Test func seesOnlyWhatIsBelow() throws {
    let frame = try render(
      [Self.material(Self.box), fill(16, 16, 8, 8, .black)], width: 40, height: 40,
      background: .white)
    #expect(frame.pixel(12, 12) == [255, 255, 255, 255])
    #expect(frame.pixel(20, 20) == [0, 0, 0, 255])
  }

  @Test func itsPictureCanBeHadByNumber() throws {
    let list = DisplayList(
      size: Size(width: 40, height: 40), background: .white,
      items: [Self.material(Self.box, tint: .black)])
    let (numbered, count) = list.numberingPictures()
    #expect(count == 1)
    var canvas = try Canvas(
      width: 40, height: 40, scale: 1, images: ImageStore(), text: PangoText(fonts: FontSet()))
    let picture = try #require(try canvas.backdropPictures(of: numbered)[1])
    #expect(picture.place == PixelRect(x: 7, y: 7, width: 26, height: 26))
    #expect(picture.image.bytes.prefix(4) == [0, 0, 0, 255])
  }
}
