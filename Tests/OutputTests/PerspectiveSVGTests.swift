import Drawing
import Geometry
import Output
import Testing

/// Groups in perspective in SVG: outlines with their points mapped, or pictures.
@Suite struct PerspectiveSVGTests {
  /// A layer of 100 × 60 pt turned by 30° about the vertical axis, seen from 150 pt, its middle at
  /// (80, 70). Where its corners go is computed by a script of its own (4 × 4 matrices on column
  /// vectors).
  private static let projection = Projection(
    Transform3D.translation(x: -50, y: -30)
      .then(.rotation(radians: .pi / 6, about: [0, 1, 0]))
      .then(.perspective(distance: 150)).then(.translation(x: 80, y: 70)))
  private static let outline =
    "M28.0385 34 L117.1154 44.2857 L117.1154 95.7143 L28.0385 106 L28.0385 34 Z"
  private static let box = DisplayItem.fill(
    Fill(shape: .roundedRect(Rect(x: 0, y: 0, width: 100, height: 60), .zero), color: .white))

  private static func list(_ items: [DisplayItem]) -> (list: DisplayList, count: Int) {
    DisplayList(
      size: Size(width: 160, height: 140), background: .clear,
      items: [.group(Group(id: "card", projection: projection, opacity: 0.5, items: items))]
    ).numberingPictures()
  }

  @Test func aBoxIsAnOutline() {
    let (list, count) = Self.list([Self.box])
    #expect(count == 0)
    let text = SVGWriter(scale: 1) { _ in nil }.text(for: list)
    #expect(text.contains("<path d=\"\(Self.outline)\" fill=\"#ffffff\"/>"))
    #expect(text.contains("<g id=\"card\" opacity=\"0.5\""))
    #expect(!text.contains("transform"))
  }

  /// A nested group's own move comes before the perspective: half the layer from its middle on.
  @Test func nestedGroupsMoveInThePlane() {
    let half = DisplayItem.fill(
      Fill(shape: .roundedRect(Rect(x: -50, y: 0, width: 100, height: 60), .zero), color: .white))
    let (list, count) = Self.list([
      .group(Group(id: "", transform: .translation(x: 50, y: 0), items: [half]))
    ])
    #expect(count == 0)
    #expect(SVGWriter(scale: 1) { _ in nil }.text(for: list).contains(Self.outline))
  }

  /// A circle of 30 pt stays within a hundredth of a point of its conic: each of the outline's
  /// points, mapped back, is as far from the centre.
  @Test func curvesAreFine() throws {
    let circle = Shape.roundedRect(
      Rect(x: 20, y: 0, width: 60, height: 60), CornerRadii(30))
    let outline = try #require(Self.projection.outline(of: circle.outline))
    let inverse = try #require(Self.projection.inverted)
    var ends: [Point] = []
    for element in outline.elements {
      switch element {
      case .move(let end), .line(let end): ends.append(end)
      case .quadCurve, .curve: Issue.record("a curve is left")
      case .close: break
      }
    }
    #expect(ends.count > 40)
    for (a, b) in zip(ends, ends.dropFirst()) {
      let middle = Point(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2)
      let back = try #require(inverse.map(middle))
      let distance = ((back.x - 50) * (back.x - 50) + (back.y - 30) * (back.y - 30)).squareRoot()
      // Cubic curves in place of a circle are up to 0.03 % of the radius too far out.
      #expect(distance > 29.98 && distance < 30.01)
    }
  }

  @Test func whatIsNoOutlineIsAPicture() {
    let gradient = DisplayItem.gradient(
      GradientItem(
        shape: .roundedRect(Rect(x: 0, y: 0, width: 100, height: 60), .zero),
        gradient: Gradient(
          form: .axial, start: .zero, end: Point(x: 1, y: 0),
          rect: Rect(x: 0, y: 0, width: 100, height: 60),
          stops: [Gradient.Stop(location: 0, color: .white)])))
    let (list, count) = Self.list([Self.box, gradient])
    #expect(count == 1)
    let picture = SVGBackdrop(
      png: [1, 2, 3], place: Rect(x: 28, y: 34, width: 90, height: 72))
    let text = SVGWriter(scale: 2) { _ in nil }.text(for: list, backdrops: [1: picture])
    #expect(
      text.contains(
        "<image transform=\"matrix(0.5 0 0 0.5 14 17)\" width=\"90\" height=\"72\""))
    #expect(text.contains("<g id=\"card\" opacity=\"0.5\">"))
    #expect(!text.contains("<path"))
  }
}
