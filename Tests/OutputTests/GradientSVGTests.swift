import Drawing
import Foundation
import Geometry
import Output
import Pixels
import Platform
import Testing

/// Gradients and paths as SVG, drawn by librsvg.
@Suite(.enabled(if: ChildProcess.find("rsvg-convert") != nil)) struct GradientSVGTests {
  static let red = Color(red: 1, green: 0, blue: 0)
  static let blue = Color(red: 0, green: 0, blue: 1)

  /// 80 × 40 pixels over white.
  func drawn(_ items: [DisplayItem]) throws -> Image {
    let list = DisplayList(
      size: Size(width: 80, height: 40), background: .white, items: items)
    return try withTemporaryFolder { (folder) throws in
      let text = SVGWriter(scale: 1) { _ in nil }.text(for: list)
      try Data(text.utf8).write(to: URL(filePath: folder + "a.svg"))
      let result = try #require(
        try run("rsvg-convert", [folder + "a.svg", "-o", folder + "a.png"]))
      #expect(result.code == 0)
      return try Image(
        png: Array(Data(contentsOf: URL(filePath: folder + "a.png"))), limits: ImageLimits())
    }
  }

  func pixel(_ image: Image, _ x: Int, _ y: Int) -> [Double] {
    let start = (y * image.width + x) * 4
    return image.bytes[start..<start + 3].map(Double.init)
  }

  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var form: Gradient.Form
    var end: Point
    /// The location at a point of the unit square.
    var location: @Sendable (Double, Double) -> Double
  }

  /// All start in the middle.
  static let cases = [
    Case(
      testDescription: "axial", form: .axial, end: Point(x: 1, y: 1),
      location: { ($0 + $1 - 1) }),
    Case(
      testDescription: "radial", form: .radial, end: Point(x: 1, y: 0.75),
      location: { x, y in
        let (u, v) = (2 * (x - 0.5), 4 * (y - 0.5))
        return (u * u + v * v).squareRoot()
      }),
    Case(
      testDescription: "conic", form: .conic, end: Point(x: 1, y: 0.5),
      location: { x, y in
        let turns = Double.atan2(y: y - 0.5, x: x - 0.5) / (2 * .pi)
        return turns < 0 ? turns + 1 : turns
      }),
  ]

  /// Premultiplied mixes over white: 255 · (1 − α) + c · α, which SVG's own stops are not.
  @Test(arguments: cases, [1.0, 0.0])
  func showsTheSameColours(_ testCase: Case, alpha: Double) throws {
    let rect = Rect(x: 0, y: 0, width: 80, height: 40)
    let image = try drawn([
      .gradient(
        GradientItem(
          shape: .roundedRect(rect, .zero),
          gradient: Gradient(
            form: testCase.form, start: Point(x: 0.5, y: 0.5), end: testCase.end, rect: rect,
            stops: [
              Gradient.Stop(location: 0, color: Self.red),
              Gradient.Stop(location: 1, color: Self.blue.withAlpha(alpha)),
            ])))
    ])
    for (x, y) in [(5, 5), (30, 35), (60, 10), (70, 30), (41, 3), (12, 22)] {
      let at = min(
        1, max(0, testCase.location((Double(x) + 0.5) / 80, (Double(y) + 0.5) / 40)))
      let cover = 1 - at + at * alpha
      let expected = [
        255 * (1 - cover) + 255 * (1 - at), 255 * (1 - cover),
        255 * (1 - cover) + 255 * at * alpha,
      ]
      for (found, value) in zip(pixel(image, x, y), expected) {
        #expect(abs(found - value) <= 3, "\(x), \(y): \(pixel(image, x, y)), not \(expected)")
      }
    }
  }

  @Test func strokesAndFillsLieWhereTheyShould() throws {
    let data = "M10 10H70V30H10Z M20 14V26H60V14Z"
    let path = try Path(svgData: data)
    let image = try drawn([
      .path(PathItem(path: path, style: .fill(.evenOdd), color: Self.red)),
      .path(
        PathItem(
          path: try Path(svgData: "M5 20H75"),
          style: .stroke(Stroke(width: 4, cap: .square, dashPattern: [10, 20], dashPhase: 5)),
          color: Self.blue)),
    ])
    #expect(pixel(image, 15, 12) == [255, 0, 0])
    // The hole shows the canvas, the dashes lie from 5 to 10 and from 30 to 40, and 2 more.
    #expect(pixel(image, 24, 16) == [255, 255, 255])
    let dashes = (0..<80).filter { pixel(image, $0, 19) == [0, 0, 255] }
    #expect(dashes == Array(3..<12) + Array(28..<42) + Array(58..<72))
  }
}
