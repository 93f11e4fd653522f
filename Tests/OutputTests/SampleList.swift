import Drawing
import Geometry

extension DisplayList {
  /// One of each thing a frame can hold.
  static let sample = DisplayList(
    size: Size(width: 200, height: 120), background: .white,
    items: [
      .group(
        Group(
          id: "cell[0]", transform: .translation(x: 10, y: 10.123456),
          clip: .roundedRect(Rect(x: 0, y: 0, width: 80, height: 40), CornerRadii(10)),
          items: [
            .fill(rect(0, 0, 80, 40, Color(red: 0.2, green: 0.4, blue: 1))),
            .fill(
              Fill(
                shape: .ring(
                  Rect(x: 0, y: 0, width: 80, height: 40), CornerRadii(10), width: 2.5),
                color: .black)),
            .group(Group(id: "cell[0].title", items: [.text(title)])),
          ])),
      .group(
        Group(
          id: "", transform: AffineTransform(a: 0, b: 1, c: -1, d: 6.1e-17, tx: 190, ty: 10),
          opacity: 0.5,
          items: [
            .fill(rect(0, 0, 40, 40, Color(red: 1, green: 0, blue: 0, alpha: 0.75))),
            .fill(
              Fill(
                shape: .roundedRect(
                  Rect(x: 20, y: 20, width: 40, height: 40),
                  CornerRadii(minXminY: 20, maxXminY: 0, maxXmaxY: 8, minXmaxY: 4)),
                color: Color(red: 0, green: 0.5, blue: 0))),
          ])),
      .group(
        Group(
          id: "logo", transform: .translation(x: 10, y: 70),
          mask: [
            .fill(
              Fill(
                shape: .roundedRect(Rect(x: 0, y: 0, width: 40, height: 40), CornerRadii(20)),
                color: Color(red: 0, green: 0, blue: 0, alpha: 0.5)))
          ],
          items: [
            .image(
              ImageItem(
                image: "checks", source: Rect(x: 0, y: 0, width: 1, height: 1),
                destination: Rect(x: 0, y: 0, width: 40, height: 40)))
          ])),
      .group(
        Group(
          id: "cell[0]", transform: .translation(x: 60, y: 70),
          mask: [
            .image(
              ImageItem(
                image: "checks", source: Rect(x: 0, y: 0, width: 1, height: 1),
                destination: Rect(x: 0, y: 0, width: 40, height: 40)))
          ], items: [.fill(rect(0, 0, 40, 40, Color(red: 0.5, green: 0, blue: 0.5)))])),
      .image(
        ImageItem(
          image: "checks", source: Rect(x: 0.5, y: 0, width: 0.5, height: 0.5),
          destination: Rect(x: 110, y: 70, width: 40, height: 40))),
      .image(
        ImageItem(
          image: "missing", source: Rect(x: 0, y: 0, width: 1, height: 1),
          destination: Rect(x: 0, y: 0, width: 40, height: 40))),
    ])

  private static func rect(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ color: Color
  ) -> Fill {
    Fill(shape: .roundedRect(Rect(x: x, y: y, width: width, height: height), .zero), color: color)
  }

  private static let title = TextItem(lines: [
    TextLine(
      runs: [
        TextRun(
          string: "Tom & \"Jo\" <ü>", font: Font(size: 8, weight: 600, kern: 0.2), color: .white)
      ], origin: Point(x: 6, y: 14), width: 62.25, ascent: 8, descent: 2),
    TextLine(
      runs: [
        TextRun(string: "two ", font: Font(size: 8), color: .white),
        TextRun(
          string: " runs\u{1}",
          font: Font(families: ["O'Reilly Sans", "Inter"], size: 9, italic: true),
          color: Color(red: 1, green: 1, blue: 0, alpha: 0.5)),
        TextRun(string: "", font: Font(size: 8), color: .black),
      ], origin: Point(x: 6, y: 28), width: 40, ascent: 8, descent: 2),
  ])
}
