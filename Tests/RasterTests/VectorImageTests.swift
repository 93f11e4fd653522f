import Drawing
import Geometry
import Testing

@testable import Raster

@Suite struct VectorImageTests {
  static func image(_ body: String, _ size: String = "width=\"8\" height=\"4\"") -> [UInt8] {
    Array("<svg xmlns=\"http://www.w3.org/2000/svg\" \(size)>\(body)</svg>".utf8)
  }

  /// The left half red, the right one half transparent blue.
  static let halves = image(
    """
    <rect width="4" height="4" fill="#f00"/>
    <rect x="4" width="4" height="4" fill="#00f" fill-opacity="0.6"/>
    """)

  static func item(_ destination: Rect) -> DisplayItem {
    .image(ImageItem(image: "v", source: ImageTests.all, destination: destination))
  }

  static func store(_ svg: [UInt8] = halves) throws -> ImageStore {
    try ImageStore(vectors: ["v": VectorImage(svg: svg)])
  }

  /// Edges are sharp at every size: no picture is enlarged.
  @Test(arguments: [1.0, 2, 7.5, 40]) func isSharpAtEverySize(scale: Double) throws {
    let (width, height) = (Int(8 * scale), Int(4 * scale))
    let frame = try render(
      [Self.item(Rect(x: 0, y: 0, width: 8, height: 4))], width: width, height: height,
      scale: scale, images: Self.store())
    for y in 0..<height {
      for x in 0..<width {
        #expect(frame.pixel(x, y) == (x < width / 2 ? [255, 0, 0, 255] : [0, 0, 153, 153]))
      }
    }
  }

  @Test func showsAPartStretched() throws {
    let part = DisplayItem.image(
      ImageItem(
        image: "v", source: Rect(x: 0.25, y: 0, width: 0.5, height: 1),
        destination: Rect(x: 0, y: 0, width: 20, height: 3)))
    let frame = try render([part], width: 20, height: 3, images: Self.store())
    #expect(frame.pixel(9, 1) == [255, 0, 0, 255])
    #expect(frame.pixel(10, 1) == [0, 0, 153, 153])
  }

  /// A gradient in the bounds of its shape turns with the picture: along the picture's own axis,
  /// an eighth of the side is an eighth of the way from black to white, whatever the angle.
  @Test(arguments: [0.0, 20, 45, 90, 130, 180]) func gradientsTurn(degrees: Double) throws {
    let picture = Self.image(
      """
      <linearGradient id="g"><stop offset="0" stop-color="#000"/>\
      <stop offset="1" stop-color="#fff"/></linearGradient>
      <rect width="8" height="8" fill="url(#g)"/>
      """, #"width="8" height="8""#)
    let turn = AffineTransform.translation(x: -40, y: -40)
      .then(.rotation(radians: degrees * .pi / 180)).then(.translation(x: 60, y: 60))
    let group = Group(
      id: "a", transform: turn, items: [Self.item(Rect(x: 0, y: 0, width: 80, height: 80))])
    let frame = try render([.group(group)], width: 120, height: 120, images: Self.store(picture))
    for eighth in 1..<8 {
      let place = turn.apply(to: Point(x: 10 * Double(eighth), y: 40))
      // A pixel shows the value at its centre.
      let (x, y) = (place.x.rounded(.down), place.y.rounded(.down))
      let along = turn.inverted?.apply(to: Point(x: x + 0.5, y: y + 0.5)).x ?? 0
      let expected = 255 * along / 80
      #expect(abs(Double(frame.pixel(Int(x), Int(y))[0]) - expected) < 3, "\(eighth)")
    }
  }

  @Test func sizeComesFromTheViewBoxWhereNothingElseTellsIt() throws {
    #expect(try VectorImage(svg: Self.halves).size == Size(width: 8, height: 4))
    let boxed = Self.image("", #"viewBox="0 0 30 20""#)
    #expect(try VectorImage(svg: boxed).size == Size(width: 30, height: 20))
  }

  struct Fault: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var svg: [UInt8]
    var words: String
  }

  static let faults = [
    Fault(testDescription: "no XML", svg: Array("hello".utf8), words: "cannot read an SVG"),
    Fault(testDescription: "empty", svg: [], words: "cannot read an SVG"),
    Fault(
      testDescription: "truncated", svg: Array(halves.dropLast(9)), words: "cannot read an SVG"),
    Fault(
      testDescription: "another document", svg: Array("<html/>".utf8),
      words: "cannot read an SVG"),
    Fault(testDescription: "no size", svg: image("", ""), words: "no width, height or viewBox"),
    Fault(
      testDescription: "a billion laughs",
      svg: Array(
        ("<!DOCTYPE svg [<!ENTITY a \"lol\">"
          + zip("bcdefghij", "abcdefghi").map { next, last in
            "<!ENTITY \(next) \"" + String(repeating: "&\(last);", count: 10) + "\">"
          }.joined() + "]><svg xmlns=\"http://www.w3.org/2000/svg\" width=\"1\" height=\"1\">"
          + "<text>&j;</text></svg>").utf8), words: "cannot read an SVG"),
  ]

  @Test(.timeLimit(.minutes(1)), arguments: faults) func isRefused(_ fault: Fault) throws {
    let error = #expect(throws: RasterError.self) { try VectorImage(svg: fault.svg) }
    #expect(error?.description.contains(fault.words) == true)
    #expect(error?.reason.contains("\n") == false)
  }

  /// Ten uses of ten uses of …: librsvg gives up when it draws.
  @Test(.timeLimit(.minutes(1))) func tryingOutFindsWhatCannotBeDrawn() throws {
    var body = #"<defs><rect id="a0" width="1" height="1"/>"#
    for level in 1..<9 {
      let uses = String(repeating: "<use xlink:href=\"#a\(level - 1)\"/>", count: 10)
      body += "<g id=\"a\(level)\">\(uses)</g>"
    }
    let svg = Self.image(
      body + "</defs><use xlink:href=\"#a8\"/>",
      #"xmlns:xlink="http://www.w3.org/1999/xlink" width="8" height="8""#)
    #expect(throws: RasterError.self) { try VectorImage(svg: svg).tryOut() }
  }
}
