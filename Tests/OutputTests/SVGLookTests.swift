import Drawing
import Foundation
import Geometry
import Output
import Pixels
import Platform
import Testing

/// Corners, shadows and blend modes in SVG, as another renderer shows them.
@Suite(.enabled(if: ChildProcess.find("rsvg-convert") != nil)) struct SVGLookTests {
  private func drawn(_ items: [DisplayItem]) throws -> Image {
    let list = DisplayList(
      size: Size(width: 240, height: 100), background: .white, items: items)
    let text = SVGWriter(scale: 1) { _ in nil }.text(for: list)
    return try withTemporaryFolder { folder in
      try Data(text.utf8).write(to: URL(filePath: folder + "a.svg"))
      let result = try #require(
        try run("rsvg-convert", [folder + "a.svg", "-o", folder + "a.png"]))
      #expect(result.code == 0)
      return try Image(
        png: Array(Data(contentsOf: URL(filePath: folder + "a.png"))), limits: ImageLimits())
    }
  }

  private func pixel(_ image: Image, _ x: Int, _ y: Int) -> [Int] {
    let start = (y * image.width + x) * 4
    return image.bytes[start..<start + 3].map(Int.init)
  }

  private static let rect = Rect(x: 30, y: 30, width: 50, height: 40)

  /// Twelve deviations wide, the shadow of a straight edge is the integral of a Gaussian across it:
  /// 0.5 at the edge, 0.8413 and 0.1587 a deviation to each side.
  @Test(arguments: [false, true], [false, true])
  func shadowsAreGaussian(ofOutline: Bool, isTurned: Bool) throws {
    let shape = Shape.roundedRect(Self.rect, .zero)
    let turn =
      isTurned
      ? AffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 100, ty: 0) : AffineTransform.identity
    let group = Group(
      id: "a", transform: turn.then(.translation(x: 120, y: 0)),
      shadow: Shadow(
        color: .black, radius: 4,
        offset: isTurned ? Point(x: 0, y: 120) : Point(x: -120, y: 0),
        outline: ofOutline ? shape : nil),
      items: [.fill(Fill(shape: shape, color: .black))])
    let image = try drawn([.group(group)])
    // Turned by a quarter, the left edge is the upper one, and 100 − y the new x.
    for (distance, share) in [(0.0, 0.5), (4, 0.8413), (-4, 0.1587)] {
      // Halfway between two pixels.
      let at = Int(30 + distance)
      let pair =
        isTurned
        ? [pixel(image, 50, at - 1), pixel(image, 50, at)]
        : [pixel(image, at - 1, 50), pixel(image, at, 50)]
      let shown = 255 - Double(pair[0][0] + pair[1][0]) / 2
      #expect(abs(shown - 255 * share) < 6, "\(distance)")
    }
  }

  @Test func blendModesAreKnown() throws {
    let below = Fill(
      shape: .roundedRect(Self.rect, .zero), color: Color(red: 0.8, green: 0.4, blue: 0.2))
    for (mode, expected) in [
      // By W3C's formulas, of 0.8, 0.4, 0.2 below and 0.5, 0.5, 0.5 above.
      (BlendMode.multiply, [0.4, 0.2, 0.1]), (.screen, [0.9, 0.7, 0.6]),
      (.difference, [0.3, 0.1, 0.3]), (.darken, [0.5, 0.4, 0.2]), (.colorDodge, [1, 0.8, 0.4]),
    ] {
      let group = Group(
        id: "a", blendMode: mode,
        items: [
          .fill(
            Fill(
              shape: .roundedRect(Self.rect, .zero), color: Color(red: 0.5, green: 0.5, blue: 0.5)))
        ])
      let shown = pixel(try drawn([.fill(below), .group(group)]), 50, 50)
      for (value, wanted) in zip(shown, expected) {
        #expect(abs(Double(value) - 255 * wanted) < 3, "\(mode)")
      }
    }
  }

  /// A point of the continuous curve, well inside the circle of the radius' start: on the edge at
  /// 1.2 radii there is paper already.
  @Test func continuousCornersAreCurves() throws {
    let rect = Rect(x: 0, y: 0, width: 100, height: 100)
    func top(_ curve: CornerCurve) throws -> Int {
      let radii = CornerRadii(30, curve: curve)
      let image = try drawn([.fill(Fill(shape: .roundedRect(rect, radii), color: .black))])
      return pixel(image, 32, 0)[0]
    }
    #expect(try top(.circular) == 0)
    #expect(try top(.continuous) > 30)
  }

  @Test func aClipDoesNotCutTheShadow() throws {
    let shape = Shape.roundedRect(Rect(x: 20, y: 20, width: 20, height: 20), .zero)
    let group = Group(
      id: "a", clip: shape,
      shadow: Shadow(color: .black, radius: 0, offset: Point(x: 30, y: 0), outline: shape),
      items: [
        .fill(
          Fill(
            shape: .roundedRect(Rect(x: 0, y: 0, width: 90, height: 90), .zero),
            color: Color(red: 1, green: 0, blue: 0)))
      ])
    let image = try drawn([.group(group)])
    #expect(pixel(image, 30, 30) == [255, 0, 0])
    #expect(pixel(image, 60, 30) == [0, 0, 0])
    #expect(pixel(image, 45, 30) == [255, 255, 255])
  }
}
